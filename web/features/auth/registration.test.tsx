import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { invite } from '#server/admin/invitations.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import { currentUser } from '#web/lib/session/session.ts'
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
})

describe('registration by invitation', () => {
  it('explains what is needed without one', async () => {
    await startServer({ registration: 'invite' })
    renderApp('/auth/register')
    await shows(/^You need an invitation to register here/)
  })

  it('takes the token out of the address and registers with it', async () => {
    const { app } = await startServer({ registration: 'invite' })
    const { router } = renderApp(`/auth/register?token=${await invitationFrom(app)}`)
    expect(await screen.findByText(/^You are invited/)).toBeDefined()
    expect(router.state.location.href).toBe('/auth/register')
    register()
    await waitFor(() => expect(currentUser()?.email).toBe('ida@example.org'))
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
