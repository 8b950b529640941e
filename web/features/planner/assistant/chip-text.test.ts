import { describe, expect, test } from 'vitest'
import { legTypes } from '#shared/collections/travel-items.ts'
import { type Constraint, type Place, themes, type TripChange } from '#shared/trip-request.ts'
import { withoutIsolates } from '#shared/messages/isolates.ts'
import { setPageLanguage } from '#web/test/render-app.tsx'
import { changeText, chipText, wholeText } from './chip-text.ts'

const common = { id: 'id', words: 'words', sure: 1, origin: 'said' } as const
const city = (name: string): Place => ({ kind: 'city', id: name, name })
const [rome, paris] = [city('Rome'), city('Paris')]
const italy: Place = { kind: 'country', id: 'IT', name: 'Italy' }
const nights = { ...common, kind: 'stay', of: rome, unit: 'nights' } as const

const constraints: [Constraint, en: string, de: string, ar: string][] = [
  [{ ...common, kind: 'visit', place: rome, optional: false }, 'Rome', 'Rome', 'Rome'],
  [{ ...common, kind: 'visit', place: rome, optional: true }, 'Maybe Rome', 'Vielleicht Rome', 'ربما Rome'],
  [
    {
      ...common,
      kind: 'visit',
      place: italy,
      optional: false,
      direction: 'north',
      cities: { least: 4, most: 4 },
    },
    'North of Italy, 4 cities',
    'Norden: Italy, 4 Städte',
    'شمال Italy، 4 مدن',
  ],
  [{ ...nights, least: 3, most: 3 }, 'Rome 3 nights', 'Rome 3 Nächte', 'Rome 3 ليالٍ'],
  [{ ...nights, least: 1, most: 1 }, 'Rome 1 night', 'Rome 1 Nacht', 'Rome ليلة واحدة'],
  [{ ...nights, least: 3 }, 'Rome At least 3 nights', 'Rome Mindestens 3 Nächte', 'Rome على الأقل 3 ليالٍ'],
  [
    { ...nights, most: 2, unit: 'days' },
    'Rome At most 2 days',
    'Rome Höchstens 2 Tage',
    'Rome على الأكثر يومان',
  ],
  [{ ...nights, least: 3, most: 5 }, 'Rome 3 to 5 nights', 'Rome 3 bis 5 Nächte', 'Rome من 3 إلى 5 ليالٍ'],
  [{ ...nights, share: 0.5 }, 'Rome 50% of the time', 'Rome 50 % der Zeit', 'Rome 50% من الوقت'],
  [nights, 'Rome Some nights', 'Rome Einige Nächte', 'Rome بعض الليالي'],
  [{ ...nights, of: null, least: 2, most: 2 }, 'Each stop 2 nights', 'Jeder Halt 2 Nächte', 'كل محطة ليلتان'],
  [
    { ...nights, of: { kind: 'theme', theme: 'beach' }, least: 4, most: 4 },
    'Beach 4 nights',
    'Strand 4 Nächte',
    'شاطئ 4 ليالٍ',
  ],
  [{ ...common, kind: 'role', role: 'start', place: rome }, 'Start Rome', 'Start Rome', 'البداية Rome'],
  [{ ...common, kind: 'role', role: 'home', place: rome }, 'Home Rome', 'Zuhause Rome', 'البيت Rome'],
  [{ ...common, kind: 'day-trip', place: paris }, 'Day trip Paris', 'Ausflug Paris', 'رحلة يوم Paris'],
  [
    { ...common, kind: 'day-trip', place: null, from: rome },
    'Day trip from Rome Anywhere',
    'Ausflug von Rome Irgendwohin',
    'رحلة يوم من Rome أي مكان',
  ],
  [
    { ...common, kind: 'order', places: [rome, paris] },
    'Order Rome, Paris',
    'Reihenfolge Rome, Paris',
    'الترتيب Rome، Paris',
  ],
  [
    { ...common, kind: 'order', places: [rome, paris, rome, paris] },
    'Order Rome, Paris, Rome …',
    'Reihenfolge Rome, Paris, Rome …',
    'الترتيب Rome، Paris، Rome …',
  ],
  [{ ...common, kind: 'order', places: [] }, 'Any order', 'Reihenfolge egal', 'أي ترتيب'],
  [{ ...common, kind: 'loop' }, 'Round trip', 'Rundreise', 'رحلة دائرية'],
  [
    { ...common, kind: 'transport', use: 'prefer', types: ['train', 'bus'] },
    'By train, bus',
    'Mit Zug, Bus',
    'الوسيلة: قطار، حافلة',
  ],
  [{ ...common, kind: 'transport', use: 'avoid', types: ['plane'] }, 'No flights', 'Ohne Flug', 'بدون طيران'],
  [
    { ...common, kind: 'transport', use: 'only', types: ['car'], leg: { from: rome, to: paris } },
    'Rome to Paris Only car',
    'Rome bis Paris Nur Auto',
    'من Rome إلى Paris فقط: سيارة',
  ],
  [
    { ...common, kind: 'transport', use: 'prefer', types: ['train'], leg: 'last', overnight: true },
    'Last leg Night train',
    'Letzte Etappe Über Nacht: Zug',
    'المرحلة الأخيرة ليلًا: قطار',
  ],
  [
    { ...common, kind: 'transport', use: 'avoid', types: ['bus'], leg: { to: paris } },
    'To Paris No buses',
    'Nach Paris Ohne Bus',
    'إلى Paris بدون حافلات',
  ],
  [{ ...common, kind: 'longest-leg', hours: 4 }, 'Legs up to 4 h', 'Etappen bis 4 Std.', 'مراحل حتى 4 س'],
  [
    { ...common, kind: 'longest-leg', km: 1200 },
    'Legs up to 1,200 km',
    'Etappen bis 1.200 km',
    'مراحل حتى 1,200 كم',
  ],
  [{ ...common, kind: 'avoid', place: paris }, 'Not Paris', 'Nicht Paris', 'بدون Paris'],
  [{ ...common, kind: 'length', unit: 'days', least: 14, most: 14 }, '14 days', '14 Tage', '14 يومًا'],
  [{ ...common, kind: 'city-count', most: 3 }, 'At most 3 cities', 'Höchstens 3 Städte', 'على الأكثر 3 مدن'],
  [
    { ...common, kind: 'dates', first: { from: '2027-05-01', to: '2027-05-31' } },
    'May 2027',
    'Mai 2027',
    'مايو 2027',
  ],
  [
    { ...common, kind: 'dates', first: { from: '2027-05-08', to: '2027-05-08' } },
    'First day 8 May 2027',
    'Erster Tag 8. Mai 2027',
    'اليوم الأول 8 مايو 2027',
  ],
  [
    { ...common, kind: 'dates', last: { from: '2027-05-08', to: '2027-05-12' } },
    'Last day 8 to 12 May 2027',
    'Letzter Tag 8.–12. Mai 2027',
    'اليوم الأخير 8–12 مايو 2027',
  ],
  [
    {
      ...common,
      kind: 'dates',
      first: { from: '2027-05-08', to: '2027-05-08' },
      last: { from: '2027-05-12', to: '2027-05-12' },
    },
    '8 to 12 May 2027',
    '8.–12. Mai 2027',
    '8–12 مايو 2027',
  ],
  [
    { ...common, kind: 'dates', during: { from: '2027-05-08', to: '2027-05-08' } },
    'During 8 May 2027',
    'Während 8. Mai 2027',
    'خلال 8 مايو 2027',
  ],
  [{ ...common, kind: 'dates', event: 'oktoberfest' }, 'words', 'words', 'words'],
  [
    { ...common, kind: 'theme', theme: 'auroras', unwanted: false },
    'Northern lights',
    'Nordlichter',
    'الشفق القطبي',
  ],
  [
    { ...common, kind: 'theme', theme: 'nightlife', unwanted: true },
    'No Nightlife',
    'Ohne Nachtleben',
    'بدون حياة ليلية',
  ],
  [{ ...common, kind: 'pace', pace: 'slow' }, 'Slow', 'Langsam', 'بهدوء'],
  [{ ...common, kind: 'company', company: 'pet' }, 'With a pet', 'Mit Haustier', 'مع حيوان أليف'],
  [{ ...common, kind: 'budget', budget: 'low' }, 'Low budget', 'Wenig Geld', 'ميزانية صغيرة'],
  [
    { ...common, kind: 'route', route: 'garden', name: 'Garden Route' },
    'Garden Route',
    'Garden Route',
    'Garden Route',
  ],
]

