import { expect, test } from 'vitest'
import type { FoundRide, Place, When } from '#web/features/import/read/found.ts'
import { readInTest, readOne } from '#web/features/import/read/read-in-test.ts'
import { bcbpLegs, dayNear } from './boarding-pass.ts'

const end = (place: Place) =>
  'airport' in place
    ? place.airport
    : 'latitude' in place
      ? `${place.latitude},${place.longitude}`
      : place.name
const at = (when: When | undefined) => {
  if (when === undefined) return ''
  if ('instant' in when) return new Date(when.instant).toISOString().slice(0, 16)
  return [when.day, when.time ?? ''].join(' ').trim()
}
/** "MUC FCO | 2019-05-03 10:00 | 11:30 | LH 1866 | 2" */
const ride = ({ from, to, depart, arrive, number, row }: FoundRide) =>
  [`${end(from)} ${end(to)}`, at(depart), at(arrive), number ?? '', row ?? ''].join(' | ')

const read = async (file: string | { json: unknown }) => {
  const { report, rides, places, problems } = await readOne(file)
  return {
    format: report.format,
    unreadable: report.unreadable,
    questions: report.questions,
    rides: rides.map(ride),
    places,
    problems: problems.map(({ code, row, text }) => [code, row ?? 0, text ?? ''].join(' | ').trim()),
  }
}

const fr24Header =
  'Date,Flight number,From,To,Dep time,Arr time,Duration,Airline,Aircraft,Registration,Seat number,Seat type,Flight class,Flight reason,Note,Dep_id,Arr_id,Airline_id,Aircraft_id'

test('Flightradar24: names with codes, placeholders, unknown times, years and months', async () => {
  const { format, rides, problems } = await read(
    `\uFEFF\n${[
      fr24Header,
      '2019-05-03,LH1866,"Munich / Strauss (MUC/EDDM)","Rome / Fiumicino (FCO/LIRF)",10:05:00,11:35:00,01:30:00,Lufthansa (LH/DLH),,,,0,0,0,,1,2,3,4',
      '2011,,"Munich / Strauss (MUC/EDDM)","Pristina (NA0/BKPR)",00:00:00,00:00:00,00:00:00,,,,,0,0,0,,,,,',
      '2012-07,,"Munich / Strauss (MUC/EDDM)","Rome / Fiumicino (FCO/LIRF)",00:00:00,00:00:00,,,,,,0,0,0,,,,,',
      '2013-07-01,U2 8721,"Milan (MXP/LIMC)","Delhi (DEL/VIDP)",22:10:00,00:00:00,05:30:00,,,,,0,0,0,,,,,',
      '2014-07-01,,"Milan (MXP/LIMC)","Delhi (DEL/VIDP)",00:00:00,09:00:00,,,,,,0,0,0,,,,,',
      '2015-01-01,,"Atlantis (/)","Munich / Strauss (MUC/EDDM)",,,,,,,,0,0,0,,,,,',
      '2015-01-02,, (/),"Munich / Strauss (MUC/EDDM)",,,,,,,,0,0,0,,,,,',
      '2015-02-30,,"Rome / Fiumicino (FCO/LIRF)","Munich / Strauss (MUC/EDDM)",,,,,,,,0,0,0,,,,,',
      ',,"Rome / Fiumicino (FCO/LIRF)","Munich / Strauss (MUC/EDDM)",,,,,,,,0,0,0,,,,,',
    ].join('\n')}`,
  )
  expect(format).toBe('flightradar24')
  expect(rides).toEqual([
    'MUC FCO | 2019-05-03 10:05 | 11:35 | LH 1866 | 3',
    'MUC BKPR | 2011 |  |  | 4',
    'MUC FCO | 2012-07 |  |  | 5',
    'MXP DEL | 2013-07-01 22:10 |  | U2 8721 | 6',
    'MXP DEL | 2014-07-01 00:00 | 09:00 |  | 7',
    'Atlantis MUC | 2015-01-01 |  |  | 8',
    'FCO MUC |  |  |  | 11',
  ])
  expect(problems).toEqual(['noAirport | 9 | (/) – Munich / Strauss (MUC/EDDM)', 'badDate | 10 | 2015-02-30'])
})

