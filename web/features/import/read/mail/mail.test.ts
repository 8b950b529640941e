import { expect, test } from 'vitest'
import { readOne } from '#web/features/import/read/read-in-test.ts'

const headers = (from: string, type: string, others = '') =>
  `From: ${from}\nTo: kari@example.no\nSubject: =?UTF-8?B?QmVzdMOkdGlndW5n?=\nDate: Thu, 1 Jun 2023 12:02:11 +0200\nMIME-Version: 1.0\nContent-Type: ${type}\n${others}\n`
const plain = 'text/plain; charset=UTF-8'
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))

test('flights that a mail has as data, in a part in base64', async () => {
  const flight = {
    '@type': 'FlightReservation',
    reservationFor: {
      airline: { iataCode: 'LX' },
      flightNumber: '1051',
      departureAirport: { iataCode: 'HAM' },
      departureTime: '2024-02-17T07:05:00+01:00',
      arrivalAirport: { iataCode: 'ZRH' },
    },
  }
  const html = `<html><script type="application/ld+json">${JSON.stringify([flight])}</script>Zürich</html>`
  const text = `${headers('a@b.example', 'multipart/alternative; boundary="x1"')}
--x1
Content-Type: text/plain

Paris
--x1
Content-Type: text/html; charset=UTF-8
Content-Transfer-Encoding: base64

${base64(html)}
--x1--
`
  const { report, rides, places } = await readOne(text)
  expect(report.format).toBe('mail')
  expect(places).toEqual([])
  expect(rides).toMatchObject([
    {
      from: { airport: 'HAM' },
      to: { airport: 'ZRH' },
      number: 'LX 1051',
      depart: { instant: 1_708_149_900_000 },
    },
  ])
})

test('a mailbox: a ticket, the booking of a hotel and an advertisement', async () => {
  const mails = [
    `${headers('Tog <ikkesvar@tog.example>', plain)}\nFredag 9. juni 2023\nAvgang  08.25  Oslo S\nAnkomst 15.01  Bergen\n`,
    `${headers('Hotell <post@hotell.example>', plain)}\nStorgata 9, 9008 Tromsø.\n\nInnsjekk: 12.01.2024 (fra kl. 15)\nUtsjekk: 15.01.2024\n`,
    `${headers('Nyhetsbrev <tilbud@fly.example>', plain)}\nLondon fra 399,-\nAlicante fra 599,-\n`,
  ]
  const { rides, places, problems } = await readOne(
    mails.map((mail) => `From 1771023@xxx Thu Jun 01 10:02:11 +0000 2023\n${mail}`).join('\n'),
  )
  expect(rides).toMatchObject([
    { type: 'train', to: { name: 'Bergen' }, depart: { day: '2023-06-09', time: '08:25' }, row: 2 },
  ])
  expect(places).toMatchObject([
    { is: 'stay', place: { name: 'Tromsø' }, start: { day: '2024-01-12' }, end: { day: '2024-01-15' } },
  ])
  expect(problems).toMatchObject([{ code: 'leftOut', text: 'Bestätigung' }])
})

test('what a person wrote is read as a text, with the year of the mail', async () => {
  const body = 'We were in Lisbon last month, =\nand in =C3=89vora.'
  const { places } = await readOne(
    `${headers('anna@example.org', plain, 'Content-Transfer-Encoding: quoted-printable\n')}\n${body}\n`,
  )
  expect(places).toMatchObject([
    { place: { name: 'We were in Lisbon last month, and in Évora.', isSentence: true } },
  ])
  expect(places[0]?.said).toContainEqual({ at: [18, 28], start: { day: '2023-05' } })
})

test('an invitation is read as its calendar', async () => {
  const event =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20220806\nDTEND;VALUE=DATE:20220809\nSUMMARY:Urlaub Rom\nEND:VEVENT\nEND:VCALENDAR'
  const { places } = await readOne(`${headers('a@b.example', 'text/calendar; method=REQUEST')}\n${event}\n`)
  expect(places).toMatchObject([{ is: 'step', place: { name: 'Rom' }, start: { day: '2022-08-06' } }])
})
