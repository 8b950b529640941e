import { Link } from '@tanstack/react-router'
import { useSession } from '#web/lib/session/session.ts'
import { messages } from '#web/messages/index.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Plate } from '#web/ui/plate.tsx'
import { PlaceSearch } from './place-search.tsx'

/** The headline, the link to register (or to the own map for a signed-in person), the search and the world. */
export function Hero() {
  const isSignedIn = useSession().user !== null
  return (
    <section className="mx-auto w-full max-w-[90rem] pt-8 md:px-8 md:pt-14">
      <div className="grid items-end gap-4 px-5 md:grid-cols-12 md:gap-8 md:px-8">
        <h1 className="text-46 md:col-span-7 lg:col-span-8 md:max-w-[11em] lg:text-80 md:text-[3.75rem] md:leading-none">
          {messages.landing.headline}
        </h1>
        <div className="md:col-span-5 lg:col-span-4">
          <p className="text-[1.0625rem] leading-6.5 text-balance text-ink-2 md:text-18">
            {messages.landing.lead}
          </p>
          <div className="mt-5 flex w-full flex-col gap-3 md:mt-6 md:w-fit">
            <div className="flex flex-wrap gap-2 md:gap-3">
              <Link
                to={isSignedIn ? '/map' : '/auth/register'}
                className={buttonClass({ variant: 'primary', size: 'lg', className: 'flex-1' })}
              >
                {messages.landing.start}
              </Link>
              {!isSignedIn && (
                <Link
                  to="/auth/login"
                  className={buttonClass({ variant: 'outline', size: 'lg', className: 'flex-1' })}
                >
                  {messages.layout.signIn}
                </Link>
              )}
            </div>
            {isSignedIn && <p className="text-13 text-ink-3">{messages.landing.signedIn}</p>}
            <PlaceSearch />
          </div>
        </div>
      </div>
      <figure className="mt-6">
        <div className="relative h-95 overflow-hidden md:aspect-[1376/690] md:h-auto md:overflow-visible">
          <Plate
            name="hero"
            label={messages.landing.worldLabel}
            className="overflow-visible max-md:right-auto max-md:left-1/2 max-md:w-190 max-md:-translate-x-[54%] md:w-full"
          />
        </div>
        <figcaption className="px-5 pt-3 text-13 text-ink-3 md:px-8">
          {messages.landing.worldCaption}
        </figcaption>
      </figure>
    </section>
  )
}
