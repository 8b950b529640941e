/** The time zones of places, and local times in them. The map of zones is loaded on first use (70 KB). */
export interface Zones {
  /** The IANA name of the zone at a position. */
  zoneAt(latitude: number, longitude: number): string
  /** The local time at a position, in ms, as if it were UTC. */
  localTime(instant: number, latitude: number, longitude: number): number
  /** The instant of a local time at a position. In the hour that a clock change skips or repeats, one of its two. */
  instant(localTime: number, latitude: number, longitude: number): number
}

const hour = 3_600_000
/** Clocks change on quarters of an hour. */
const quarter = hour / 4

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()
const mostOffsets = 20_000

const formatOf = (zone: string) => {
  let format = formats.get(zone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(zone, format)
  }
  return format
}

/** Local time minus UTC in ms. */
const offsetOf = (zone: string, instant: number): number => {
  const start = Math.floor(instant / quarter) * quarter
  const key = `${zone} ${start}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    const parts = formatOf(zone).formatToParts(start)
    const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = [
      'year',
      'month',
      'day',
      'hour',
      'minute',
      'second',
    ].map((type) => Number(parts.find((part) => part.type === type)?.value))
    offset = Date.UTC(year, month - 1, day, hours, minutes, seconds) - start
    if (offsets.size >= mostOffsets) offsets.clear()
    offsets.set(key, offset)
  }
  return offset
}

/** Islands near the date line that the package puts on its other side: south, north, west, east and zone. */
const corrections = [
  // Tutuila.
  [-14.6, -14, -171.2, -170.3, 'Pacific/Pago_Pago'],
  // Tokelau.
  [-9.6, -8.3, -172.7, -171, 'Pacific/Fakaofo'],
  // Saint Lawrence Island.
  [62.8, 63.95, -171.95, -168.5, 'America/Nome'],
] as const

let loaded: Promise<Zones> | undefined

const load = async (): Promise<Zones> => {
  const { default: lookUp } = await import('@photostructure/tz-lookup')
  const zoneAt = (latitude: number, longitude: number) => {
    const corrected = corrections.find(
      ([south, north, west, east]) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
    const zone = corrected?.[4] ?? lookUp(latitude, longitude)
    try {
      formatOf(zone)
      return zone
    } catch {
      // A zone that this browser does not know yet: the sun's time is at most a few hours off.
      const hours = Math.round(longitude / 15)
      return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
    }
  }
  return {
    zoneAt,
    localTime: (instant, latitude, longitude) => instant + offsetOf(zoneAt(latitude, longitude), instant),
    instant(localTime, latitude, longitude) {
      const zone = zoneAt(latitude, longitude)
      const guess = localTime - offsetOf(zone, localTime)
      return localTime - offsetOf(zone, guess)
    },
  }
}

export const loadZones = (): Promise<Zones> => (loaded ??= load())
