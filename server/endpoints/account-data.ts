import { sql } from 'kysely'
import { securityOf } from '#server/auth/security/second-step.ts'
import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { UserCaller } from '#server/http/context.ts'
import { unauthorized } from '#server/http/errors.ts'
import type { Collection, Row } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { presentRecord, type ResponseRecord } from '#server/records/read/present.ts'
import { textsOf } from '#server/records/values.ts'
import { archiveVersion } from './archive-content.ts'

/** The number of rows of a query. Other requests can run between two of them. */
const rowsAtOnce = 500

/** A city that an exported record refers to, so that the export is readable without this server. */
export interface ExportedCity {
  id: string
  name: string
  state: string
  country: string
  latitude: number
  longitude: number
}

/** The data about a person that the server stores besides the records, without secrets. */
export interface AccountRest {
  /** `impersonated`: an operator of the server opened it in the person's place. */
  devices: { created: string; used: string; agent: string; impersonated: boolean }[]
  /** The browsers and programs in which the person has signed in, also those that are signed out. */
  knownDevices: { created: string; used: string; agent: string }[]
  protection: { password_changed: string; totp_since: string; mail_code_since: string }
  /** The person's accounts at sign-in providers. */
  signIns: { provider: string; provider_id: string; label: string; created: string }[]
  passkeys: { name: string; created: string; used: string }[]
  assistant: { begun: string; ended: string }[]
}

/** The account of an archive, without the lists of records. */
export interface AccountHead {
  product: 'waymark'
  version: typeof archiveVersion
  exported: string
  account: ResponseRecord
  picture: { name: string; type: string; base64: string } | null
}

/** All data that the server stores about a person, except secrets: the form of an archive. */
export interface AccountData extends AccountHead, AccountRest {
  /** The records of each collection that refers to users. */
  records: Record<string, ResponseRecord[]>
  /** The cities that the records refer to, by id. */
  places: Record<string, ExportedCity>
}

/** Reads the content of an export of a person's account, one part at a time. */
export class AccountSource {
  /** The collections that refer to users. Every such collection is included automatically. */
  readonly collections: readonly Collection[]
  readonly #db: Db
  readonly #engine: Engine
  readonly #caller: UserCaller
  readonly #columns: ReadonlyMap<Collection, string>

