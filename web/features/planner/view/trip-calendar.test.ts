import { expect, test, vi } from 'vitest'
import { setCity, setDay, addStopAfter, emptyItinerary } from '#shared/domain/itinerary.ts'
import { fileName, tripCalendar } from './trip-calendar.ts'

const city = (id: string, name: string) => ({
  id,
  name,
  unaccented_name: name.toLowerCase(),
  latitude: 1,
  longitude: 1,
  country: '',
  state: '',
})
const cities = new Map([city('a', 'Łódź'), city('b', 'Rome')].map((place) => [place.id, place]))

const plan = () => {
  let itinerary = setCity(emptyItinerary('s0'), 0, 'a')
  itinerary = setCity(addStopAfter(itinerary, 0, { stop: 's1', leg: 'l0' }), 1, 'b')
  itinerary = setCity(addStopAfter(itinerary, 1, { stop: 's2', leg: 'l1' }), 2, 'a')
  const dated = setDay(itinerary, 0, '2027-05-08')
  return { name: 'Spring, twice', description: '', starts: '', ends: '', itinerary: dated }
}

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'a dated leg is an event on its day, in %s, and one without a day is counted',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const { file, count, undated } = tripCalendar('t0', plan(), cities, new Date('2026-11-20T06:30:00Z'))
    expect({ count, undated }).toEqual({ count: 1, undated: 1 })
    expect(file).toContain('SUMMARY:Bus: Łódź to Rome')
    expect(file).toContain('DTSTART;VALUE=DATE:20270508')
    expect(file).toContain('DTSTAMP:20261120T063000Z')
  },
)

test('a trip with its own days is an event from the first to the last of them', () => {
  const days = { name: '  ', starts: '2027-05-07', ends: '2027-05-16' }
  const { file, count } = tripCalendar('t0', { ...plan(), ...days }, cities, new Date())
  expect(count).toBe(2)
  expect(file).toContain('UID:t0@waymark')
  expect(file).toContain('DTSTART;VALUE=DATE:20270507\r\nDTEND;VALUE=DATE:20270517\r\nSUMMARY:Untitled Trip')
  expect(file).toContain('X-WR-CALNAME:Untitled Trip')
  const open = tripCalendar('t0', { ...plan(), starts: '2027-05-07' }, cities, new Date())
  expect(open.file).toContain('DTSTART;VALUE=DATE:20270507\r\nDTEND;VALUE=DATE:20270509')
})

test('the file is named after the trip', () => {
  expect(fileName('Spring, twice', 'ics')).toBe('Spring-twice.ics')
  expect(fileName('東京 / 2027', 'ics')).toBe('東京-2027.ics')
  expect(fileName('???', 'gpx')).toBe('trip.gpx')
})
