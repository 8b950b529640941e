import { beforeAll, describe, expect, it } from 'vitest'
import { seeded } from '#shared/test/seeded.ts'
import { wholePlannerGazetteer } from '#server/test/whole-planner-gazetteer.ts'
import { committedCases } from './eval/committed-cases.ts'
import type { Gazetteer } from './gazetteer/load.ts'
import type { Itinerary } from './itinerary.ts'
import { planFromSentence } from './plan.ts'
import { faultsOf } from './validate.ts'

/** A Tuesday. */
const today = '2026-03-10'

let gazetteer: Gazetteer

beforeAll(async () => {
  gazetteer = await wholePlannerGazetteer()
})

function plan(prompt: string): Itinerary {
  const trip = planFromSentence(prompt, gazetteer, today)
  if (!trip) throw new Error(`No trip came of “${prompt}”.`)
  expect(faultsOf(gazetteer, trip)).toEqual([])
  return trip
}

const route = ({ legs }: Itinerary) => [legs[0]?.from.name, ...legs.map(({ to }) => to.name)]
const told = ({ assumptions, unmetWishes }: Itinerary) => [...assumptions, ...unmetWishes].join(' ')

describe('dates', () => {
  it.each([
    ['Rome and Milan from 3 June', '2026-06-03', undefined],
    ['Rome and Milan from June 3rd, 2027', '2027-06-03', undefined],
    ['Rome and Milan 3-9 June', '2026-06-03', 7],
    ['Rome and Milan June 3 - June 9', '2026-06-03', 7],
    ['Rome and Milan from 3.6.2026 to 9.6.2026', '2026-06-03', 7],
    ['Rome and Milan from 28 December to 2 January', '2026-12-28', 6],
    ['Rome and Milan on Friday', '2026-03-13', undefined],
    ['Rome and Milan next Friday', '2026-03-20', undefined],
    ['Rome and Milan this weekend', '2026-03-14', 2],
    ['Rome and Milan next weekend', '2026-03-21', 2],
    ['Rome and Milan the day after tomorrow', '2026-03-12', undefined],
    ['Rome and Milan in March', '2026-03-10', undefined],
    ['Rome and Milan in February', '2027-02-01', undefined],
    ['Rome and Milan in May', '2026-05-01', undefined],
    ['Rome and Milan next summer', '2026-07-01', undefined],
    ['Rome and Milan on 29 February', '2028-02-29', undefined],
    ['Rome and Milan on 31 February', '2027-02-01', undefined],
    ['Rom und Mailand vom 3. bis 9. Juni', '2026-06-03', 7],
    ['Rome et Milan du 3 au 9 juin', '2026-06-03', 7],
    ['Roma y Milán del 3 al 9 de junio', '2026-06-03', 7],
  ])('“%s” begins on %s', (prompt, day, length) => {
    const trip = plan(prompt)
    expect(route(trip)).toEqual(['Rome', 'Milan'])
    expect(trip.firstDay).toBe(day)
    if (length !== undefined) expect(trip.days).toHaveLength(length)
  })
})

