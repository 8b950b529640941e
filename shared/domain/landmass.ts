import { countryId } from './gazetteer-ids.ts'

/** The fields of a city that determine its landmass. */
export interface PlacedCity {
  /** The country's record id. */
  country: string
  latitude: number
  longitude: number
}

/*
 * A table in place of geometry. Each country has the landmass on which most of its people live; parts of a country
 * across an ocean are found by their coordinates. An island that cars, coaches or trains reach by a tunnel, a
 * bridge or a short regular ferry (Great Britain, Ireland, Sicily) belongs to the landmass from which it is reached.
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

/** Parts of countries that lie on another landmass than the rest of the country. The first match applies. */
const parts: Part[] = [
  { country: 'US', land: 'HAWAII', holds: (city) => city.latitude < 30 && city.longitude < -150 },
  { country: 'ES', land: 'CANARIES', holds: (city) => city.latitude < 30 },
  { country: 'PT', land: 'MADEIRA', holds: (city) => city.latitude < 34 },
  { country: 'PT', land: 'AZORES', holds: (city) => city.longitude < -20 },
  { country: 'EC', land: 'GALAPAGOS', holds: (city) => city.longitude < -85 },
  { country: 'CL', land: 'EASTER ISLAND', holds: (city) => city.longitude < -78 },
  { country: 'CO', land: 'SAN ANDRES', holds: (city) => city.longitude < -80 },
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

/** The landmass of a city. Between two landmasses there is an ocean or a wide sea. */
const landOf = (city: PlacedCity) =>
  parts.find(({ country, holds }) => countryId(country) === city.country && holds(city))?.land ??
  lands.get(city.country) ??
  'AFRO-EURASIA'

/**
 * Whether a person can travel between two cities without a flight or a long sea voyage; true when a country is
 * unknown.
 */
export const isReachableOverland = (from: PlacedCity, to: PlacedCity) =>
  from.country === '' || to.country === '' || landOf(from) === landOf(to)
