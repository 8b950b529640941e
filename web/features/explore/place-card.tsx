import { Link } from '@tanstack/react-router'
import { ArrowRight, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cityName, mapCityName } from '#web/lib/language/city-names.ts'
import { countryName, listText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import type { CountryCard as CountryCardData } from '#web/queries/explore-places.ts'
import type { CityCard as CityCardData } from '#web/queries/places.ts'
import { Flag } from '#web/ui/flag.tsx'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'
import { worldRegionName } from './world-region-name.ts'

const gridClass = 'grid gap-x-8 md:grid-cols-2 lg:grid-cols-4 lg:gap-y-4'
const cardClass =
  'group relative flex min-w-0 gap-4 border-t border-rule py-4 lg:min-h-54 lg:flex-col lg:gap-0 lg:py-5'
const bodyClass = 'flex min-w-0 flex-1 flex-col lg:mt-4'

/** The cards of a list of places. */
export function PlaceGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={gridClass}>
      {children}
    </ul>
  )
}

/** Cards while they load, in their final size. */
export function PlaceGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy>
      <p className="sr-only">{exploreMessages.list.loading}</p>
      <div aria-hidden className={gridClass}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={cardClass}>
            <Skeleton className="aspect-4/3 h-auto w-14 self-start lg:w-18" />
            <div className={bodyClass}>
              <Skeleton className={`my-1 h-5 ${['w-28', 'w-36', 'w-24', 'w-32'][index % 4]}`} />
              <Skeleton className="mt-2 h-3.5 w-40" />
              <Skeleton className="mt-2 h-3.5 w-24" />
              <Skeleton className="mt-auto h-4 w-26 max-lg:mt-3" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

type CardProps = {
  name: string
  iso2: string
  lines: readonly string[]
  /** Shows this beside the name when there is no button for it. */
  isVisited?: boolean
  /** A button beside the name, above the link that covers the card. */
  action?: ReactNode
  children: ReactNode
}

function Card({ name, iso2, lines, isVisited = false, action, children }: CardProps) {
  return (
    <li className={cardClass}>
      <Flag iso2={iso2} className="aspect-4/3 h-auto w-14 self-start rounded-sm lg:w-18" />
      <div className={bodyClass}>
        <div className="flex items-baseline gap-2">
          <h2 className="own-direction min-w-0 text-22">{name}</h2>
          {isVisited && (
            <span className="flex shrink-0 items-center gap-1 text-13 text-good">
              <Check className="size-3.5" strokeWidth={2} aria-hidden />
              {exploreMessages.country.visited}
            </span>
          )}
        </div>
        {lines.map((line) => (
          <p key={line} className="figures mt-0.5 text-14 text-ink-2">
            {line}
          </p>
        ))}
        <div className="mt-auto flex items-center justify-between gap-2 pt-3">
          {children}
          {action && <div className="relative z-1 -my-2">{action}</div>}
        </div>
      </div>
    </li>
  )
}

// The whole card reacts to a press; the link is labelled with its own text and the place's name.
const linkClass =
  'inline-flex items-center gap-1.5 py-1 text-14 font-semibold text-accent-text after:absolute after:inset-0 group-hover:underline underline-offset-4'

/** A country with the way to its page. */
export function CountryCard({ country, isVisited }: { country: CountryCardData; isVisited: boolean }) {
  const { id, iso2, capital, region, subregion } = country
  const name = countryName(country)
  return (
    <Card
      name={name}
      iso2={iso2}
      lines={[
        capital === '' ? '' : exploreMessages.list.capital({ name: mapCityName(capital) }),
        worldRegionName(subregion || region),
      ].filter((line) => line !== '')}
      isVisited={isVisited}
    >
      <Link to="/explore/country/$countryId" params={{ countryId: id }} className={linkClass}>
        {exploreMessages.list.viewCountry}
        <span className="sr-only"> {name}</span>
        <ArrowRight className="size-4" strokeWidth={1.6} aria-hidden />
      </Link>
    </Card>
  )
}

/** A city with the way to its page. */
export function CityCard({ city }: { city: CityCardData }) {
  const { id, population, expand } = city
  const name = cityName(city)
  const mark = useCityMark(city)
  const wish = useCityWish(city)
  const places = [expand?.state?.name, expand?.country && countryName(expand.country)].map(
    (part) => part || messages.common.notAvailable,
  )
  return (
    <Card
      name={name}
      iso2={expand?.country?.iso2 ?? ''}
      lines={[
        listText([...new Set(places)]),
        ...(population > 0 ? [exploreMessages.list.people({ people: population })] : []),
      ]}
      action={
        <>
          <WishButton city={name} size="icon" {...wish} />
          <MarkButton city={name} size="short" {...mark} className="-me-2.5" />
        </>
      }
    >
      <Link to="/explore/city/$cityId" params={{ cityId: id }} className={linkClass}>
        {exploreMessages.list.viewCity}
        <span className="sr-only"> {name}</span>
        <ArrowRight className="size-4" strokeWidth={1.6} aria-hidden />
      </Link>
    </Card>
  )
}
