import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 202 })))

const sent = () =>
  fetched.mock.calls.map(([url, options]) => ({
    url,
    body: JSON.parse(typeof options?.body === 'string' ? options.body : ''),
  }))

// The module has state, so each test loads its own instance.
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

it('sends events, also those from before the configuration was loaded, and on localhost', async () => {
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
        u: `${window.location.origin}/`,
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

it('sends nothing if analytics are not configured', async () => {
  const { startAnalytics, trackEvent } = await load()
  trackEvent('pageview')
  startAnalytics(null)
  trackEvent('signup')
  expect(fetched).not.toHaveBeenCalled()
})

it('sends the template of the route, without tokens, ids and full addresses', async () => {
  const { publicPath, startAnalytics, startPageViews, trackError } = await load()
  startAnalytics({ host: 'https://stats.example', domain: 'waymark.example' })
  const root = createRootRoute()
  const trip = createRoute({ getParentRoute: () => root, path: '/trip/view/$tripId' })
  const router = createRouter({
    routeTree: root.addChildren([trip]),
    history: createMemoryHistory({ initialEntries: ['/trip/view/trip00000000001?token=aa.bb.cc#secret'] }),
  })
  startPageViews(router)
  await router.load()
  trackError('Failed to load https://waymark.example/assets/map.js for marta@example.org')
  const { body } = sent().at(-1) ?? {}
  expect(body).toMatchObject({
    n: 'error',
    u: `${window.location.origin}/trip/view/$tripId`,
    p: '{"message":"Failed to load … for …"}',
  })
  expect(JSON.stringify(sent())).not.toMatch(/trip0|aa\.bb|secret|marta/)
  expect(publicPath('/profile/abcdefghijklmno')).toBe('/profile/:id')
})
