import type { StayDates } from '#shared/domain/ledger/partial-date.ts'

/** What a person enters about a stay. */
export interface StayValues extends StayDates {
  readonly kind: 'visited' | 'lived' | 'transit'
  readonly note: string
}

/** What is saved of a stay, with the id under which every try saves it. */
export interface SavedStay extends StayValues {
  readonly id: string
}
