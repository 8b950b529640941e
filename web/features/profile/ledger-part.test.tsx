import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { renderApp, startSignedIn } from '#web/test/render-app.tsx'

const cityNamed = async (app: TestApp, name: string) => {
  const response = await app.request(`/api/cities/matches?q=${encodeURIComponent(name)}`)
  const { items } = (await response.json()) as { items: { id: string }[] }
  return items[0]?.id ?? ''
}

const add = async (app: TestApp, person: Person, collection: string, body: Record<string, string>) => {
  const { city = '', ...rest } = body
  const response = await app.request(`/api/collections/${collection}/records`, {
    method: 'POST',
    token: person.token,
    body: { user: person.id, city: await cityNamed(app, city), ...rest },
  })
  expect(response.status).toBe(200)
}

/** Waits for the script and for its content: placeholders are in the same regions before. */
const region = async (name: string) => {
  await screen.findByText('Countries of the world')
  return screen.getByRole('region', { name })
}

test('the timeline is drawn before the figures, and its totals come with them', async () => {
  const { app, person } = await startSignedIn()
  await add(app, person, 'stay', { city: 'Rome', kind: 'visited', start: '2024-04-12', end: '2024-04-17' })
  const atFirst: string[] = []
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('#timeline h3')
    if (heading === null) return
    const figures = document.querySelectorAll('#figures figure').length
    atFirst.push(
      `${heading.textContent}: "${heading.nextElementSibling?.textContent.trim()}", ${figures} charts`,
    )
    observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  renderApp('/profile')

  const timeline = within(await region('Timeline'))
  expect(timeline.getByText('1 country, 1 of them new · 1 city · 5 nights away')).toBeDefined()
  expect(document.querySelectorAll('#figures figure')).toHaveLength(3)
  expect(atFirst).toEqual(['2024: "", 0 charts'])
})

test('the stays add up to progress, figures and a timeline by year', async () => {
  const { app, person } = await startSignedIn()
  const kind = 'visited'
  await add(app, person, 'stay', { city: 'Rome', kind, start: '2024-04-12', end: '2024-04-17', note: 'Rain' })
  await add(app, person, 'stay', { city: 'Milan', kind, start: '2025-05' })
  await add(app, person, 'stay', { city: 'London', kind: 'transit', start: '2025-06-03' })
  await add(app, person, 'stay', { city: 'Turin', kind })
  await add(app, person, 'stay', { city: 'London', kind: 'transit', start: '2022-06-03' })
  await add(app, person, 'stay', { city: 'Turin', kind, end: '1999' })
  const nextYear = String(new Date().getFullYear() + 1)
  await add(app, person, 'stay', { city: 'Lyon', kind, start: nextYear })
  renderApp('/profile')

  // The planned stay in Lyon is none yet.
  await screen.findByText('6 stays, 2022 to 2025')
  screen.getByText('in 1 country')
  const progress = within(await region('Progress'))
  expect(progress.getByText('Countries of the world').nextElementSibling?.textContent).toContain('1 of 250')
  expect(progress.getByText('Capitals').nextElementSibling?.textContent).toContain('1 of 195')
  await waitFor(() => expect(progress.getByText('3 of 20')).toBeDefined())

  const figures = within(await region('Figures'))
  const cities = figures.getByRole('slider', { name: 'Cities a year' })
  expect(cities.getAttribute('aria-valuetext')).toBe('2025: 1, 1 new')
  fireEvent.keyDown(cities, { key: 'ArrowLeft' })
  expect(cities.getAttribute('aria-valuetext')).toBe('2024: 1, 1 new')
  fireEvent.click(figures.getByRole('button', { name: 'Show as table Nights away' }))
  const table = figures.getByRole('table')
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['YearNumber', '20250', '20245'])

  const timeline = within(await region('Timeline'))
  expect(timeline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    nextYear,
    '2025',
    '2024',
    '2022',
    'Undated',
  ])
  // In 2022 and next year nothing counts.
  expect(timeline.getAllByRole('link', { name: /review/i }).map((link) => link.getAttribute('href'))).toEqual(
    ['2025', '2024'].map((year) => expect.stringContaining(year)),
  )
  expect(timeline.getByText('1 country · 1 city')).toBeDefined()
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('London United KingdomLayover, 3 Jun'),
      expect.stringContaining('Rome ItalyRain12 to 17 Apr5 nights'),
      expect.stringContaining('Turin ItalyWhen?'),
      expect.stringContaining('Turin Italyuntil 1999'),
      expect.stringContaining(`Lyon France${nextYear}Planned, not counted yet`),
    ]),
  )
  fireEvent.click(timeline.getByRole('button', { name: 'When were you in Turin?' }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'When?' }), { target: { value: '2023' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save stay' }))
  await timeline.findByRole('heading', { level: 3, name: '2023' })
  await waitFor(() => expect(timeline.queryByRole('button', { name: 'When were you in Turin?' })).toBeNull())
})

