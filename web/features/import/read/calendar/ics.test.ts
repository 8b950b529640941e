import { expect, test } from 'vitest'
import { calendarFile } from '#shared/domain/calendar-export.ts'
import type { Place, When } from '#web/features/import/read/found.ts'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const named = (place: Place) =>
  'airport' in place
    ? place.airport
    : 'latitude' in place
      ? `${place.latitude}, ${place.longitude}`
      : [place.name, place.country].filter((text) => text !== undefined).join(', ')
const at = (when: When | undefined) => {
  if (when === undefined) return ''
  if ('instant' in when) return new Date(when.instant).toISOString().slice(0, 16)
  return [when.day, when.time ?? ''].join(' ').trim()
}

const read = async (text: string) => {
  const { report, places, rides, problems } = await readOne(text)
  return {
    format: report.format,
    places: places.map(({ is, place, start, end, row }) =>
      [`${is} ${named(place)}`, at(start), at(end), row].join(' | '),
    ),
    rides: rides.map(({ type, from, to, depart, arrive, number }) =>
      [`${type} ${named(from)} – ${named(to)}`, at(depart), at(arrive), number ?? ''].join(' | '),
    ),
    problems: problems.map(({ code, text, count }) => [code, text ?? count ?? ''].join(' | ')),
  }
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
const calendar = (...events: string[][]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')

test('TripIt: a flight, a whole trip whose end is exclusive, and a hotel in two events', async () => {
  const { format, rides, places, problems } = await read(
    calendar(
      event(
        'SUMMARY:SK2535 CPH to BHX',
        'DTSTART:20190503T080500Z',
        'DTEND:20190503T100500Z',
        'GEO:55.6;12.6',
      ),
      event(
        'SUMMARY:Birmingham\\, May 2019',
        'DTSTART;VALUE=DATE:20190503',
        'DTEND;VALUE=DATE:20190507',
        'LOCATION:Birmingham\\, United',
        '  Kingdom',
      ),
      event(
        'SUMMARY:Check-in: Grand Hotel',
        'DTSTART:20190503T130000Z',
        'DTEND:20190503T140000Z',
        'LOCATION:1 Colmore Row\\, Birmingham B3 2BS\\, UK',
      ),
      event(
        'SUMMARY:Check-out: Grand Hotel',
        'DTSTART:20190506T100000Z',
        'LOCATION:1 Colmore Row\\, Birmingham B3 2BS\\, UK',
      ),
      event('SUMMARY:Team meeting', 'DTSTART:20190504T100000Z', 'LOCATION:Room 5'),
    ),
  )
  expect(format).toBe('ics')
  expect(rides).toEqual(['plane CPH – BHX | 2019-05-03T08:05 | 2019-05-03T10:05 | SK 2535'])
  expect(places).toEqual([
    'step Birmingham, United Kingdom | 2019-05-03 | 2019-05-06 | 9',
    'stay Birmingham, UK | 2019-05-03T13:00 | 2019-05-06T10:00 | 16',
  ])
  expect(problems).toEqual(['leftOut | 1'])
})

test.each([
  ['DTSTART;TZID=America/Montreal:20190503T182000', '2019-05-03T22:20'],
  ['DTSTART;TZID="W. Europe Standard Time":20190503T182000', '2019-05-03 18:20'],
  ['DTSTART;TZID=/Mars/Base:20190503T182000', '2019-05-03 18:20'],
  ['DTSTART:20190503T182000', '2019-05-03 18:20'],
  ['DTSTART:20190503T182000Z', '2019-05-03T18:20'],
])('the time of "%s" is %s', async (line, expected) => {
  const { rides } = await read(calendar(event('SUMMARY:AC 874 YUL-FRA', line)))
  expect(rides).toEqual([`plane YUL – FRA | ${expected} |  | AC 874`])
})

test('airlines with digits, an arrow, and codes in brackets', async () => {
  const { rides } = await read(
    calendar(
      event('SUMMARY:U2 8721 (MXP) → (DEL)', 'DTSTART:20190503T080500Z'),
      event('SUMMARY:Flight 4U1234 HAM - CGN', 'DTSTART:20190503T080500Z'),
    ),
  )
  expect(rides).toEqual([
    'plane MXP – DEL | 2019-05-03T08:05 |  | U2 8721',
    'plane HAM – CGN | 2019-05-03T08:05 |  | 4U 1234',
  ])
})

test('an airline that names the destination only', async () => {
  const { places, rides } = await read(
    calendar(
      event(
        'SUMMARY:Flug nach TOULOUSE FR',
        'DESCRIPTION:LH2220',
        'DTSTART:20190503T080500Z',
        'DTEND:20190503T100500Z',
      ),
    ),
  )
  expect(rides).toEqual([])
  expect(places).toEqual(['step TOULOUSE, FR | 2019-05-03T10:05 |  | 3'])
})

test('a train between two stations', async () => {
  const { rides } = await read(
    calendar(
      event('SUMMARY:Praha hl.n. -> Wien Hbf', 'DTSTART:20190503T080500Z', 'DTEND:20190503T120500Z'),
      event('SUMMARY:Train: Berlin Hbf (tief) → München Hbf', 'DTSTART:20190503T080500Z'),
    ),
  )
  expect(rides).toEqual([
    'train Praha – Wien | 2019-05-03T08:05 | 2019-05-03T12:05 | ',
    'train Berlin – München | 2019-05-03T08:05 |  | ',
  ])
})

test('cancelled and repeated events, and those with a malformed date', async () => {
  const { rides, problems } = await read(
    calendar(
      event('SUMMARY:SK2535 CPH to BHX', 'STATUS:CANCELLED', 'DTSTART:20190503T080500Z'),
      event('SUMMARY:SK2536 CPH to BHX', 'DTSTART:2019-wrong'),
      event('SUMMARY:SK2537 CPH to BHX'),
      event('SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20190503', 'RRULE:FREQ=YEARLY', 'LOCATION:Rome'),
    ),
  )
  expect(rides).toEqual([])
  expect(problems).toEqual([
    'cancelled | SK2535 CPH to BHX',
    'badDate | SK2536 CPH to BHX',
    'noDate | SK2537 CPH to BHX',
    'leftOut | 1',
  ])
})

test('an alarm inside of an event is not its date', async () => {
  const { rides } = await read(
    calendar(
      event(
        'BEGIN:VALARM',
        'DTSTART:20000101T000000Z',
        'SUMMARY:Alarm',
        'END:VALARM',
        'SUMMARY:SK2535 CPH to BHX',
        'DTSTART:20190503T080500Z',
      ),
    ),
  )
  expect(rides).toEqual(['plane CPH – BHX | 2019-05-03T08:05 |  | SK 2535'])
})

test('the reservations of KDE Itinerary', async () => {
  const flight = {
    '@type': 'FlightReservation',
    reservationFor: {
      airline: { iataCode: 'LH' },
      flightNumber: '1866',
      departureAirport: { iataCode: 'MUC' },
      arrivalAirport: { iataCode: 'FCO' },
      departureTime: {
        '@type': 'QDateTime',
        '@value': '2019-05-03T10:05:00+02:00',
        timezone: 'Europe/Berlin',
      },
      arrivalTime: '2019-05-03T11:35:00+02:00',
    },
  }
  const train = {
    '@type': 'TrainReservation',
    reservationFor: {
      trainNumber: 'RJ 75',
      departureStation: { name: 'Praha hl.n.' },
      arrivalStation: { name: 'Wien Hbf', geo: { latitude: 48.18, longitude: 16.38 } },
      departureTime: '2019-05-05T10:00:00',
    },
  }
  const hotel = {
    '@type': 'LodgingReservation',
    checkinTime: '2019-05-03T15:00:00',
    checkoutTime: '2019-05-05T10:00:00',
    reservationFor: { name: 'Hotel', address: { addressLocality: 'Roma', addressCountry: 'IT' } },
  }
  const escaped = JSON.stringify([
    flight,
    train,
    hotel,
    { ...flight, reservationStatus: 'http://schema.org/ReservationCancelled' },
  ]).replaceAll(/[\\;,]/g, String.raw`\$&`)
  const { rides, places } = await read(
    calendar(event('SUMMARY:Flight', 'DTSTART:20190503T080500Z', `X-KDE-KITINERARY-RESERVATION:${escaped}`)),
  )
  expect(rides).toEqual([
    'plane MUC – FCO | 2019-05-03T08:05 | 2019-05-03T09:35 | LH 1866',
    'train Praha – 48.18, 16.38 | 2019-05-05 10:00 |  | RJ 75',
  ])
  expect(places).toEqual(['stay Roma, IT | 2019-05-03 15:00 | 2019-05-05 10:00 | 3'])
})

test('a calendar of this app: stays by city and country, but not the names of trips', async () => {
  const days = { firstDay: '2019-05-03', lastDay: '2019-05-06' }
  const events = [
    { id: 'a', title: 'Washington, D.C., United States', ...days },
    { id: 'b', title: 'Rome, Pisa', ...days },
  ]
  const { format, places, problems } = await read(calendarFile('Map', events, '2026-01-01 00:00:00.000Z'))
  expect(format).toBe('ics')
  expect(places).toEqual(['step Washington, D.C., United States | 2019-05-03 | 2019-05-06 | 6'])
  expect(problems).toEqual(['leftOut | 1'])
})

test('a booking of several nights with times is a stay, and stations are their cities', async () => {
  const { places, rides } = await read(
    calendar(
      event(
        'SUMMARY:Hotel Miramar',
        'DTSTART:20210611T150000',
        'DTEND:20210614T110000',
        'LOCATION:Split\\, Croatia',
        'GEO:43.51;16.44',
      ),
      event('SUMMARY:Late dinner', 'DTSTART:20210612T210000', 'DTEND:20210613T010000', 'GEO:43.51;16.44'),
      event('SUMMARY:Brno hl.n. -> Budapest-Nyugati', 'DTSTART:20210615T080000', 'DTEND:20210615T120000'),
      event('SUMMARY:Paris Gare de Lyon -> Milano Centrale', 'DTSTART:20210617T080000'),
    ),
  )
  expect(places.map((place) => place.split(' | ').slice(0, 3))).toEqual([
    ['step 43.51, 16.44', '2021-06-11', '2021-06-14'],
    ['moment 43.51, 16.44', '2021-06-12 21:00', ''],
  ])
  expect(rides.map((ride) => ride.split(' | ')[0])).toEqual(['train Brno – Budapest', 'train Paris – Milano'])
})

test('a reservation without times has those of its event', async () => {
  const reservation = JSON.stringify([
    {
      '@type': 'FlightReservation',
      reservationFor: {
        '@type': 'Flight',
        departureAirport: { '@type': 'Airport', iataCode: 'OSL' },
        arrivalAirport: { '@type': 'Airport', iataCode: 'RIX' },
      },
    },
  ]).replaceAll(',', '\\,')
  const { rides } = await read(
    calendar(
      event(
        'SUMMARY:Flight',
        'DTSTART;TZID=Europe/Oslo:20210905T101500',
        'DTEND;TZID=Europe/Riga:20210905T131500',
        `X-KDE-KITINERARY-RESERVATION:${reservation}`,
      ),
    ),
  )
  expect(rides).toEqual(['plane OSL – RIX | 2021-09-05T08:15 | 2021-09-05T10:15 | '])
})

test('bookings over nights, trips by their titles and flights in words, but no meetings', async () => {
  const { places, rides, problems } = await read(
    calendar(
      event(
        'SUMMARY:Pension Anna',
        'DTSTART:20180310T150000',
        'DTEND:20180312T110000',
        'LOCATION:Ringstraße 4\\, 8010 Graz\\, Österreich',
      ),
      event('SUMMARY:Weekend in Ghent', 'DTSTART;VALUE=DATE:20190405', 'DTEND;VALUE=DATE:20190408'),
      event('SUMMARY:Trip to Ghent', 'DTSTART;VALUE=DATE:20190505', 'DTEND;VALUE=DATE:20190506'),
      event('SUMMARY:Review', 'DTSTART:20190605T090000', 'DTEND:20190605T100000', 'LOCATION:Lyon\\, France'),
      event(
        'SUMMARY:Flight from Oslo to Riga',
        'DESCRIPTION:Origin: OSL - Oslo\\nDestination: RIX - Riga',
        'DTSTART:20190705T090000',
      ),
    ),
  )
  expect(places.map((place) => place.split(' | ').slice(0, 3))).toEqual([
    ['step Graz, Österreich', '2018-03-10', '2018-03-12'],
    ['step Ghent', '2019-04-05', '2019-04-07'],
  ])
  expect(rides).toEqual(['plane OSL – RIX | 2019-07-05 09:00 |  | '])
  expect(problems).toEqual(['leftOut | 2'])
})

test.each(['Trip planning', 'Weekend Brunch', 'Pasqua a Bologna dai nonni'])(
  'several days of "%s" are left to the server, which knows names in sentences',
  async (title) => {
    const dates = ['DTSTART;VALUE=DATE:20220806', 'DTEND;VALUE=DATE:20220809']
    const { places } = await readOne(calendar(event(`SUMMARY:${title}`, ...dates)))
    expect(places).toMatchObject([{ is: 'step', place: { name: title, isSentence: true }, sure: 0.5 }])
  },
)

test.each([
  ['Bologna\\, BO\\, Italia', 'Bologna, Italia'],
  ['Piazza Elisabetta\\, 3\\, 50122 Firenze FI\\, Italy', 'Firenze, Italy'],
  ['600 Congress Ave\\, Austin TX\\, USA', 'Austin TX, USA'],
  ['札幌市中央区', '札幌'],
  ['東京都渋谷区', '東京'],
  ['浙江省杭州市西湖区', '杭州'],
  ['부산광역시 해운대구', '부산'],
])('the city of the address "%s"', async (location, expected) => {
  const dates = ['DTSTART;VALUE=DATE:20220806', 'DTEND;VALUE=DATE:20220809']
  const { places } = await read(calendar(event('SUMMARY:Hotel', `LOCATION:${location}`, ...dates)))
  expect(places[0]).toContain(`step ${expected} |`)
})

test('flights as a mailbox enters them: the destination in the title, the origin as the location', async () => {
  const { rides } = await read(
    calendar(
      event(
        'SUMMARY:Flight to Lisbon (TP 933)',
        'LOCATION:Zürich ZRH',
        'DESCRIPTION:TP 933 Zurich (ZRH) 11:15 AM – Lisbon (LIS) 1:00 PM',
        'DTSTART:20230214T101500Z',
        'DTEND:20230214T130000Z',
      ),
      event('SUMMARY:Vuelo con destino a Doha (QR 94)', 'LOCATION:Lisbon LIS', 'DTSTART:20230218T140500Z'),
    ),
  )
  expect(rides).toEqual([
    'plane ZRH – LIS | 2023-02-14T10:15 | 2023-02-14T13:00 | TP 933',
    'plane LIS – Doha | 2023-02-18T14:05 |  | QR 94',
  ])
})

test.each([
  ['Train Paris Gare du Nord - Bruxelles Midi', 'train Paris – Bruxelles'],
  ['Zug Berlin Hbf – Praha hl.n.', 'train Berlin – Praha'],
  ['FlixBus Wien → Budapest Népliget', 'bus Wien – Budapest Népliget'],
  ['Eurostar: London St Pancras to Amsterdam Centraal', 'train London – Amsterdam'],
])('the stations of "%s"', async (title, expected) => {
  const { rides } = await read(calendar(event(`SUMMARY:${title}`, 'DTSTART:20230214T101500Z')))
  expect(rides.map((ride) => ride.split(' | ')[0])).toEqual([expected])
})

test.each([
  ['Citytrip Kopenhagen', ['Kopenhagen']],
  ['Vakantie Maastricht + Luik?', ['Maastricht', 'Luik']],
  ['Week-end prolongé à Séville', ['Séville']],
  ['Vacances à La Réunion (Saint-Pierre)', ['Saint-Pierre, La Réunion']],
  ['Wyjazd do Gdańska', ['Gdańska']],
  ['台北旅行', ['台北']],
  ['出張(シンガポール)', ['シンガポール']],
  ['ソウル旅行 🇰🇷', ['ソウル']],
  ['Städtereise Breslau 🚆', ['Breslau']],
  ['Lissabon-Reise', ['Lissabon']],
  ['Roma tatili', ['Roma']],
  ['Рига поездка', ['Рига']],
])('several days of "%s"', async (title, expected) => {
  const dates = ['DTSTART;VALUE=DATE:20220806', 'DTEND;VALUE=DATE:20220809']
  const { places } = await read(calendar(event(`SUMMARY:${title}`, ...dates)))
  expect(places.map((place) => place.split(' | ').slice(0, 3))).toEqual(
    expected.map((name) => [`step ${name}`, '2022-08-06', '2022-08-08']),
  )
})
