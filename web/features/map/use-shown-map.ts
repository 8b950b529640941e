import { useMemo, useState } from 'react'
import { type MapFilter, usualKinds } from './map-filter.ts'
import type { ChangeSearch, MapMode, MapSearch } from './map-search.ts'
import { kindsOf } from './read-search.ts'
import { useBandPlace } from './use-band-place.ts'
import { useMapChoice } from './use-map-choice.ts'
import { useMapEntries, useShownEntries } from './use-map-entries.ts'
import { useRegionGroups } from './use-region-groups.ts'
import { useYearRange } from './use-year-range.ts'

export type ShownMap = ReturnType<typeof useShownMap>

/** A person's places, and the part of them that the address selects. */
export function useShownMap(userId: string, isOwn: boolean, search: MapSearch, onSearch: ChangeSearch) {
  const entries = useMapEntries(userId, isOwn)
  const { index } = entries
  const time = useYearRange(search, onSearch, index.years)
  const doLayoversCount = entries.ledger?.rules.transit === true
  const kinds = useAskedKinds(search, onSearch)
  const filter = useFilter(kinds.asked, time.range, doLayoversCount)
  const mode: MapMode = search.show ?? 'cities'
  const shown = useShownEntries(entries, filter, mode === 'cities')
  const regions = useRegionGroups(entries, shown, mode === 'regions')
  const choice = useMapChoice(search, onSearch, shown, entries.shape)
  const hasBand = index.years !== undefined
  return {
    entries,
    time,
    doLayoversCount,
    kinds,
    filter,
    mode,
    shown,
    regions,
    choice,
    /** The id of the chosen city, country or region; "" for none. */
    chosen: { cities: search.city, countries: search.country, regions: search.region }[mode] ?? '',
    /** Whether the band of years is shown. */
    hasBand,
    /** Whether its room is kept free, also before it is known to be shown. */
    hasBandPlace: useBandPlace(userId, entries.isLedgerKnown ? hasBand : undefined),
  }
}

type AskedKinds = Pick<MapSearch, 'kinds' | 'wishes'>

/** The kinds and wishes of the address, or those of a press that is not in the address yet. */
function useAskedKinds({ kinds, wishes }: MapSearch, onSearch: ChangeSearch) {
  const [pressed, setPressed] = useState<AskedKinds>()
  if (pressed && pressed.kinds === kinds && pressed.wishes === wishes) setPressed(undefined)
  const asked: AskedKinds = pressed ?? { kinds, wishes }
  return {
    asked,
    ask: (change: AskedKinds) => {
      setPressed({ ...asked, ...change })
      onSearch(change, 'detail')
    },
    forget: () => setPressed(undefined),
  }
}

/** The requested filter, limited to the years that exist. */
function useFilter(
  { kinds, wishes }: AskedKinds,
  range: MapFilter['range'],
  doLayoversCount: boolean,
): MapFilter {
  const { from, to } = range ?? {}
  // By itself: the slider counts the stays of its kinds, which a step of the years does not change.
  const shown = useMemo(
    () => kindsOf({ kinds, wishes }, usualKinds({ transit: doLayoversCount })),
    [kinds, wishes, doLayoversCount],
  )
  return useMemo(
    () => ({ ...shown, range: from === undefined || to === undefined ? undefined : { from, to } }),
    [shown, from, to],
  )
}
