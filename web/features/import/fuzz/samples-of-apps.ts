const flight = {
  date: '2019-05-03',
  from: { iata: 'MUC' },
  to: { iata: 'FCO' },
  departure: '2019-05-03T08:05:00Z',
}

const texts: Readonly<Record<string, string>> = {
  swarm: JSON.stringify({
    items: [{ createdAt: '2019-05-03 21:30:00.000000', venue: { name: 'Pantheon' }, lat: 41.9, lng: 12.5 }],
  }),
  polarsteps: JSON.stringify({
    name: 'Caucasus',
    end_date: 1_557_446_400.5,
    all_steps: [
      {
        display_name: 'Tbilisi',
        start_time: 1_556_870_400.5,
        end_time: null,
        location: { lat: 41.7, lon: 44.8 },
      },
      { display_name: 'Batumi', start_time: 1_557_129_600, location: { lat: 41.6, lon: 41.6 } },
    ],
  }),
  adventurelog: JSON.stringify({
    export_date: '2026-01-01',
    visited_cities: [],
    locations: [
      {
        name: 'Rome',
        latitude: '41.9',
        longitude: '12.5',
        visits: [{ start_date: '2019-05-03T00:00:00Z', end_date: '2019-05-06T23:59:59Z' }],
      },
    ],
    transportation: [
      { type: 'plane', date: '2019-05-03T08:05:00Z', from_location: 'Munich', to_location: 'Rome' },
    ],
  }),
  trip: JSON.stringify({
    _: {},
    places: [{ id: 7, name: 'Rome', lat: 41.9, lng: 12.5, visited: true }],
    trips: [{ name: 'Italy', days: [{ dt: '2019-05-03', items: [{ lat: 41.9, lng: 12.5 }, { place: 7 }] }] }],
  }),
  surmai: JSON.stringify({
    trip: {
      name: 'Italy',
      startDate: '2019-05-03 00:00:00.000Z',
      endDate: '2019-05-10 00:00:00.000Z',
      destinations: [{ name: 'Rome', countryName: 'Italy', latitude: 41.9, longitude: 12.5 }],
    },
    transportations: [
      { type: 'flight', origin: 'Munich', destination: 'FCO', departure: '2019-05-03 23:30:00.000Z' },
    ],
  }),
  pocketbase: JSON.stringify({
    page: 1,
    totalPages: 1,
    items: [
      {
        id: 'a',
        collectionName: 'visited_city',
        expand: { city: { name: 'Rome', latitude: 41.9, longitude: 12.5 } },
      },
    ],
  }),
  waymark: JSON.stringify({
    product: 'waymark',
    version: 1,
    records: {
      stay: [{ city: 'rome', kind: 'visited', start: '2019-05', end: '', note: 'Via Appia' }],
      wish: [{ city: 'rome', note: '' }],
    },
    places: { rome: { name: 'Rome', latitude: 41.9, longitude: 12.5 } },
  }),
  'waymark account': [
    'kind,id,email,city,city_name,city_latitude,city_longitude,trip,name,starts,from,from_name,from_latitude,from_longitude,to,kind,start,end,note',
    'account,a,anna@example.org,,,,,,,,,,,,,,,,',
    'stay,b,,c1,Rome,41.9,12.5,t,,,,,,,,visited,2019-05-03,2019-05-06,"two\nlines"',
    'trip,t,,,,,,,Italy,2019-05-01,,,,,,,,,',
    'travel_item,l,,,,,,t,,,c2,Berlin,52.5,13.4,,,,,',
    '',
  ].join('\r\n'),
  'waymark trips':
    'trip,description,starts,ends,leg,type,from,from_latitude,from_longitude,to,to_latitude,to_longitude,departs,arrives\nItaly,,2019-05-03,,1,train,Rome,41.9,12.5,Paris,48.9,2.4,2019-05-03,2019-05-04\n',
  trek: JSON.stringify({
    format: 'trek.collection',
    version: 1,
    name: 'Food',
    places: [
      { name: 'Colosseum', lat: 41.9, lng: 12.5, status: 'visited' },
      { name: 'Louvre', lat: null, lng: null, address: 'Rue de Rivoli, 75001 Paris, France', status: 'idea' },
    ],
  }),
  'miles-and-more': JSON.stringify({
    SegmentListResponses: [
      {
        DepartureDate: '2019-05-03',
        OriginAirportCode: 'ZRH',
        DestinationAirportCode: 'NRT',
        AirlineDesignatorCode: 'LX   ',
        FlightNumber: 160,
        DepartureTime: '2019-05-03T23:10:00+0000',
      },
    ],
  }),
  airtrail: JSON.stringify({
    users: [{ id: 'a', displayName: 'Anna' }],
    flights: [{ ...flight, seats: [{ userId: 'a' }] }],
  }),
  pkpass: JSON.stringify({
    formatVersion: 1,
    passTypeIdentifier: 'pass.com.example',
    relevantDate: '2019-05-04T00:20+02:00',
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [{ value: 'YUL' }, { value: 'FRA' }],
    },
    barcodes: [{ message: 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100' }],
  }),
  bcbp: 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100\n',
  flightradar24:
    'Date,Flight number,From,To,Dep time,Arr time,Duration\n2019-05-03,LH1866,"Munich / Strauss (MUC/EDDM)","Rome (FCO/LIRF)",10:05:00,11:35:00,01:30:00\n',
  jetlog:
    'date,origin,destination,departure_time,arrival_time,arrival_date\n2019-05-03,EDDM,LIRF,10:05,11:35,2019-05-03\n',
  openflights:
    'Date,From,To,Flight_Number,Airline,Distance,Duration\r\n2019-05-03 10:05:00,MUC,FCO,LH1866,\\N,500,01:30\r\n12/31/2018,MUC,FCO,,,,\r\n',
  flighty:
    'Date,Airline,Flight,From,To,Canceled,Diverted To,Gate Departure (Actual),Gate Arrival (Actual)\n2024-05-03,DLH,1866,MUC,FCO,false,,2024-05-03T10:20,2024-05-03T11:50\n',
  byair:
    'flight_date,flight_code,departure_airport_code,arrival_airport_code,departure_time,arrival_time,ownership\n2024-05-03,SL*1508,DMK,CNX,10:00,11:15,mine\n',
  jetlovers: 'id,date,from,to,miles,airline,flightnum\n7,2019-05-03,MUC,FCO,500,LH,1866\n',
  'app-in-the-air':
    'Rome trip\nflights:\neconomy;12A;;;;;Ownership.MINE;LH;1866;320;MUC;FCO;2019-05-03T08:05:00;2019-05-03T09:35:00;2019-05-03T10:05:00;2019-05-03T11:35:00;2019-04-01T00:00:00\n',
  ics: [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'SUMMARY:SK2535 CPH to BHX',
    'DTSTART;TZID=Europe/Copenhagen:20190503T080500',
    'DTEND:20190503T100500Z',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Check-in: Grand Hotel',
    'DTSTART;VALUE=DATE:20190503',
    'LOCATION:1 Colmore Row\\, Birmingham B3 2BS\\, UK',
    'GEO:52.48;-1.9',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
  mail: [
    'From: Hotel <a@b.example>',
    'Subject: =?UTF-8?B?QmVzdMOkdGlndW5n?=',
    'Date: Thu, 1 Jun 2023 12:02:11 +0200',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="x1"',
    '',
    '--x1',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Storgata 9, 9008 Troms=C3=B8',
    'Innsjekk: 12.01.2024',
    'Utsjekk: 15.01.2024',
    'Fredag 9. juni 2023',
    'Avgang 08.25 Oslo S',
    'Ankomst 15.01 Bergen',
    '--x1--',
    '',
  ].join('\r\n'),
  json: '[{"timestamp":1400328000,"attachments":[{"place":{"name":"Krak\u00f3w","latitude":50.06,"longitude":19.94}}]},{"city":"Rome","country":"Italy","start_date":"2019-05-03","status":"visited"},{"from":"MUC","to":"FCO","date":"2019-05-03"}]',
  'org mode': [
    '#+TITLE: Trips',
    '* Italy :trips:',
    '| City | From | To |',
    '|------+------+----|',
    '| Rome | <2019-05-03 Fri> | <2019-05-06 Mon> |',
    '** 2011',
    ':PROPERTIES:',
    ':ID: a',
    ':END:',
    '- [X] Paris, France',
    '',
  ].join('\n'),
  csv: 'City;Country;Lat;Lon;From;To;Note\nRome;Italy;41,9;12,5;3.5.2019;6.5.2019;"two\nlines"\nParis;;48,85;2,35;2011;;\n',
  list: '- Paris, Rome, then New York in 2019\nBerlin → Praha → Wien\nSão Paulo (May 2014)\n',
}

/** A small valid file of each format of apps, flights, calendars and tables. */
export const samplesOfApps = (): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, new TextEncoder().encode(text)]))
