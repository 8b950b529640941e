import type { LegType } from '#shared/collections/travel-items.ts'
import type { FoundPlace } from '#web/features/import/read/found.ts'
import { columnKey } from './table.ts'

const kinds: Readonly<Record<string, FoundPlace['is']>> = {
  lived: 'lived',
  home: 'lived',
  live: 'lived',
  residence: 'lived',
  gewohnt: 'lived',
  wohnort: 'lived',
  vécu: 'lived',
  vivido: 'lived',
  سكن: 'lived',
  transit: 'layover',
  layover: 'layover',
  stopover: 'layover',
  umstieg: 'layover',
  durchreise: 'layover',
  escale: 'layover',
  escala: 'layover',
  عبور: 'layover',
  wish: 'wish',
  wishlist: 'wish',
  bucketlist: 'wish',
  'bucket list': 'wish',
  want: 'wish',
  'want to go': 'wish',
  planned: 'wish',
  wunsch: 'wish',
  geplant: 'wish',
  souhait: 'wish',
  deseo: 'wish',
  أمنية: 'wish',
}

const types: Readonly<Record<string, LegType>> = {
  plane: 'plane',
  flight: 'plane',
  air: 'plane',
  flug: 'plane',
  flugzeug: 'plane',
  avion: 'plane',
  avión: 'plane',
  aereo: 'plane',
  طائرة: 'plane',
  train: 'train',
  rail: 'train',
  zug: 'train',
  bahn: 'train',
  tren: 'train',
  treno: 'train',
  قطار: 'train',
  bus: 'bus',
  coach: 'bus',
  autobus: 'bus',
  autobús: 'bus',
  حافلة: 'bus',
  car: 'car',
  auto: 'car',
  voiture: 'car',
  coche: 'car',
  macchina: 'car',
  drive: 'car',
  سيارة: 'car',
}

/** What a cell says of a place: lived, a change of planes, a wish. Undefined for "visited" and anything else. */
export const kindOf = (text: string): FoundPlace['is'] | undefined =>
  Object.hasOwn(kinds, columnKey(text)) ? kinds[columnKey(text)] : undefined

/** The way to travel that a cell names. */
export const typeOf = (text: string): LegType | undefined =>
  Object.hasOwn(types, columnKey(text)) ? types[columnKey(text)] : undefined
