import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { mapMessages } from '#web/messages/map.ts'
import { Flag } from '#web/ui/flag.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import type { CountryEntry } from './city-index.ts'
import type { IndexRow } from './index-list.tsx'

/** The lines of the index of countries: the visited ones, then all others under the heading `notVisited`. */
export function countryRows(entries: readonly CountryEntry[], notVisited: string): IndexRow<CountryEntry>[] {
  const row = (entry: CountryEntry): IndexRow<CountryEntry> => ({ kind: 'entry', key: entry.id, entry })
  const visited = entries.filter(({ cities }) => cities > 0)
  const others = entries.filter(({ cities }) => cities === 0)
  const heading: IndexRow<CountryEntry> = {
    kind: 'heading',
    key: 'not visited',
    text: notVisited,
  }
  return [...visited.map(row), ...(others.length > 0 ? [heading] : []), ...others.map(row)]
}

/** A country's line: flag, name, and how many of its cities were visited. */
export function CountryLine({ entry, isChosen }: { entry: CountryEntry; isChosen: boolean }) {
  return (
    <>
      <Flag iso2={entry.iso2} loading="lazy" />
      <b className={`own-direction min-w-0 flex-1 truncate ${isChosen ? 'font-semibold' : 'font-[500]'}`}>
        {entry.name || mapMessages.unknown}
      </b>
      {entry.cities > 0 && (
        <span className="figures text-[0.78125rem] whitespace-nowrap text-ink-3">
          {mapMessages.citiesOf({ count: entry.cities })}
        </span>
      )}
    </>
  )
}

/** The action for the current country. */
export function CountryAction({ entry }: { entry: CountryEntry }) {
  return (
    <Link
      to="/explore/country/$countryId"
      params={{ countryId: entry.id }}
      aria-label={mapMessages.viewInformationOf({ name: entry.name })}
      title={mapMessages.viewInformation}
      className={`${iconButtonClass} me-2 md:me-4 md:size-8`}
    >
      <Info size={16} strokeWidth={1.6} aria-hidden />
    </Link>
  )
}