describe('the prompt', () => {
  it('gives the same trip in lower case', () => {
    expect(route(plan('from london to edinburgh via york in 5 days'))).toEqual([
      'London',
      'York',
      'Edinburgh',
    ])
  })

  it('may continue a list with bare numbers', () => {
    const trip = plan('2 nights in Rome and 3 in Florence')
    expect(trip.legs[0]?.startDay).toBe(3)
    expect(trip.days).toHaveLength(6)
  })

  it('may use nicknames of cities', () => {
    expect(route(plan('NYC, Boston and DC in 7 days'))).toEqual(['New York City', 'Boston', 'Washington'])
    expect(route(plan('New Orleans, LA and Memphis, TN, 5 days'))).toEqual(['New Orleans', 'Memphis'])
  })

  it('sets the order of consecutive areas', () => {
    const { legs } = plan('three weeks: first Vietnam, then Thailand, then Malaysia')
    const countries = [legs[0]?.from.country, ...legs.map(({ to }) => to.country)]
    expect(countries.join(' ')).toMatch(/^(VN ?)+(TH ?)+(MY ?)+$/)
  })

  it('may give each country a number of days', () => {
    const { days } = plan('Two weeks in Japan, one week in South Korea')
    expect(days.filter(({ city }) => city.country === 'JP')).toHaveLength(14)
    expect(days.filter(({ city }) => city.country === 'KR')).toHaveLength(7)
  })

  it.each([
    ['Siena for 3 days', 'Siena'],
    ['monaco', 'Monaco'],
    ['Gibraltar', 'Gibraltar'],
    ['Bath for a weekend', 'Bath'],
    ['Nice 4 days', 'Nice'],
    ['Cork', 'Cork'],
  ])('may be about one place, even one that is a word: %s', (prompt, name) => {
    expect(route(plan(prompt))[0]).toBe(name)
  })

  it('may begin with a place name that is also a word', () => {
    expect(route(plan('Split and Dubrovnik in 5 days'))).toEqual(['Split', 'Dubrovnik'])
    expect(route(plan('Reading to Oxford'))).toEqual(['Reading', 'Oxford'])
    expect(route(plan('Reading in Rome'))).not.toContain('Reading')
  })

  it('may name a city twice', () => {
    const trip = plan('Rome, Florence, Venice, Rome in 7 days')
    expect(route(trip)).toEqual(['Rome', 'Florence', 'Venice', 'Rome'])
    expect(told(trip)).toBe('')
    expect(route(plan('Paris, Texas and Paris, France in 8 days'))).toEqual(['Paris', 'Paris'])
  })

  it('may start and end in one city', () => {
    const stops = route(plan('A week in Tuscany, starting and ending in Rome'))
    expect([stops[0], stops.at(-1)]).toEqual(['Rome', 'Rome'])
    expect(stops.length).toBeGreaterThan(3)
  })

  it('may name no city', () => {
    expect(plan('0 cities in Italy').legs.length).toBeGreaterThan(0)
  })

  it('may contain words of unsupported languages and invisible characters', () => {
    expect(route(plan('東京と大阪を6日間'))).toEqual(['Tokyo', 'Osaka'])
    expect(route(plan('Αθήνα και Θεσσαλονίκη 5 μέρες'))).toEqual(['Athens', 'Thessaloniki'])
    expect(route(plan('Ro\u00ADme and Mi\u200Blan'))).toEqual(['Rome', 'Milan'])
  })

  it.each(['Rome, Milan, ', 'San ', 'Springfield ', '大阪', 'Paris and London then '])(
    'may list more places than a trip holds: %s',
    (part) => {
      const trip = plan(part.repeat(1000).slice(0, 1000))
      expect(trip.legs.length).toBeLessThanOrEqual(60)
      expect(trip.days.length).toBeLessThanOrEqual(365)
      expect(told(trip)).toContain('first 60 places')
      const notes = [...trip.assumptions, ...trip.unmetWishes]
      expect(notes).toEqual([...new Set(notes)])
    },
  )

  it('may contain markup, which is not repeated', () => {
    const trip = plan('<img src=x onerror=alert(1)> Rome and Milan in <b>4 days</b> https://evil.example')
    expect(route(trip)).toEqual(['Rome', 'Milan'])
    expect(JSON.stringify([trip.name, trip.description, trip.days.map(({ text }) => text)])).not.toMatch(
      /[<>]|http/,
    )
  })

  it.each([
    '',
    '???',
    '12345',
    '🗼🗼',
    'a'.repeat(1000),
    'the '.repeat(250),
    ', , , ,',
    'null',
    '\u0000\u0007',
    'I want to die',
    'I want to eat and sing',
    'nice',
  ])('without a place makes no trip: %j', (prompt) => {
    expect(planFromSentence(prompt, gazetteer, today)).toBeUndefined()
  })
})

