import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete window.fetchedAhead
})

const textOf = async () =>
  (await fetchAhead('https://waymark.example/assets/world.bin', new AbortController().signal)).text()

test('an answer that was fetched ahead is given once, then the file is fetched anew', async () => {
  const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('fetched'))
  window.fetchedAhead = { '/assets/world.bin': Promise.resolve(new Response('ahead')) }
  expect(await textOf()).toBe('ahead')
  expect(fetching).not.toHaveBeenCalled()
  expect(await textOf()).toBe('fetched')
})

test('a file whose fetch ahead failed is fetched', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('fetched'))
  window.fetchedAhead = { '/assets/world.bin': Promise.resolve(undefined) }
  expect(await textOf()).toBe('fetched')
})
