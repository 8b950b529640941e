import { Link } from '@tanstack/react-router'
import { Info, Trash2, Undo2 } from 'lucide-react'
import { dateTexts } from '#shared/domain/date-text.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { listText } from '#web/lib/language/formats.ts'
import { mapMessages } from '#web/messages/map.ts'
import { useCancelWaiting, useWaitingChange } from '#web/queries/visit-changes.ts'
import { Flag } from '#web/ui/flag.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'
import type { CityEntry, MapEntry } from './city-index.ts'
import { gridReference } from './grid-reference.ts'
import type { IndexRow } from './index-list.tsx'
import type { ShownKind, YearRange } from './map-filter.ts'
import { yearsText } from './years-text.ts'

/** The order of the index: undefined is by name. */
export type CityOrder = 'country' | 'newest' | undefined

/** The month in which a city was marked, in the reader's time zone; one that is being saved is of this month. */
const monthOf = ({ visit }: MapEntry, language: string) =>
  visit === undefined
    ? mapMessages.notVisited
    : dateTexts(language).monthText(visit.created === '' ? new Date() : new Date(visit.created))

const countryOf = ({ countryName }: MapEntry) => countryName || mapMessages.unknown

/** The common property of a group of lines, which depends on the order of the index. */
const groupOf = (entry: MapEntry, order: CityOrder, language: string) =>
  order === 'country' ? countryOf(entry) : order === 'newest' ? monthOf(entry, language) : entry.letter

export const inOrder = (
  entries: readonly MapEntry[],
  order: CityOrder,
  language: string,
): readonly MapEntry[] => {
  // The entries are sorted by name, and sorting keeps that order among equals.
  if (order === 'country') {
    return entries.toSorted((a, b) => formatsOf(language).compareNames(countryOf(a), countryOf(b)))
  }
  // A visit that is being saved has no time yet: it is treated as the newest. Cities without a mark come last.
  const time = ({ visit }: MapEntry) => (visit === undefined ? '' : visit.created || '~')
  if (order === 'newest')
    return entries.toSorted((a, b) => (time(a) < time(b) ? 1 : time(a) > time(b) ? -1 : 0))
  return entries
}

/** The lines of the index of cities, in its order, with a letter, a country or a month above each group. */
export function cityRows(
  entries: readonly MapEntry[],
  order: CityOrder,
  language: string,
): IndexRow<MapEntry>[] {
  const rows: IndexRow<MapEntry>[] = []
  let group = ''
  for (const entry of entries) {
    const next = groupOf(entry, order, language)
    if (next !== group) {
      group = next
      rows.push({ kind: 'heading', key: `group ${group}`, text: group })
    }
    rows.push({ kind: 'entry', key: entry.cityId, entry })
  }
  return rows
}

type CityLineProps = {
  entry: MapEntry
  isChosen: boolean
  kind: ShownKind
  /** Whether each line shows its kind, because not all entries are visited cities. */
  hasKinds: boolean
  /** The years of the stays that are shown. */
  years: readonly YearRange[]
}

/** A line has room for this many ranges of years. */
const mostRuns = 2

/**
 * A city's line: kind, flag, name, country, and its years, or its grid reference, or a note that it will be removed.
 */
export function CityLine({ entry, isChosen, kind, hasKinds, years }: CityLineProps) {
  const { cityId, name, countryName, iso2, isPlaced, latitude, longitude } = entry
  const isOpen = kind === 'wish' || kind === 'transit'
  const isLeaving = useWaitingChange(cityId) === 'removal'
  return (
    <>
      {hasKinds && <StayGlyph kind={kind} size={14} />}
      {kind !== 'visited' && <span className="sr-only">{mapMessages.kindOf({ kind })}</span>}
      <Flag iso2={iso2} loading="lazy" />
      <span className="flex min-w-0 flex-1 items-baseline gap-2 overflow-hidden whitespace-nowrap">
        <b
          className={`own-direction max-w-full shrink-0 truncate ${isChosen ? 'font-semibold' : isOpen ? 'font-normal text-ink-2' : 'font-[500]'}`}
        >
          {name}
        </b>
        <span className="own-direction truncate text-13 text-ink-3">{countryName}</span>
      </span>
      {isLeaving ? (
        <span className="text-[0.78125rem] whitespace-nowrap text-bad">{mapMessages.removalWaits}</span>
      ) : years.length > 0 ? (
        <span className="figures text-[0.78125rem] whitespace-nowrap text-ink-3">
          {listText(years.slice(-mostRuns).map(yearsText))}
        </span>
      ) : !isPlaced ? (
        <span className="text-[0.78125rem] whitespace-nowrap text-ink-3">{mapMessages.noPlace}</span>
      ) : (
        !isChosen && (
          <span className="figures text-[0.78125rem] whitespace-nowrap text-ink-3">
            {gridReference(latitude, longitude)}
          </span>
        )
      )}
    </>
  )
}

type CityActionsProps = {
  entry: MapEntry
  /** Undefined for somebody else's visits. */
  onDelete: ((entry: CityEntry) => void) | undefined
}

/** The actions for the current city. */
export function CityActions({ entry, onDelete }: CityActionsProps) {
  const { name, cityId } = entry
  const isLeaving = useWaitingChange(cityId) === 'removal'
  const cancelWaiting = useCancelWaiting()
  const Icon = isLeaving ? Undo2 : Trash2
  return (
    <span className="flex pe-2 md:pe-4">
      <Link
        to="/explore/city/$cityId"
        params={{ cityId }}
        aria-label={mapMessages.viewInformationOf({ name })}
        title={mapMessages.viewInformation}
        className={`${iconButtonClass} md:size-8`}
      >
        <Info size={16} strokeWidth={1.6} aria-hidden />
      </Link>
      {/* One button for both actions, so that it keeps the focus when it is pressed. */}
      {onDelete && entry.visit !== undefined && (
        <IconButton
          label={isLeaving ? mapMessages.keepOf({ name }) : mapMessages.deleteOf({ name })}
          title={isLeaving ? mapMessages.keep : mapMessages.delete}
          onClick={() => (isLeaving ? cancelWaiting(entry.visit) : onDelete(entry))}
          className="md:size-8"
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
    </span>
  )
}
