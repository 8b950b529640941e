import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { link } from '#server/auth/providers/external-accounts.ts'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import { settingsFor, startOpenIdProvider } from '#server/test/openid-provider.ts'
import { createAuthenticator } from '#server/test/authenticator.ts'
import { currentUser, refreshSession } from '#web/lib/session/session.ts'
import { inPlaceOf, newSuperuser } from '#server/test/superusers.ts'
import { sessionIdOf, storedSession } from '#web/lib/session/stored-session.ts'
import { plugIn } from '#web/test/plug-in.ts'
import { startServerWithProvider } from '#web/test/provider.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'
import { catchSavedFiles } from '#web/test/saved-files.ts'

/** The page of somebody who signed in a moment ago, or so long ago that changes need a proof. */
const open = async ({ isProven = true, verified = true } = {}) => {
  const server = await startServer()
  if (verified) await server.app.verify(server.person)
  if (!isProven) server.app.clock.advance(601)
  enterAs({ ...server.person, record: { ...server.person.record, verified } })
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
  it('shows that it is loading, and offers to try again when that fails', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    const slow = network.holdNext({ path: '/api/account/security' })
    renderApp('/settings/security')
    expect(await screen.findByText('Loading the security settings…')).toBeDefined()
    slow.refuse(400)
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

it('offers the mailed code only for a verified address', async () => {
  await open({ verified: false })
  const row = await rowOf('Code by mail')
  expect(row.getByText('Verify your e-mail address first. Then codes can be sent to it.')).toBeDefined()
  expect(row.queryByRole('button')).toBeNull()
})

describe('a change that needs a proof', () => {
  const askedFor = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  const typePassword = async (dialog: ReturnType<typeof within>, password: string) =>
    fireEvent.change(await dialog.findByLabelText('Password'), { target: { value: password } })

  it('asks for the password first and then continues by itself, and the next one does not ask', async () => {
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

  it('is not made without a proof, and no failure is shown', async () => {
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

describe('the authenticator app', () => {
  const setUp = async () => {
    const server = await open()
    fireEvent.click((await rowOf('Authenticator app')).getByRole('button', { name: 'Set up' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up the authenticator app' }))
    const key = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent
    const codeNow = () => totpCode(key.replaceAll(' ', ''), stepAt(server.app.clock()))
    return { ...server, dialog, codeNow }
  }
  const typeCode = (dialog: ReturnType<typeof within>, code: string) =>
    fireEvent.change(dialog.getByLabelText('Six digits from the app'), { target: { value: code } })

  it('is set up with a QR code or a key and one code of it, and the recovery codes are shown until they are saved', async () => {
    const { dialog, codeNow, router, queryClient } = await setUp()
    const picture = await dialog.findByRole('img', { name: 'QR code for the authenticator app' })
    expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
    expect(document.activeElement).toBe(dialog.getByLabelText('Six digits from the app'))
    fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    expect(dialog.getByText('Enter all six digits')).toBeDefined()
    typeCode(dialog, codeNow() === '000000' ? '111111' : '000000')
    expect(await dialog.findByText('This code is wrong or has expired.')).toBeDefined()
    // On a phone a toast would cover the field and its error.
    const refusalToast = screen.findByText(
      'This code is wrong or has expired.',
      { selector: '[data-sonner-toast] *' },
      { timeout: 500 },
    )
    await expect(refusalToast).rejects.toThrow('Unable to find')
    typeCode(dialog, codeNow())
    const heading = await screen.findByRole('heading', { name: 'New recovery codes' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('dialog')).toBeNull()
    const codes = screen.getAllByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/).map(({ textContent }) => textContent)
    expect(new Set(codes).size).toBe(10)

    const done = screen.getByRole('button', { name: 'Done' })
    expect(done.getAttribute('aria-disabled')).toBe('true')
    void router.navigate({ to: '/map' })
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    fireEvent.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/settings/security')

    const saved = catchSavedFiles()
    press('Save')
    expect(await saved[0]?.content.text()).toContain(codes.join('\n'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }))
    fireEvent.click(done)
    const row = await rowOf('Authenticator app')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second step' }))
    expect(row.getByText('On')).toBeDefined()
    expect((await rowOf('Recovery codes')).getByText(/^10 of 10 left\. Made on \d/)).toBeDefined()
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(codes[0])
  })

  it('stays open while its code is checked, and the recovery codes do not wait for the next request', async () => {
    const { dialog, codeNow, network } = await setUp()
    const confirmation = network.delayNext({ path: /totp\/confirm/ })
    typeCode(dialog, codeNow())
    await waitFor(() => expect(network.asked.some((line) => line.includes('totp/confirm'))).toBe(true))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('dialog', { name: 'Set up the authenticator app' })).toBeDefined()
    const reload = network.holdNext({ path: '/api/account/security' })
    confirmation.release()
    expect(await screen.findByRole('heading', { name: 'New recovery codes' })).toBeDefined()
    reload.release()
  })

  it('shows the recovery codes to somebody who left the page while they were made', async () => {
    const { dialog, codeNow, network, router } = await setUp()
    const confirmation = network.delayNext({ path: /totp\/confirm/ })
    typeCode(dialog, codeNow())
    await waitFor(() => expect(network.asked.some((line) => line.includes('totp/confirm'))).toBe(true))
    await act(() => router.navigate({ to: '/settings/general' }))
    await screen.findByLabelText('New email')
    confirmation.release()
    expect(await screen.findByText('Authenticator app turned on')).toBeDefined()
    await act(() => router.navigate({ to: '/settings/security' }))
    expect(await screen.findByRole('heading', { name: 'New recovery codes' })).toBeDefined()
    expect(screen.getAllByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/)).toHaveLength(10)
  })

  it('keeps the recovery codes on the page and asks when the session ends on another device', async () => {
    const { app, dialog, codeNow, person, router } = await setUp()
    typeCode(dialog, codeNow())
    await screen.findByRole('heading', { name: 'New recovery codes' })
    const shownCodes = () =>
      screen.getAllByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/).map(({ textContent }) => textContent)
    const codes = shownCodes()
    await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
    await act(refreshSession)
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    question.getByText('The recovery codes are shown only now. Copy or save them first.')
    fireEvent.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/settings/security')
    expect(shownCodes()).toEqual(codes)

    void router.navigate({ to: '/auth/login' })
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'))
  })

  it.each([
    ['newer ones are made', 'POST', 'recovery-codes'],
    ['the app is turned off', 'DELETE', 'totp'],
  ])('has recovery codes that are struck through once %s in another window', async (_what, method, path) => {
    const { app, dialog, codeNow, person, network } = await setUp()
    typeCode(dialog, codeNow())
    await screen.findByRole('heading', { name: 'New recovery codes' })
    const loads = () => network.asked.filter((line) => line.endsWith('/api/account/security')).length
    const before = loads()
    const showAgain = () =>
      act(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await showAgain()
    await waitFor(() => expect(loads()).toBeGreaterThan(before))
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined()
    app.clock.advance(1)
    const other = await app.request(`/api/account/${path}`, { method, token: person.token })
    expect(other.ok).toBe(true)
    await showAgain()
    expect(await screen.findByText(/^These codes no longer work\./)).toBeDefined()
    const [code] = screen.getAllByText(/^[a-z0-9]{4}-[a-z0-9]{4}$/)
    expect(code?.className).toContain('line-through')
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
    press('Done')
    expect(await screen.findByText('Authenticator app')).toBeDefined()
  })

  it('is turned off, and its recovery codes go with it', async () => {
    const { dialog, codeNow } = await setUp()
    typeCode(dialog, codeNow())
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I have kept these codes' }))
    press('Done')
    fireEvent.click((await rowOf('Recovery codes')).getByRole('button', { name: 'Make new codes' }))
    await screen.findByRole('heading', { name: 'New recovery codes' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }))
    press('Done')
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off: Authenticator app' }))
    expect(await screen.findByText('Authenticator app turned off')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Recovery codes')).toBeNull())
  })

  it('can be used as a proof of identity, and so can a mailed code', async () => {
    const { app, dialog, codeNow, network } = await setUp()
    typeCode(dialog, codeNow())
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I have kept these codes' }))
    press('Done')
    const askAgain = async () => {
      app.clock.advance(601)
      fireEvent.click((await rowOf('Recovery codes')).getByRole('button', { name: 'Make new codes' }))
      return within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    }
    let proof = await askAgain()
    fireEvent.click(proof.getByRole('button', { name: 'Use the authenticator app' }))
    await waitFor(() => expect(document.activeElement).toBe(proof.getByLabelText('Code')))
    fireEvent.change(proof.getByLabelText('Code'), { target: { value: codeNow() } })
    await screen.findByRole('heading', { name: 'New recovery codes' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }))
    press('Done')
    proof = await askAgain()
    fireEvent.click(proof.getByRole('button', { name: 'Send me a code' }))
    const field = await proof.findByLabelText('Code')
    expect(proof.getByText(/^The eight digits of the mail that we sent to /)).toBeDefined()
    expect(await screen.findByText('Code sent')).toBeDefined()
    const again = await proof.findByRole('button', { name: /^Send Again \((60|59)\)$/ })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    const proofs = () => network.asked.filter((line) => line.endsWith('/api/account/proof')).length
    const before = proofs()
    fireEvent.change(field, { target: { value: '123' } })
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }))
    expect(await proof.findByText('Enter the code')).toBeDefined()
    expect(proofs()).toBe(before)
    const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'proofCode')
    fireEvent.change(field, { target: { value: '00000000' } })
    expect(await proof.findByText('This code is wrong or has expired.')).toBeDefined()
    fireEvent.change(field, { target: { value: /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? '' } })
    await screen.findByRole('heading', { name: 'New recovery codes' })
  })
})

describe('passkeys', () => {
  const openWithPasskeys = async () => {
    const hand = plugIn(createAuthenticator())
    const server = await open()
    await screen.findByRole('button', { name: 'Add a passkey' })
    return { ...server, hand }
  }
  const add = async (name: string) => {
    press('Add a passkey')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } })
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    return dialog
  }
  const button = (name: string) => screen.getByRole('button', { name })

  it('are not offered if the browser does not support them', async () => {
    await open()
    expect(await screen.findByText(/cannot use passkeys/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('are added under a name, renamed and removed', async () => {
    await openWithPasskeys()
    await add(' Laptop ')
    expect(await screen.findByText('Laptop signs you in from now on')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await rowOf('Laptop')).getByText(/^Added \d.*, never used$/)).toBeDefined()
    fireEvent.click(button('Rename Laptop'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }))
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: ' ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(dialog.getByText('Required')).toBeDefined()
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Old laptop' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    const remove = await screen.findByRole('button', { name: 'Remove Old laptop' })
    remove.focus()
    fireEvent.click(remove)
    expect(await screen.findByText('Passkey removed')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Old laptop' })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }))
  })

  it('keep the typed name when the person closes the browser’s dialog, and show no error', async () => {
    const { hand } = await openWithPasskeys()
    hand.refusal = new DOMException('The dialog was closed.', 'NotAllowedError')
    const dialog = await add('Laptop')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBeNull(),
    )
    expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Laptop')
    expect(screen.queryByText('Could not add the passkey')).toBeNull()
    hand.refusal = null
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Passkey added')).toBeDefined()
  })

  it('can be used as a proof before the next change', async () => {
    const { app } = await openWithPasskeys()
    await add('Laptop')
    await screen.findByText('Passkey added')
    app.clock.advance(601)
    fireEvent.click((await rowOf('Code by mail')).getByRole('button', { name: /^Turn on/ }))
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    fireEvent.click(proof.getByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('Code by mail turned on')).toBeDefined()
  })

  it('that are the only way to sign in cannot be removed, and the reason is below', async () => {
    const { app, network } = await openWithPasskeys()
    await app.database.db.updateTable('users').set({ password_hash: '' }).execute()
    await add('Laptop')
    const remove = await screen.findByRole('button', { name: 'Remove Laptop' })
    await waitFor(() => expect(remove.getAttribute('aria-disabled')).toBe('true'))
    expect((await rowOf('Laptop')).getByText(/^This is your only way to sign in\./)).toBeDefined()
    fireEvent.click(remove)
    expect(network.asked.filter((line) => line.startsWith('DELETE'))).toEqual([])
  })
})

describe('linked accounts', () => {
  const openWithGoogle = async () => {
    const provider = await startOpenIdProvider()
    onTestFinished(() => provider.close())
    const server = await startServer({ signInProviders: [{ ...settingsFor(provider), title: 'Google' }] })
    const { database, clock } = server.app
    const account = { provider: 'google', providerId: '1', label: 'marta@mail.example', isConfirmed: true }
    await link(database.db, clock, server.person.id, account)
    enterAs(server.person)
    const { queryClient } = renderApp('/settings/security')
    return { ...server, queryClient, unlink: await screen.findByRole('button', { name: 'Unlink Google' }) }
  }

  it('are left out if there are no providers', async () => {
    await open()
    expect(await screen.findByText('Authenticator app')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Linked accounts' })).toBeNull()
  })

  it('are unlinked after a proof', async () => {
    const { app, person, unlink } = await openWithGoogle()
    expect(screen.getByText(/^marta@mail\.example, linked \d/)).toBeDefined()
    app.clock.advance(601)
    fireEvent.click(unlink)
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    fireEvent.change(await proof.findByLabelText('Password'), { target: { value: person.password } })
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Account unlinked')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Link Google' })).toBeDefined()
    expect(screen.getByText('Not linked')).toBeDefined()
  })

  it('are linked only after a proof, which is asked for before the window opens', async () => {
    const { app, network, queryClient, unlink } = await openWithGoogle()
    fireEvent.click(unlink)
    const button = await screen.findByRole('button', { name: 'Link Google' })
    app.clock.advance(601)
    await act(() => queryClient.invalidateQueries())
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Confirm that it is you' })
    expect(network.asked.filter((line) => line.includes('auth-methods'))).toEqual([])
  })

  it('need no second proof while an earlier window is open', async () => {
    const { app, person, network, queryClient, unlink } = await openWithGoogle()
    fireEvent.click(unlink)
    const button = await screen.findByRole('button', { name: 'Link Google' })
    app.clock.advance(601)
    await act(() => queryClient.invalidateQueries())
    network.holdNext({ path: '/api/collections/users/auth-methods' })
    const countOf = (path: string) => network.asked.filter((line) => line.includes(path)).length
    const before = countOf('GET /api/account/security')
    fireEvent.click(button)
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    fireEvent.change(await proof.findByLabelText('Password'), { target: { value: person.password } })
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(countOf('auth-methods')).toBe(1))
    await waitFor(() => expect(countOf('GET /api/account/security')).toBeGreaterThan(before))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    fireEvent.click(await screen.findByRole('button', { name: 'Link Google' }))
    await waitFor(() => expect(countOf('auth-methods')).toBe(2))
  })

  it('are linked by another click when the browser blocks a window after the proof', async () => {
    const { app, person, network, queryClient, unlink } = await openWithGoogle()
    fireEvent.click(unlink)
    const button = await screen.findByRole('button', { name: 'Link Google' })
    app.clock.advance(601)
    await act(() => queryClient.invalidateQueries())
    const activation = { isActive: false }
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
    fireEvent.click(button)
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    fireEvent.change(await proof.findByLabelText('Password'), { target: { value: person.password } })
    fireEvent.click(proof.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Confirmed. Press Link again.')).toBeDefined()
    const methodsAsked = () => network.asked.filter((line) => line.includes('auth-methods'))
    expect(methodsAsked()).toEqual([])
    activation.isActive = true
    fireEvent.click(await screen.findByRole('button', { name: 'Link Google' }))
    await waitFor(() => expect(methodsAsked()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  /** The page of Marta, who has linked nothing. The window that it opens signs in at Google as Gina. */
  const openUnlinked = async () => {
    const server = await startServerWithProvider()
    await server.app.verify(server.person)
    enterAs({ ...server.person, record: { ...server.person.record, verified: true } })
    renderApp('/settings/security')
    return { ...server, button: await screen.findByRole('button', { name: 'Link Google' }) }
  }

  it('are linked in a window, and the session continues', async () => {
    const { opened, button } = await openUnlinked()
    const session = sessionIdOf(storedSession().token)
    fireEvent.click(button)
    expect(await screen.findByRole('button', { name: 'Unlink Google' })).toBeDefined()
    expect(screen.getByText(/^gina@example\.org, linked \d/)).toBeDefined()
    expect(opened).toHaveBeenCalledOnce()
    expect(sessionIdOf(storedSession().token)).toBe(session)
  })

  it('of somebody else are refused with the reason, and the session continues', async () => {
    const { app, person, button } = await openUnlinked()
    const gina = await app.people.register({ email: 'gina@example.org' })
    const account = { provider: 'google', providerId: '1', label: '', isConfirmed: true }
    await link(app.database.db, app.clock, gina.id, account)
    const stored = storedSession()
    fireEvent.click(button)
    // In the row and in a toast.
    const reason = /^This account is already linked to another Waymark account\./
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2))
    expect(storedSession()).toEqual(stored)
    expect(currentUser()?.id).toBe(person.id)
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeDefined()
  })

  it('sign in nobody when the session ended before the window returns', async () => {
    const { app, person, button } = await openUnlinked()
    await app.request('/api/auth/sign-out', { method: 'POST', token: person.token })
    fireEvent.click(button)
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeDefined()
    // The login page can be shown before the window has returned.
    expect(await screen.findByText('Could not link the account')).toBeDefined()
    expect(currentUser()).toBeNull()
    expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  it('report in the language of the page that a provider cannot be reached', async () => {
    const { unlink } = await openWithGoogle()
    fireEvent.click(unlink)
    await screen.findByRole('button', { name: 'Link Google' })
    await showIn('de')
    fireEvent.click(screen.getByRole('button', { name: 'Google verknüpfen' }))
    const reason = 'Google ist gerade nicht erreichbar. Versuche es später noch einmal.'
    await waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(2))
  })

  it('that are the only way to sign in cannot be removed, and the reason is below', async () => {
    const { app, queryClient, unlink } = await openWithGoogle()
    await app.database.db.updateTable('users').set({ password_hash: '' }).execute()
    await queryClient.invalidateQueries()
    await waitFor(() => expect(unlink.getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText(/^This is your only way to sign in\./)).toBeDefined()
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
    const others = section.getByRole('button', { name: 'Sign out of all other devices' })
    others.focus()
    fireEvent.click(others)
    expect(await screen.findByText('Signed out everywhere else')).toBeDefined()
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1))
    expect(section.queryByRole('button')).toBeNull()
    expect(document.activeElement).toBe(section.getByRole('heading'))
    expect(currentUser()).not.toBeNull()
  })

  it('name a superuser who is signed in as the person, and can sign out that session', async () => {
    const server = await startServer()
    await inPlaceOf(server.app, await newSuperuser(server.app), server.person)
    enterAs(server.person)
    renderApp('/settings/security')
    const name = 'An administrator of this server, in your place'
    const button = await screen.findByRole('button', { name: `Sign out of ${name}` })
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
  })

  it('that could not be signed out remain in the list', async () => {
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
