import { sql } from 'kysely'
import * as z from 'zod/mini'
import { addDays, dayOf } from '#shared/domain/day.ts'
import { distanceKm, type Position } from '#shared/domain/distance.ts'
import { tripSpan } from '#shared/domain/trip-days.ts'
import { legTypes, perWay } from '#shared/collections/travel-items.ts'
import { ledgerStay, undatedStay } from '#shared/collections/stays.ts'
import type { CountingRules, Ledger, LedgerStay, LedgerTrip, LedgerWish } from '#shared/ledger.ts'
import { timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import type { Caller } from '#server/http/context.ts'
import type { Engine } from '#server/records/engine.ts'
import { createLedgerCities, type LedgerCities } from './ledger-cities.ts'
import { markBegunStays } from './marks.ts'

const user = sql.id('user')

/** Reads ledgers. It keeps the cities that it has read: see ledger-cities.ts. */
export interface Ledgers {
  /**
   * The ledger of a person as the caller may read it: all of it for its owner, the public form for everybody else. Null
   * when there is no such person, or when the profile is private and another's.
   */
  ledgerOf(person: string, caller: Caller): Promise<Ledger | null>
  /**
   * The part of a person's ledger that everybody can read while the profile is public. It is returned for a private
   * profile, too, so that its owner sees what would be shared. Null when there is no such person.
   */
  publicFormOf(person: string): Promise<Ledger | null>
}

export function createLedgers(engine: Engine): Ledgers {
  const cities = createLedgerCities(engine.gazetteerVersion)
  return {
    async ledgerOf(person, caller) {
      const own = caller?.userId === person
      if (own) await markBegunStays(engine, person)
      return readLedger(engine, cities, person, own, (isPublic) => own || isPublic)
    },
    publicFormOf: (person) => readLedger(engine, cities, person, false, () => true),
  }
}

function readLedger(
  engine: Engine,
  ledgerCities: LedgerCities,
  person: string,
  own: boolean,
  isAllowed: (isPublic: boolean) => boolean,
): Promise<Ledger | null> {
  // One transaction, so that the cities are those of the stays.
  return transaction(engine.db, async (db) => {
    const chosen = await settingsOf(db, person)
    if (!chosen || !isAllowed(chosen.public === 1)) return null
    const rules: CountingRules = {
      rule: chosen.count_rule,
      territories: chosen.count_territories === 1,
      transit: chosen.count_transit === 1,
    }
    if (own) {
      const { home } = chosen
      const stays = await staysOf(db, person)
      const [wishes, trips] = [await wishesOf(db, person), await tripsOf(db, person)]
      const cities = await ledgerCities.of(db, person, inOrder([stays, wishes], home))
      return { user: person, own, rules, home, stays, wishes, cities, trips }
    }
    const today = timestampOf(engine.now()).slice(0, 10)
    const shown = publicStays(await staysWithEnd(db, person), rules, addDays(today, -chosen.hide_recent_days))
    return {
      user: person,
      own,
      rules,
      home: '',
      stays: shown,
      wishes: [],
      cities: await ledgerCities.of(db, person, inOrder([shown])),
      trips: [],
    }
  })
}

/** The ids of the cities of these lists and the home, each once, sorted: neighbours that begin alike compress better. */
function inOrder(lists: readonly (readonly { city: string }[])[], home = ''): string[] {
  const ids = new Set<string>()
  for (const list of lists) for (const { city } of list) ids.add(city)
  if (home !== '') ids.add(home)
  return [...ids].sort()
}

/**
 * The part of a public person's stays that everybody may read: the city, the kind and the months, without the rest. No
 * homes, layovers only where they count, and no stay that ended, or may have ended, on `hiddenFrom` or later.
 */
const publicStays = (
  stays: readonly StayWithEnd[],
  { transit }: CountingRules,
  hiddenFrom: string,
): LedgerStay[] =>
  stays
    .filter(({ kind, hi }) => (kind !== 'transit' || transit) && (hi === '' || hi < hiddenFrom))
    .map(({ id, city, kind, ...dates }) => {
      const [start, end] = [withoutDay(dates.start), withoutDay(dates.end)]
      return {
        ...undatedStay,
        id,
        city,
        kind: kind === 'lived' ? 'visited' : kind,
        start,
        end: end === start ? '' : end,
      }
    })

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

const stayColumns = sql.join(z.keyof(ledgerStay).options.map((name) => sql.id(name)))

async function staysOf(db: Db, person: string): Promise<LedgerStay[]> {
  const { rows } = await sql<LedgerStay>`
    select ${stayColumns} from stay where ${user} = ${person} order by seq`.execute(db)
  return rows
}

/** A stay with its last possible day, or "". */
type StayWithEnd = LedgerStay & { hi: string }

async function staysWithEnd(db: Db, person: string): Promise<StayWithEnd[]> {
  const { rows } = await sql<StayWithEnd>`
    select ${stayColumns}, hi from stay where ${user} = ${person} order by seq`.execute(db)
  return rows
}

async function wishesOf(db: Db, person: string): Promise<LedgerWish[]> {
  const { rows } = await sql<LedgerWish>`
    select id, city, note from wish where ${user} = ${person} order by seq`.execute(db)
  return rows
}

interface Leg {
  trip: string
  type: string
  /** Timestamps, or "". */
  starts: string
  arrives: string
  /** Null at an end without a city. */
  fromLatitude: number | null
  fromLongitude: number | null
  toLatitude: number | null
  toLongitude: number | null
}

async function tripsOf(db: Db, person: string): Promise<LedgerTrip[]> {
  const { rows: legs } = await sql<Leg>`
    select leg.trip, leg.type, leg.start_date as starts, leg.arrival_date as arrives,
      origin.latitude as "fromLatitude", origin.longitude as "fromLongitude",
      target.latitude as "toLatitude", target.longitude as "toLongitude"
    from travel_item as leg
    left join city as origin on origin.id = leg.${sql.id('from')}
    left join city as target on target.id = leg.${sql.id('to')}
    where leg.${user} = ${person}`.execute(db)
  const { rows: trips } = await sql<Pick<LedgerTrip, 'id' | 'name' | 'starts' | 'ends'>>`
    select id, name, starts, ends from trip where ${user} = ${person} order by seq`.execute(db)
  const legsPerTrip = Map.groupBy(legs, ({ trip }) => trip)
  return trips.map(({ id, name, starts, ends }) => {
    const own = legsPerTrip.get(id) ?? []
    const legDays = own.flatMap(({ starts, arrives }) => [dayOf(starts), dayOf(arrives)])
    const { firstDay, lastDay } = tripSpan({ starts: dayOf(starts), ends: dayOf(ends) }, legDays)
    return { id, name, starts: firstDay, ends: lastDay, kilometres: kilometresOf(own) }
  })
}

function kilometresOf(legs: readonly Leg[]): LedgerTrip['kilometres'] {
  const sum = perWay(() => 0)
  for (const { type, ...leg } of legs) {
    const way = legTypes.find((known) => known === type)
    if (way) sum[way] += lengthOf(leg)
  }
  return sum
}

/** The great-circle kilometres of a leg; 0 unless both of its cities are known. */
function lengthOf({ fromLatitude, fromLongitude, toLatitude, toLongitude }: Omit<Leg, 'type'>): number {
  if (fromLatitude === null || fromLongitude === null || toLatitude === null || toLongitude === null) return 0
  const from: Position = { latitude: fromLatitude, longitude: fromLongitude }
  return distanceKm(from, { latitude: toLatitude, longitude: toLongitude })
}
