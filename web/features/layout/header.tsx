import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'

export function Header() {
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-6 border-b border-rule bg-paper px-4 md:h-16 md:px-8">
      <Link to="/" className="font-serif text-22">
        {messages.common.appName}
      </Link>
      <nav aria-label={messages.layout.mainNavigation} className="flex gap-6">
        <Link to="/map">{messages.layout.map}</Link>
        <Link to="/explore">{messages.layout.explore}</Link>
        <Link to="/trip">{messages.layout.trip}</Link>
      </nav>
    </header>
  )
}
