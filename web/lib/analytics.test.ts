import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 202 })))

const sent = () =>
  fetched.mock.calls.map(([url, options]) => ({
    url,
    body: JSON.parse(typeof options?.body === 'string' ? options.body : ''),
  }))

// The module remembers whether anybody listens, so each test loads its own.
const load = async () => {
  vi.resetModules()
  return import('./analytics.ts')
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
})

it('sends what happened, also what happened before the configuration came, on localhost too', async () => {
  const { startAnalytics, trackEvent } = await load()
  trackEvent('404', { path: '/nowhere' })
  expect(fetched).not.toHaveBeenCalled()
  startAnalytics({ host: 'https://stats.example', domain: 'waymark.example' })
  trackEvent('signup')
  expect(sent()).toEqual([
    {
      url: 'https://stats.example/api/event',
      body: {
        n: '404',
        u: window.location.href,
        d: 'waymark.example',
        r: null,
        w: window.innerWidth,
        h: 0,
        p: '{"path":"/nowhere"}',
      },
    },
    { url: 'https://stats.example/api/event', body: expect.objectContaining({ n: 'signup' }) },
  ])
})

it('sends nothing when none is configured', async () => {
  const { startAnalytics, trackEvent } = await load()
  trackEvent('pageview')
  startAnalytics(null)
  trackEvent('signup')
  expect(fetched).not.toHaveBeenCalled()
})
