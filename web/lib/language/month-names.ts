import { localeOf } from '#shared/messages/languages.ts'
import { perLanguage } from '#shared/domain/made-once.ts'

const namesOf = perLanguage((language) => {
  const names = (month: 'short' | 'narrow') => {
    const format = new Intl.DateTimeFormat(localeOf(language), { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index)))
  }
  return { short: names('short'), narrow: names('narrow') }
})

/** The names of the twelve months, "Jan" or "J". */
export const monthNames = (language: string, form: 'short' | 'narrow') => namesOf(language)[form]
