import { Link } from '@tanstack/react-router'
import { mapMessages } from '#web/messages/map.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** What stands where a map is nobody's, or nobody else's business. */
export function PrivateMap() {
  return (
    <div className="mx-auto flex w-full max-w-160 flex-1 flex-col justify-center px-5 py-12">
      <h1 className="text-34 md:text-44">{mapMessages.privateTitle}</h1>
      <p className="mt-3 mb-8 text-18 text-ink-2">{mapMessages.privateText}</p>
      <Link to="/map" className={buttonClass({ variant: 'outline', className: 'self-start' })}>
        {mapMessages.privateAction}
      </Link>
    </div>
  )
}
