import { beforeAll, describe, expect, it, test } from 'vitest'
import { wholeWorld } from '#server/test/whole-world.ts'
import { geonameidOf } from '#shared/domain/gazetteer-ids.ts'
import { placesInTexts } from './places-in-texts.ts'
import type { World } from './world.ts'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
})

const nameOf = (id: string) => {
  const index = world.cities.indexOf(geonameidOf(id) ?? 0)
  const city = index === undefined ? undefined : world.cities.get(index)
  return `${city?.name}, ${city?.country}`
}

/** "Rome, IT; Paris, FR": the first city of each place of the sentences. */
const found = (sentences: readonly string[], areEntries = false) =>
  placesInTexts(world, { sentences, areEntries }).map((places) =>
    places.map(({ cityIds }) => nameOf(cityIds[0] ?? '')).join('; '),
  )

describe('cities in sentences of a diary', () => {
  test.each([
    ['We went to Paris with Margaret and hitchhiked to Athens.', 'Paris, FR; Athens, GR'],
    ['Karneval in Venedig', 'Venice, IT'],
    ['Nordlichter in Tromsø, einmal nach Kapstadt', 'Tromsø, NO; Cape Town, ZA'],
    ['W lipcu byliśmy w Pradze i w Wiedniu, a potem we Lwowie.', 'Prague, CZ; Vienna, AT; Lviv, UA'],
    ['Fiz escala em Frankfurt a caminho de Banguecoque', 'Frankfurt am Main, DE; Bangkok, TH'],
    ["J'aimerais visiter Québec un jour", 'Quebec City, CA'],
    ['Летом мы были в Будапеште и в Вене', 'Budapest, HU; Vienna, AT'],
    ['卒業旅行でパリとロンドンへ', 'Paris, FR; London, GB'],
    ['我去了北京和上海', 'Beijing, CN; Shanghai, CN'],
    ["2019 yılında İzmir ve Ankara'ya gittim", 'Izmir, TR; Ankara, TR'],
    ['Tavaly nyáron voltunk Bécsben és Pozsonyban', 'Vienna, AT; Bratislava, SK'],
    ['Kesällä olimme Tukholmassa ja Kööpenhaminassa', 'Stockholm, SE; Copenhagen, DK'],
    ['Rome, Italy, then Cartagena, Colombia', 'Rome, IT; Cartagena, CO'],
    ['Naples, Florida', 'Naples, US'],
  ])('%s', (sentence, cities) => {
    expect(found([sentence])).toEqual([cities])
  })

  test.each([
    'nowhere else, broke',
    'coffee > people',
    'Pozdrawiam, Marek',
    'Cześć Kasiu!',
    'Хотел увидеть, но не дали визу',
    'Beijinhos, Teresa',
    'Florida is a state',
  ])('%s names no city', (sentence) => {
    expect(found(['We were in Rome and then in Paris.', sentence])[1]).toBe('')
  })

  it('tells where each name stands', () => {
    const sentence = 'In 2019 we saw Rome and Paris'
    const [places = []] = placesInTexts(world, { sentences: [sentence], areEntries: false })
    expect(places.map(({ at, text }) => [sentence.slice(...at), text])).toEqual([
      ['Rome', 'Rome'],
      ['Paris', 'Paris'],
    ])
  })
})

test.each([
  ['Krakkóban', 'Kraków, PL'],
  ['Nagyváradon', 'Oradea, RO'],
  ['Paryżu', 'Paris, FR'],
  ['Москве', 'Moscow, RU'],
  ['Tukholmassa', 'Stockholm, SE'],
  ["Bursa'da", 'Bursa, TR'],
  ['Brně', 'Brno, CZ'],
])('the entry %s is a form of a name', (entry, city) => {
  expect(found([entry], true)).toEqual([city])
})
