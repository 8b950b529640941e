import type { StayDetails } from '#shared/collections/stays.ts'
import type { StayDates } from '#shared/domain/ledger/partial-date.ts'
import type { LedgerStay } from '#shared/ledger.ts'

/** What a person enters about a stay. */
export interface StayValues extends StayDates, Readonly<StayDetails> {
  readonly kind: LedgerStay['kind']
}

/** What is saved of a stay, with the id under which every try saves it. */
export interface SavedStay extends StayValues {
  readonly id: string
}
