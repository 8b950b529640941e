import { useEffect } from 'react'
import { useLanguage } from '#web/messages/language.ts'
import { privacyMessages } from '#web/messages/privacy.ts'

/** What is stored about a person, why, and who else sees it. Opens at its top, from whatever page it was opened. */
export function PrivacyPolicy() {
  useLanguage()
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const { title, lead } = privacyMessages
  return (
    <article className="mx-auto w-full max-w-[60rem] px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <h1 className="text-34 md:text-44">{title}</h1>
      <p className="mt-3 max-w-[38rem] text-18 text-pretty text-ink-2">{lead}</p>
      <div className="mt-8 md:mt-12">
        {sections().map((section) => (
          <section
            key={section.title}
            className="grid gap-x-8 gap-y-3 border-t border-rule py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:py-7"
          >
            <h2 className="text-22">{section.title}</h2>
            <div className="max-w-[36rem] space-y-3">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.terms !== undefined && (
                <dl className="space-y-3">
                  {section.terms.map(({ term, text }) => (
                    <div key={term}>
                      <dt className="font-semibold">{term}</dt>
                      <dd className="text-ink-2">{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </section>
        ))}
      </div>
    </article>
  )
}

type Section = {
  title: string
  paragraphs: readonly string[]
  terms?: readonly { term: string; text: string }[]
}

const sections = (): readonly Section[] => {
  const { who, collected, purpose, storage, others, deletion } = privacyMessages
  return [
    { title: who.title, paragraphs: [who.children] },
    { title: collected.title, paragraphs: [collected.kinds], terms: [collected.email, collected.usage] },
    { title: purpose.title, paragraphs: [purpose.service, purpose.visibility] },
    {
      title: storage.title,
      paragraphs: [storage.cookies],
      terms: [storage.necessary, storage.preferences, storage.imports, storage.analytics],
    },
    { title: others.title, paragraphs: [others.companies] },
    { title: deletion.title, paragraphs: [deletion.data] },
  ]
}
