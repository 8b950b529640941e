import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wholeGazetteer } from '#server/test/gazetteer-slice.ts'
import { fold } from '#shared/domain/unaccent.ts'
import { buildCityNames } from './city-names-build.ts'
import { citiesNamed } from './named-cities.ts'
import { cityOf, initialsName, isAliasName, ownName } from './name-arrays.ts'
import { matchCities } from './match/match-cities.ts'
import { searchable } from './city-names.ts'
import { gazetteerFiles } from './files.ts'
import { namesOf } from '#server/test/city-names.ts'
import { tsvRows } from './tsv.ts'

/** Large and much visited cities, as English speakers call them. */
const wellKnown = `
London
Paris
Bangkok
Istanbul
Dubai
Singapore
New York City
Tokyo
Kuala Lumpur
Hong Kong
Seoul
Rome
Barcelona
Madrid
Lisbon
Amsterdam
Berlin
Vienna
Prague
Budapest
Athens
Milan
Venice
Florence
Naples
Munich
Hamburg
Frankfurt am Main
Brussels
Copenhagen
Stockholm
Oslo
Helsinki
Dublin
Edinburgh
Glasgow
Manchester
Liverpool
Birmingham
Warsaw
Bucharest
Sofia
Belgrade
Zagreb
Dubrovnik
Ljubljana
Bratislava
Tallinn
Riga
Vilnius
Reykjavik
Moscow
Saint Petersburg
Kyiv
Odesa
Minsk
Tbilisi
Yerevan
Baku
Ankara
Izmir
Antalya
Cairo
Alexandria
Giza
Marrakesh
Casablanca
Fez
Tunis
Algiers
Tripoli
Khartoum
Addis Ababa
Nairobi
Mombasa
Kampala
Kigali
Dar es Salaam
Lagos
Abuja
Kano
Ibadan
Accra
Abidjan
Dakar
Bamako
Kinshasa
Luanda
Johannesburg
Cape Town
Durban
Pretoria
Harare
Lusaka
Maputo
Antananarivo
Jerusalem
Tel Aviv
Amman
Beirut
Damascus
Baghdad
Basra
Tehran
Isfahan
Shiraz
Mashhad
Riyadh
Jeddah
Mecca
Medina
Doha
Abu Dhabi
Muscat
Kuwait City
Kabul
Karachi
Lahore
Islamabad
Delhi
New Delhi
Mumbai
Kolkata
Chennai
Bengaluru
Hyderabad
Ahmedabad
Pune
Jaipur
Agra
Varanasi
Kathmandu
Dhaka
Chittagong
Colombo
Yangon
Chiang Mai
Phuket
Hanoi
Ho Chi Minh City
Da Nang
Phnom Penh
Siem Reap
Vientiane
Jakarta
Surabaya
Bandung
Denpasar
Manila
Quezon City
Cebu City
Taipei
Kaohsiung
Beijing
Shanghai
Guangzhou
Shenzhen
Chongqing
Chengdu
Wuhan
Tianjin
Xi'an
Hangzhou
Nanjing
Macau
Osaka
Kyoto
Yokohama
Nagoya
Sapporo
Fukuoka
Hiroshima
Busan
Incheon
Sydney
Melbourne
Brisbane
Perth
Auckland
Wellington
Los Angeles
San Francisco
Las Vegas
Chicago
Miami
Boston
Washington
Seattle
Orlando
New Orleans
Philadelphia
Houston
Toronto
Montreal
Vancouver
Mexico City
Guadalajara
Havana
Bogota
Medellin
Lima
Quito
Santiago
Buenos Aires
Sao Paulo
Rio de Janeiro
`
  .trim()
  .split('\n')

const names = await searchable(buildCityNames(wholeGazetteer))
const { file, columns } = gazetteerFiles.city
const ownNames = new Map<number, string>()
for (const row of tsvRows(readFileSync(join(wholeGazetteer, file)), columns)) {
  ownNames.set(Number(row.geonameid), row.unaccented_name)
}
const found = (typed: string) =>
  matchCities(names, typed, 6).map(({ geonameid }) => ownNames.get(geonameid) ?? '')

test('three letters find a city whose own name begins with them first', () => {
  const wrong = wellKnown.flatMap((name) => {
    const typed = fold(fold(name).slice(0, 3))
    const [first = ''] = found(typed)
    return first.startsWith(typed) ? [] : [`${typed}: ${first}`]
  })
  expect(wrong).toEqual([])
})

