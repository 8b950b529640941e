import { Link } from '@tanstack/react-router'
import { useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { buttonClass } from '#web/ui/button.tsx'

/**
 * Replaces a map or profile that is private or belongs to nobody. Both show the same text, so that nobody learns which
 * ids exist.
 */
export function PrivatePersonScreen() {
  const { user } = useSession()
  const { errors, layout, map } = messages
  return (
    <div className="mx-auto w-full max-w-[75rem] flex-1 px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <h1 className="text-34 md:text-44">{errors.privatePersonTitle}</h1>
      <p className="mt-3 max-w-140 text-18 text-ink-2">{errors.privatePersonText}</p>
      <Link
        to={user === null ? '/' : '/map'}
        activeOptions={{ exact: true }}
        className={buttonClass({ className: 'mt-8' })}
      >
        {user === null ? layout.home : map.myTitle}
      </Link>
    </div>
  )
}
