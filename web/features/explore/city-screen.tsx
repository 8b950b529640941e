import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { City } from '#shared/collections/cities.ts'
import { hasCoordinates } from '#shared/domain/coordinates.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, listText, numberText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { messages } from '#web/messages/index.ts'
import { Flag } from '#web/ui/flag.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { CityActions } from './city-actions.tsx'
import { CityMap } from './city-map.tsx'
import { disputeOf } from './disputed-places.ts'
import { DisputedNote } from './disputed-note.tsx'
import { FactList } from './fact-list.tsx'
import { offsetIn, timeIn, weekdayIn } from './local-time.ts'
import { NearbyCities } from './nearby-cities.tsx'
import { columnsClass, loneLinkClass, mapClass, pageClass, staysColumnsClass } from './page-class.ts'
import { positionText } from './position-text.ts'
import { useNow } from './use-now.ts'

/** A city's page: its country and state, its position, its time, the cities nearby, and the actions for it. */
export function CityScreen({ city, stays }: { city: City; stays?: ReactNode }) {
  const { population, timezone, retired } = city
  const { city: texts, heading } = exploreMessages
  const name = cityName(city)
  // The name on signs and tickets.
  const localName = city.local_name || city.name
  const isPlaced = hasCoordinates(city)
  const { notAvailable } = messages.common

  return (
    <article className={pageClass}>
      <OfflineNotice className="mb-4 rounded-md px-3.5" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mb-8">
        <div className="min-w-0">
          <h1 className="text-34 md:text-44">{heading({ name })}</h1>
          {localName !== name && <p className="own-direction mt-1 text-ink-2">{localName}</p>}
        </div>
        <CityActions city={city} />
      </div>
      {retired && (
        <p className="mb-6 rounded-md bg-warn-wash px-3.5 py-2.5 text-14 text-warn">{texts.retired}</p>
      )}
      <Belonging city={city} />
      <div className="md:mt-5">
        <FactList
          isMinor
          facts={[
            {
              label: texts.population,
              value: population > 0 ? numberText(population) : notAvailable,
            },
            { label: texts.localTime, value: <LocalTime zone={timezone} /> },
            { label: texts.position, value: isPlaced ? positionText(city) : notAvailable },
          ]}
        />
      </div>
      <DisputedNote dispute={disputeOf(city.expand?.country, city.state, city.id)} />
      <div className={stays === undefined ? columnsClass : staysColumnsClass}>
        {isPlaced ? (
          <CityMap city={city} />
        ) : (
          <div className={`${mapClass} flex items-center bg-water p-6 md:p-10`}>
            <p className="max-w-[26rem] text-18 text-sea-text">{texts.noPlace}</p>
          </div>
        )}
        {stays !== undefined && <div className="min-w-0 lg:row-span-2">{stays}</div>}
        {isPlaced ? <NearbyCities city={city} isWide={stays !== undefined} /> : <div />}
      </div>
    </article>
  )
}

/** The country and the state of a city, as links to their pages. */
function Belonging({ city }: { city: City }) {
  const { country, state } = city.expand ?? {}
  const { city: texts } = exploreMessages
  const { notAvailable } = messages.common
  return (
    <FactList
      facts={[
        {
          label: texts.countryName,
          value: country ? (
            <Link
              to="/explore/country/$countryId"
              params={{ countryId: country.id }}
              className={loneLinkClass}
            >
              <bdi>{countryName(country)}</bdi>
            </Link>
          ) : (
            notAvailable
          ),
        },
        {
          label: texts.countryFlag,
          value: country?.iso2 ? (
            <Flag
              iso2={country.iso2}
              alt={texts.flagOf({ country: countryName(country) })}
              className="my-0.5 aspect-4/3 h-auto w-9 rounded-sm md:w-11"
            />
          ) : (
            notAvailable
          ),
        },
        {
          label: texts.state,
          value:
            state && country ? (
              <Link
                to="/explore/country/$countryId/region/$stateId"
                params={{ countryId: country.id, stateId: state.id }}
                className={loneLinkClass}
              >
                <bdi>{state.name}</bdi>
              </Link>
            ) : (
              (state?.name ?? notAvailable)
            ),
        },
      ]}
    />
  )
}

function LocalTime({ zone }: { zone: string }) {
  const now = useNow()
  const time = timeIn(zone, now)
  if (zone === '' || time === undefined) return messages.common.notAvailable
  return (
    <>
      <span className="lining-nums tabular-nums">{time}</span>
      <small className="ms-2 font-sans text-14 tracking-normal text-ink-3">
        {listText([weekdayIn(zone, now), offsetIn(zone, now)].filter((part) => part !== undefined))}
      </small>
    </>
  )
}
