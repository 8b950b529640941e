import { boundsOf } from '#shared/domain/ledger/partial-date.ts'
import type { LedgerStay, LedgerWish } from '#shared/ledger.ts'
import { isExact } from './join.ts'
import type { Proposal } from './proposal.ts'

/** What the account has already. */
export interface KnownLedger {
  home: string
  stays: readonly Pick<LedgerStay, 'city' | 'kind' | 'start' | 'end'>[]
  wishes: readonly Pick<LedgerWish, 'city'>[]
}

/** A stay or a wish, and what of it decides whether the account has it. */
export type PossiblyThere = Pick<Proposal, 'is' | 'city' | 'kind' | 'start' | 'end'>

/**
 * Returns a function that says whether the account has a stay or a wish already, so that the server would not store it:
 * the rule of `server/collections/import-batches.ts`.
 */
export function alreadyThere(ledger: KnownLedger): (item: PossiblyThere) => boolean {
  const staysOf = Map.groupBy(ledger.stays, ({ city }) => city)
  const wishes = new Set(ledger.wishes.map(({ city }) => city))
  return ({ is, city, kind, start, end }) => {
    const stays = staysOf.get(city) ?? []
    if (is === 'wish') {
      return wishes.has(city) || stays.some((stay) => stay.kind !== 'transit')
    }
    const { lo, hi } = boundsOf(start, end)
    return stays.some((stay) => {
      // A change of planes does not say that the city was visited.
      if (stay.kind === 'transit' && kind !== 'transit') return false
      if (hi === '') return true
      const known = boundsOf(stay.start, stay.end)
      if (known.hi === '') return false
      const doOverlap = known.lo <= hi && lo <= known.hi
      const isWithin = lo <= known.lo && known.hi <= hi
      return isWithin || (doOverlap && isExact({ start, end }) && isExact(stay))
    })
  }
}
