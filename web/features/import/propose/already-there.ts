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

/** The fields of a stay or a wish that decide whether the account already has it. */
export type PossiblyThere = Pick<Proposal, 'is' | 'city' | 'kind' | 'start' | 'end'>

/**
 * Returns a function that tells whether the account already has a stay or a wish, which the server would then not
 * store: the rule of `server/collections/import-batches.ts`.
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
      // A change of planes does not count as a visit to the city.
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