const changes: [TripChange, en: string][] = [
  [{ ...common, kind: 'add', place: rome }, 'Rome Added'],
  [{ ...common, kind: 'add', place: rome, least: 2, most: 2 }, 'Rome 2 nights'],
  [{ ...common, kind: 'remove', place: rome }, 'Rome Left out'],
  [{ ...common, kind: 'replace', place: rome, by: paris }, 'Rome Paris instead'],
  [{ ...common, kind: 'swap', place: rome, with: paris }, 'Rome, Paris Swapped'],
  [{ ...common, kind: 'lengthen', place: rome, unit: 'nights', by: 2 }, 'Rome 2 nights more'],
  [{ ...common, kind: 'lengthen', place: null, unit: 'days', by: -1 }, 'Trip 1 day less'],
  [{ ...common, kind: 'lengthen', place: rome, unit: 'nights', to: 5 }, 'Rome 5 nights'],
  [{ ...common, kind: 'move', place: rome, after: paris }, 'Rome After Paris'],
  [{ ...common, kind: 'move', place: rome, before: paris }, 'Rome Before Paris'],
  [{ ...common, kind: 'move', place: rome, to: 'start' }, 'Rome To the start'],
  [{ ...common, kind: 'reverse' }, 'Other direction'],
  [{ ...common, kind: 'another' }, 'Another route'],
  [{ ...common, kind: 'wish', constraint: { ...common, kind: 'loop' } }, 'Round trip'],
]

const textOf = (constraint: Constraint) => plain(wholeText(chipText(constraint)))
// Formats of Intl use spaces of several widths.
const plain = (text: string) =>
  withoutIsolates(text)
    .replaceAll(/[\u200e\u200f]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' – ', '–')

describe.each([
  ['en', 1],
  ['de', 2],
  ['ar', 3],
] as const)('in %s', (language, column) => {
  test('every kind of wish has a short text of its own', async () => {
    await setPageLanguage(language)
    for (const row of constraints) expect(textOf(row[0])).toBe(row[column])
  })

  test('every theme and every transport has a name', async () => {
    await setPageLanguage(language)
    for (const theme of themes)
      expect(textOf({ ...common, kind: 'theme', theme, unwanted: false })).not.toBe('')
    for (const type of legTypes) {
      for (const use of ['prefer', 'only', 'avoid'] as const) {
        expect(textOf({ ...common, kind: 'transport', use, types: [type] })).not.toMatch(/undefined|^$/)
      }
    }
  })
})

test('every kind of change has a short text of its own', () => {
  for (const [change, text] of changes) expect(plain(wholeText(changeText(change)))).toBe(text)
})

test('all kinds of the schema are tested', () => {
  expect(new Set(constraints.map(([{ kind }]) => kind)).size).toBe(17)
  expect(new Set(changes.map(([{ kind }]) => kind)).size).toBe(9)
})
