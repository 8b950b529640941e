import { expect, test } from 'vitest'
import { readOne, withNamed } from '#web/features/import/read/read-in-test.ts'

/** "Rome 2019" for each place of a pasted text. In a sentence, the places are `names`. */
const placesOf = async (text: string, names: readonly string[] = []) => {
  const { places, report } = await readOne(text)
  expect(report.unreadable).toBeUndefined()
  return withNamed(places, names).map(({ place, start }) =>
    [
      'name' in place ? place.name : '',
      'country' in place ? place.country : '',
      start && 'day' in start ? start.day : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  )
}

test.each([
  ['[x] Bath', 'Bath'],
  ['- [ ] Rome', 'Rome'],
  ['- [x] Bath\n- [X] Lima', 'Bath; Lima'],
  ['✓ Paris', 'Paris'],
  ['✔️ Paris 2019\n❌ Rome', 'Paris 2019; Rome'],
  ['☑ Lima\n☐ Quito', 'Lima; Quito'],
  ['1) Oslo', 'Oslo'],
  ['1. Oslo\n2. Bergen', 'Oslo; Bergen'],
  ['(1) Oslo\n(2) Bergen', 'Oslo; Bergen'],
  ['① Oslo\n② Bergen', 'Oslo; Bergen'],
  ['I. Rome\nII. Paris', 'Rome; Paris'],
  ['a) Rome\nb) Paris', 'Rome; Paris'],
  ['1 - Rome\n2 - Paris', 'Rome; Paris'],
  ['1: Rome', 'Rome'],
  ['No. 1 Rome', 'Rome'],
  ['#1 Rome\n#2 Paris', 'Rome; Paris'],
  ['• Bonn', 'Bonn'],
  ['> Rome\n> Paris', 'Rome; Paris'],
  ['* **Rome** 2019\n* _Paris_\n* `Lima`', 'Rome 2019; Paris; Lima'],
  ['[Rome](https://example.org/rome)', 'Rome'],
  ['1\tOslo\n2\tBergen', 'Oslo; Bergen'],
  ['Oslo\tNorway\t2019\nRome\tItaly\t2020', 'Oslo Norway 2019; Rome Italy 2020'],
  ['| City | Year |\n|------|------|\n| Rome | 2019 |\n| Paris | 2020 |', 'Rome 2019; Paris 2020'],
  ['| City | Country |\n|:-----|:----:|\n| Rome | Italy |', 'Rome Italy'],
  ['🇮🇹 Rome\n🇫🇷 Paris', 'Rome, Italy; Paris, France'],
  ['Rome 🇮🇹, Paris 🇫🇷', 'Rome, Italy, Paris, France'],
  ['✈️ Rome ✈️ Paris', 'Rome; Paris'],
  ['📍 Lisbon (2018)', 'Lisbon 2018'],
  ['🗼Tokyo 2019 ❤️', 'Tokyo 2019'],
  ['"Rome","Paris"', 'Rome, Paris'],
  ['Bergen 11/2018', 'Bergen 2018-11'],
  ['- Huế - 4/2017\n- Oslo: 04.2017\n- Rio, 3-2018', 'Huế 2017-04; Oslo 2017-04; Rio 2018-03'],
  ['Bergen 4-6/2017\nLodz 11/2018 - 2/2019', 'Bergen 2017-04; Lodz 2018-11'],
  ['Bergen 13/2018', 'Bergen 13 2018'],
  ['Rome 120 EUR\nParis € 35.50', 'Rome; Paris'],
  ['Been to (updated 2023):\n- Rome\n- Paris 2019', 'Rome; Paris 2019'],
  ['Städte (Stand: 3.5.2023):\n- Rom', 'Rom'],
  ['訪れた街（更新 2024年）：\n- パリ', 'パリ'],
])('a pasted list: %j', async (text, places) => {
  expect((await placesOf(text)).join('; ')).toBe(places)
})

test.each([
  ['I went to Paris in 2019 and then to Rome.', 'Paris 2019; Rome'],
  ['We went to Kyoto and then to Osaka in July 2018.', 'Kyoto 2018-07; Osaka 2018-07'],
  ['Zuerst waren wir in Wien, dann in Budapest im Mai 2017', 'Wien 2017-05; Budapest 2017-05'],
  [
    'w 2011 byliśmy w Rzymie, w lipcu 2013 w Pradze, a w maju 2015 we Lwowie',
    'Rzymie 2011; Pradze 2013-07; Lwowie 2015-05',
  ],
  ['De 22 a 26 de fevereiro de 2017 fomos a Colónia', 'Colónia 2017-02-22'],
  ['1995 - в Будапеште и в Вене, 2-9 мая', 'Будапеште 1995-05-02; Вене 1995-05-02'],
  ['2012. május 3-7. – Rómában voltunk', 'Rómában 2012-05-03'],
  ['In 2019 we changed in Doha for Bangkok, where we stayed in November 2019', 'Doha 2019; Bangkok 2019-11'],
  ['9月20日〜23日 釜山へ行った', '釜山'],
  ['We visited Lisbon, Porto and Coimbra last summer.', 'Lisbon; Porto; Coimbra'],
  ['Im Mai 2018 waren wir in Rom, danach in Neapel.', 'Rom 2018-05; Neapel 2018-05'],
  ['En 2017 nous avons visité Lyon et Marseille.', 'Lyon 2017; Marseille 2017'],
  ['En mayo de 2018 estuve en Sevilla y Granada.', 'Sevilla 2018-05; Granada 2018-05'],
  ['Nel 2019 sono stato a Torino e Genova.', 'Torino 2019; Genova 2019'],
  ['Em 2016 fui a Lisboa e ao Porto.', 'Lisboa 2016; Porto 2016'],
  ['In 2015 ben ik naar Gent en Brugge geweest.', 'Gent 2015; Brugge 2015'],
  ['W 2014 byłem w Krakowie i Gdańsku.', 'Krakowie 2014; Gdańsku 2014'],
  ['В 2013 году я был в Казани и Самаре.', 'Казани 2013; Самаре 2013'],
  ['2012年に京都と奈良に行きました。', '京都 2012; 奈良 2012'],
  ['2018年我去了北京和上海。', '北京 2018; 上海 2018'],
  ['في عام 2019 زرت القاهرة والإسكندرية', 'القاهرة 2019; الإسكندرية 2019'],
  ['2011 besökte jag Göteborg och Malmö.', 'Göteborg 2011; Malmö 2011'],
  ["2019 yılında İzmir ve Ankara'ya gittim.", 'İzmir 2019; Ankara 2019'],
  ['V roce 2010 jsem byl v Brně a Olomouci.', 'Brně 2010; Olomouci 2010'],
])('a pasted sentence: %s', async (text, places) => {
  const names = places.split('; ').map((place) => place.replace(/ [\d-]+$/, ''))
  expect((await placesOf(text, names)).join('; ')).toBe(places)
})

test.each(['maybe', 'married', 'jungle'])('"%s" is not a month', async (word) => {
  const { places } = await readOne(`Rome ${word} 2014`)
  expect(places.flatMap(({ said = [] }) => said).map(({ start }) => start)).toEqual([{ day: '2014' }])
})

test('names with words that can also be bullets, markup or verbs stay whole', async () => {
  const names = ['Las Vegas', 'Rio de Janeiro', "L'Aquila", 'St. Gallen', '和歌山', 'Al Ain', 'Stade']
  expect(await placesOf(names.join('\n'))).toEqual(names)
})

test.each([
  [
    '## 2018\n- Granada, 3-6 October\n- Lviv, May\n## 2020\n- Split',
    'Granada 2018-10-03; Lviv 2018-05; Split 2020',
  ],
  [
    '■2014年\n5月3日 金沢。\n■2016年\n7月 ウィーン、プラハ',
    '金沢 2014-05-03; ウィーン 2016-07; プラハ 2016-07',
  ],
  ['Italy:\n- Rome\n- Naples', 'Rome IT; Naples IT'],
  ['Oslo 2012 + 2017', 'Oslo 2012; Oslo 2017'],
  ['Beč (listopad 2011.)\nPariz, srpanj 2013.', 'Beč 2011-10; Pariz 2013-07'],
  ['Kraków, listopad 2011', 'Kraków 2011-11'],
  ['Hà Nội, tháng 6 2017', 'Hà Nội 2017-06'],
  ['Lisbon, October\nRome, last summer', 'Lisbon; Rome'],
])('headings and dates of many languages: %j', async (text, places) => {
  const names = places.split('; ').map((place) => place.replace(/ [\d-]+$/, ''))
  expect((await placesOf(text, names)).join('; ')).toBe(places)
})

test('headers and quotes of a mail name no place, and "last month" is relative to the date of the mail', async () => {
  const mail = `From: Ann <ann@example.org>
Date: 14 November 2019 21:03

Hello Tom!

Last month we were in Vilnius. In 2011 we went to Rome with the whole
family and stayed there for a week.

--
Ann
Warsaw Street 12, Radom

> We are back from Athens!`
  const { places, problems } = await readOne(mail)
  const named = withNamed(places, ['Vilnius', 'Rome', 'Radom', 'Athens', 'Warsaw'])
  expect(named.map(({ place, start }) => ({ ...place, start }))).toEqual([
    { name: 'Vilnius', start: { day: '2019-10' } },
    { name: 'Rome', start: { day: '2011' } },
  ])
  expect(problems).toMatchObject([{ code: 'leftOut' }])
})

test.each([
  ['not been: Sydney', 'Sydney'],
  ['unvisited: Lima', 'Lima'],
  ['nie gewesen: Sydney', 'Sydney'],
  ['pas encore visité: Rome', 'Rome'],
  ['non ancora visitato: Parigi', 'Parigi'],
  ['nog niet geweest: Lima', 'Lima'],
  ['nie byłem: Lima', 'Lima'],
  ['inte besökt: Lima', 'Lima'],
  ['ни разу не был: Лима', 'Лима'],
  ['gitmedim: Lima', 'Lima'],
  ['行ったことがない：リマ', 'リマ'],
  ['没去过：利马', '利马'],
  ['안 가본 곳: 리마', '리마'],
  ['ไม่เคยไป: ลิมา', 'ลิมา'],
  ['לא הייתי: לימה', 'לימה'],
])('a place where nobody was is a wish: %s', async (line, name) => {
  const { places, problems } = await readOne(`${line}\nbeen: Paris 2011`)
  const found = places.map(({ is, place }) => `${is} ${'name' in place ? place.name : ''}`)
  expect(found).toEqual([`wish ${name}`, 'stay Paris'])
  expect(problems).toEqual([])
})

test('a country behind a slash is that of the city before it', async () => {
  expect(await placesOf('Krakau/Polen 12.03.2011\nRome/Italy\nOslo/Bergen')).toEqual([
    'Krakau PL 2011-03-12',
    'Rome IT',
    'Oslo',
    'Bergen',
  ])
})

test('a country behind another sign is not that of the city before it', async () => {
  const { places, problems } = await readOne('Rome → Germany\nOslo')
  expect(places.map(({ place }) => place)).toEqual([{ name: 'Rome' }, { name: 'Oslo' }])
  expect(problems).toMatchObject([{ code: 'countryOnly', text: 'Germany' }])
})