describe('a note is given for', () => {
  it('a train across the ocean', () => {
    const trip = plan('by train from Lisbon to New York in 9 days')
    expect(trip.legs.map(({ type }) => type)).toEqual(['plane'])
    expect(told(trip)).toContain('no way by land')
  })

  it('a day that is too short for the journey', () => {
    const trip = plan('drive from London to Sydney in one day')
    expect(trip.days).toHaveLength(2)
    expect(told(trip)).toContain('takes longer than 1 day')
  })

  it('an unknown place', () => {
    expect(told(plan('Lisbon, Blumenquark and Porto in 5 days'))).toContain(
      '“Blumenquark” is not in the gazetteer',
    )
  })

  it('contradictory wishes', () => {
    const trip = plan('Italy by train but no trains, 8 days')
    expect(trip.legs.map(({ type }) => type)).not.toContain('train')
    expect(told(trip)).toContain('contradict')
  })

  it('an island without flights', () => {
    const trip = plan('Tokyo and Honolulu without flights in 10 days')
    expect(told(trip)).toContain('cannot be reached without a plane')
  })
})

describe('in German', () => {
  const german = (prompt: string) => {
    const trip = planFromSentence(prompt, gazetteer, today, 'de')
    if (!trip) throw new Error(`No trip came of “${prompt}”.`)
    return trip
  }

  it('the trip is the same, with German names of countries, plurals and a German date', () => {
    const prompt = 'Italien im Mai'
    const trip = german(prompt)
    expect(route(trip)).toEqual(route(plan(prompt)))
    expect(trip.name).toBe('Italien: 7 Tage')
    expect(trip.description).toMatch(/^Rom \(3 Tage\), .* Per Zug\.$/)
    expect(told(trip)).toContain('Italien: 3 Städte wurden ausgewählt')
    expect(told(trip)).toContain('daher hat die Reise 7 Tage.')
    expect(told(trip)).toContain('beginnt die Reise am 1. Mai 2026.')
  })

  it('cities have their German names, also in the name of the trip and in its days', () => {
    const trip = german('From Milan to Rome by train in 3 days')
    expect(trip.name).toBe('Von Mailand nach Rom in 3 Tagen')
    expect(trip.days.map(({ text }) => text).join(' ')).toContain('von Mailand nach Rom')
    expect(trip.legs.map(({ from, to }) => [from.name, to.name])).toEqual([['Milan', 'Rome']])
  })

  it('one day and one city are singular, and large numbers have separators', () => {
    const trip = german('drive from London to Sydney in one day')
    expect(told(trip)).toContain('länger als 1 Tag, daher hat die Reise 2.')
    expect(trip.days.map(({ text }) => text).join(' ')).toMatch(/etwa \d{2}\.\d{3} km/)
    expect(told(german('one city of Iceland in 2 days'))).toContain('Island: 1 Stadt wurde ausgewählt')
  })

  it('no text is left in English', () => {
    const english = /\b(the|was|were|days?|trip|city|cities|by|from|about)\b/
    for (const { prompt } of committedCases.flatMap(({ cases }) => cases)) {
      const trip = planFromSentence(prompt, gazetteer, today, 'de')
      if (!trip) continue
      const names = new Set(trip.legs.flatMap(({ from, to }) => [from.name, to.name]))
      const texts = [trip.description, told(trip), ...trip.days.map(({ text }) => text)].join(' ')
      const own = [...names].reduce((text, name) => text.replaceAll(name, ''), texts)
      expect(own.replaceAll(/„[^“]*“/g, '')).not.toMatch(english)
    }
  })
})

it('trips between random pairs of cities are valid', () => {
  const random = seeded(11)
  const next = (below: number) => Math.floor(random() * below)
  const big = [...gazetteer.highlights.values()].flat()
  const wishes = ['', ' by train', ' by car', ' without flights', ' by bus', ' there and back', ' slowly']
  for (let run = 0; run < 150; run++) {
    const [a, b] = [
      gazetteer.cities.get(big[next(big.length)] ?? 0),
      gazetteer.cities.get(big[next(big.length)] ?? 0),
    ]
    const days = 1 + next(20)
    const where = (city: typeof a) => `${city.name}, ${gazetteer.countries.get(city.country)?.name ?? ''}`
    const prompt = `from ${where(a)} to ${where(b)} in ${days} days${wishes[next(wishes.length)] ?? ''}`
    const trip = planFromSentence(prompt, gazetteer, today)
    expect({ prompt, faults: trip && faultsOf(gazetteer, trip) }).toEqual({ prompt, faults: [] })
    expect(trip?.days.length).toBeGreaterThanOrEqual(days)
  }
})
