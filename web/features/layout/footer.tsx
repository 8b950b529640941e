import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'

const year = new Date().getFullYear()

/** The footer of a page. */
export function Footer() {
  return (
    <footer className="flex gap-7 border-t border-rule px-8 py-6 text-[0.84375rem] leading-5 text-ink-3">
      <span>{messages.layout.copyright(year)}</span>
      <Link to="/privacypolicy">{messages.layout.privacyPolicy}</Link>
    </footer>
  )
}
