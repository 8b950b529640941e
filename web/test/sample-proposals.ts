import type { ResolvedCity } from '#shared/imports.ts'
import type { Proposal, Proposals, Unresolved } from '#web/features/import/propose/proposal.ts'

const city = (
  id: string,
  name: string,
  [latitude, longitude]: readonly [number, number],
  [country, iso2]: readonly [string, string],
  state: string,
): ResolvedCity => ({
  id,
  name,
  latitude,
  longitude,
  local_name: '',
  population: 100_000,
  timezone: 'Asia/Tbilisi',
  country: `c${iso2.toLowerCase()}`.padEnd(15, '0'),
  state: `s${name.toLowerCase()}`.padEnd(15, '0').slice(0, 15),
  expand: {
    country: { id: `c${iso2.toLowerCase()}`.padEnd(15, '0'), name: country, iso2 },
    state: { id: `s${name.toLowerCase()}`.padEnd(15, '0').slice(0, 15), name: state },
  },
})

const georgia = ['Georgia', 'GE'] as const
const idOf = (number: number) => `c${String(number).padStart(14, '0')}`

/** Cities with their GeoNames ids. */
export const sampleCities = {
  tbilisi: city(idOf(611717), 'Tbilisi', [41.69, 44.83], georgia, 'Tbilisi'),
  kutaisi: city(idOf(613607), 'Kutaisi', [42.25, 42.7], georgia, 'Imereti'),
  batumi: city(idOf(615532), 'Batumi', [41.64, 41.64], georgia, 'Adjara'),
  kobuleti: city(idOf(613762), 'Kobuleti', [41.82, 41.78], georgia, 'Adjara'),
  yerevan: city(idOf(616052), 'Yerevan', [40.18, 44.51], ['Armenia', 'AM'], 'Yerevan'),
  rome: city(idOf(3169070), 'Rome', [41.89, 12.48], ['Italy', 'IT'], 'Latium'),
  bologna: city(idOf(3181928), 'Bologna', [44.49, 11.34], ['Italy', 'IT'], 'Emilia-Romagna'),
  modena: city(idOf(3173331), 'Modena', [44.65, 10.93], ['Italy', 'IT'], 'Emilia-Romagna'),
}

const { tbilisi, kutaisi, batumi, kobuleti, yerevan, rome, bologna, modena } = sampleCities

const proposal = (id: string, { id: cityId }: ResolvedCity, start: string, end: string): Proposal => ({
  id,
  start,
  end,
  is: 'stay',
  city: cityId,
  kind: 'visited',
  sure: 'sure',
  state: 'new',
  isIn: true,
  why: [{ by: 'points', count: 212 }],
  sources: [{ file: 0 }],
  others: [],
  parent: '',
  note: '',
  trip: '',
})

const line = (id: string, row: number): Unresolved => ({
  id,
  source: { file: 1, row },
  code: 'unknownAirport',
  text: 'NA0',
  needs: 'city',
  city: '',
  is: 'stay',
  kind: 'visited',
  start: '2019-10-06',
  end: '',
  why: [{ by: 'flight', text: 'FR 2934' }],
  others: [],
})

/** What two files tell of a journey to the Caucasus and of some days in Italy. */
export const sampleProposals: Proposals = {
  proposals: [
    {
      ...proposal('rome', rome, '2018-06-01', '2018-06-05'),
      state: 'there',
      why: [{ by: 'points', count: 118 }],
    },
    proposal('tbilisi 1', tbilisi, '2019-05-12', '2019-05-15'),
    { ...proposal('kutaisi', kutaisi, '2019-05-15', '2019-05-16'), why: [{ by: 'points', count: 38 }] },
    {
      ...proposal('batumi', batumi, '2019-05-16', '2019-05-19'),
      sure: 'likely',
      why: [{ by: 'points', count: 12 }],
      others: [kobuleti.id],
      position: { latitude: 41.65, longitude: 41.63 },
    },
    {
      ...proposal('tbilisi 2', tbilisi, '2019-05-19', '2019-05-20'),
      why: [
        { by: 'flight', text: 'LO 724' },
        { by: 'points', count: 41 },
      ],
    },
    {
      ...proposal('yerevan', yerevan, '2019-05-20', ''),
      kind: 'transit',
      sure: 'likely',
      isIn: false,
      why: [{ by: 'change', count: 130 }],
      sources: [{ file: 1, row: 12 }],
    },
    { ...proposal('bologna', bologna, '2019-10-04', '2019-10-06'), why: [{ by: 'flight', text: 'FR 2934' }] },
    {
      ...proposal('modena', modena, '2021', ''),
      sure: 'unsure',
      why: [{ by: 'photos', count: 1 }],
      others: [bologna.id],
    },
  ],
  trips: [],
  unresolved: [
    line('line 88', 88),
    {
      ...line('line 131', 131),
      code: 'noDate',
      text: 'Tbilisi',
      needs: 'date',
      city: tbilisi.id,
      start: '',
    },
  ],
  cities: new Map(Object.values(sampleCities).map((one) => [one.id, one])),
}
