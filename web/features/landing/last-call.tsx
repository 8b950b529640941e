import { Link } from '@tanstack/react-router'
import { useSession } from '#web/lib/session/session.ts'
import { landingMessages } from '#web/messages/landing.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The link to register once more, at the end of the page. */
export function LastCall() {
  const isSignedIn = useSession().user !== null
  return (
    <section className="mt-18 flex flex-col items-center border-t border-rule bg-sheet px-5 py-16 text-center md:mt-30 md:px-8 md:pt-24 md:pb-26">
      <h2 className="mb-7 text-[2rem] leading-9 tracking-[-0.024em] md:text-44">
        {landingMessages.lastCall}
      </h2>
      <Link
        to={isSignedIn ? '/map' : '/auth/register'}
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {landingMessages.getStarted}
      </Link>
    </section>
  )
}
