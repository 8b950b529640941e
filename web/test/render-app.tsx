import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, onTestFinished, vi } from 'vitest'
import type { Env } from '#server/env.ts'
import { english } from '#shared/messages/languages.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { createTestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { resetCitySearch } from '#web/lib/city-search.ts'
import { followSession } from '#web/lib/session/follow-session.ts'
import { dropSession, storeSession } from '#web/lib/session/stored-session.ts'
import { sdk } from '#web/lib/api/api.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { dismissAllToasts } from '#web/lib/toast.ts'
import { showLanguage } from '#web/messages/language.ts'
import { createAppRouter } from '#web/router.ts'
import { createNetwork } from './network.ts'

// A toast that is dismissed leaves the list 200 ms later, and needs the window for that.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 250)))

/** A server with the time of the page, which compares the expiry of a session with its own clock. */
const startInTime = async (...options: Parameters<typeof createTestApp>) => {
  const app = await createTestApp(...options)
  app.clock.advance((Date.now() - app.clock().getTime()) / 1000)
  return app
}

/** A server for one test, which all requests of the page reach, with a registered person. It ends with the test. */
export const startServer = async (env: Partial<Env> = {}, options?: Parameters<typeof createTestApp>[1]) => {
  const open = await startInTime({ ...env, registration: 'open' }, options)
  const person = await open.people.register({ name: 'Marta Kowalska' })
  const isOpen = (env.registration ?? 'open') === 'open'
  const app = isOpen ? open : await startInTime(env, { ...options, database: open.database })
  const network = createNetwork(app)
  // On a busy machine a short test would end before the script has come, and its calls would be sent afterwards.
  await sdk()
  vi.stubGlobal('fetch', network.fetch)
  onTestFinished(async () => {
    // Toasts stay when the page is removed, and the next test would find them.
    dismissAllToasts()
    toast.dismiss()
    cleanup()
    resetCitySearch()
    dropSession()
    // Calls that wait for a script are sent while the test still has its network.
    await vi.dynamicImportSettled()
    vi.unstubAllGlobals()
    await app.close()
  })
  return { app, network, person }
}

/** Stores a session as the page finds it when it loads. */
export const enterAs = ({ token, record }: Person) =>
  storeSession(token, { collectionId: '', collectionName: 'users', ...record })

/** The server of `startServer`, with its person signed in and no drafts of earlier tests. */
export const startSignedIn = async () => {
  sessionStorage.clear()
  const server = await startServer()
  enterAs(server.person)
  return server
}

/** Shows pages in a language until the test ends. */
export const setPageLanguage = async (language: string) => {
  onTestFinished(() => showLanguage('en'))
  await showLanguage(language)
}

/** Draws the whole app at a path of it, with nothing between it and the server of `startServer`. */
export const renderApp = (path: string) => {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  const stop = followSession(router, queryClient)
  onTestFinished(async () => {
    stop()
    // What is shown would ask again for what is cancelled and forgotten.
    cleanup()
    await queryClient.cancelQueries()
    queryClient.clear()
  })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, queryClient, router }
}

/** Marks a city for somebody, as the page does, and answers the visit's id. */
export const markFor = async (app: TestApp, person: Person, cityId: string): Promise<string> => {
  const response = await app.request('/api/collections/visited_city/records', {
    method: 'POST',
    token: person.token,
    body: { user: person.id, city: cityId },
  })
  const visit = (await response.json()) as { id: string }
  if (!response.ok) throw new Error(`Marking answered ${response.status}: ${JSON.stringify(visit)}`)
  return visit.id
}

/** Marks the cities that are best known by these names for somebody. */
export const markNamed = async (app: TestApp, person: Person, ...names: string[]): Promise<void> => {
  for (const name of names) {
    const response = await app.request(`/api/cities/matches?q=${encodeURIComponent(name)}`)
    const { items } = (await response.json()) as { items: { id: string; name: string }[] }
    if (items[0]?.name !== name) throw new Error(`${name} is missing.`)
    await markFor(app, person, items[0].id)
  }
}

type StoredVisit = { id: string; city: string; expand: { city: { name: string } } }

/** The visits that the server has of somebody, whatever the page shows. */
export const visitsOf = async (app: TestApp, person: Person): Promise<StoredVisit[]> => {
  const path = `/api/collections/visited_city/records?expand=city&filter=user="${person.id}"`
  const response = await app.request(path, { token: person.token })
  return ((await response.json()) as { items: StoredVisit[] }).items
}

/** Shows the page in a language until the end of the test. */
export const showIn = async (language: string) => {
  onTestFinished(() => act(() => showLanguage(english)))
  await act(() => showLanguage(language))
}
