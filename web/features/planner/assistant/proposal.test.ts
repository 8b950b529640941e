import { expect, test } from 'vitest'
import { legRecords } from '#shared/domain/itinerary.ts'
import type { ProposedTrip } from '#web/queries/assistant.ts'
import { readProposal } from './proposal.ts'

const city = (id: string) => ({
  id,
  collectionId: '',
  collectionName: 'city',
  created: '',
  updated: '',
  name: id,
  unaccented_name: id,
  latitude: 1,
  longitude: 1,
  country: '',
  state: '',
  wikiDataId: '',
  population: 1,
  timezone: '',
  local_name: '',
  retired: false,
  expand: {},
})

const proposal: ProposedTrip = {
  name: 'South',
  description: 'Slowly',
  travel_items: [
    { type: 'bus', start_day: 3, arrival_day: 4, order: 1, from_record: city('b'), to_record: city('c') },
    { type: 'train', start_day: 1, arrival_day: 1, order: 0, from_record: city('a'), to_record: city('b') },
  ],
  starts: '2027-12-31',
  ends: '2028-01-06',
  notes: { assumptions: [], limits: [] },
}

test.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'days are counted from the first day of the trip, in %s',
  (zone) => {
    process.env.TZ = zone
    const { plan, cities } = readProposal(proposal)
    expect(plan).toMatchObject({
      name: 'South',
      description: 'Slowly',
      starts: '2027-12-31',
      ends: '2028-01-06',
    })
    expect(legRecords(plan.itinerary)).toMatchObject([
      { from: 'a', to: 'b', type: 'train', start_date: '2027-12-31 00:00:00.000Z', order: 0 },
      {
        from: 'b',
        to: 'c',
        type: 'bus',
        start_date: '2028-01-02 00:00:00.000Z',
        arrival_date: '2028-01-03 00:00:00.000Z',
        order: 1,
      },
    ])
    expect(new Set(cities.map(({ id }) => id))).toEqual(new Set(['a', 'b', 'c']))
  },
)
