import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { perLanguage } from '#shared/domain/made-once.ts'
import { type CountryStatuses, type StatusRecord, statusesOf } from '#shared/domain/ledger/counting.ts'
import { isEnglish } from '#shared/messages/languages.ts'
import type { PicturedLedger } from '#shared/pictures/from-ledger.ts'
import type { Ledger } from '#shared/ledger.ts'
import { timestampOf } from '#server/clock.ts'
import { textsFor } from '#server/messages/texts.ts'
import type { Engine } from '#server/records/engine.ts'

/** The name of a city in a language, as the web app shows it. */
type CityName = (city: { id: string; name: string }) => string

/** Reads what pictures show beside the records: the status of countries, and the names of cities by language. */
export interface PictureData {
  /** A person, or null when there is none. `language` is "" when the browser decides. */
  person(id: string): Promise<{ name: string; isPublic: boolean; language: string } | null>
  /** A ledger with what its pictures need, in a language. */
  pictured(ledger: Ledger, person: string, language: string): Promise<PicturedLedger>
  cityNameIn(language: string): CityName
}

export function createPictureData(engine: Engine, dataFolder: string): PictureData {
  const { db } = engine
  const cityNameIn = perLanguage((language): CityName => {
    const file = join(dataFolder, 'city-names', `${language}.json`)
    if (isEnglish(language) || !existsSync(file)) return ({ name }) => name
    const { cities } = JSON.parse(readFileSync(file, 'utf8')) as { cities: Record<string, string> }
    return ({ id, name }) => cities[id.replace(/^c0*/, '')] ?? name
  })

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
    async pictured(ledger, person, language) {
      return {
        ledger,
        statuses: await statuses(),
        today: timestampOf(engine.now()).slice(0, 10),
        person,
        language,
        texts: textsFor(language).pictures,
        cityName: cityNameIn(language),
      }
    },
  }
}
