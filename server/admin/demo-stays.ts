import { newId } from '#server/db/new-id.ts'
import { addDays } from '#shared/domain/day.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'

/** A city of the demo, with the index of the city in its country (`turn`) and the index of the country in the list. */
export interface DemoCity {
  id: string
  country: number
  turn: number
}

interface Dates {
  start: string
  end: string
}

interface Call {
  method: 'POST'
  url: string
  body: Record<string, unknown>
}

const firstYear = 2017
/** The years of stays with dates. */
const years = 10
const unknown: Dates = { start: '', end: '' }

/** GeoNames ids of cities. */
const lisbon = 2_267_057
const vienna = 2_761_369
const layovers: readonly (readonly [city: number, day: string])[] = [
  [290_030, '2019-11-02'],
  [1_880_252, '2023-01-14'],
  [3_413_829, '2024-06-20'],
]
const homes: readonly (readonly [city: number, dates: Dates, note: string])[] = [
  [vienna, { start: '2017-01', end: '2020-08' }, 'Third floor, above a bakery'],
  [lisbon, { start: '2020-09', end: '2026' }, ''],
]
const wishes: readonly (readonly [city: number, note: string])[] = [
  [611_717, ''],
  [2_163_355, ''],
  [3_352_136, 'Drive to Swakopmund'],
  [1_283_240, ''],
  [2_562_305, 'In spring'],
  [3_941_584, 'Before the rains'],
  [1_655_559, ''],
]
/** The notes, by the position of the country in the list. */
const notes: Readonly<Record<number, string>> = {
  0: 'Rain on the first day, then none',
  3: 'The night train was late, and nobody minded',
  8: 'Back for Ana’s wedding',
  13: 'Midsummer, light until midnight',
  19: 'Swimming in October',
  22: 'The souk at seven in the morning',
  25: 'Three days of mangoes',
  29: 'Carnival, by accident',
}

/**
 * The stays of ten years: most have days, some a month, a year or no date. The cities of a country follow each other.
 * They are the same in every demo, except that none begins after `today`.
 */
export const demoStayCalls = (user: string, cities: readonly DemoCity[], today: string): Call[] =>
  cities.map(({ id, country, turn }) => {
    const note = turn === 0 ? (notes[country] ?? '') : ''
    return created('stay', { user, city: id, kind: 'visited', ...datesOf(country, turn, today), note })
  })

/** The places lived in, the layovers and the wishes. */
export function demoExtraCalls(user: string): Call[] {
  const stays = [
    ...homes.map(([city, dates, note]) => ({ city, kind: 'lived', ...dates, note })),
    ...layovers.map(([city, day]) => ({ city, kind: 'transit', start: day, end: day, note: '' })),
  ]
  return [
    ...stays.map(({ city, ...stay }) => created('stay', { user, city: cityId(city), ...stay })),
    ...wishes.map(([city, note]) => created('wish', { user, city: cityId(city), note })),
  ]
}

/** The city where the demo user lives. */
export const demoHome = cityId(lisbon)

const created = (collection: string, body: Record<string, unknown>): Call => ({
  method: 'POST',
  url: `/api/collections/${collection}/records`,
  body: { id: newId(), ...body },
})

function datesOf(country: number, turn: number, today: string): Dates {
  // No two countries of a year share a month.
  const month = String(1 + ((country * 5 + Math.floor(country / years) * 4) % 11)).padStart(2, '0')
  const planned = firstYear + (country % years)
  const year = String(`${planned}-${month}` < today.slice(0, 7) ? planned : planned - 1)
  const kind = country % 6
  if (kind === 0) return { start: turn < 2 ? `${year}~` : '', end: '' }
  if (kind === 2) return turn === 3 ? unknown : { start: year, end: '' }
  if (kind === 4) return { start: `${year}-${month}`, end: '' }
  const first = addDays(`${year}-${month}-03`, turn * 3 + (country % 4))
  return { start: first, end: addDays(first, turn === 1 ? 2 : 3) }
}