test('JetLog: ICAO codes, and arrivals without a day', async () => {
  const { format, rides, problems } = await read(
    [
      'date,origin,destination,departure_time,arrival_time,arrival_date,seat,aircraft_side,ticket_class,purpose,duration,distance,airplane,airline,tail_number,flight_number,notes',
      '2019-05-03,EDDM,LIRF,10:05,11:35,,,,,,,,,,,LH1866,',
      '2019-05-03,EDDM,WSSS,22:00,17:00,2019-05-04,,,,,,,,,,,',
      '2019-05-09,WSSS,,10:00,,,,,,,,,,,,,',
      'soon,WSSS,EDDM,10:00,,,,,,,,,,,,,',
    ].join('\n'),
  )
  expect(format).toBe('jetlog')
  expect(rides).toEqual([
    'EDDM LIRF | 2019-05-03 10:05 | 11:35 | LH 1866 | 2',
    'EDDM WSSS | 2019-05-03 22:00 | 2019-05-04 17:00 |  | 3',
  ])
  expect(problems).toEqual(['noAirport | 4 | WSSS –', 'badDate | 5 | soon'])
})

const openflightsHeader =
  'Date,From,To,Flight_Number,Airline,Distance,Duration,Seat,Seat_Type,Class,Reason,Plane,Registration,Trip,Note,From_OID,To_OID,Airline_OID,Plane_OID'

test.each([
  ['\uFEFF', '\r\n'],
  ['', '\r'],
  ['', '\n'],
])('OpenFlights: all its dates, with mark "%s" and line end %j', async (mark, lineEnd) => {
  const { format, rides, problems } = await read(
    mark +
      [
        openflightsHeader,
        '2019-05-03 10:05:00,MUC,FCO,LH1866,Lufthansa,500,01:30,,,,,,\\N,,,346,1555,3320,',
        '2019-05-03,EDDM,LIRF,\\N,N/A,500,01:30,,,,,,,,"Two, lines",346,1555,,',
        '12/31/2018,MUC,FCO,,,,,,,,,,,,,,,,',
        '02/01/2018,MUC,FCO,,,,,,,,,,,,,,,,',
        '31.12.2017,MUC,FCO,,,,,,,,,,,,,,,,',
        '2011,MUC,FCO,,,,,,,,,,,,,,,,',
        '2019-13-01,MUC,FCO,,,,,,,,,,,,,,,,',
      ].join(lineEnd),
  )
  expect(format).toBe('openflights')
  expect(rides).toEqual([
    'MUC FCO | 2019-05-03 10:05 |  | LH 1866 | 2',
    'EDDM LIRF | 2019-05-03 |  |  | 3',
    'MUC FCO | 2018-12-31 |  |  | 4',
    'MUC FCO | 2018-02-01 |  |  | 5',
    'MUC FCO | 2017-12-31 |  |  | 6',
    'MUC FCO | 2011 |  |  | 7',
  ])
  expect(problems).toEqual(['badDate | 8 | 2019-13-01'])
})

test('OpenFlights in Latin-1', async () => {
  const text = `${openflightsHeader}\n2019-05-03,MUC,FCO,,Österreich,,,,,,,,,,,,,,\n`
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const { report, rides } = await readOne(bytes)
  expect(report.format).toBe('openflights')
  expect(rides).toHaveLength(1)
})

