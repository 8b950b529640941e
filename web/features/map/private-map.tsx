import { Link } from '@tanstack/react-router'
import { mapMessages } from '#web/messages/map.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** What stands where a map is nobody's, or nobody else's business. */
export function PrivateMap() {
  return (
    <div className="mx-auto w-full max-w-[75rem] flex-1 px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <h1 className="text-34 md:text-44">{mapMessages.privateTitle}</h1>
      <p className="mt-3 max-w-140 text-18 text-ink-2">{mapMessages.privateText}</p>
      <Link to="/map" className={buttonClass({ className: 'mt-8' })}>
        {mapMessages.privateAction}
      </Link>
    </div>
  )
}