test.each([
  ['lis', 'lisbon'],
  ['pra', 'prague'],
  ['osl', 'oslo'],
  ['san fra', 'san francisco'],
  ['salamanca spain', 'salamanca'],
])('"%s" finds %s and not a larger city by a spelling of its name', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test.each([
  ['wien', 'vienna'],
  ['munchen', 'munich'],
  ['lisboa', 'lisbon'],
  ['venezia', 'venice'],
  ['peking', 'beijing'],
  ['saigon', 'ho chi minh city'],
])('the whole name "%s" in another language finds %s', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test.each([
  ['la', 'los angeles'],
  ['sf', 'san francisco'],
  ['nyc', 'new york city'],
  ['kl', 'kuala lumpur'],
])('the initials "%s" find %s before cities whose names begin with them', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test('initials also keep the cities in the list whose names begin with them', () => {
  expect(found('la')).toEqual(expect.arrayContaining(['lagos', 'lahore']))
})

test.each([['ry', 'ryazan', 'Rahim Yar Khan']])(
  '"%s" finds %s, because only all initials count as an own name, and %s has more',
  (typed, first) => {
    expect(found(typed)[0]).toBe(first)
  },
)

test('names are marked as initials only when they have those of all words', () => {
  const wrong: string[] = []
  let marked = 0
  for (const [at, owner] of names.owners.entries()) {
    if (owner >= ownName || owner < initialsName || isAliasName(owner)) continue
    marked += 1
    const name = Buffer.from(names.bytes.subarray(names.starts[at], names.starts[at + 1])).toString('latin1')
    const own = ownNames.get(names.geonameids[cityOf(owner)] ?? 0) ?? ''
    const words = own.split(/[ -]/)
    if (name !== words.map((word) => word.slice(0, 1)).join('')) wrong.push(`${name}: ${own}`)
  }
  expect(wrong).toEqual([])
  expect(marked).toBeGreaterThan(15)
})

test('initials are not the main name of their city', () => {
  const [city, ...others] = citiesNamed(names, 'mk').sort((one, other) => other.weight - one.weight)
  expect([ownNames.get(city?.geonameid ?? 0), city?.isOwn]).toEqual(['milton keynes', false])
  expect(others.map(({ isOwn }) => isOwn)).not.toContain(true)
})

test('a corrected text that is shorter than the typed one gets the same bonus for an own name', () => {
  const two = namesOf([
    ['bondar', 5],
    ['lonbark', 4],
  ])
  // One wrong letter gives "bond", the beginning of the larger city; one letter less gives "lon".
  expect(matchCities(two, 'lond', 2).map(({ geonameid }) => geonameid)).toEqual([1, 2])
})

test.each([
  ['Atauro', 'atauro'],
  ['Bréhat', 'paimpol'],
  ['Île de Bréhat', 'paimpol'],
  ['Cofete', 'costa calma'],
  ['Agathonisi', 'megalo chorio'],
  ['Nananu-i-Ra', 'vaileka'],
  ['Seronera', 'arusha'],
  ['Heimaey', 'vestmannaeyjar'],
  ['Eigg', 'mallaig'],
  ['Keekorok', 'narok'],
])('"%s", an island, a beach or a camp, finds %s', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test.each([
  ['montmartre paris', 'paris'],
  ['Trastevere, Rome', 'rome'],
  ['belem lisbon', 'lisbon'],
  ['oia santorini', 'oia'],
  ['nungwi zanzibar', 'nungwi'],
  ['tokyo shibuya', 'tokyo'],
])('"%s" is a place near another one', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test.each([
  ['Queensland', 'state', 'brisbane'],
  ['California', 'state', 'los angeles'],
  ['scotland', 'state', 'edinburgh'],
  ['Georgia', 'country', 'tbilisi'],
  ['China', 'country', 'beijing'],
  ['Frankreich', 'country', 'paris'],
  ['usa', 'country', 'new york city'],
])('"%s" is a %s and finds its best-known cities, %s first', (typed, kind, first) => {
  const [best, ...others] = matchCities(names, typed, 5)
  expect([ownNames.get(best?.geonameid ?? 0), best?.of]).toEqual([first, kind])
  expect(others.filter(({ of }) => of !== undefined).length).toBeGreaterThan(2)
})

test('a state and a country of one name both find their cities', () => {
  expect(found('georgia')).toEqual(expect.arrayContaining(['tbilisi', 'atlanta']))
})

test.each(['victoria', 'washington', 'luxembourg', 'singapore'])(
  'the city that is called "%s" comes before those of a state or country of that name',
  (typed) => {
    const [best] = matchCities(names, typed, 5)
    expect([ownNames.get(best?.geonameid ?? 0), best?.of]).toEqual([typed, undefined])
  },
)

test('a code of a country or state does not find its cities', () => {
  expect(matchCities(names, 'per', 6).filter(({ of }) => of !== undefined)).toEqual([])
})

test.each(['Heathrow', 'Malpensa', "O'Hare", 'schiphol', 'Charles de Gaulle', 'changi'])(
  'the airport "%s" finds its city',
  (typed) => {
    const [best] = matchCities(names, typed, 5)
    expect(names.aliases.get(best?.geonameid ?? 0)?.get(best?.alias ?? '')?.kind).toBe('airport')
  },
)

test('a district finds its city by its whole name, and by its beginning only after all cities', () => {
  expect(found('brooklyn')[0]).toBe('new york city')
  expect(found('queen')).not.toContain('london')
  expect(found('montmartr').at(-1)).toBe('paris')
})

test('a district with a typing error finds its city when nothing else matches', () => {
  expect(found('montmatre')).toEqual(['paris'])
  expect(found('brooklin')).not.toContain('new york city')
})

test.each([
  ['capetown', 'cape town'],
  ['saltlakecity', 'salt lake city'],
  ['salz burg', 'salzburg'],
  ['costarica', 'san jose'],
])('"%s" finds %s, whose name has its spaces elsewhere', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test.each([
  ['bangcock', 'bangkok'],
  ['minneapolous', 'minneapolis'],
])('"%s" is %s with two typing errors', (typed, meant) => {
  expect(found(typed)[0]).toBe(meant)
})

test('the name of a state is known with a typing error', () => {
  const [best] = matchCities(names, 'massachusets', 5)
  expect([ownNames.get(best?.geonameid ?? 0), best?.of]).toEqual(['boston', 'state'])
})

test('an own name with a typing error comes before a village by its name in another language', () => {
  expect(found('monteral')[0]).toBe('montreal')
})

test('a large city with its state comes before villages whose names begin with the text', () => {
  const [best] = matchCities(names, 'san jose ca', 5)
  expect(best?.geonameid).toBe(5392171)
})

test("the first city of a state comes before a town elsewhere with the state's name", () => {
  expect(found('delaware')[0]).toBe('wilmington')
})

test.each([
  ['12 rue de Rivoli, 75001 Paris, France', 'paris'],
  ['350 5th Ave, New York, NY 10118', 'new york city'],
  ['Hotel Sacher, Vienna', 'vienna'],
  ['Ubud, Gianyar Regency, Bali, Indonesia', 'ubud'],
  ['Frankfurt (Oder)', 'frankfurt (oder)'],
  ['Firenze (FI)', 'florence'],
  ['Firenze FI, Italia', 'florence'],
  ['via roma torino', 'turin'],
  ['Tokyo, Japan 🇯🇵', 'tokyo'],
  ['near florence', 'florence'],
])('the address "%s" is in %s', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test('a city is not searched elsewhere when the given country or state has none of its name', () => {
  expect(found('valencia, japan')).toEqual([])
  expect(found('valencia, atlantis')).toEqual([])
})

test('a code in small letters finds its city last, before the spare ones', () => {
  const named = (typed: string) =>
    matchCities(names, typed, 5, 1).map(({ geonameid, code }) => [ownNames.get(geonameid), code])
  expect(named('jfk')).toEqual([['new york city', 'JFK']])
  const ord = named('ord')
  expect([ord.length, ord[0]?.[0], ord[4]]).toEqual([6, 'ordos', ['chicago', 'ORD']])
  // The code of a small town's airport.
  expect(named('hvr').map(([, code]) => code)).not.toContain('HVR')
})

test('the capital of a small country comes before a suburb of its name', () => {
  expect(found('st helier')[0]).toBe('saint helier')
  expect(found("Saint George's")[0]).toBe("saint george's")
})

test.each([
  ['chigaco', 'chicago'],
  ['cinncinati', 'cincinnati'],
])('"%s" is a typing error of %s', (typed, meant) => {
  expect(found(typed)[0]).toBe(meant)
})

test('a list of more than six parts is no place', () => {
  expect(found('london, england, uk, england, uk, england, uk')).toEqual([])
  expect(found('london, england, uk')[0]).toBe('london')
})

test('a district whose name a larger city has is found only with its city', () => {
  expect(found('belem')[0]).toBe('belem')
  expect(found('belem')).not.toContain('lisbon')
})

test.each([
  ['merzouga dunes', 'merzouga'],
  ['Bogotá D.C.', 'bogota'],
])('"%s" finds a whole name among other words when nothing else matches', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

test('a name is compared with names in its own script first', () => {
  // Folded, these letters are "daban", like the Japanese name of Durban.
  expect(found('大阪')[0]).toBe('osaka')
  expect(found('ダーバン')[0]).toBe('durban')
  expect(found('Моск')[0]).toBe('moscow')
  const named = (text: string) => citiesNamed(names, text).map(({ geonameid }) => ownNames.get(geonameid))
  expect(named('大阪')).not.toContain('durban')
  expect(named('大阪')).toContain('osaka')
  // A city without a name in the typed script is found by the others.
  const two = namesOf([['mosk', 4]])
  expect(matchCities(two, 'Моск', 2).map(({ geonameid }) => geonameid)).toEqual([1])
})
