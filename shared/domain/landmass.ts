import { countryId } from './gazetteer-ids.ts'

/** As much of a city as tells on which land it lies. */
export interface PlacedCity {
  /** The country's record id. */
  country: string
  latitude: number
  longitude: number
}

/*
 * A short table instead of geometry: countries lie on the land that most of their people live on, and the few
 * parts of a country that lie across an ocean are told apart by their coordinates. Islands that cars, coaches
 * or trains reach by a tunnel, a bridge or a regular short ferry (Great Britain, Ireland, Sicily) count as part
 * of the land they are reached from.
 */
const americas = 'BZ CR GT HN NI PA SV CA MX US AR BO BR CL CO EC GF GY PE PY SR UY VE'
const islands =
  'IO KM MG MU RE SC YT CV SH TF AG AI AW BB BL BQ BS CU CW DM GD GP JM KN KY LC MQ MS PR TC TT VC VG VI ' +
  'BM GL PM UM FK GS JP TW PH LK MV IS FO SJ CY AU CC CX NF NZ FJ NC SB VU FM GU KI MH MP NR PW AS CK NU ' +
  'PF PN TK TO TV WF WS AQ BV HM ID TL'
const shared: Record<string, string> = { HT: 'HISPANIOLA', DO: 'HISPANIOLA', MF: 'MARTIN', SX: 'MARTIN' }

const lands = new Map<string, string>([
  ...americas.split(' ').map((iso2) => [countryId(iso2), 'AMERICAS'] as const),
  ...islands.split(' ').map((iso2) => [countryId(iso2), iso2] as const),
  ...Object.entries(shared).map(([iso2, land]) => [countryId(iso2), land] as const),
  [countryId('BN'), 'BORNEO'],
  [countryId('PG'), 'NEW GUINEA'],
])

interface Part {
  country: string
  land: string
  holds: (city: PlacedCity) => boolean
}

/** Parts of a country that lie across the sea from the rest of it, by country code; first match first. */
const parts: Part[] = [
  { country: 'US', land: 'HAWAII', holds: (city) => city.latitude < 30 && city.longitude < -150 },
  { country: 'ES', land: 'CANARIES', holds: (city) => city.latitude < 30 },
  {
    country: 'PT',
    land: 'MADEIRA',
    holds: ({ latitude, longitude }) => latitude < 34 && longitude < -12,
  },
  { country: 'PT', land: 'AZORES', holds: (city) => city.longitude < -20 },
  { country: 'EC', land: 'GALAPAGOS', holds: (city) => city.longitude < -85 },
  { country: 'CL', land: 'EASTER ISLAND', holds: (city) => city.longitude < -78 },
  { country: 'CO', land: 'SAN ANDRES', holds: ({ latitude, longitude }) => latitude > 12 && longitude < -80 },
  { country: 'MY', land: 'BORNEO', holds: (city) => city.longitude > 109 },
  {
    country: 'ID',
    land: 'BORNEO',
    holds: ({ latitude, longitude }) => longitude > 108.5 && longitude < 118.9 && latitude > -4.3,
  },
  { country: 'ID', land: 'NEW GUINEA', holds: (city) => city.longitude > 132.5 },
  { country: 'GQ', land: 'BIOKO', holds: (city) => city.latitude > 3 },
  { country: 'YE', land: 'SOCOTRA', holds: (city) => city.longitude > 53 && city.latitude < 13.5 },
  { country: 'IN', land: 'ANDAMANS', holds: (city) => city.longitude > 92 && city.latitude < 14.5 },
]

/** The land a city lies on: two cities on different ones have an ocean or a wide sea between them. */
const landOf = (city: PlacedCity) =>
  parts.find(({ country, holds }) => countryId(country) === city.country && holds(city))?.land ??
  lands.get(city.country) ??
  'AFRO-EURASIA'

/** True when somebody could go between two cities without flying or a long sea voyage. */
export const isReachableOverland = (from: PlacedCity, to: PlacedCity) =>
  from.country === '' || to.country === '' || landOf(from) === landOf(to)
