import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, expect, vi } from 'vitest'

// Most waits end within milliseconds. The first test of a file also waits for scripts, and a busy machine for each.
configure({ asyncUtilTimeout: 15_000 })

// A wait asks again at each change of the page. Printing the page at each of these questions took a fifteenth of the time
// of the tests; the error of a wait that has timed out has the page.
const { getElementError } = getConfig()
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
})

// `startServer` gives a test its network. A request after the test's end would reach the real one.
const late: string[] = []
globalThis.fetch = (input) => {
  late.push(input instanceof Request ? input.url : String(input))
  console.error(new Error(late.at(-1)))
  return Promise.reject(new TypeError('Failed to fetch'))
}
afterAll(() => expect(late, 'requests outside of a test').toEqual([]))

// The files of a worker share its window.
afterAll(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
