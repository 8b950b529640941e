import { expect, test } from 'vitest'
import { readOne, withNamed } from '#web/features/import/read/read-in-test.ts'
import { senseOf } from './senses.ts'

/** "wish Lima; stay Oslo 2014–2016" for the places of a pasted text, of a sentence those that are expected. */
const told = async (text: string, expected: string) => {
  const { places } = await readOne(text)
  const names = expected.split('; ').map((each) => each.replaceAll(/^\w+ | [\d–~-]+$/g, ''))
  return withNamed(places, names)
    .map(({ is, place, start, end }) => {
      const days = [start, end].flatMap((when) => (when !== undefined && 'day' in when ? [when.day] : []))
      return [is, 'name' in place ? place.name : '', days.join('–')].join(' ').trim()
    })
    .join('; ')
}

test.each([
  ['Some day we want to see Quito', 'wish Quito'],
  ['Wanna go: Kyoto', 'wish Kyoto'],
  ['Ich möchte gern nach Linz, Graz und Ulm reisen', 'wish Linz; wish Graz; wish Ulm'],
  ["J'aimerais visiter Nantes un jour", 'wish Nantes'],
  ['Me gustaría conocer Cuenca', 'wish Cuenca'],
  ['Ancora da vedere: Bari', 'wish Bari'],
  ['Queremos ir a León', 'wish León'],
  ['Quero conhecer Braga', 'wish Braga'],
  ['Ik wil ooit naar Gent', 'wish Gent'],
  ['Jag vill åka till Visby', 'wish Visby'],
  ['Chcę pojechać do Lwów', 'wish Lwów'],
  ['Chtěl bych do Brno', 'wish Brno'],
  ['Хочу поехать в Баку', 'wish Баку'],
  ['Мрію про Львів', 'wish Львів'],
  ["İzmir'e gitmek istiyorum", 'wish İzmir'],
  ['أريد زيارة باريس', 'wish باريس'],
  ['אני רוצה לנסוע לפריז', 'wish פריז'],
  ['奈良と京都に行きたい', 'wish 奈良; wish 京都'],
  ['想去:敦煌', 'wish 敦煌'],
  ['제주에 가고 싶어요', 'wish 제주'],
  ['อยากไปโตเกียว', 'wish โตเกียว'],
  ['Ich war 2014 in Graz und möchte gern nach Linz', 'stay Graz 2014; wish Linz'],
  ['Paris 2019, Tokyo (wishlist)', 'stay Paris 2019; wish Tokyo'],
  ['✅ Lima\n⬜ Oslo', 'listed Lima; wish Oslo'],
  ['Nunca fui a Nova Iorque e ainda não conheço Viena', 'wish Nova Iorque; wish Viena'],
  ['Do Londynu jeszcze nie dotarliśmy', 'wish Londynu'],
  ['Még nem voltunk: Prágában', 'wish Prágában'],
  ['Hawaii was cancelled in 2012', 'wish Hawaii'],
  ['Bucket list\n- Lima\nVisited:\n- Oslo', 'wish Lima; listed Oslo'],
])('words for a wish make no visit: %s', async (text, places) => {
  expect(await told(text, places)).toBe(places)
})

test.each([
  ['I lived in Oslo from 2012 to 2014', 'lived Oslo 2012–2014'],
  ['Wir haben 2009 bis 2011 in Ulm gewohnt', 'lived Ulm 2009–2011'],
  ['3) Bari (abitato 2003-2006)', 'lived Bari 2003–2006'],
  ['Жил в Казань с 2011 по 2013.', 'lived Казань 2011–2013'],
  ['Mieszkałem w Opole w latach 1999–2003', 'lived Opole 1999–2003'],
  ['大阪に3年間住んでいました', 'lived 大阪'],
  ['2016年在成都住了两年。', 'lived 成都 2016'],
  ['גרתי בחיפה 2010', 'lived חיפה 2010'],
  ['Nasci e cresci em Coimbra', 'lived Coimbra'],
  ['부산에서 2010년부터 2014년까지 살았다', 'lived 부산에서 2010–2014'],
  ['Em 2019 fiz escala em Frankfurt', 'layover Frankfurt 2019'],
  ['mellemlanding i Doha', 'layover Doha'],
])('words for a home: %s', async (text, places) => {
  expect(await told(text, places)).toBe(places)
})

test('below a heading of wishes, what is ticked is done', async () => {
  const places = 'stay Bath 2017; listed Lima; wish Oslo'
  expect(await told('# Bucket list\n- [x] Bath 2017\n- [X] Lima\n- [ ] Oslo', places)).toBe(places)
})

test.each([
  ['We went to Rome to see the Colosseum', 'listed Rome'],
  ['We will never forget Rome 2015', 'stay Rome 2015'],
])('a visit with words of a wish is none: %s', async (text, places) => {
  expect(await told(text, places)).toBe(places)
})

test.each([
  ['1) Bari, 2010\n2) Pisa - estate 2011\n3) Lucca 2012', 'stay Bari 2010; stay Pisa 2011~; stay Lucca 2012'],
  ['Olhão 08/02/2018 a 11/02/2018', 'stay Olhão 2018-02-08–2018-02-11'],
  ['Du 4 au 6 mars 2018 : Nantes', 'stay Nantes 2018-03-04–2018-03-06'],
  ['仙台 2018年8月3日〜9日', 'stay 仙台 2018-08-03–2018-08-09'],
  ['전주, 2017.3.20 ~ 2017.3.24', 'stay 전주 2017-03-20–2017-03-24'],
  ['Faro e Évora, set/2015', 'stay Faro 2015-09; stay Évora 2015-09'],
])('numbers of a list and dates of several forms: %j', async (text, places) => {
  expect(await told(text, places)).toBe(places)
})

test.each([
  ['Want to go', 'wish'],
  ['wishlist', 'wish'],
  ['Wunschliste', 'wish'],
  ['visited', 'visited'],
  ['Visited cities', 'visited'],
  ['Lived', 'lived'],
  ['Restaurants', undefined],
  ['Visited by boat', undefined],
])('the name of a list: %s', (text, sense) => {
  expect(senseOf(text)).toBe(sense)
})
