import { useEffect } from 'react'
import { readLocalText, writeLocalText } from '#web/lib/page/local-text.ts'

/** Contains the id of the person whose map was last shown without the band of years. */
const key = 'waymark.map-without-years'

/**
 * Whether the map has room for the band of years. `hasBand` is undefined until the ledger is loaded: the band of years is
 * expected then, unless this person's map had none the last time.
 */
export function useBandPlace(userId: string, hasBand: boolean | undefined): boolean {
  useEffect(() => {
    const isNoted = readLocalText(key) === userId
    if (hasBand !== undefined && hasBand === isNoted) writeLocalText(key, hasBand ? null : userId)
  }, [userId, hasBand])
  return hasBand ?? readLocalText(key) !== userId
}
