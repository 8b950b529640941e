import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { invite } from '#server/admin/invitations.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { startServerWithProvider } from '#web/test/provider.ts'
import { renderApp, startServer } from '#web/test/render-app.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const invitationFrom = async ({ database, clock }: TestApp) => {
  const env = { publicUrl: '', registration: 'invite' as const }
  return /token=(\S+)/.exec(await invite(database.db, '', { env, clock }))?.[1] ?? ''
}
const register = () => {
  type('Name', 'Ida Pfeiffer')
  type('Email', 'ida@example.org')
  type('Password', 'round the world')
  type('Confirm password', 'round the world')
  fireEvent.click(screen.getByRole('button', { name: 'Register' }))
}
const pressGoogle = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** Waits for a text that the page shows instead of a failure. */
const says = async (text: RegExp) => {
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByText('Could not log in')).toBeNull()
  expect(currentUser()).toBeNull()
}
const shows = async (text: RegExp) => {
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign Up with Google' })).toBeNull()
}

describe('closed registration', () => {
  it('says whom to ask, and the login page does not lead there', async () => {
    await startServer({ registration: 'closed' })
    const { router } = renderApp('/auth/register')
    await shows(/^This Waymark takes no new people at present/)
    await router.navigate({ to: '/auth/login' })
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeDefined()
    expect(screen.queryByText('New to Waymark?')).toBeNull()
  })

  it('tells a new person with a Google account whom to ask', async () => {
    await startServerWithProvider({ registration: 'closed' })
    renderApp('/auth/login')
    await pressGoogle('Sign In with Google')
    await says(/^This Waymark takes no new people at present/)
  })
})

describe('registration by invitation', () => {
  it('explains what is needed without one', async () => {
    await startServer({ registration: 'invite' })
    renderApp('/auth/register')
    await shows(/^You need an invitation to register here/)
  })

  it('removes the token from the address and registers with it', async () => {
    const { app } = await startServer({ registration: 'invite' })
    const { router } = renderApp(`/auth/register?token=${await invitationFrom(app)}`)
    expect(await screen.findByText(/^You are invited/)).toBeDefined()
    expect(router.state.location.href).toBe('/auth/register')
    register()
    await waitFor(() => expect(currentUser()?.email).toBe('ida@example.org'))
  })

  it('tells a new person with a Google account that an invitation is needed', async () => {
    await startServerWithProvider({ registration: 'invite' })
    renderApp('/auth/login')
    await pressGoogle('Sign In with Google')
    await says(/^You need an invitation to register here/)
  })

  it('registers with a Google account and an invitation, once', async () => {
    const { app, provider } = await startServerWithProvider({ registration: 'invite' })
    const path = `/auth/register?token=${await invitationFrom(app)}`
    renderApp(path)
    await pressGoogle('Sign Up with Google')
    await waitFor(() => expect(currentUser()?.email).toBe('gina@example.org'))

    dropSession()
    provider.person = { ...provider.person, sub: '2', email: 'ida@example.org' }
    provider.faults = { claims: { ...provider.person } }
    cleanup()
    renderApp(path)
    await pressGoogle('Sign Up with Google')
    expect(await screen.findAllByText(/^This invitation has been used or has expired/)).not.toEqual([])
    expect(currentUser()).toBeNull()
  })

  it('says that an invitation is used up, and keeps what was typed', async () => {
    const { app } = await startServer({ registration: 'invite' })
    const token = await invitationFrom(app)
    await app.database.db.deleteFrom('invitation').execute()
    renderApp(`/auth/register?token=${token}`)
    await screen.findByText(/^You are invited/)
    register()
    expect(await screen.findByText(/^This invitation has been used or has expired/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ida@example.org')
    expect(currentUser()).toBeNull()
  })
})
