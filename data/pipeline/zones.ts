import type { SourceZone } from './sources.ts'

/** Zones of the list that the zone database has since merged into another zone, or renamed. */
export const zoneNow: Record<string, string> = {
  'America/Nipigon': 'America/Toronto',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Rainy_River': 'America/Winnipeg',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
}

/** Zones that replace those of the list, by country. */
const ownZones: Record<string, readonly string[]> = {
  CC: ['Indian/Cocos'],
  CW: ['America/Curacao'],
  CX: ['Indian/Christmas'],
  MP: ['Pacific/Saipan'],
  SJ: ['Arctic/Longyearbyen'],
  SX: ['America/Lower_Princes'],
  VA: ['Europe/Vatican'],
  VG: ['America/Tortola'],
}

/** Zones that the list lacks, by country. */
const furtherZones: Record<string, readonly string[]> = {
  AQ: ['Antarctica/DumontDUrville', 'Antarctica/McMurdo', 'Antarctica/Syowa'],
  // The zone of Hanoi and the north of Viet Nam.
  VN: ['Asia/Bangkok'],
}

const name = (zone: string, style: 'long' | 'short' | 'longOffset', at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: style })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The offset of a zone in seconds on a day, from "GMT+05:30". */
const offset = (zone: string, at: Date) => {
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):(\d+)/.exec(name(zone, 'longOffset', at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60)
}

/**
 * A zone with its names and its offset outside of summer time: the list has the offset of the season in which it was
 * made.
 */
const describe = (zone: string): SourceZone => {
  const [winter = new Date()] = ['2026-01-15', '2026-07-15']
    .map((day) => new Date(day))
    .sort((a, b) => offset(zone, a) - offset(zone, b))
  const gmtOffset = offset(zone, winter)
  const gmtOffsetName = `UTC${name(zone, 'longOffset', winter).slice(3) || '+00:00'}`
  return {
    zoneName: zone,
    gmtOffset,
    gmtOffsetName,
    abbreviation: name(zone, 'short', winter),
    tzName: name(zone, 'long', winter),
  }
}

/** The zones of a country today, from those of the list. */
export const zonesOf = (iso2: string, listed: readonly SourceZone[]) => {
  const zones = [
    ...(ownZones[iso2] ?? listed.map(({ zoneName }) => zoneNow[zoneName] ?? zoneName)),
    ...(furtherZones[iso2] ?? []),
  ]
  const known = new Map(listed.map((zone) => [zone.zoneName, zone]))
  return [...new Set(zones)].map((zone) => {
    const now = describe(zone)
    const before = known.get(zone)
    // The list has better abbreviations than Unicode has: "AWST", not "GMT+8".
    return before?.gmtOffset === now.gmtOffset ? before : now
  })
}
