import { sql } from 'kysely'
import type { LegType } from '#shared/collections/travel-items.ts'
import { dateTexts } from '#shared/domain/date-text.ts'
import { dayOf } from '#shared/domain/day.ts'
import { distanceKm } from '#shared/domain/distance.ts'
import { formatsOf } from '#shared/domain/formats.ts'
import { tripSpan } from '#shared/domain/trip-days.ts'
import type { PictureCity, PictureFigure, PictureStop, TripContent } from '#shared/pictures/content.ts'
import type { Db } from '#server/db/connect.ts'
import { languageFor, textsFor } from '#server/messages/texts.ts'
import type { PictureData } from './picture-data.ts'

interface TripRow {
  name: string
  starts: string
  ends: string
  user: string
  private: number
  person: string
  public: number
  language: string
}

interface LegRow {
  type: LegType
  start_date: string
  arrival_date: string
  from: string
  to: string
}

interface CityRow {
  id: string
  name: string
  latitude: number
  longitude: number
  iso2: string
  country: string
}

/** A trip that a picture can be drawn of. */
export interface PicturedTrip {
  content: TripContent
  owner: string
  isPrivate: boolean
  /** The language of the picture. */
  language: string
}

/** The figures that a trip's picture can show. */
export const tripFigures = ['days', 'cities', 'countries', 'kilometres'] as const
type TripFigure = (typeof tripFigures)[number]

interface TripAsk {
  /** Who asks; undefined for a guest. */
  viewer: string | undefined
  /** The owner's when undefined. */
  language: string | undefined
  figures: readonly TripFigure[]
}

/**
 * Reads a trip for a picture; null when there is none. The caller decides who may see it. The person's name is included
 * only while the profile is public, as on the trip's page, or when the person is the viewer.
 */
export async function picturedTrip(
  db: Db,
  { cityNameIn }: Pick<PictureData, 'cityNameIn'>,
  id: string,
  { viewer, language: asked, figures }: TripAsk,
): Promise<PicturedTrip | null> {
  const { rows } = await sql<TripRow>`
    select trip.name, trip.starts, trip.ends, trip.${user}, trip.private,
      users.name as person, users.public, users.language
    from trip join users on users.id = trip.${user} where trip.id = ${id}`.execute(db)
  const [trip] = rows
  if (!trip) return null
  const language = languageFor(asked ?? trip.language)
  const legs = await legsOf(db, id)
  const cities = await citiesOf(db, legs, await cityNameIn(language))
  const isNamed = trip.user === viewer || trip.public === 1
  return {
    content: contentOf(trip, legs, cities, isNamed, language, figures),
    owner: trip.user,
    isPrivate: trip.private === 1,
    language,
  }
}

const user = sql.id('user')

async function legsOf(db: Db, id: string): Promise<LegRow[]> {
  const { rows } = await sql<LegRow>`
    select type, start_date, arrival_date, ${sql.id('from')}, ${sql.id('to')}
    from travel_item where trip = ${id} order by ${sql.id('order')}, id`.execute(db)
  return rows
}

async function citiesOf(
  db: Db,
  legs: readonly LegRow[],
  nameOf: (city: CityRow) => string,
): Promise<Map<string, CityRow>> {
  const ids = [...new Set(legs.flatMap(({ from, to }) => [from, to]))].filter((id) => id !== '')
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CityRow>`
    select city.id, city.name, city.latitude, city.longitude, country.iso2, country.name as country
    from city join country on country.id = city.country where city.id in (${sql.join(ids)})`.execute(db)
  return new Map(rows.map((row) => [row.id, { ...row, name: nameOf(row) }]))
}

function contentOf(
  trip: TripRow,
  rows: readonly LegRow[],
  cities: ReadonlyMap<string, CityRow>,
  isNamed: boolean,
  language: string,
  figures: readonly TripFigure[],
): TripContent {
  const { dayText, dayRangeParts } = dateTexts(language)
  const texts = textsFor(language).pictures
  const { numberText, countryName } = formatsOf(language)
  const legs = rows.flatMap(({ type, from, to }) => {
    const [start, end] = [cities.get(from), cities.get(to)]
    return start && end ? [{ from: start, to: end, type }] : []
  })
  const { firstDay, lastDay, days } = tripSpan(
    { starts: dayOf(trip.starts), ends: dayOf(trip.ends) },
    rows.flatMap(({ start_date, arrival_date }) => [dayOf(start_date), dayOf(arrival_date)]),
  )
  const range = (first: string, last: string) => {
    const parts = dayRangeParts(first, last)
    return parts.length === 2 ? texts.years({ first: parts[0], last: parts[1] }) : parts[0]
  }
  const kilometres = legs.reduce((sum, { from, to }) => sum + distanceKm(from, to), 0)
  const countries = new Set([...cities.values()].map(({ iso2 }) => iso2))
  const all: Record<TripFigure, PictureFigure | null> = {
    days: days > 0 ? { value: numberText(days), label: texts.daysLabel({ count: days }) } : null,
    cities: { value: numberText(cities.size), label: texts.citiesLabel({ count: cities.size }) },
    countries: { value: numberText(countries.size), label: texts.countriesLabel({ count: countries.size }) },
    kilometres:
      kilometres > 0 ? { value: numberText(Math.round(kilometres)), label: texts.kilometresLabel } : null,
  }
  return {
    name: trip.name,
    person: isNamed ? trip.person : '',
    period: days > 0 ? range(firstDay, lastDay) : '',
    cities: [...cities.values()].map(({ name, latitude, longitude, iso2, country }): PictureCity => ({
      name,
      latitude,
      longitude,
      iso2,
      country: countryName(iso2, country),
      continent: '',
      kind: 'visited',
    })),
    visited: new Set(),
    legs: legs.map(({ from, to, type }) => ({ from: pointOf(from), to: pointOf(to), type })),
    stops: stopsOf(rows, cities, dayText),
    figures: figures.flatMap((figure) => all[figure] ?? []),
  }
}

const pointOf = ({ latitude, longitude }: CityRow) => ({ latitude, longitude })

/** The cities in the order of the route, each with the day of arrival; a city in which two legs meet once. */
function stopsOf(
  legs: readonly LegRow[],
  cities: ReadonlyMap<string, CityRow>,
  dayText: (day: string) => string,
): PictureStop[] {
  const visits: { city: string; day: string }[] = []
  for (const { from, to, start_date, arrival_date } of legs) {
    if (visits.at(-1)?.city !== from) visits.push({ city: from, day: dayOf(start_date) })
    visits.push({ city: to, day: dayOf(arrival_date) })
  }
  return visits.flatMap(({ city, day }) => {
    const found = cities.get(city)
    return found ? [{ name: found.name, iso2: found.iso2, days: dayText(day) }] : []
  })
}
