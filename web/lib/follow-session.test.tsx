import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { hasSessionEnded } from '#web/lib/session-end.ts'
import { currentUser, endSession, refreshSession } from '#web/lib/session.ts'
import { enterAs, markFor, renderApp, startServer } from '#web/test/render-app.tsx'

const london = cityId(2643743)

/** The profile of a verified person who has been to London. */
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

it('a session that has ended elsewhere leads to signing in and back, and no list looks empty meanwhile', async () => {
  const { app, person, router, queryClient } = await openProfile()
  const { token } = await app.people.signIn(person.email, person.password)
  await app.request('/api/auth/sessions', { method: 'DELETE', token })
  expect(currentUser()).not.toBeNull()
  // As when the window is looked at again.
  await queryClient.refetchQueries({ queryKey: ['visited_city'] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(screen.queryByText('No city marked yet')).toBeNull()
  expect(currentUser()).toBeNull()
  expect(await screen.findByText('Your session has ended. Sign in again to go on.')).toBeDefined()

  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: person.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: person.password } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(await screen.findByText('United Kingdom')).toBeDefined()
  expect(hasSessionEnded()).toBe(false)
})

it('a session that the server does not know any more is named on the login page', async () => {
  const { app, person, router } = await openProfile()
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  await refreshSession()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  expect(router.state.location.search).toEqual({ redirect: '/profile' })
  expect(await screen.findByText('Your session has ended. Sign in again to go on.')).toBeDefined()
})

it('signing out of one’s own accord is not called the end of a session', async () => {
  const { app, person, router } = await openProfile()
  await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
  await endSession({ leave: () => router.navigate({ to: '/' }) })
  await router.navigate({ to: '/auth/login' })
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
})

it('signing out in another tab leads to signing in here, and what was cached is forgotten', async () => {
  const { router, queryClient } = await openProfile()
  localStorage.removeItem('pocketbase_auth')
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketbase_auth' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  await screen.findByLabelText('Email')
  expect(screen.queryByText(/^Your session has ended/)).toBeNull()
  await waitFor(() =>
    expect(queryClient.getQueryCache().findAll({ queryKey: ['visited_city'] })).toHaveLength(0),
  )
})
