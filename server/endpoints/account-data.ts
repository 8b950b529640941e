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

/** A city that an exported record refers to, so that the export is readable without this server. */
interface ExportedCity {
  id: string
  name: string
  state: string
  country: string
  latitude: number
  longitude: number
}

/** All data that the server stores about a person, except secrets. */
export interface AccountData {
  product: 'waymark'
  version: typeof archiveVersion
  exported: string
  account: ResponseRecord
  picture: { name: string; type: string; base64: string } | null
  /** The records of each collection that refers to users. */
  records: Record<string, ResponseRecord[]>
  /** The cities that the records refer to, by id. */
  places: Record<string, ExportedCity>
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

/** Collects the caller's data. Every collection with a relation to users is included automatically. */
export async function accountData(db: Db, engine: Engine, caller: UserCaller): Promise<AccountData> {
  const { userId } = caller
  const { registry } = engine
  const users = registry.get('users')
  const [user] = await rowsWhere(db, users, 'id', userId)
  if (!user) throw unauthorized()

  const records: AccountData['records'] = {}
  const cityIds = new Set<string>()
  for (const { collection, name } of registry.referrersOf(users)) {
    const rows = await rowsWhere(db, collection, name, userId)
    records[collection.name] = rows.map((row) => presentRecord(engine, collection, row, caller))
    for (const field of cityFields(collection)) {
      const definition = collection.fields[field]
      for (const row of rows) if (definition) textsOf(definition, row[field]).forEach((id) => cityIds.add(id))
    }
  }
  const picture = await db
    .selectFrom('avatar')
    .select(['name', 'type', 'content'])
    .where('user', '=', userId)
    .executeTakeFirst()
  return {
    product: 'waymark',
    version: archiveVersion,
    exported: timestampOf(engine.now()),
    account: presentRecord(engine, users, user, caller),
    picture: picture
      ? {
          name: picture.name,
          type: picture.type,
          base64: Buffer.from(picture.content).toString('base64'),
        }
      : null,
    records,
    places: await placesOf(db, engine, cityIds),
    devices: await devicesOf(db, userId),
    knownDevices: await db
      .selectFrom('known_device')
      .select(['created', 'used', 'agent'])
      .where('user', '=', userId)
      .orderBy('created')
      .execute(),
    protection: await protectionOf(db, userId),
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

async function protectionOf(db: Db, user: string): Promise<AccountData['protection']> {
  const { password_changed, totp_since, mail_code_since } = await securityOf(db, user)
  return { password_changed, totp_since, mail_code_since }
}

/** The fields of a collection that refer to a city. */
export const cityFields = ({ fields }: Collection): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.type === 'relation' && field.to === 'city')
    .map(([name]) => name)

async function rowsWhere(db: Db, { name }: Collection, column: string, value: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} where ${sql.id(column)} = ${value} order by seq`.execute(db)
  return rows
}

async function devicesOf(db: Db, userId: string): Promise<AccountData['devices']> {
  const rows = await db
    .selectFrom('session')
    .select(['created', 'used', 'agent', 'impersonator'])
    .where('user', '=', userId)
    .orderBy('created')
    .execute()
  return rows.map(({ impersonator, ...row }) => ({ ...row, impersonated: impersonator !== '' }))
}

async function placesOf(db: Db, { dialect }: Engine, ids: ReadonlySet<string>) {
  const { rows } = await sql<
    Omit<ExportedCity, 'state' | 'country'> & { state: string | null; country: string | null }
  >`
    select city.id, city.name, state.name as state, country.name as country,
      city.latitude, city.longitude
    from ${dialect.jsonTexts(sql`${JSON.stringify([...ids])}`, 'named')}
    join city on city.id = named.value
    left join state on state.id = city.state
    left join country on country.id = city.country
    order by city.id`.execute(db)
  return Object.fromEntries(
    rows.map((place) => [place.id, { ...place, state: place.state ?? '', country: place.country ?? '' }]),
  )
}
