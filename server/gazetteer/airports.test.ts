import { expect, test } from 'vitest'
import { readAirportCodes, readAirports } from './airports.ts'

const [paris, frankfurt, newYork, berlin, istanbul, basel] = [
  2988507, 2925533, 5128581, 2950159, 745044, 2661604,
]

test.each([
  ['CDG', paris],
  ['LFPG', paris],
  ['BVA', paris],
  ['LFOB', paris],
  ['HHN', frankfurt],
  ['EDFH', frankfurt],
  ['EWR', newYork],
  ['KEWR', newYork],
  ['JFK', newYork],
  ['TXL', berlin],
  ['EDDT', berlin],
  ['SXF', berlin],
  ['THF', berlin],
  ['EDDI', berlin],
  ['IST', istanbul],
  ['ISL', istanbul],
  ['LTBA', istanbul],
  ['LTFM', istanbul],
  ['BSL', basel],
  ['MLH', basel],
  ['EAP', basel],
])('%s serves its city', (code, city) => {
  expect(readAirportCodes().get(code)).toBe(city)
})

test.each([
  ['BWI', 4347778],
  ['OKA', 1856035],
  ['CKG', 1814906],
  ['GNB', 3014728],
])('%s keeps its own city, not a town beside it or the capital', (code, city) => {
  expect(readAirportCodes().get(code)).toBe(city)
})

test('for the planner an airport belongs to its own town', () => {
  expect(readAirports().get('EWR')).toBe(5101798)
  expect(readAirports().has('THF')).toBe(false)
  expect(readAirports().size).toBe(6195)
})
