import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let person: Person
const tripId = 'trip00000000001'
const [paris, berlin, rome] = [2988507, 2950159, 3169070].map(cityId)

const send = async (method: string, to: string, body: Record<string, unknown>) => {
  const response = await app.request(`/api/collections/${to}`, { method, token: person.token, body })
  expect(response.status, await response.clone().text()).toBe(200)
}
const stay = (body: Record<string, unknown>) =>
  send('POST', 'stay/records', { user: person.id, kind: 'visited', ...body })
const year = (value: number) => `/profile/${person.id}/year/${value}`
const shown = (value: number) => screen.findByRole('heading', { level: 1, name: `${value} in review` })
const figure = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' })
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)
}

beforeEach(async () => {
  ;({ app, person } = await startServer())
  dropSession()
  await send('POST', 'trip/records', {
    id: tripId,
    name: 'Spring',
    user: person.id,
    starts: '2019-05-03 00:00:00.000Z',
    ends: '2019-05-07 00:00:00.000Z',
  })
  await stay({ city: paris, start: '2011' })
  await stay({ city: berlin, start: '2019-05-03', end: '2019-05-05', trip: tripId, note: 'Lilac' })
  await stay({ city: paris, start: '2019-05-05', end: '2019-05-07', trip: tripId })
})

test("one's own year has its figures, trips, first visits and the years before and after", async () => {
  enterAs(person)
  renderApp(year(2019))
  await shown(2019)
  expect(await figure('Countries')).toEqual(['2', '1 for the first time'])
  expect(await figure('Cities')).toEqual(['2', '1 for the first time'])
  expect(await figure('Nights away')).toEqual(['4'])
  const trip = screen.getByRole('link', { name: 'Spring' })
  expect(trip.getAttribute('href')).toBe(`/trip/view/${tripId}`)
  screen.getByText('3 to 7 May 2019, 2 cities, 4 nights')
  screen.getByText('Lilac')
  const firstTimes = screen.getByRole('region', { name: 'For the first time' })
  within(firstTimes).getByRole('heading', { name: 'Germany' })
  within(firstTimes).getByText('1 country, 1 city')
  screen.getByText(/^Map of the places of 2019: (Paris, Berlin|Berlin, Paris)$/)
  expect(screen.getByRole('link', { name: '2011 in review' }).getAttribute('href')).toBe(year(2011))
  expect(screen.getByRole('link', { name: 'Marta Kowalska' }).getAttribute('href')).toBe('/profile')
})

test('another person sees months of a public year, without nights, trips and notes', async () => {
  await send('PATCH', `users/records/${person.id}`, { public: true })
  renderApp(year(2019))
  await shown(2019)
  expect(await figure('Countries')).toEqual(['2', '1 for the first time'])
  expect(screen.queryByText('Nights away')).toBeNull()
  expect(screen.queryByText('Spring')).toBeNull()
  expect(screen.queryByText('Lilac')).toBeNull()
  const profile = screen.getByRole('link', { name: 'Marta Kowalska' })
  expect(profile.getAttribute('href')).toBe(`/profile/${person.id}`)
})

test('the year of a private profile cannot be distinguished from one that does not exist', async () => {
  const heading = async (path: string) => {
    renderApp(path)
    const { textContent } = await screen.findByRole('heading', { level: 1, name: /private/i })
    cleanup()
    return textContent
  }
  const ofPrivate = await heading(year(2019))
  expect(await heading('/profile/nobody000000000/year/2019')).toBe(ofPrivate)
})

test('a year without stays leads back to the profile, and an invalid year is not found', async () => {
  await stay({ city: rome, start: '2014' })
  enterAs(person)
  await showIn('de')
  renderApp(year(2012))
  await screen.findByRole('heading', { level: 1, name: '2012 im Rückblick' })
  await screen.findByRole('heading', { level: 2, name: 'Nichts in 2012' })
  screen.getByRole('link', { name: '2011 im Rückblick' })
  screen.getByRole('link', { name: '2014 im Rückblick' })
  await showIn('en')
  cleanup()
  renderApp(`/profile/${person.id}/year/next`)
  await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
})
