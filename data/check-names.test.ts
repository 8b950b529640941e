import { describe, expect, it } from 'vitest'
import {
  addressAsName,
  exonymLost,
  foreignLetter,
  kindInName,
  markedName,
  oddLocalName,
  oddStateName,
  repeatedName,
  sameLargeName,
} from './check-names.ts'
import { readGazetteer } from './gazetteer.ts'
import { plainSpelling } from './pipeline/english-names.ts'
import { renameStates } from './pipeline/states.ts'
import type { Row } from './pipeline/tsv.ts'

const world = readGazetteer()
const cityOf = (geonameid: string) => world.cities.find((city) => city['geonameid'] === geonameid)

/** The cities of India, China and the Philippines, with one of them changed, and the decided names of India. */
const withCity = (geonameid: string, change: Row) => ({
  ...world,
  exonyms: new Map([['en', (world.exonyms.get('en') ?? []).filter(({ country }) => country === 'IN')]]),
  cities: world.cities
    .filter(({ country }) => ['IN', 'CN', 'PH'].includes(country ?? ''))
    .map((city) => (city['geonameid'] === geonameid ? { ...city, ...change } : city)),
})

describe('names', () => {
  it.each([
    ['2886242', 'Cologne', 'Köln'],
    ['2861650', 'Nuremberg', 'Nürnberg'],
    ['2660646', 'Geneva', 'Genève'],
    ['2797656', 'Ghent', 'Gent'],
    ['2803138', 'Antwerp', 'Antwerpen'],
    ['2711537', 'Gothenburg', 'Göteborg'],
    ['2510911', 'Seville', 'Sevilla'],
    ['2659811', 'Lucerne', 'Luzern'],
    ['2523083', 'Syracuse', 'Siracusa'],
    ['400666', 'Rhodes', 'Ρόδος'],
    ['261745', 'Heraklion', 'Ηράκλειο'],
    ['1278994', 'Prayagraj', 'प्रयागराज'],
    ['964420', 'Gqeberha', ''],
    ['1832617', 'Yeongcheon', '영천'],
    ['1842936', 'Gimpo', '김포'],
    ['1785623', 'Kunshan', '昆山'],
    ['1805680', 'Jingdezhen', '景德镇'],
    ['12358576', 'Wanzhou', '万州'],
    ['7517713', 'Wenfeng', '文峰'],
    ['1584071', 'Da Lat', 'Đà Lạt'],
    ['1606418', 'Saraburi', 'สระบุรี'],
    ['1849796', 'Tsu', '津市'],
    ['1848373', 'Yokkaichi', '四日市'],
    ['1273313', 'Dehradun', 'देहरादून'],
    ['3448439', 'São Paulo', ''],
    ['2692969', 'Malmö', ''],
    ['3093133', 'Łódź', ''],
    ['524901', 'Moscow', 'Москва'],
    ['264371', 'Athens', 'Αθήνα'],
    ['1850147', 'Tokyo', '東京'],
    ['1264527', 'Chennai', 'சென்னை'],
  ])('of %s are %s and locally "%s"', (geonameid, name, local) => {
    const city = cityOf(geonameid)
    expect([city?.['name'], city?.['local_name']]).toEqual([name, local])
  })

  it.each([
    ['Rāj-Nāndgaon', 'IN', 'Raj-Nandgaon'],
    ['‘Amrān', 'YE', 'Amran'],
    ['Nizhniy Novgorod', 'RU', 'Nizhny Novgorod'],
    ['Orël', 'RU', 'Oryol'],
    ['Xi’an', 'CN', "Xi'an"],
    ['Lüliang', 'CN', 'Lüliang'],
    ['Đà Lạt', 'VN', 'Da Lat'],
    ['Xã Long Hải', 'VN', 'Long Hai'],
    ['Ấp Một', 'VN', 'Ap Mot'],
    ['Mangilao Village', 'GU', 'Mangilao'],
    ['İzmir', 'TR', 'Izmir'],
    ['Brgy. Tinigao, Kalibo', 'PH', 'Tinigao'],
    ['Mengcheng Chengguanzhen', 'CN', 'Mengcheng'],
    ['Iaşi', 'RO', 'Iași'],
    ['Béjaïa', 'DZ', 'Béjaïa'],
    ['São Paulo', 'BR', 'São Paulo'],
  ])('%s in %s is spelled %s', (name, country, plain) => {
    expect(plainSpelling(name, country)).toBe(plain)
  })
})

