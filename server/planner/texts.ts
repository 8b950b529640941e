import { dateTexts } from '#shared/domain/date-text.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { localeOf } from '#shared/messages/languages.ts'
import { ApiError, type ErrorData } from '#server/http/errors.ts'
import { textsFor } from '#server/messages/texts.ts'
import type { City } from '#server/gazetteer/cities.ts'
import type { Area } from './gazetteer/areas.ts'
import type { Gazetteer } from './gazetteer/load.ts'

/**
 * All texts that the planner writes, in a language of the catalogue. From the prompt the texts repeat only single words
 * of letters, so they contain no markup and no link from it.
 */
export const plannerTexts = perLanguage((language) => {
  const conjunction = new Intl.ListFormat(localeOf(language))
  const formats = formatsOf(language)
  return {
    ...textsFor(language).plannerNotes,
    language,
    /** A calendar day, "8 May 2027". */
    dayText: dateTexts(language).dayText,
    /** "Rome, Florence and Venice". */
    listed: (names: readonly string[]) => conjunction.format(names),
    /** "Rome (3 days), Florence (2 days)". */
    inARow: formats.listText,
    countryName: formats.countryName,
    areaName: ({ kind, id, name }: Area) => (kind === 'country' ? formats.countryName(id, name) : name),
  }
})

export type PlannerTexts = ReturnType<typeof plannerTexts>

/** The texts of a planned trip, with the names that its language has for cities. */
export interface TripTexts extends PlannerTexts {
  cityName: (city: Pick<City, 'geonameid' | 'name'>) => string
}

export function tripTexts({ localNames }: Pick<Gazetteer, 'localNames'>, language: string): TripTexts {
  const names = localNames.get(language)
  return { ...plannerTexts(language), cityName: ({ geonameid, name }) => names?.[geonameid] ?? name }
}

/**
 * An error whose message is one of `texts`. Its Content-Language tells the web app that the message is for the person,
 * so the app shows it as it is.
 */
export const errorInLanguage = (
  { language }: PlannerTexts,
  status: number,
  message: string,
  options: { data?: ErrorData; cause?: unknown; headers?: Record<string, string> } = {},
) => {
  const { data, cause, headers } = options
  return new ApiError(status, message, data, { cause, headers: { 'content-language': language, ...headers } })
}
