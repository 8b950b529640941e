import { X } from 'lucide-react'
import { useState } from 'react'
import { mapMessages } from '#web/messages/map.ts'
import type { MapEntry } from './city-index.ts'
import type { ShownKind, YearRange } from './map-filter.ts'
import { yearsText } from './years-text.ts'

type HiddenMarksProps = {
  /** All cities, including those that the filter hides. */
  entries: readonly MapEntry[]
  /** The cities that are shown. */
  kinds: ReadonlyMap<string, ShownKind>
  /** Undefined while all years are shown. */
  range: YearRange | undefined
  /** Whether the city was marked on this page, and not on another page or device. */
  isMarkedHere: (cityId: string) => boolean
  onAllYears: () => void
}

/** Names the cities that were marked while the chosen range of years hides them, with a button that shows them. */
export function HiddenMarks({ entries, kinds, range, isMarkedHere, onAllYears }: HiddenMarksProps) {
  const [last, setLast] = useState(entries)
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set())
  if (entries !== last) {
    const before = new Set(marksOf(last))
    setLast(entries)
    setAdded(new Set([...added, ...marksOf(entries).filter((id) => !before.has(id) && isMarkedHere(id))]))
  } else if (range === undefined && added.size > 0) setAdded(new Set())
  const hidden =
    range === undefined
      ? []
      : // It can still be shown as a wish, which has no date.
        entries.filter(({ cityId }) => added.has(cityId) && (kinds.get(cityId) ?? 'wish') === 'wish')
  const [first] = hidden
  return (
    <output className="map-notice" data-over-map={first ? '' : undefined}>
      {first && range && (
        <>
          <span>
            {mapMessages.hiddenByYears({ name: first.name, count: hidden.length, years: yearsText(range) })}
          </span>
          <button type="button" className="is-action" onClick={onAllYears}>
            {mapMessages.allYears}
          </button>
          <button type="button" aria-label={mapMessages.dismiss} onClick={() => setAdded(new Set())}>
            <X size={16} strokeWidth={1.6} aria-hidden />
          </button>
        </>
      )}
    </output>
  )
}

const marksOf = (entries: readonly MapEntry[]) =>
  entries.flatMap(({ cityId, visit }) => (visit === undefined ? [] : [cityId]))
