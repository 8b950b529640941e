import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countryId } from '#shared/domain/gazetteer-ids.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { Flag } from '#web/ui/flag.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { RegionCells } from '#web/ui/region-cells.tsx'

/** A visited place with its regions. */
export type RegionShare = { iso2: string; name: string; visited: number; of: number }

const shortList = 10

/** The number of visited regions in each country, the most first: ten countries, or all. */
export function Regions({ countries }: { countries: readonly RegionShare[] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (countries.length === 0) return null
  const shown = isWhole ? countries : countries.slice(0, shortList)
  return (
    <section aria-labelledby="regions-title" className="mt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 id="regions-title" className="text-22">
          {timelineMessages.regions}
        </h3>
        {countries.length > shortList && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            className={`min-h-6 text-14 font-medium max-md:min-h-11 print:hidden ${textLinkClass('ink')}`}
          >
            {isWhole ? timelineMessages.fewerPlaces : timelineMessages.allPlaces({ count: countries.length })}
          </button>
        )}
      </div>
      <ul className="mt-3.5 grid gap-x-8 md:grid-cols-2">
        {shown.map(({ iso2, name, visited, of }) => (
          <li
            key={iso2}
            className="grid h-11 break-inside-avoid grid-cols-[1.25rem_6.5rem_minmax(0,1fr)_auto] items-center gap-2.5 border-b border-rule text-14 md:grid-cols-[1.25rem_8.25rem_minmax(0,1fr)_auto] md:gap-3"
          >
            <Flag iso2={iso2} loading="lazy" />
            <Link
              to="/explore/country/$countryId"
              params={{ countryId: countryId(iso2) }}
              title={name}
              className="flex h-full items-center underline-offset-4 hover:underline"
            >
              <span className="truncate">{name}</span>
            </Link>
            <RegionCells visited={visited} of={of} />
            <span className="figures min-w-14 text-end text-13 text-ink-2">
              {timelineMessages.ofRegions({ visited: numberText(visited), of: numberText(of) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
