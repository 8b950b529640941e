import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { hasSessionEnded } from './session-end.ts'
import { currentUser, endSession, refreshSession } from './session.ts'
import { storedSession } from './stored-session.ts'
import { enterAs, markFor, renderApp, startServer, visitsOf } from '#web/test/render-app.tsx'

const london = cityId(2643743)

/** Opens the profile of a verified person who has been to London. */
const openProfile = async () => {
  const server = await startServer()
  const { app, person } = server
  await app.database.db.updateTable('users').set({ verified: 1 }).execute()
  await markFor(app, person, london)
  enterAs({ ...person, record: { ...person.record, verified: true } })
  const view = renderApp('/profile')
  await screen.findByText('United Kingdom')
  return { ...server, ...view }
}

const signInAgain = async ({ email, password }: { email: string; password: string }) => {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

it('the end of a session on another device leads to the login page and back, and no list is shown as empty', async () => {
  const { app, person, router, queryClient } = await openProfile()
  const { token } = await app.people.signIn(person.email, person.password)
  await app.request('/api/auth/sessions', { method: 'DELETE', token })
  expect(currentUser()).not.toBeNull()
  // As when the window gets the focus again.
  await queryClient.refetchQueries({ queryKey: ['ledger'] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(screen.queryByText('No city marked yet')).toBeNull()
  expect(currentUser()).toBeNull()
  expect(await screen.findByText('Your session has ended. Sign in again to go on.')).toBeDefined()

  await signInAgain(person)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(await screen.findByText('United Kingdom')).toBeDefined()
  expect(hasSessionEnded()).toBe(false)
})

it('the login page tells that the server no longer knows the session', async () => {
  const { app, person, router } = await openProfile()
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  await refreshSession()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(router.state.location.search).toEqual({ redirect: '/profile' })
  expect(await screen.findByText('Your session has ended. Sign in again to go on.')).toBeDefined()
})

it('a city that was entered after the end of a session is shown, and marked after signing in again', async () => {
  const { app, person } = await openProfile()
  fireEvent.keyDown(document.body, { key: '/' })
  const box = await screen.findByRole('combobox')
  fireEvent.change(box, { target: { value: 'kyoto' } })
  const option = await screen.findAllByRole('option')
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  fireEvent.click(option[0]!)
  await screen.findByText('Your session has ended. Sign in again to go on.')
  await screen.findByText('Not saved yet: Kyoto, Japan. It is saved once you have signed in again.')
  await signInAgain(person)
  await screen.findByText('City added')
  const names = (await visitsOf(app, { ...person, token: storedSession().token })).map(
    ({ expand }) => expand.city.name,
  )
  expect(names).toEqual(['London', 'Kyoto'])
})

/** Types in the search after the session has ended on another device. */
const typeAsSessionEnds = async () => {
  const { app, person } = await openProfile()
  fireEvent.keyDown(document.body, { key: '/' })
  const box = await screen.findByRole('combobox')
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  fireEvent.change(box, { target: { value: 'kyo' } })
  await screen.findByText('Your session has ended. Sign in again to go on.')
  return { app, person }
}

it('text typed in the search at the end of a session is kept for the same person', async () => {
  const { person } = await typeAsSessionEnds()
  expect(screen.queryByRole('combobox')).toBeNull()
  await signInAgain(person)
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveProperty('value', 'kyo'))
})

it('text typed in the search is not shown to the next person', async () => {
  const { app } = await typeAsSessionEnds()
  enterAs(await app.people.register({ name: 'Ibn Battuta' }))
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull())
  fireEvent.keyDown(document.body, { key: '/' })
  expect(await screen.findByRole('combobox')).toHaveProperty('value', '')
})

it('a page that is also open to guests gives way to the login page when the session ends', async () => {
  const { app, person, router } = await openProfile()
  await router.navigate({ to: '/credits' })
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  await refreshSession()
  await screen.findByText('Your session has ended. Sign in again to go on.')
  expect(router.state.location.search).toEqual({ redirect: '/credits' })
})

it('the cache of a person who stays on a page with unsaved changes is cleared when that page is left', async () => {
  const { app, person, router, queryClient } = await openProfile()
  const cached = () => queryClient.getQueryCache().findAll({ queryKey: ['ledger'] }).length
  await router.navigate({ to: '/trip/create' })
  fireEvent.change(await screen.findByLabelText('Trip Name'), { target: { value: 'Along the Danube' } })
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  await refreshSession()
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/trip/create')
  expect(screen.getByLabelText('Trip Name')).toHaveProperty('value', 'Along the Danube')
  expect(cached()).toBeGreaterThan(0)

  void router.navigate({ to: '/credits' })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/credits'))
  await waitFor(() => expect(cached()).toBe(0))
})

it('after a sign-out the login page does not report the end of a session', async () => {
  const { app, person, router } = await openProfile()
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  await endSession({ leave: () => router.navigate({ to: '/' }) })
  await router.navigate({ to: '/auth/login' })
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
})

/** Opens the page of a private trip as its owner. */
const openPrivateTrip = async () => {
  const server = await startServer()
  const { app, person } = server
  const trip = await app.request('/api/collections/trip/records', {
    method: 'POST',
    token: person.token,
    body: { user: person.id, name: 'Surprise party', private: true },
  })
  const { id } = (await trip.json()) as { id: string }
  enterAs(person)
  const view = renderApp(`/trip/view/${id}`)
  await screen.findByRole('heading', { name: 'Surprise party' })
  return { ...server, ...view }
}

it('the page of a private trip is closed when its owner signs out in another tab', async () => {
  await openPrivateTrip()
  localStorage.removeItem('pocketbase_auth')
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketbase_auth' }))
  await screen.findByRole('heading', { name: 'Trip not found' })
  expect(document.body.textContent).not.toContain('Surprise party')
})

it('the page of a private trip is not shown to the next person who signs in', async () => {
  const { app, queryClient } = await openPrivateTrip()
  // A suspended tab can find another person signed in without having seen the sign-out.
  enterAs(await app.people.register({ name: 'Ibn Battuta' }))
  await screen.findByRole('heading', { name: 'Trip not found' })
  const cached = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('Surprise party')
})

it('unsaved text is not shown to the next person', async () => {
  const { app, person } = await startServer()
  const { router } = renderApp('/auth/register')
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Marta Kowalska' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: person.email } })
  const own = `waymark.field-draft.settings-name.${person.id}`
  const plan = `waymark.trip-draft.new`
  sessionStorage.setItem(own, 'Marta')
  sessionStorage.setItem(plan, JSON.stringify({ user: person.id, plan: { name: 'Surprise party' } }))
  await router.navigate({ to: '/auth/login' })
  enterAs(person)
  await waitFor(() => expect(Object.keys(sessionStorage).join(' ')).not.toContain('register'))
  expect(sessionStorage.getItem(own)).toBe('Marta')
  expect(sessionStorage.getItem(plan)).toContain('Surprise party')

  await endSession({ leave: () => router.navigate({ to: '/' }) })
  await router.navigate({ to: '/auth/register' })
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', '')
  enterAs(await app.people.register({ name: 'Ibn Battuta' }))
  await waitFor(() => expect(Object.keys(sessionStorage).join(' ')).not.toContain('draft'))
})

it('signing out in another tab opens the login page here, and clears the cache', async () => {
  const { router, queryClient } = await openProfile()
  localStorage.removeItem('pocketbase_auth')
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketbase_auth' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  await waitFor(() => expect(queryClient.getQueryCache().findAll({ queryKey: ['ledger'] })).toHaveLength(0))
})
