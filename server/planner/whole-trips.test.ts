import { beforeAll, describe, expect, it } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { ConstraintOf, OpenTrip, TripRequest } from '#shared/trip-request.ts'
import { planTrip } from './plan-trip.ts'
import { faultsOf } from './solve/faults.ts'
import type { Itinerary } from './solve/itinerary.ts'
import type { World } from './world.ts'

const today = '2026-11-23'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
})

interface Open {
  readonly trip: OpenTrip
  readonly request: TripRequest
}

function plan(prompt: string, language = 'en', open?: Open) {
  const { planned } = planTrip(world, { prompt, today, language, ...open })
  if (!planned) throw new Error(`No trip came of “${prompt}”.`)
  expect(faultsOf(planned.itinerary, world)).toEqual([])
  return planned
}

/** A trip as the page has it when it is open, with its request. */
function opened({ legs, days, firstDay, request }: Itinerary): Open {
  const cities = legs.flatMap(({ from, to }, at) => (at === 0 ? [from, to] : [to]))
  const stops = cities.map(({ geonameid }, at) => ({
    city: cityId(geonameid),
    nights: (legs[at]?.startDay ?? days.length) - (legs[at - 1]?.arrivalDay ?? 1),
  }))
  const starts = firstDay === undefined ? {} : { starts: firstDay }
  return { trip: { stops, ways: legs.map(({ type }) => type), ...starts }, request }
}

const route = ({ legs }: Itinerary) => [legs[0]?.from.name, ...legs.map(({ to }) => to.name)]
const wishesOf = <K extends 'avoid' | 'stay' | 'route'>({ request }: Itinerary, kind: K) =>
  request.constraints.filter((each): each is ConstraintOf<K> => each.kind === kind)

describe('a whole trip beside an open one', () => {
  it.each([
    ['diez días por Portugal en abril', '2027-04-01'],
    ['eine Woche mit Kindern an der Ostsee im Juli', '2027-07-01'],
    ['أسبوع في المغرب في مارس', '2027-03-01'],
    ['8 days Morocco in March by train from Tangier to Marrakesh', '2027-03-01'],
    ['10 dagen door Portugal in april', '2027-04-01'],
    ['4月にポルトガル10日間', '2027-04-01'],
  ])('is planned as if nothing was open: %s', (prompt, firstDay) => {
    const before = plan('two weeks in Georgia and Armenia in September, starting in Tbilisi').itinerary
    const alone = plan(prompt)
    const beside = plan(prompt, 'en', opened(before))
    expect(beside.itinerary.firstDay).toBe(firstDay)
    expect(beside).toEqual(alone)
  })
})

describe('a refused place', () => {
  it.each([
    ['3 semaines au Japon au printemps, pas Tokyo, avec Kyoto 5 nuits', 5],
    ['3 Wochen Japan, nicht Tokio, mit Kyoto 5 Nächte', 5],
    ['3 semanas en Japón, no Tokio, Kioto 5 noches', 5],
    ['3 weken Japan, zonder Tokio, met Kioto 5 nachten', 5],
    ['3 settimane in Giappone, senza Tokyo e con Kyoto', undefined],
  ])('does not refuse the next one, which has “with” or its own nights: %s', (prompt, nights) => {
    const { itinerary } = plan(prompt)
    expect(wishesOf(itinerary, 'avoid').map(({ place }) => place.id)).toEqual([cityId(1850147)])
    expect(route(itinerary)).toContain('Kyoto')
    expect(wishesOf(itinerary, 'stay').map(({ least }) => least)).toEqual(
      nights === undefined ? [] : [nights],
    )
    expect(itinerary.days).toHaveLength(21)
  })

  it('refuses the others of its list', () => {
    const { itinerary } = plan('10 days in Italy, not Rome, Naples or Bari')
    expect(wishesOf(itinerary, 'avoid').map(({ place }) => place.name)).toEqual(['Rome', 'Naples', 'Bari'])
  })
})

describe('a classic route', () => {
  it.each([
    'Interrail: Berlin - Prague 2 nights - Vienna 3 nights - Budapest 2 nights - Ljubljana - Venice, leaving 5 July',
    'Interrail Berlin, Prag 2 Nächte, Wien 3 Nächte, Budapest 2 Nächte, Ljubljana, Venedig ab 5. Juli',
    'Interrail : Berlin, Prague, Vienne, Budapest, Ljubljana puis Venise, départ le 5 juillet',
  ])('does not replace the stops that the person lists: %s', (prompt) => {
    const { itinerary, unused } = plan(prompt)
    expect(route(itinerary)).toEqual(['Berlin', 'Prague', 'Vienna', 'Budapest', 'Ljubljana', 'Venice'])
    expect(wishesOf(itinerary, 'route')).toEqual([])
    expect(itinerary.firstDay).toBe('2027-07-05')
    expect(unused).toEqual([])
  })

  it.each(['Interrail: Berlin - Prague - Vienna', 'Interrail: Berlin, dann Prag, dann Wien'])(
    'does not replace three stops in their order: %s',
    (prompt) => {
      expect(route(plan(prompt).itinerary)).toEqual(['Berlin', 'Prague', 'Vienna'])
    },
  )

  it.each(['Interrail for three weeks in July', 'Interrail for 3 weeks with Prague, Vienna and Rome'])(
    'is planned where it is asked for: %s',
    (prompt) => {
      expect(wishesOf(plan(prompt).itinerary, 'route')).toHaveLength(1)
    },
  )
})

