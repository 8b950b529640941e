import { nightsOf, precisionOf, type StayDates } from '#shared/domain/ledger/partial-date.ts'
import { stayDatesText } from '#shared/domain/ledger/stay-text.ts'
import { currentLanguage } from '#web/messages/language.ts'
import { staysMessages } from '#web/messages/stays.ts'

/** The dates of a stay in the page's language; "No date" without dates. */
export const whenText = ({ start, end }: StayDates, months: 'short' | 'long' = 'long'): string =>
  stayDatesText(start, end, currentLanguage(), months) || staysMessages.noDate

/** The nights of a stay with two exact days, or its years and months. Returns "" if the length is not known. */
export const lengthText = ({ start, end }: StayDates): string => {
  const nights = nightsOf(start, end)
  if (nights !== undefined && nights < 100) return nights > 0 ? staysMessages.nights({ count: nights }) : ''
  const isKnown = [start, end].every((date) => ['month', 'day'].includes(precisionOf(date)))
  if (!isKnown) return ''
  const monthCount = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const dayOf = (date: string) => Number(date.slice(8, 10))
  // An incomplete month, as from 31 December to 10 April, does not count.
  const isUnfinished = nights !== undefined && dayOf(end) < dayOf(start)
  const total = monthCount(end) - monthCount(start) - (isUnfinished ? 1 : 0)
  const [years, months] = [Math.floor(total / 12), total % 12]
  return [
    years > 0 && staysMessages.years({ count: years }),
    months > 0 && staysMessages.months({ count: months }),
  ]
    .filter((part) => part !== false)
    .join(' ')
}
