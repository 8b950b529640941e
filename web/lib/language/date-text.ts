import { dateTexts } from '#shared/domain/date-text.ts'
import { currentLanguage } from '#web/messages/language.ts'

// The functions of shared/domain/date-text.ts, in the page's language at the time of the call.
const texts = () => dateTexts(currentLanguage())

export const monthText = (moment: Date) => texts().monthText(moment)
export const dayText = (day: string) => texts().dayText(day)
export const weekdayDayText = (day: string) => texts().weekdayDayText(day)
export const fullDayText = (day: string) => texts().fullDayText(day)
export const dayRangeParts = (first: string, last: string) => texts().dayRangeParts(first, last)
export const shortRangeParts = (first: string, last: string) => texts().shortRangeParts(first, last)
export const weekdayText = (moment: Date, timeZone: string) => texts().weekdayText(moment, timeZone)
export const columnText = (moment: Date) => texts().columnText(moment)
export const fullWeekdayText = (moment: Date) => texts().fullWeekdayText(moment)
/** `language` selects the 12-hour or 24-hour clock; by default the browser's. */
export const clockText = (moment: Date, timeZone: string, language?: string) =>
  texts().clockText(moment, timeZone, language)
export const momentText = (moment: Date, language?: string) => texts().momentText(moment, language)