test('Flighty: cancelled and diverted flights, and times that were entered later', async () => {
  const header =
    'Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Arr Terminal,Arr Gate,Canceled,Diverted To,Gate Departure (Scheduled),Gate Departure (Actual),Take off (Scheduled),Take off (Actual),Landing (Scheduled),Landing (Actual),Gate Arrival (Scheduled),Gate Arrival (Actual),Aircraft Type Name'
  const { format, rides, problems } = await read(
    [
      header,
      '2024-05-03,DLH,1866,MUC,FCO,2,G20,3,E1,false,,2024-05-03T10:05,2024-05-03T10:20,,,,,2024-05-03T11:35,2024-05-03T11:50,A320',
      '2024-05-04,DLH,1867,FCO,MUC,,,,,TRUE,,2024-05-04T12:00,,,,,,2024-05-04T13:30,,',
      '2024-05-05,DLH,1869,FCO,MUC,,,,,false,NUE,2024-05-05T12:00,,,,,,2024-05-05T13:30,,',
      '2012-05-05,DLH,1869,FCO,MUC,,,,,false,,2012-05-05T00:00,,,,,,2012-05-05T00:00,,',
      '2012-06-05,DLH,1869,FCO,MUC,,,,,,,,,,,,,,,',
    ].join('\n'),
  )
  expect(format).toBe('flighty')
  expect(rides).toEqual([
    'MUC FCO | 2024-05-03 10:20 | 2024-05-03 11:50 | DLH 1866 | 2',
    'FCO NUE | 2024-05-05 12:00 | 2024-05-05 13:30 | DLH 1869 | 4',
    'FCO MUC | 2012-05-05 | 2012-05-05 | DLH 1869 | 5',
    'FCO MUC | 2012-06-05 |  | DLH 1869 | 6',
  ])
  expect(problems).toEqual(['cancelled | 3 | DLH 1867'])
})

test('byAir: only the own flights', async () => {
  const { format, rides, problems } = await read(
    [
      'flight_date,flight_code,departure_airport_code,arrival_airport_code,departure_time,arrival_time,ownership',
      '2024-05-03,SL*1508,DMK,CNX,10:00,11:15,mine',
      '2024-05-04,SL*1509,CNX,DMK,2024-05-04T12:00:00+07:00,2024-05-04T13:15:00+07:00,mine',
      '2024-05-05,SL*1510,CNX,DMK,10:00,11:15,friend',
    ].join('\n'),
  )
  expect(format).toBe('byair')
  expect(rides).toEqual([
    'DMK CNX | 2024-05-03 10:00 | 11:15 | SL 1508 | 2',
    'CNX DMK | 2024-05-04T05:00 | 2024-05-04T06:15 | SL 1509 | 3',
  ])
  expect(problems).toEqual(['otherPerson | 4 | SL 1510'])
})

test('JetLovers: days only', async () => {
  const { format, rides } = await read(
    'id,date,from,to,miles,airline,flightnum,class\n7,2019-05-03,MUC,FCO,500,LH,1866,Y\n8,2019-05-06,FCO,MUC,500,Lufthansa,LH1867,Y\n',
  )
  expect(format).toBe('jetlovers')
  expect(rides).toEqual(['MUC FCO | 2019-05-03 |  | LH 1866 | 2', 'FCO MUC | 2019-05-06 |  | LH 1867 | 3'])
})

test('Miles & More: padded airlines, and times in UTC', async () => {
  const { format, rides, problems } = await read({
    json: {
      SegmentListResponses: [
        {
          DepartureDate: '2019-05-03',
          OriginAirportCode: 'ZRH',
          DestinationAirportCode: 'NRT',
          AirlineDesignatorCode: 'LX   ',
          FlightNumber: 160,
          DepartureTime: '2019-05-03T23:10:00+0000',
          ArrivalTime: '2019-05-04T11:00:00.000+0000',
        },
        {
          DepartureDate: '2019-05-10',
          OriginAirportCode: 'NRT',
          DestinationAirportCode: 'ZRH',
          AirlineDesignatorCode: 'LX   ',
          FlightNumber: '0161',
          DepartureTime: '01:25+0000',
        },
        { DepartureDate: '2019-05-11', OriginAirportCode: '', DestinationAirportCode: 'ZRH' },
      ],
    },
  })
  expect(format).toBe('miles-and-more')
  expect(rides).toEqual([
    'ZRH NRT | 2019-05-03T23:10 | 2019-05-04T11:00 | LX 160 | 1',
    'NRT ZRH | 2019-05-10T01:25 |  | LX 161 | 2',
  ])
  expect(problems).toEqual(['noAirport | 3 |  – ZRH'])
})

