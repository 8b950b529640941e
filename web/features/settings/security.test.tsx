import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentUser } from '#web/lib/session/session.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'

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
