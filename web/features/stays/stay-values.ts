import type { StayDates } from '#shared/domain/ledger/partial-date.ts'

/** What a person enters about a stay. */
export interface StayValues extends StayDates {
  readonly kind: 'visited' | 'lived' | 'transit'
  readonly note: string
}

export const newStayValues: StayValues = { start: '', end: '', kind: 'visited', note: '' }
