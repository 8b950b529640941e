import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { localDay } from '#shared/domain/day.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Network } from '#web/test/network.ts'
import { catchSavedFiles } from '#web/test/saved-files.ts'
import { enterAs, markNamed, renderApp, startServer } from '#web/test/render-app.tsx'

let app: TestApp
let network: Network
let person: Person

beforeEach(async () => {
  ;({ app, network, person } = await startServer())
})

const open = async () => {
  enterAs(person)
  renderApp('/profile')
  fireEvent.click(await screen.findByRole('button', { name: 'Poster and cards' }))
  return within(await screen.findByRole('dialog', { name: 'Poster and cards' }))
}

test('the owner sees a poster, chooses, and gets the file that was shown', async () => {
  await markNamed(app, person, 'London', 'Milan')
  const dialog = await open()
  const preview = await dialog.findByRole('img', { name: 'Preview' }, { timeout: 10_000 })
  const address = preview.getAttribute('src')
  expect(address).toMatch(/^blob:/)
  // A place reached today counts, also if the date is another one in UTC.
  const poster = network.asked.findLast((request) => request.includes('/poster.png'))
  expect(poster).toContain(`today=${localDay(new Date())}`)
  // Without a home there is no globe, and the title is the one of a map.
  expect(dialog.getByLabelText('Title').getAttribute('placeholder')).toBe('My world')
  expect(dialog.queryByRole('button', { name: 'Globe' })).toBeNull()

  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Two cities' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Landscape' }))
  await waitFor(() => expect(dialog.getByRole('img').getAttribute('src')).not.toBe(address), {
    timeout: 10_000,
  })
  expect(dialog.getByLabelText<HTMLInputElement>('Continents').checked).toBe(false)
  fireEvent.click(dialog.getByLabelText('Continents'))
  // There is room for four figures: a new one replaces the last.
  expect(dialog.getByLabelText<HTMLInputElement>('Farthest from home').checked).toBe(false)

  fireEvent.click(dialog.getByRole('button', { name: 'Card' }))
  expect(dialog.queryByLabelText('Title')).toBeNull()
  const saved = catchSavedFiles()
  fireEvent.click(dialog.getByRole('button', { name: 'Download PNG' }))
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 })
  expect(saved[0]).toMatchObject({ name: 'waymark-profile-card.png', content: { type: 'image/png' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Poster' }))
  // What was typed is still there.
  expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Two cities')
})

test('a picture that cannot be drawn is reported, and can be tried again', async () => {
  network.refuseNext({ path: '/api/pictures/' }, 429)
  const dialog = await open()
  const failure = await dialog.findByRole('alert')
  expect(failure.textContent).toContain('The picture could not be drawn')
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  await dialog.findByRole('img', { name: 'Preview' }, { timeout: 10_000 })
})
