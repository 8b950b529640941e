import type { Position } from '#web/features/import/read/values.ts'
import { positionOf } from '#web/features/import/read/values.ts'

/** The time and position in a picture's data. */
export interface Taken {
  position?: Position
  /** The satellite time in ms: the time of the last position fix. */
  satelliteTime?: number
  /** The clock of the camera, in ms as if it were UTC. */
  localTime?: number
  /** The camera's local time minus UTC, in ms. */
  offset?: number
}

/** Tags of Exif 2.32, by directory. */
const tags = {
  exifDirectory: 0x8769,
  gpsDirectory: 0x8825,
  dateTimeOriginal: 0x9003,
  offsetTimeOriginal: 0x9011,
  offsetTime: 0x9010,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
  gpsTime: 7,
  gpsDate: 29,
} as const

/** The bytes of a value of each type: byte, text, short, long, rational, …, signed rational. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const [asciiType, shortType, longType, rationalType, signedRationalType] = [2, 3, 4, 5, 10]

interface Entry {
  type: number
  count: number
  /** Where the value is. */
  offset: number
}

class Tiff {
  private readonly view: DataView
  private readonly isLittle: boolean

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.isLittle = bytes[0] === 0x49
  }

  get firstDirectory(): Map<number, Entry> {
    return this.directory(this.has(4, 4) ? this.view.getUint32(4, this.isLittle) : 0)
  }

  private has(offset: number, length: number) {
    return offset >= 0 && offset + length <= this.view.byteLength
  }

  /** The entries at an offset; none where there is no directory. */
  directory(offset: number): Map<number, Entry> {
    const entries = new Map<number, Entry>()
    if (offset < 8 || !this.has(offset, 2)) return entries
    const count = this.view.getUint16(offset, this.isLittle)
    for (let index = 0; index < count; index += 1) {
      const start = offset + 2 + index * 12
      if (!this.has(start, 12)) break
      const type = this.view.getUint16(start + 2, this.isLittle)
      const values = this.view.getUint32(start + 4, this.isLittle)
      const bytes = (typeBytes[type] ?? 0) * values
      const at = bytes <= 4 ? start + 8 : this.view.getUint32(start + 8, this.isLittle)
      if (bytes > 0 && this.has(at, bytes))
        entries.set(this.view.getUint16(start, this.isLittle), { type, count: values, offset: at })
    }
    return entries
  }

  number(entry: Entry | undefined): number {
    if (entry === undefined) return Number.NaN
    if (entry.type === longType) return this.view.getUint32(entry.offset, this.isLittle)
    return entry.type === shortType ? this.view.getUint16(entry.offset, this.isLittle) : Number.NaN
  }

  text(entry: Entry | undefined): string {
    if (entry?.type !== asciiType || entry.count > 100) return ''
    const codes = Array.from({ length: entry.count }, (_, index) => this.view.getUint8(entry.offset + index))
    return String.fromCharCode(...codes)
      .replace(/\0.*$/s, '')
      .trim()
  }

  /** Three fractions: degrees, minutes and seconds, or hours, minutes and seconds. */
  triple(entry: Entry | undefined): number[] {
    if (entry === undefined || (entry.type !== rationalType && entry.type !== signedRationalType)) return []
    return Array.from({ length: Math.min(entry.count, 3) }, (_, index) => {
      const at = entry.offset + index * 8
      const below = this.view.getUint32(at + 4, this.isLittle)
      const above = this.view.getUint32(at, this.isLittle)
      // Some programs write 0/0 for unknown seconds.
      return below === 0 ? (above === 0 && index > 0 ? 0 : Number.NaN) : above / below
    })
  }
}

const degreesOf = ([degrees = Number.NaN, minutes = 0, seconds = 0]: number[]) =>
  degrees + minutes / 60 + seconds / 3600

/** "2019:05:03 10:00:00" as if it were UTC. Cameras with an unset clock write zeros or spaces. */
const clockOf = (text: string): number | undefined => {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map(Number)
  const time = Date.UTC(year, month - 1, day, hours, minutes, seconds)
  return year < 1971 || month < 1 || month > 12 || day < 1 || day > 31 || hours > 23 ? undefined : time
}

const offsetOf = (text: string): number | undefined => {
  if (text === 'Z') return 0
  const parts = /^([+-])(\d\d):?(\d\d)$/.exec(text)
  if (parts === null) return undefined
  const minutes = Number(parts[2]) * 60 + Number(parts[3])
  return minutes > 14 * 60 ? undefined : (parts[1] === '-' ? -minutes : minutes) * 60_000
}

const satelliteTimeOf = (tiff: Tiff, gps: Map<number, Entry>): number | undefined => {
  const [hours, minutes, seconds] = tiff.triple(gps.get(tags.gpsTime))
  const day = clockOf(`${tiff.text(gps.get(tags.gpsDate))} 00:00:00`)
  if (day === undefined || hours === undefined || minutes === undefined || seconds === undefined)
    return undefined
  const time = day + ((hours * 60 + minutes) * 60 + seconds) * 1000
  return Number.isNaN(time) ? undefined : Math.round(time)
}

/** Reads the TIFF data of a picture. Malformed values count as absent. */
export const readTiff = (bytes: Uint8Array): Taken => {
  const tiff = new Tiff(bytes)
  const first = tiff.firstDirectory
  const exif = tiff.directory(tiff.number(first.get(tags.exifDirectory)))
  const gps = tiff.directory(tiff.number(first.get(tags.gpsDirectory)))
  const latitude = degreesOf(tiff.triple(gps.get(tags.latitude)))
  const longitude = degreesOf(tiff.triple(gps.get(tags.longitude)))
  // The values have no sign; separate fields have the directions.
  const isSouth = tiff.text(gps.get(tags.latitudeRef)).toUpperCase() === 'S'
  const isWest = tiff.text(gps.get(tags.longitudeRef)).toUpperCase() === 'W'
  const position = positionOf(isSouth ? -latitude : latitude, isWest ? -longitude : longitude)
  const satelliteTime = satelliteTimeOf(tiff, gps)
  const localTime = clockOf(tiff.text(exif.get(tags.dateTimeOriginal)))
  const offset =
    offsetOf(tiff.text(exif.get(tags.offsetTimeOriginal))) ?? offsetOf(tiff.text(exif.get(tags.offsetTime)))
  return {
    ...(position === undefined ? {} : { position }),
    ...(satelliteTime === undefined ? {} : { satelliteTime }),
    ...(localTime === undefined ? {} : { localTime }),
    ...(offset === undefined ? {} : { offset }),
  }
}