test('another person sees neither notes nor days, and no wishes', async () => {
  const { app, person } = await startSignedIn()
  const other = await app.people.register({ name: 'Ana Sousa' })
  const body = { kind: 'visited', start: '2024-04-12', end: '2024-04-17', note: 'Rain' }
  await add(app, other, 'stay', { city: 'Rome', ...body })
  await app.request(`/api/collections/users/records/${other.id}`, {
    method: 'PATCH',
    token: other.token,
    body: { public: true },
  })
  renderApp(`/profile/${other.id}`)
  const timeline = within(await region('Timeline'))
  expect(timeline.getByRole('link', { name: 'Rome' }).closest('li')?.textContent).toBe('Rome ItalyApr')
  expect(screen.queryByText('Rain')).toBeNull()
  await region('Figures')
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.queryByText('Want to go')).toBeNull()
  expect(person.id).not.toBe(other.id)
})

test('a part below the flags that cannot be loaded shows it there, and is loaded again', async () => {
  const { app, person, network } = await startSignedIn()
  await add(app, person, 'stay', { city: 'Rome', kind: 'visited' })
  // Once for the counts, and again when the lower part requests it.
  network.refuseNext({ method: 'GET', path: '/api/collections/country/records' }, 400)
  network.refuseNext({ method: 'GET', path: '/api/collections/country/records' }, 400)
  renderApp('/profile')
  expect(await screen.findByText('What the visits add up to could not be loaded')).toBeDefined()
  expect(await screen.findByRole('button', { name: /Italy/ })).toBeDefined()
  // The notice disappears while the lower part loads again.
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(within(await region('Timeline')).getByText('Rome')).toBeDefined()
})

test('selected wishes begin a trip, and a removed wish can be restored', async () => {
  const { app, person } = await startSignedIn()
  await add(app, person, 'stay', { city: 'Milan', kind: 'visited' })
  await add(app, person, 'wish', { city: 'Rome', note: 'The Forum at dawn' })
  await add(app, person, 'wish', { city: 'London' })
  const { router } = renderApp('/profile')
  const wishes = within(await region('Want to go'))
  expect(wishes.getByText('The Forum at dawn')).toBeDefined()

  fireEvent.click(wishes.getByRole('button', { name: 'Remove Rome from the list' }))
  await waitFor(() => expect(wishes.queryByText('Rome')).toBeNull())
  fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }))
  await wishes.findByText('The Forum at dawn')

  fireEvent.click(wishes.getByRole('checkbox', { name: 'Select Rome' }))
  expect(wishes.queryByRole('button', { name: /^Plan a trip \(/ })).toBeNull()
  fireEvent.click(wishes.getByRole('checkbox', { name: 'Select London' }))
  fireEvent.click(wishes.getByRole('button', { name: 'Plan a trip (2 cities)' }))
  await screen.findByRole('heading', { name: 'Trip Planner' })
  expect(router.state.location.pathname).toBe('/trip/create')
  expect(screen.getByRole('button', { name: /^Starting city: Rome/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Destination city: London/ })).toBeDefined()
})