test('App in the Air: own flights of the block of flights', async () => {
  const flight = (owner: string, from = 'MUC') =>
    `economy;12A;;;what;;${owner};LH;1866;320;${from};FCO;2019-05-03T08:05:00;2019-05-03T09:35:00;2019-05-03T10:05:00;2019-05-03T11:35:00;2019-04-01T00:00:00`
  const { format, rides, problems } = await read(
    [
      'Rome trip;2019-05-03;2019-05-06',
      'flights:',
      flight('Ownership.MINE'),
      flight('Ownership.FRIEND'),
      'a;b',
      'hotels:',
      'x;y',
    ]
      .join('\n')
      .replaceAll(';what;;', ';;;'),
  )
  expect(format).toBe('app-in-the-air')
  expect(rides).toEqual(['MUC FCO | 2019-05-03 10:05 | 2019-05-03 11:35 | LH 1866 | 3'])
  expect(problems.map((problem) => problem.slice(0, 15))).toEqual(['otherPerson | 4', 'badRow | 5 | a;'])
})

const airtrailFlight = (more: Record<string, unknown>) => ({
  date: '2019-05-03',
  datePrecision: 'day',
  from: { icao: 'EDDM', iata: 'MUC', lat: 48.35, lon: 11.78, tz: 'Europe/Berlin' },
  to: { icao: 'LIRF', iata: 'FCO', lat: 41.8, lon: 12.25, tz: 'Europe/Rome' },
  departure: '2019-05-03T08:05:00.000Z',
  arrival: null,
  duration: 5400,
  flightNumber: 'LH1866',
  seats: [{ userId: 'anna', guestName: null }],
  ...more,
})

test('AirTrail: precision, airports without codes, and one person of several', async () => {
  const { format, rides, problems, questions } = await read({
    json: {
      flights: [
        airtrailFlight({}),
        airtrailFlight({ date: '2011-01-01', datePrecision: 'year', departure: null }),
        airtrailFlight({
          date: '2012-06-01',
          datePrecision: 'month',
          departure: null,
          seats: undefined,
          passengers: [{ userId: 'anna' }],
        }),
        airtrailFlight({ to: { iata: null, icao: 'ZZ-1', lat: 41.8, lon: 12.25 } }),
        airtrailFlight({ seats: [{ userId: 'bert' }] }),
        airtrailFlight({ from: null }),
      ],
      users: [
        { id: 'anna', displayName: 'Anna', username: 'a' },
        { id: 'bert', displayName: 'Bert', username: 'b' },
      ],
    },
  })
  expect(format).toBe('airtrail')
  expect(rides).toEqual([
    'MUC FCO | 2019-05-03T08:05 |  | LH 1866 | 1',
    'MUC FCO | 2011 |  | LH 1866 | 2',
    'MUC FCO | 2012-06 |  | LH 1866 | 3',
    'MUC 41.8,12.25 | 2019-05-03T08:05 |  | LH 1866 | 4',
  ])
  expect(problems).toEqual(['otherPerson | 5 | LH 1866', 'noAirport | 6 | LH 1866'])
  expect(questions).toEqual([
    {
      asks: 'person',
      people: [
        { id: 'anna', name: 'Anna', count: 5 },
        { id: 'bert', name: 'Bert', count: 1 },
      ],
      guess: 'anna',
    },
  ])
})

test('AirTrail of earlier versions has ICAO codes', async () => {
  const { rides } = await read({
    json: {
      flights: [
        { date: '2019-05-03', from: { code: 'EDDM' }, to: { code: 'LIRF' }, departure: null, arrival: null },
      ],
    },
  })
  expect(rides).toEqual(['EDDM LIRF | 2019-05-03 |  |  | 1'])
})

const barCode = (legs: string) => `M${legs.split('|').length}DESMARAIS/LUC       E${legs.split('|').join('')}`
const leg = (more = '00') => `ABC123 YULFRAAC 0834 226F001A0025 1${more}`

test('a boarding pass of one leg, and one of two with airline fields between', () => {
  const [one] = bcbpLegs(barCode(leg())) ?? []
  expect(one).toEqual({ from: 'YUL', to: 'FRA', airline: 'AC', number: '0834', dayOfYear: 226 })
  const second = 'DEF456 FRAGVALH 3664 227C012C0002 100'
  const two = bcbpLegs(barCode(`${leg('0A')}>5180ABCDE|${second}`))
  expect(two?.map(({ from, to }) => `${from} ${to}`)).toEqual(['YUL FRA', 'FRA GVA'])
  expect(bcbpLegs('M1 is no boarding pass')).toBeUndefined()
})