describe('a planted fault is reported', () => {
  it.each([
    ['a mark of transliteration', markedName, '1258847', { name: 'Rājkot' }],
    ['a letter of another script', markedName, '1258847', { name: 'राजकोट' }],
    ['an Icelandic letter', foreignLetter, '1258847', { name: 'Raðkot' }],
    ['the word for a town', kindInName, '1785623', { local_name: '昆山镇' }],
    ['a name with a larger place behind it', addressAsName, '1258847', { name: 'Rajkot, Gujarat' }],
    ['an English name that is not the decided one', exonymLost, '1256436', { name: 'Sholapur' }],
    ['a decision about a city of another country', exonymLost, '1256436', { country: 'PK' }],
    ['two large cities of one name in a state', sameLargeName, '1258847', { unaccented_name: 'surat' }],
    ['a local name that is the English one', repeatedName, '1258847', { local_name: 'Rajkot' }],
    ['a local name with the word for a district', oddLocalName, '1258847', { local_name: 'राजकोट शहर' }],
    ['a local name with the word for a city', oddLocalName, '1785623', { local_name: '昆山市' }],
    [
      'a city in Korea without a local name',
      oddLocalName,
      '1785623',
      { country: 'KR', name: 'Eisen', local_name: '' },
    ],
  ])('when there is %s', (_, check, geonameid, change) => {
    expect(check(withCity('', {}))).toEqual([])
    expect(check(withCity(geonameid, change))).not.toEqual([])
  })

  it.each(['State of Berlin', "Leningradskaya Oblast'", 'Talsu novads', 'Gǝncǝ', 'Ma’an', 'Bavaria'])(
    'when a state is called %s',
    (name) => {
      const german = world.states.filter(({ code = '' }) => code.startsWith('DE.'))
      expect(oddStateName({ ...world, states: german })).toEqual([])
      const changed = german.map((state) => (state['code'] === 'DE.16' ? { ...state, name } : state))
      expect(oddStateName({ ...world, states: changed })).not.toEqual([])
    },
  )
})

describe('states', () => {
  it.each([
    ['DE.16', 'State of Berlin', 'Berlin'],
    ['DE.08', 'Rheinland-Pfalz', 'Rhineland-Palatinate'],
    ['RU.42', "Leningradskaya Oblast'", 'Leningrad Oblast'],
    ['NG.45', 'Abia State', 'Abia'],
    ['NG.31', 'Niger State', 'Niger State'],
    ['SI.03', 'Municipality of Bled', 'Bled'],
    ['ZA.03', 'Free State', 'Free State'],
    ['RW.11', 'Eastern Province', 'Eastern Province'],
    ['IN.11', 'Himachal Pradesh', 'Himachal Pradesh'],
  ])('%s, "%s" in the source, is %s', (code, name, usual) => {
    const state = { code, name, type: '' }
    renameStates([state])
    expect(state.name).toBe(usual)
  })

  it('keeps the kind when another state of the country has the name without it', () => {
    const states = ['Jelgava', 'Jelgava Municipality', 'Ogre Municipality'].map((name, index) => ({
      code: `LV.x${index}`,
      name,
      type: '',
    }))
    renameStates(states)
    expect(states.map(({ name }) => name)).toEqual(['Jelgava', 'Jelgava Municipality', 'Ogre'])
  })
})
