import { dateTexts } from '#shared/domain/date-text.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'
import { compileTexts } from '#shared/messages/compile.ts'
import { english, localeOf } from '#shared/messages/languages.ts'
import { type CompiledTexts, fillTexts } from '#shared/messages/texts.ts'
import type { LocalCityNames } from '#server/gazetteer/local-city-names.ts'
import { languageFile } from '#server/messages/language-files.ts'
import { languageWith } from './languages/all.ts'
import { ApiError, type ErrorData } from '#server/http/errors.ts'
import { languageFor, textsFor } from '#server/messages/texts.ts'
import type { City } from '#server/gazetteer/cities.ts'

type Notes = Catalogue['plannerNotes']

function withFormats(language: string, notes: Notes) {
  const conjunction = new Intl.ListFormat(localeOf(language))
  const formats = formatsOf(language)
  return {
    ...notes,
    language,
    /** A calendar day, "8 May 2027". */
    dayText: dateTexts(language).dayText,
    /** "Rome, Florence and Venice". */
    listed: (names: readonly string[]) => conjunction.format(names),
    /** "Rome (3 days), Florence (2 days)". */
    inARow: formats.listText,
    countryName: formats.countryName,
  }
}

/**
 * All texts that the planner writes, in a language of the catalogue. From the prompt the texts repeat only single words
 * of letters, so they contain no markup and no link from it.
 */
export const plannerTexts = perLanguage((language) => withFormats(language, textsFor(language).plannerNotes))

export type PlannerTexts = ReturnType<typeof plannerTexts>

/** The texts of a planned trip, with the names that its language has for cities. */
export interface TripTexts extends PlannerTexts {
  cityName: (city: Pick<City, 'geonameid' | 'name'>) => string
}

interface CityNames {
  readonly localNames: LocalCityNames
}

function withCityNames({ localNames }: CityNames, texts: PlannerTexts): TripTexts {
  const names = localNames.get(texts.language)
  return { ...texts, cityName: ({ geonameid, name }) => names?.[geonameid] ?? name }
}

export const tripTexts = (names: CityNames, language: string): TripTexts =>
  withCityNames(names, plannerTexts(language))

/** The texts that the table of a language has for the planner alone. */
const tableTexts = perLanguage((language): CompiledTexts | undefined => {
  const table = languageWith(language)?.texts
  if (!table) return undefined
  const texts: Record<string, string | Record<string, string>> = {}
  for (const [key, text] of Object.entries(table)) {
    const [group, name] = key.split('.', 2)
    if (group === undefined || name === undefined) texts[key] = text
    else texts[group] = { ...Object(texts[group]), [name]: text }
  }
  const original = languageFile(english)['plannerNotes']
  return compileTexts(texts, typeof original === 'object' ? original : {}, language)
})

/**
 * The texts of an answer: in the language of the prompt when the catalogue or the planner's table of it has texts, else
 * in that of the person. A sentence that the table lacks is in the person's language, too.
 */
export function answerTexts(names: CityNames, prompt: string, person: string): TripTexts {
  if (languageFor(prompt) === prompt) return tripTexts(names, prompt)
  const own = tableTexts(prompt)
  if (!own) return tripTexts(names, person)
  const { names: trips, types, days, ...notes } = textsFor(person).plannerNotes
  const filled = { ...notes, names: { ...trips }, types: { ...types }, days: { ...days } }
  fillTexts(filled, own, prompt)
  return withCityNames(names, withFormats(prompt, filled))
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
