import { Link } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** A page that is announced but not built yet, and says so. */
export function ToCome({ title }: { title: string }) {
  return (
    <div className="mx-auto w-full max-w-[75rem] px-5 py-12 md:px-8">
      <h1 className="text-34 md:text-44">{title}</h1>
      <p className="mt-3 text-18 text-ink-2">{messages.toCome.text}</p>
      <Link to="/" className={buttonClass({ className: 'mt-8' })}>
        {messages.layout.home}
      </Link>
    </div>
  )
}
