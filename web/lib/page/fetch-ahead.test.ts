import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

// The tests of a worker share one window, which may be open for minutes.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})

afterEach(() => {
  vi.restoreAllMocks()
  delete window.fetchedAhead
})

const textOf = async () => (await fetchAhead('https://waymark.example/assets/world.bin')).text()

test('a prefetched response is returned once, then the file is fetched again', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('fetched'))
  window.fetchedAhead = { '/assets/world.bin': Promise.resolve(new Response('ahead')) }
  expect(await textOf()).toBe('ahead')
  expect(fetching).not.toHaveBeenCalled()
  expect(await textOf()).toBe('fetched')
})

test('a file whose prefetch failed is fetched', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('fetched'))
  window.fetchedAhead = { '/assets/world.bin': Promise.resolve(undefined) }
  expect(await textOf()).toBe('fetched')
})

const visits = '/api/collections/visited_city/records?page=1'
const ask = async (userId: string, method = 'GET') =>
  (await fetchAhead(visits, { method, headers: { Authorization: 'token' } }, userId)).text()

test('a prefetched API response is returned only to the same person and for GET', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('fetched'))
  window.fetchedAhead = { [`${visits} ada`]: Promise.resolve(new Response('ahead')) }
  expect(await ask('other')).toBe('fetched')
  expect(await ask('ada', 'POST')).toBe('fetched')
  expect(await ask('ada')).toBe('ahead')
})

test('a refused or late request is sent again', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('fetched'))
  window.fetchedAhead = { [`${visits} ada`]: Promise.resolve(new Response('no', { status: 401 })) }
  expect(await ask('ada')).toBe('fetched')
  window.fetchedAhead = { [`${visits} ada`]: Promise.resolve(new Response('ahead')) }
  vi.spyOn(performance, 'now').mockReturnValue(60_001)
  expect(await ask('ada')).toBe('fetched')
})

test('a request for a session that had ended is sent again', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('fetched'))
  const ofGuest = new Response('ahead', { headers: { 'x-session-ended': 'true' } })
  window.fetchedAhead = { [`${visits} ada`]: Promise.resolve(ofGuest) }
  expect(await ask('ada')).toBe('fetched')
})
