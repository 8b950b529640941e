import { addDays } from './day.ts'

/** The URL of a booking partner: a base URL, or a template with {from}, {to} and {date}. */
export interface BookingPartner {
  bookingUrl: string
}

/** The fields of a leg that a booking link needs. The names are folded: lower-case, without accents. */
export interface BookedLeg {
  from: string
  to: string
  /** The leg's day, or "" when it has none. */
  day: string
}

/** The day that the booking link names: the day after the leg's, or "" for a leg without a day. */
export const bookedDay = (day: string) => (day === '' ? '' : addDays(day, 1))

/**
 * The partner's page for one person on the day after the leg's, or without a date for a leg without a day. A base
 * URL gets 12Go's path, `/en/travel/{from}/{to}`. Null when a name has no letter or digit from a-z and 0-9.
 */
export const bookingLink = ({ bookingUrl }: BookingPartner, leg: BookedLeg) => {
  const from = slug(leg.from)
  const to = slug(leg.to)
  if (from === '' || to === '') return null
  const date = bookedDay(leg.day)
  if (bookingUrl.includes('{from}')) {
    return bookingUrl.replaceAll('{from}', from).replaceAll('{to}', to).replaceAll('{date}', date)
  }
  const base = bookingUrl.replace(/\/+$/, '')
  return `${base}/en/travel/${from}/${to}?people=1${date === '' ? '' : `&date=${date}`}`
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
