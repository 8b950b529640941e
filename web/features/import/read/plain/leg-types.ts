import type { LegType } from '#shared/collections/travel-items.ts'
import { columnKey } from './table.ts'

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

/** The type of transport that a cell names. */
export const typeOf = (text: string): LegType | undefined =>
  Object.hasOwn(types, columnKey(text)) ? types[columnKey(text)] : undefined
