import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { type CountryStatuses, type StatusRecord, statusesOf } from '#shared/domain/ledger/counting.ts'
import { isEnglish } from '#shared/messages/languages.ts'
import type { PicturedLedger } from '#shared/pictures/from-ledger.ts'
import type { Ledger } from '#shared/ledger.ts'
import { possibleDay } from '#server/clock.ts'
import { type LocalCityNames, readLocalCityNames } from '#server/gazetteer/local-city-names.ts'
import { textsFor } from '#server/messages/texts.ts'
import type { Engine } from '#server/records/engine.ts'

/** The name of a city in a language, as the web app shows it. */
type CityName = (city: { id: string; name: string }) => string

/**
 * Reads the data that pictures show besides the records: the status of countries, and the names of cities by language.
 */
export interface PictureData {
  /** A person, or null when there is none. `language` is "" when the browser decides. */
  person(id: string): Promise<{ name: string; isPublic: boolean; language: string } | null>
  /** A ledger with what its pictures need, in a language. `today` is the reader's day, if it is known. */
  pictured(ledger: Ledger, person: string, language: string, today?: string): Promise<PicturedLedger>
  cityNameIn(language: string): Promise<CityName>
}

export function createPictureData(engine: Engine, dataFolder: string): PictureData {
  const { db } = engine
  const gazetteer = pathToFileURL(`${dataFolder}/`)
  let reading: Promise<LocalCityNames> | undefined
  /** Read once; a failed read is repeated for the next picture. */
  const cityNames = () =>
    (reading ??= readLocalCityNames(gazetteer).catch((error: unknown) => {
      reading = undefined
      throw error
    }))
  const cityNameIn = async (language: string): Promise<CityName> => {
    const names = isEnglish(language) ? undefined : (await cityNames()).get(language)
    return ({ id, name }) => names?.[id.replace(/^c0*/, '')] ?? name
  }

  async function statuses(): Promise<CountryStatuses> {
    const { rows } = await sql<StatusRecord>`
      select id, iso2, kind, un_status, sovereign, continent, area, population, capital_city
      from country`.execute(db)
    return statusesOf(rows)
  }

  return {
    cityNameIn,
    async person(id) {
      const row = await db
        .selectFrom('users')
        .select(['name', 'public', 'language'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row ? { name: row.name, isPublic: row.public === 1, language: row.language } : null
    },
    async pictured(ledger, person, language, today) {
      return {
        ledger,
        statuses: await statuses(),
        today: possibleDay(today, engine.now()),
        person,
        language,
        texts: textsFor(language).pictures,
        cityName: await cityNameIn(language),
      }
    },
  }
}
