import { sql } from 'kysely'
import { addDays, dayOf } from '#shared/domain/day.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import { continentOf } from '#shared/domain/ledger/continent.ts'
import { legTypes } from '#shared/collections/travel-items.ts'
import type { CountingRules, Ledger, LedgerCity, LedgerStay, LedgerTrip, LedgerWish } from '#shared/ledger.ts'
import { timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import type { Engine } from '#server/records/engine.ts'
import { markBegunStays } from './marks.ts'

const user = sql.id('user')

/** A page takes a small part of the time that the bounded connection has. */
const staysInPage = 10_000
/** Another person's ledger with more stays is read on the bounded connection, and counts for the reader's network. */
const mostStaysAtOnce = 2000

/**
 * The ledger of a person as the caller may read it: all of it for its owner, the public form for everybody else, a
 * superuser included. Null when there is no such person, or when the profile is private and another's. `network` is
 * where the request comes from: reading another person's long ledger counts for it. Without it, the caller has a limit
 * of its own.
 */
export async function ledgerOf(
  engine: Engine,
  person: string,
  caller: Caller,
  network?: string,
): Promise<Ledger | null> {
  if (caller?.userId === person) {
    await markBegunStays(engine, person)
    return ownLedger(engine, person)
  }
  const isCostly = network !== undefined && (await isLong(engine.db, person))
  const reading: Reading = isCostly ? (read) => engine.costlyReads.run(network, read) : usual(engine)
  return publicLedger(engine, reading, person, (isPublic) => isPublic)
}

/** Runs a read on a connection. */
type Reading = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>

const usual =
  ({ db }: Engine): Reading =>
  (read) =>
    read(db)

/**
 * What everybody can read of a person's ledger while the profile is public, also while it is private: its owner sees
 * what would be shared. Null when there is no such person.
 */
export const publicFormOf = (engine: Engine, person: string): Promise<Ledger | null> =>
  publicLedger(engine, usual(engine), person, () => true)

/** Whether a public person has more stays than are read at once. A private ledger is as quickly refused as a missing one. */
async function isLong(db: Db, person: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from stay
    where ${user} = ${person} and exists (select 1 from users where id = ${person} and public = 1)
    limit 1 offset ${mostStaysAtOnce}`.execute(db)
  return rows.length > 0
}

// The parts are read without a transaction, which on SQLite would hold up all writers. The cities are read last, by
// the ids of the stays, so that each stay has its city.

async function ownLedger(engine: Engine, person: string): Promise<Ledger | null> {
  const { db } = engine
  const chosen = await settingsOf(db, person)
  if (!chosen) return null
  const { home } = chosen
  const [stays, wishes, trips] = [
    await staysOf(db, person),
    await wishesOf(db, person),
    await tripsOf(db, person),
  ]
  const places = [...stays, ...wishes].map(({ city }) => city)
  const cities = await citiesOf(db, engine, new Set([...places, home]))
  return { user: person, own: true, rules: rulesOf(chosen), home, stays, wishes, cities, trips }
}

async function publicLedger(
  engine: Engine,
  reading: Reading,
  person: string,
  isAllowed: (isPublic: boolean) => boolean,
): Promise<Ledger | null> {
  const chosen = await settingsOf(engine.db, person)
  if (!chosen || !isAllowed(chosen.public === 1)) return null
  const rules = rulesOf(chosen)
  const today = timestampOf(engine.now()).slice(0, 10)
  const stays = await publicStaysOf(reading, person, rules, addDays(today, -chosen.hide_recent_days))
  const cities = await reading((db) => citiesOf(db, engine, new Set(stays.map(({ city }) => city))))
  return { user: person, own: false, rules, home: '', stays, wishes: [], cities, trips: [] }
}

/**
 * What everybody may read of a public person's stays: no notes, trips and sources, no days, no homes, layovers only
 * where they count, and no stay that ended, or can have ended, on `hiddenFrom` or later.
 */
async function publicStaysOf(
  reading: Reading,
  person: string,
  { transit }: CountingRules,
  hiddenFrom: string,
): Promise<LedgerStay[]> {
  const stays: LedgerStay[] = []
  for (let last = 0; ;) {
    const { rows } = await reading((db) =>
      sql<StoredStay>`
        select seq, id, city, kind, ${sql.id('start')}, ${sql.id('end')}
        from stay
        where ${user} = ${person} and seq > ${last} and hi < ${hiddenFrom}
          ${transit ? sql`` : sql`and kind <> 'transit'`}
        order by seq limit ${staysInPage}`.execute(db),
    )
    for (const stay of rows) stays.push(publicStayOf(stay))
    const end = rows.at(-1)
    if (!end || rows.length < staysInPage) return stays
    last = Number(end.seq)
  }
}

type StoredStay = Pick<LedgerStay, 'id' | 'city' | 'kind' | 'start' | 'end'> & { seq: number | string }

function publicStayOf({ id, city, kind, ...dates }: StoredStay): LedgerStay {
  const [start, end] = [withoutDay(dates.start), withoutDay(dates.end)]
  return {
    id,
    city,
    kind: kind === 'lived' ? 'visited' : kind,
    start,
    end: end === start ? '' : end,
    note: '',
    trip: '',
    source: 'hand',
  }
}

/** The month of a date that names a day: "2019-05~" for "2019-05-03~". */
const withoutDay = (date: string) => date.replace(/^(\d{4}-\d\d)-\d\d/, '$1')

async function settingsOf(db: Db, person: string) {
  return db
    .selectFrom('users')
    .innerJoin('settings', 'settings.user', 'users.id')
    .select([
      'users.public',
      'settings.count_rule',
      'settings.count_territories',
      'settings.count_transit',
      'settings.home',
      'settings.hide_recent_days',
    ])
    .where('users.id', '=', person)
    .executeTakeFirst()
}

type Settings = NonNullable<Awaited<ReturnType<typeof settingsOf>>>

const rulesOf = (chosen: Settings): CountingRules => ({
  rule: chosen.count_rule,
  territories: chosen.count_territories === 1,
  transit: chosen.count_transit === 1,
})

async function staysOf(db: Db, person: string): Promise<LedgerStay[]> {
  const { rows } = await sql<LedgerStay>`
    select id, city, kind, ${sql.id('start')}, ${sql.id('end')}, note, trip, source
    from stay where ${user} = ${person} order by seq`.execute(db)
  return rows
}

async function wishesOf(db: Db, person: string): Promise<LedgerWish[]> {
  const { rows } = await sql<LedgerWish>`
    select id, city, note from wish where ${user} = ${person} order by seq`.execute(db)
  return rows
}

async function citiesOf(db: Db, { dialect }: Engine, ids: ReadonlySet<string>): Promise<LedgerCity[]> {
  const { rows } = await sql<
    Omit<LedgerCity, 'capital' | 'continent'> & { capital: string; onContinent: string }
  >`
    select city.id, city.name, city.local_name, city.latitude, city.longitude, city.country, city.state,
      coalesce(country.iso2, '') as iso2, coalesce(country.capital_city, '') as capital,
      coalesce(country.continent, '') as "onContinent"
    from city left join country on country.id = city.country
    where city.id in (select value from ${dialect.jsonTexts(sql`${JSON.stringify([...ids])}`, 'chosen')})
    order by city.id`.execute(db)
  return rows.map(({ capital, onContinent, ...city }) => ({
    ...city,
    continent: continentOf(city, onContinent),
    capital: capital === city.id,
  }))
}

interface Leg {
  trip: string
  type: string
  fromLatitude: number
  fromLongitude: number
  toLatitude: number
  toLongitude: number
}

async function tripsOf(db: Db, person: string): Promise<LedgerTrip[]> {
  const { rows: legs } = await sql<Leg>`
    select leg.trip, leg.type, origin.latitude as "fromLatitude", origin.longitude as "fromLongitude",
      target.latitude as "toLatitude", target.longitude as "toLongitude"
    from travel_item as leg
    join city as origin on origin.id = leg.${sql.id('from')}
    join city as target on target.id = leg.${sql.id('to')}
    where leg.${user} = ${person}`.execute(db)
  const { rows: trips } = await sql<Pick<LedgerTrip, 'id' | 'name' | 'starts' | 'ends'>>`
    select id, name, starts, ends from trip where ${user} = ${person} order by seq`.execute(db)
  const kilometres = new Map(trips.map(({ id }) => [id, { plane: 0, train: 0, bus: 0, car: 0 }]))
  for (const { trip, type, ...leg } of legs) {
    const way = legTypes.find((known) => known === type)
    const ofTrip = kilometres.get(trip)
    if (way && ofTrip) ofTrip[way] += lengthOf(leg)
  }
  return trips.map((trip) => ({
    ...trip,
    starts: dayOf(trip.starts),
    ends: dayOf(trip.ends),
    kilometres: kilometres.get(trip.id) ?? { plane: 0, train: 0, bus: 0, car: 0 },
  }))
}

function lengthOf(leg: Omit<Leg, 'trip' | 'type'>): number {
  const from: Position = { latitude: leg.fromLatitude, longitude: leg.fromLongitude }
  return distanceKm(from, { latitude: leg.toLatitude, longitude: leg.toLongitude })
}
