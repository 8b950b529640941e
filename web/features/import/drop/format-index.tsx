import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { importsMessages as texts } from '#web/messages/imports.ts'

const terms = ['location', 'photos', 'checkIns', 'flights', 'calendars', 'plain'] as const
type Term = (typeof terms)[number]

/** The readable formats, and how to export them from other apps. */
export function FormatIndex() {
  const [open, setOpen] = useState<ReadonlySet<Term>>(() => new Set(['location']))
  const toggle = (term: Term) => {
    const next = new Set(open)
    if (!next.delete(term)) next.add(term)
    setOpen(next)
  }
  return (
    <section className="min-w-0">
      <h2 className="mb-3 text-22">{texts.formats.title}</h2>
      <ul className="border-b border-rule">
        {terms.map((term) => (
          <TermRow key={term} term={term} isOpen={open.has(term)} onToggle={() => toggle(term)} />
        ))}
      </ul>
    </section>
  )
}

function TermRow({ term, isOpen, onToggle }: { term: Term; isOpen: boolean; onToggle: () => void }) {
  const id = useId()
  const Chevron = isOpen ? ChevronUp : ChevronDown
  const how = texts.formats.how[term]
  return (
    <li className="border-t border-rule pt-1.5 pb-3">
      <h3 className="font-sans text-15 tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-11 w-full items-center justify-between gap-4 text-start font-medium md:min-h-8"
        >
          {texts.formats.names[term]}
          <Chevron className="me-2 size-4 text-ink-3" strokeWidth={1.6} aria-hidden />
        </button>
      </h3>
      <p className="pe-8 text-14 text-ink-2">{texts.formats.what[term]}</p>
      <div id={id} hidden={!isOpen} className="pe-8 text-14 text-ink-2">
        {Object.values(how).map((text) => (
          <p key={text} className="mt-2">
            {text}
          </p>
        ))}
      </div>
    </li>
  )
}
