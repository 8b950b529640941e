import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'

const year = new Date().getFullYear()

/** The footer's lines as they stand under the map's list. */
export function FooterLines() {
  return (
    <footer className="flex justify-between gap-4 border-t border-rule px-6 py-3.5 text-12 whitespace-nowrap text-ink-3">
      <span>{messages.layout.copyright(year)}</span>
      <Link to="/privacypolicy">{messages.layout.privacyPolicy}</Link>
    </footer>
  )
}