describe('the hours of driving in a day', () => {
  it.each([
    'road trip california and nevada 9 days from san francisco, not more than 4 hours driving a day',
    'Kalifornien und Nevada 9 Tage mit dem Auto ab San Francisco, höchstens 4 Stunden Fahrt am Tag',
    'California y Nevada 9 días en coche desde San Francisco, no más de 4 horas al día',
    'カリフォルニアとネバダ9日間、サンフランシスコ発、車で1日4時間まで',
    '캘리포니아와 네바다 9일, 샌프란시스코 출발, 자동차로 하루 최대 4시간',
  ])('are no length of the trip: %s', (prompt) => {
    const { itinerary, unused } = plan(prompt)
    expect(itinerary.days).toHaveLength(9)
    expect(wishesOf(itinerary, 'stay')).toEqual([])
    expect(itinerary.limits).toEqual([])
    expect(unused).toEqual([])
    expect(new Set(itinerary.legs.flatMap(({ to }) => to.state ?? []))).toContain('US.NV')
  })
})

describe('the language of a follow-up', () => {
  const name = (first: string, next: string, language = 'en') =>
    plan(next, language, opened(plan(first, language).itinerary)).itinerary.request.language

  it.each([
    ['two weeks in Georgia in September', 'start a week later', 'en', 'en'],
    ['zwei Wochen Italien im Mai', 'start a week later', 'en', 'en'],
    ['deux semaines en Italie en mai', 'Rome 3 nuits', 'en', 'fr'],
    ['two weeks in Italy in May', 'eine Woche später starten', 'en', 'de'],
    ['two weeks in Italy in May', 'een week later beginnen', 'en', 'nl'],
    ['two weeks in Italy in May', 'أسبوع آخر', 'en', 'ar'],
    ['two weeks in Portugal in May', '3 noites em Lisboa', 'en', 'pt'],
  ])('is that of the trip or page unless a word tells: %s + %s', (first, next, language, expected) => {
    expect(name(first, next, language)).toBe(expected)
  })
})

it('a trip that finishes back where it began has no word that was not understood', () => {
  const before = plan('two weeks in Georgia in September').itinerary
  const [start = ''] = route(before)
  const { itinerary, unused } = plan(`finish back in ${start}`, 'en', opened(before))
  expect(route(itinerary).at(-1)).toBe(start)
  expect(unused).toEqual([])
})

describe('a way back with its own transport', () => {
  it.each([
    ['weekend in Rome, then ferry to Sardinia for 4 nights, back by plane on June 12', 'Rome', 'plane'],
    ['3 Nächte Wien, dann 2 Nächte Budapest, zurück mit dem Bus', 'Vienna', 'bus'],
  ])('leads to the first place where no home is named: %s', (prompt, city, type) => {
    const { itinerary } = plan(prompt)
    expect([route(itinerary)[0], route(itinerary).at(-1)]).toEqual([city, city])
    expect(itinerary.legs.at(-1)?.type).toBe(type)
  })

  it('is no round trip where places follow it', () => {
    const { itinerary } = plan('3 nights in Rome, 2 nights in Naples, back by train to Florence, then Milan')
    expect(route(itinerary).at(-1)).toBe('Milan')
  })
})

it.each([
  ['3 nights in Rome and 2 nights in Naples', false],
  ['2 Nächte je in Rom, Florenz und Venedig', false],
  ['4 nuits en Sardaigne', false],
  ['3 nights in Rome, then Naples', true],
])('only a length that does not follow from wished nights is named as chosen: %s', (prompt, isChosen) => {
  const { assumptions } = plan(prompt).itinerary
  expect(assumptions.some((text) => /No length|keine Dauer|Aucune durée/.test(text))).toBe(isChosen)
})

it.each([
  ['two weeks in Georgia and Armenia, starting in Tbilisi', 0],
  ['10 days in Armenia', 1],
])('a country beside another one is not asked for: %s', (prompt, count) => {
  expect(plan(prompt).questions).toHaveLength(count)
})