  constructor(db: Db, engine: Engine, caller: UserCaller) {
    const { registry } = engine
    const referrers = registry.referrersOf(registry.get('users'))
    this.#columns = new Map(referrers.map(({ collection, name }) => [collection, name]))
    this.collections = [...this.#columns.keys()]
    this.#db = db
    this.#engine = engine
    this.#caller = caller
  }

  async head(): Promise<AccountHead> {
    const { userId } = this.#caller
    const users = this.#engine.registry.get('users')
    const { rows } = await sql<Row>`select * from users where id = ${userId}`.execute(this.#db)
    const [user] = rows
    if (!user) throw unauthorized()
    const picture = await this.#db
      .selectFrom('avatar')
      .select(['name', 'type', 'content'])
      .where('user', '=', userId)
      .executeTakeFirst()
    return {
      product: 'waymark',
      version: archiveVersion,
      exported: timestampOf(this.#engine.now()),
      account: presentRecord(this.#engine, users, user, this.#caller),
      picture: picture
        ? { name: picture.name, type: picture.type, base64: Buffer.from(picture.content).toString('base64') }
        : null,
    }
  }

  /** The records of a collection in the order in which they were made, in batches. */
  async *recordsOf(collection: Collection): AsyncGenerator<readonly ResponseRecord[]> {
    const column = sql.id(this.#columns.get(collection) ?? 'user')
    for (let after = -1; ;) {
      const { rows } = await sql<Row>`
        select * from ${sql.table(collection.name)}
        where ${column} = ${this.#caller.userId} and seq > ${after} order by seq limit ${rowsAtOnce}`.execute(
        this.#db,
      )
      yield rows.map((row) => presentRecord(this.#engine, collection, row, this.#caller))
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) return
      after = Number(last['seq'])
    }
  }

  /** The cities with these ids, in the order of their ids, in batches. */
  async *cities(ids: ReadonlySet<string>): AsyncGenerator<readonly ExportedCity[]> {
    const sorted = [...ids].sort()
    for (let from = 0; from < sorted.length; from += rowsAtOnce) {
      const named = sql.join(sorted.slice(from, from + rowsAtOnce))
      const { rows } = await sql<
        Omit<ExportedCity, 'state' | 'country'> & { state: string | null; country: string | null }
      >`
        select city.id, city.name, state.name as state, country.name as country,
          city.latitude, city.longitude
        from city
        left join state on state.id = city.state
        left join country on country.id = city.country
        where city.id in (${named}) order by city.id`.execute(this.#db)
      yield rows.map((city) => ({ ...city, state: city.state ?? '', country: city.country ?? '' }))
    }
  }

  async rest(): Promise<AccountRest> {
    const { userId } = this.#caller
    const db = this.#db
    const { password_changed, totp_since, mail_code_since } = await securityOf(db, userId)
    return {
      devices: await devicesOf(db, userId),
      knownDevices: await db
        .selectFrom('known_device')
        .select(['created', 'used', 'agent'])
        .where('user', '=', userId)
        .orderBy('created')
        .execute(),
      protection: { password_changed, totp_since, mail_code_since },
      signIns: await db
        .selectFrom('_externalAuths')
        .select(['provider', 'providerId as provider_id', 'label', 'created'])
        .where('recordRef', '=', userId)
        .orderBy('seq')
        .execute(),
      passkeys: await db
        .selectFrom('passkey')
        .select(['name', 'created', 'used'])
        .where('user', '=', userId)
        .orderBy('created')
        .orderBy('id')
        .execute(),
      assistant: await db
        .selectFrom('planner_generation')
        .select(['begun', 'ended'])
        .where('user', '=', userId)
        .orderBy('begun')
        .execute(),
    }
  }
}

/** The ids of the cities that a record refers to. */
export const citiesOf = (collection: Collection, record: ResponseRecord): string[] =>
  cityFields(collection).flatMap((name) => {
    const field = collection.fields[name]
    const value = record[name]
    return field && typeof value === 'string' ? textsOf(field, value) : []
  })

/** The fields of a collection that refer to a city. */
export const cityFields = ({ fields }: Collection): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.type === 'relation' && field.to === 'city')
    .map(([name]) => name)

async function devicesOf(db: Db, userId: string): Promise<AccountRest['devices']> {
  const rows = await db
    .selectFrom('session')
    .select(['created', 'used', 'agent', 'impersonator'])
    .where('user', '=', userId)
    .orderBy('created')
    .execute()
  return rows.map(({ impersonator, ...row }) => ({ ...row, impersonated: impersonator !== '' }))
}

/**
 * The archive of an account as JSON, with a line for each record. `count` receives the number of records of each
 * collection.
 */
export async function* accountJson(
  source: AccountSource,
  count: (collection: string, records: number) => void = () => {},
): AsyncGenerator<string> {
  const { account, picture, ...named } = await source.head()
  yield `${JSON.stringify(named).slice(0, -1)},\n"account":${JSON.stringify(account)},\n`
  yield `"picture":${JSON.stringify(picture)},\n"records":{`
  const cities = new Set<string>()
  for (const [index, collection] of source.collections.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(collection.name)}:[`
    let written = 0
    for await (const records of source.recordsOf(collection)) {
      for (const record of records) for (const city of citiesOf(collection, record)) cities.add(city)
      yield records
        .map((record, at) => `${written + at === 0 ? '' : ','}\n${JSON.stringify(record)}`)
        .join('')
      written += records.length
    }
    count(collection.name, written)
    yield ']'
  }
  yield '},\n"places":{'
  let written = 0
  for await (const places of source.cities(cities)) {
    yield places
      .map((city, at) => `${written + at === 0 ? '' : ','}\n"${city.id}":${JSON.stringify(city)}`)
      .join('')
    written += places.length
  }
  yield `},\n${JSON.stringify(await source.rest()).slice(1)}\n`
}
