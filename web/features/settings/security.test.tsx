import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentUser } from '#web/lib/session/session.ts'
import { inPlaceOf, newSuperuser } from '#server/test/superusers.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'

/** The page of somebody who signed in a moment ago, or so long ago that changes want a proof. */
const open = async ({ isProven = true } = {}) => {
  const server = await startServer()
  if (!isProven) server.app.clock.advance(601)
  enterAs(server.person)
  const app = renderApp('/settings/security')
  await screen.findByRole('region', { name: 'Second step' })
  return { ...server, ...app }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const rowOf = async (name: string) => {
  const title = await screen.findByText(name)
  return within(title.closest('li') ?? document.body)
}

describe('the page', () => {
  it('shows what is on its way, and offers to try again when that fails', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    network.refuseNext({ path: '/api/account/security' }, 400)
    const slow = network.holdNext({ path: '/api/account/security' })
    renderApp('/settings/security')
    expect(await screen.findByText('Loading the security settings…')).toBeDefined()
    slow.release()
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('The security settings could not be loaded')).toBeDefined()
    expect(screen.queryByText('Loading the security settings…')).toBeNull()
    fireEvent.click(notice.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Authenticator app')).toBeDefined()
  })

  it('leads to the fields of the password', async () => {
    const { router } = await open()
    expect(await screen.findByText('Not changed since you chose it.')).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Change password' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/general'))
    const field = await screen.findByLabelText('Current password')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})

describe('a change that wants a proof', () => {
  const askedFor = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  const typePassword = async (dialog: ReturnType<typeof within>, password: string) =>
    fireEvent.change(await dialog.findByLabelText('Password'), { target: { value: password } })

  it('asks for the password first and then goes on by itself, and the next one does not ask', async () => {
    const { person } = await open({ isProven: false })
    fireEvent.click((await rowOf('Code by mail')).getByRole('button', { name: /^Turn on/ }))
    const dialog = await askedFor()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Password')))
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(dialog.getByText('Required')).toBeDefined()
    await typePassword(dialog, 'a guess')
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('This is not your password')).toBeDefined()
    await typePassword(dialog, person.password)
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Code by mail turned on')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: /^Turn off/ }))
    expect(await screen.findByText('Code by mail turned off')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not done, and nothing is said to have failed, when no proof is given', async () => {
    const { network } = await open({ isProven: false })
    fireEvent.click((await rowOf('Code by mail')).getByRole('button', { name: /^Turn on/ }))
    const dialog = await askedFor()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = await rowOf('Code by mail')
    await waitFor(() => expect(row.getByRole('button').getAttribute('aria-disabled')).toBeNull())
    expect(screen.queryByText('Could not turn it on')).toBeNull()
    expect(network.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1)
  })

  it('keeps a new address that was typed on the other page', async () => {
    const { app, person } = await startServer()
    await app.verify(person)
    app.clock.advance(601)
    enterAs({ ...person, record: { ...person.record, verified: true } })
    renderApp('/settings/general')
    fireEvent.change(await screen.findByLabelText('New email'), {
      target: { value: 'marta@new.example.org' },
    })
    press('Send confirmation link')
    const dialog = await askedFor()
    expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('marta@new.example.org')
    await typePassword(dialog, person.password)
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Confirmation email sent')).toBeDefined()
    expect((await app.mails()).at(-1)).toMatchObject({ purpose: 'emailChange' })
  })
})

describe('the devices', () => {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const signInFrom = (server: Awaited<ReturnType<typeof startServer>>, agent: string) =>
    server.app.request('/api/collections/users/auth-with-password', {
      method: 'POST',
      headers: { 'user-agent': agent },
      body: { identity: server.person.email, password: server.person.password },
    })

  it('are listed, and signed out one by one or all others at once', async () => {
    const server = await startServer()
    await signInFrom(server, userAgent)
    await signInFrom(server, 'curl/8')
    enterAs(server.person)
    renderApp('/settings/security')
    const section = within(await screen.findByRole('region', { name: 'Signed-in devices' }))
    expect(await section.findByText('Firefox on Linux')).toBeDefined()
    expect(section.getByText('This device')).toBeDefined()
    expect(section.getAllByRole('listitem')).toHaveLength(3)
    fireEvent.click(section.getByRole('button', { name: 'Sign out of Firefox on Linux' }))
    expect(await screen.findByText('Signed out')).toBeDefined()
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2))
    fireEvent.click(section.getByRole('button', { name: 'Sign out of all other devices' }))
    expect(await screen.findByText('Signed out everywhere else')).toBeDefined()
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1))
    expect(section.queryByRole('button')).toBeNull()
    expect(currentUser()).not.toBeNull()
  })

  it('name a superuser who is signed in in the person’s place, and sign out there', async () => {
    const server = await startServer()
    await inPlaceOf(server.app, await newSuperuser(server.app), server.person)
    enterAs(server.person)
    renderApp('/settings/security')
    const name = 'An administrator of this server, in your place'
    const button = await screen.findByRole('button', { name: `Sign out of ${name}` })
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  })

  it('that could not be signed out stay in the list', async () => {
    const server = await startServer()
    await signInFrom(server, userAgent)
    enterAs(server.person)
    renderApp('/settings/security')
    const button = await screen.findByRole('button', { name: 'Sign out of Firefox on Linux' })
    server.network.loseNext({ method: 'DELETE', path: '/api/auth/sessions' })
    fireEvent.click(button)
    expect(await screen.findByText('Could not sign out')).toBeDefined()
    const row = within(button.closest('li') ?? document.body)
    expect(row.getByText('Firefox on Linux')).toBeDefined()
    expect(await row.findByText(/^The server could not be reached/)).toBeDefined()
    fireEvent.click(row.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(row.queryByText(/^The server could not be reached/)).toBeNull())
  })
})

it('is in the language of the page, with its dates', async () => {
  const server = await startServer()
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await server.app.request('/api/collections/users/auth-with-password', {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: { identity: server.person.email, password: server.person.password },
  })
  await showIn('de')
  enterAs(server.person)
  renderApp('/settings/security')
  const section = within(await screen.findByRole('region', { name: 'Angemeldete Geräte' }))
  expect(await section.findByRole('button', { name: 'Firefox auf Linux abmelden' })).toBeDefined()
  expect(section.getByText(/^Zuletzt benutzt: \d{1,2}\. \p{L}+\.? \d{4}, /u)).toBeDefined()
})
