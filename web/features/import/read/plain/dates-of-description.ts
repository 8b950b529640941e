import { localDay } from '#shared/domain/day.ts'
import type { When } from '#web/features/import/read/found.ts'
import { monthReader } from './date-names.ts'
import { datesIn } from './dates-in-text.ts'
import { withPlainDays } from './written-dates.ts'

const mostCharacters = 500

/**
 * The first date in a person's description of a place on a map: "juuli 2013<br>laulupidu". Undefined when no date has a
 * year, and for descriptions by programs, which contain links and tables.
 */
export const datesOfDescription = (html: string): { start: When; end?: When } | undefined => {
  if (html === '' || html.length > mostCharacters || /https?:|<t[dhr]\b/i.test(html)) return undefined
  const text = withPlainDays(html.replaceAll(/<[^>]*>/g, ' \n ').replaceAll(/&\w+;/g, ' '))
  const context = { monthOf: monthReader(text), today: localDay(new Date()) }
  for (const line of text.split('\n')) {
    const dates = datesIn(line, context).find((found) => found.dates !== undefined)?.dates
    if (dates !== undefined) return dates
  }
  return undefined
}
