import { Link } from '@tanstack/react-router'
import { useConfig } from '#web/lib/config/config.ts'
import { messages } from '#web/messages/index.ts'

const year = new Date().getFullYear()
const linkClass =
  'flex min-h-11 items-center transition-colors hover:text-ink hover:underline underline-offset-4 md:min-h-6'

/** The copyright line, the source repository where one is known, the privacy policy and the credits. */
function FooterLinks() {
  const sourceUrl = useConfig()?.sourceUrl
  return (
    <>
      <span className="max-md:w-full">{messages.layout.copyright({ year: String(year) })}</span>
      {sourceUrl !== undefined && sourceUrl !== '' && (
        <a href={sourceUrl} rel="noreferrer" className={linkClass}>
          {messages.layout.sourceRepository}
        </a>
      )}
      <Link to="/privacypolicy" className={linkClass}>
        {messages.layout.privacyPolicy}
      </Link>
      <Link to="/credits" className={linkClass}>
        {messages.layout.credits}
      </Link>
    </>
  )
}

/** The footer of every page but the map. */
export function Footer() {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 border-t border-rule px-5 py-5 text-[0.84375rem] leading-5 md:gap-y-2 text-ink-3 md:gap-x-7 md:px-8 md:py-6">
      <FooterLinks />
      <span className="max-md:w-full md:ms-auto">{messages.layout.dataCredit}</span>
    </footer>
  )
}

/** The footer as it is shown under the map's list. */
export function MapFooter() {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 border-t border-rule px-5 py-3 text-12 whitespace-nowrap text-ink-3 md:px-6 [&>span]:w-full">
      <FooterLinks />
    </footer>
  )
}