test('the year of a boarding pass is the nearest to the file', () => {
  expect(dayNear(226, '2019-08-20')).toBe('2019-08-14')
  expect(dayNear(364, '2020-01-03')).toBe('2019-12-30')
  expect(dayNear(2, '2019-12-30')).toBe('2020-01-02')
})

test('lines of boarding passes', async () => {
  const { format, rides, problems } = await read(`${barCode(leg())}\nnot a pass\n`)
  expect(format).toBe('bcbp')
  expect(rides[0]).toMatch(/^YUL FRA \| \d{4}-08-1[34] \|  \| AC 834 \| 1$/)
  expect(problems).toEqual(['badRow | 2 | not a pass'])
})

const pass = (more: Record<string, unknown>, boarding: Record<string, unknown> = {}) => ({
  formatVersion: 1,
  passTypeIdentifier: 'pass.com.example',
  relevantDate: '2019-05-04T00:20+02:00',
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    primaryFields: [
      { key: 'origin', value: 'YUL' },
      { key: 'destination', value: 'FRA' },
    ],
    ...boarding,
  },
  ...more,
})

test('a pass of Apple Wallet: the instant of its date, whatever offset it has', async () => {
  const { format, rides } = await read({
    json: pass({ barcodes: [{ message: barCode(leg()) }] }),
  })
  expect(format).toBe('pkpass')
  expect(rides).toEqual(['YUL FRA | 2019-05-03T22:20 |  | AC 834 | 1'])
})

test('passes of trains, ships and shops, voided and undated ones', async () => {
  const names = { primaryFields: [{ value: 'Berlin Hbf' }, { value: 'Praha' }] }
  const train = await read({ json: pass({}, { transitType: 'PKTransitTypeTrain', ...names }) })
  expect(train.rides).toEqual(['Berlin Hbf Praha | 2019-05-03T22:20 |  |  | 1'])
  const boat = await read({ json: pass({}, { transitType: 'PKTransitTypeBoat', ...names }) })
  expect(boat.places).toMatchObject([{ is: 'step', place: { name: 'Praha' } }])
  expect((await read({ json: pass({ voided: true }) })).problems).toEqual(['cancelled | 1 | YUL – FRA'])
  expect((await read({ json: pass({ relevantDate: undefined }) })).problems).toEqual([
    'noDate | 1 | YUL – FRA',
  ])
  expect((await read({ json: pass({ boardingPass: undefined }) })).problems).toEqual(['leftOut | 1 |'])
  const semantic = await read({
    json: pass(
      {
        relevantDate: undefined,
        semantics: {
          originalDepartureDate: '2019-05-03T18:20-04:00',
          departureAirportCode: 'YUL',
          destinationAirportCode: 'FRA',
        },
      },
      { primaryFields: [] },
    ),
  })
  expect(semantic.rides).toEqual(['YUL FRA | 2019-05-03T22:20 |  |  | 1'])
})

test('an unclosed quotation mark does not swallow the flights after it', async () => {
  const { rides, problems } = await read(
    [
      'id,date,from,to,miles,airline,flightnum',
      '1,2019-05-03,MUC,FCO,1,"Luft',
      '2,2019-05-04,FCO,MUC,1,LH,5',
    ].join('\n'),
  )
  expect(rides).toEqual(['MUC FCO | 2019-05-03 |  |  | 2', 'FCO MUC | 2019-05-04 |  | LH 5 | 3'])
  expect(problems).toEqual([])
})

test('several logs at once keep their rows separate', async () => {
  const header = 'id,date,from,to,miles,airline,flightnum'
  const { reports } = await readInTest({
    'a.csv': `${header}\n1,2019-05-03,MUC,FCO,1,LH,1`,
    'b.csv': `${header}\n1,,MUC,FCO,1,LH,1`,
  })
  expect(reports.map(({ rides, problems }) => [rides, problems.length])).toEqual([
    [1, 0],
    [0, 1],
  ])
})
