import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProviderKind } from '#shared/config.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { showLanguage } from '#web/messages/language.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { enterAs, renderApp, showIn, startServer } from '#web/test/render-app.tsx'

beforeEach(() => localStorage.clear())

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value: text } })
  return field
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

// A button stays locked for a second after each press.
const unlocked = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('false'), {
    timeout: 2000,
  })

const at = (path: string, router: ReturnType<typeof renderApp>['router']) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path))

describe('login', () => {
  it('checks the fields before it sends a request', async () => {
    const { network } = await startServer()
    renderApp('/auth/login')
    await type('Email', 'nobody')
    await type('Password', '1234567')
    await press('Login')
    expect(await screen.findByText('Invalid email')).toBeDefined()
    expect(screen.getByText('Invalid password')).toBeDefined()
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    expect(network.asked.filter((line) => line.includes('auth-with-password'))).toHaveLength(0)
  })

  it('says why it failed and keeps what was typed', async () => {
    const { person } = await startServer()
    renderApp('/auth/login')
    await type('Email', person.email)
    await type('Password', 'not the password')
    await press('Login')
    expect(await screen.findByText('Could not log in')).toBeDefined()
    const notice = await screen.findByRole('group', { name: 'Could not log in' })
    expect(within(notice).getByText(/^The email address or the password is wrong/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(person.email)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('not the password')
  })

  it('leads an unverified person to verifying the address', async () => {
    const { person } = await startServer()
    const { router } = renderApp('/auth/login')
    await type('Email', person.email)
    await type('Password', person.password)
    await press('Login')
    await at('/auth/verify-email', router)
    expect(currentUser()?.email).toBe(person.email)
  })

  it('opens the page that led here', async () => {
    const { app, person } = await startServer()
    await verify(app, person.email)
    const { router } = renderApp('/settings/general')
    await at('/auth/login', router)
    await type('Email', person.email)
    await type('Password', person.password)
    await press('Login')
    await at('/settings/general', router)
  })

  it('locks its button for a second after each press', async () => {
    await startServer()
    renderApp('/auth/login')
    await press('Login')
    const button = screen.getByRole('button', { name: 'Login' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await unlocked('Login')
  })

  it('explains when Google accounts cannot be used', async () => {
    await startServer()
    renderApp('/auth/login')
    await press('Sign In with Google')
    expect(await screen.findByText(/has not been set up for Google/)).toBeDefined()
  })

  it('has a button for each provider, and says when one does not answer', async () => {
    const provider = (name: string, kind: ProviderKind, title: string) => ({
      name,
      kind,
      title,
      issuer: 'http://127.0.0.1:9',
      clientId: 'waymark',
      credential: { secret: 'of two' },
    })
    const signInProviders = [
      provider('github', 'github', 'GitHub'),
      provider('home', 'oidc', 'Kowalski family'),
    ]
    await startServer({ signInProviders })
    renderApp('/auth/login')
    const family = await screen.findByRole('button', { name: 'Sign In with Kowalski family' })
    expect(family.textContent).toBe('Kowalski family')
    expect(screen.getByRole('button', { name: 'Sign In with GitHub' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
    vi.stubGlobal('open', () => null)
    fireEvent.click(family)
    expect(await screen.findByText(/^Kowalski family does not answer at the moment/)).toBeDefined()
  })
})

describe('register', () => {
  it('keeps name and address while the person reads the privacy policy', async () => {
    await startServer()
    const { router } = renderApp('/auth/register')
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ibn Batt' } })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ibn@exam' } })
    await router.navigate({ to: '/privacypolicy' })
    await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull())
    await router.navigate({ to: '/auth/register' })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ibn Batt'))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ibn@exam')
    sessionStorage.clear()
  })

  const fill = async (email: string, password = 'seven league boots', confirm = password) => {
    await type('Name', 'Ibn Battuta')
    await type('Email', email)
    await type('Password', password)
    await type('Confirm password', confirm)
    await press('Register')
  }

  /** The description that screen readers announce with a field. */
  const described = (label: string) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent)
  }

  it('shows each message at its field, and what to do', async () => {
    await startServer()
    renderApp('/auth/register')
    await type('Name', 'I')
    await type('Password', 'short')
    await type('Confirm password', 'longer')
    await press('Register')
    expect(await screen.findByText('Invalid email')).toBeDefined()
    expect(screen.getAllByText('Too short')).toHaveLength(2)
    expect(described('Name')).toEqual(['Too short', 'At least 2 characters'])
    expect(described('Password')).toEqual(['Too short', 'At least 8 characters'])
    expect(screen.getByLabelText('Confirm password').getAttribute('aria-describedby')).toBe(
      screen.getByText('Passwords must match').id,
    )
  })

  it('signs the new person in, mails a link and waits for it', async () => {
    const { app } = await startServer()
    const { router } = renderApp('/auth/register')
    await fill('ibn@example.org')
    expect(await screen.findByText('Registration successful!')).toBeDefined()
    expect(screen.getByText('Please check your inbox for a verification email')).toBeDefined()
    await at('/auth/verify-email', router)
    expect(await screen.findByText('ibn@example.org')).toBeDefined()
    expect((await app.mails()).map(({ recipient, purpose }) => [recipient, purpose])).toContainEqual([
      'ibn@example.org',
      'verification',
    ])
    expect(screen.getByRole('button', { name: /^Send Again \((60|59)\)$/ })).toBeDefined()
  })

  it('signs the new person in when the mail fails, and the next page says that none was sent', async () => {
    const { network } = await startServer()
    const { router } = renderApp('/auth/register')
    network.loseNext({ path: /request-verification/ })
    await fill('ibn@example.org')
    await at('/auth/verify-email', router)
    expect(await screen.findByRole('group', { name: 'Could not send verification email' })).toBeDefined()
    expect(screen.getByText(/^No mail has been sent yet to/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Resend Email' })).toBeDefined()
  })

  it('shows what the server refuses at its field and keeps the rest', async () => {
    const { person } = await startServer()
    renderApp('/auth/register')
    await fill(person.email)
    expect(await screen.findByText('Could not register')).toBeDefined()
    expect(await screen.findByText('Already in use')).toBeDefined()
    expect(screen.getByText('Email: Already in use')).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Could not register' })).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('seven league boots')
  })

  it('warns of a password that is the person’s own name, and shows when the server refuses it', async () => {
    await startServer({ passwordRule: 'refuse' })
    renderApp('/auth/register')
    await type('Name', 'Ida Pfeiffer')
    await type('Email', 'ida@example.org')
    await type('Password', 'Pfeiffer1797')
    await type('Confirm password', 'Pfeiffer1797')
    expect(await screen.findByText(/^This is your own name or address, which/)).toBeDefined()
    await press('Register')
    expect(
      await screen.findByText('This is your own name or address. Choose another password.'),
    ).toBeDefined()
    await type('Password', 'a quiet harbour')
    await waitFor(() => expect(screen.queryByText(/own name or address/)).toBeNull())
  })

  it('warns of a very common password and accepts it', async () => {
    await startServer()
    const { router } = renderApp('/auth/register')
    await type('Password', 'password123')
    expect(await screen.findByText(/most common passwords/)).toBeDefined()
    await fill('common@example.org', 'password123')
    await at('/auth/verify-email', router)
  })
})

describe('verify email', () => {
  it('verifies by the mailed link and leads a signed-in person onward', async () => {
    const { app, person } = await startServer()
    enterAs(person)
    const { router } = renderApp(`/auth/verify-email?token=${await mailedToken(app, person.email)}`)
    expect(await screen.findByText('Verification successful')).toBeDefined()
    await waitFor(() => expect(currentUser()?.verified).toBe(true))
    await at('/map', router)
  })

  it('removes the token from the address at once, and the back button skips the page', async () => {
    const { app, network, person } = await startServer()
    enterAs(person)
    const { router } = renderApp('/privacypolicy')
    await at('/privacypolicy', router)
    const slow = network.holdNext({ path: /confirm-verification/ })
    const token = await mailedToken(app, person.email)
    await router.navigate({ to: '/auth/verify-email', search: { token } })
    expect(await screen.findByRole('heading', { name: 'Verify Email' })).toBeDefined()
    expect(router.history.location.href).toBe('/auth/verify-email')
    expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe(token)
    slow.release()
    await at('/map', router)
    router.history.back()
    await at('/privacypolicy', router)
    expect(network.asked.filter((line) => line.includes('confirm-verification'))).toHaveLength(1)
  })

  it('refuses a malformed token', async () => {
    const { person } = await startServer()
    enterAs(person)
    renderApp('/auth/verify-email')
    await type('Token', 'a.bb')
    await press('Verify Using Token')
    expect(await screen.findByText('Invalid token')).toBeDefined()
  })

  it('keeps a token that the server refuses', async () => {
    const { person } = await startServer()
    enterAs(person)
    renderApp('/auth/verify-email?token=aa.bb.cc')
    expect(await screen.findByText('Could not verify email by token')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('aa.bb.cc')
  })

  it('cannot send a mail to an unknown person', async () => {
    await startServer()
    renderApp('/auth/verify-email')
    await press('Resend Email')
    expect(await screen.findByText('Could not send verification email')).toBeDefined()
    const notice = await screen.findByRole('group', { name: 'Could not send verification email' })
    expect(within(notice).getByText("Unable to get logged in user's email")).toBeDefined()
  })

  it('sends the mail again, says so and waits a minute', async () => {
    const { app, person } = await startServer()
    enterAs(person)
    renderApp('/auth/verify-email')
    await press('Resend Email')
    expect(await screen.findByText('Verification email sent')).toBeDefined()
    expect((await app.mails()).map(({ recipient }) => recipient)).toEqual([person.email])
    const again = await screen.findByRole('button', { name: /^Send Again \((60|59)\)$/ })
    fireEvent.click(again)
    expect(again.getAttribute('aria-disabled')).toBe('true')
    expect(await app.mails()).toHaveLength(1)
  })

  it('says what the server says when the mail cannot be sent', async () => {
    const { network, person } = await startServer()
    enterAs(person)
    renderApp('/auth/verify-email')
    network.refuseNext({ path: /request-verification/ }, 429)
    await press('Resend Email')
    expect(await screen.findByText('Could not send verification email')).toBeDefined()
    const notice = await screen.findByRole('group', { name: 'Could not send verification email' })
    expect(within(notice).getByText(/^Too many attempts in a short time/)).toBeDefined()
    expect(screen.getByText(/^No mail has been sent yet to/)).toBeDefined()
    await press('Resend Email')
    expect(await screen.findByText('Verification email sent')).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Could not send verification email' })).toBeNull()
  })

  it('logs out: the session ends, cached data is forgotten, and the landing page opens', async () => {
    const { app, person } = await startServer()
    enterAs(person)
    const { router, queryClient } = renderApp('/profile')
    await waitFor(() => expect(queryClient.getQueryData(ledgerQuery(person.id).queryKey)?.stays).toEqual([]))
    await router.navigate({ to: '/auth/verify-email' })
    await press('Log out')
    await at('/', router)
    await waitFor(() => expect(currentUser()).toBeNull())
    await waitFor(() => expect(queryClient.getQueryCache().findAll({ queryKey: ['ledger'] })).toEqual([]))
    expect(localStorage.getItem('pocketbase_auth')).toBeNull()
    const refresh = '/api/collections/users/auth-refresh'
    expect((await app.request(refresh, { method: 'POST', token: person.token })).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  it('is set anew by the mailed link, and the signed-in person stays signed in', async () => {
    const { app, person } = await startServer()
    await verify(app, person.email)
    enterAs(person)
    const first = renderApp('/auth/forgot-password')
    await type('Email', person.email)
    await press('Request Reset')
    expect(await screen.findByText('Password reset email sent')).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Send Again/ })).toBeDefined()
    first.unmount()
    const token = (await app.mails()).findLast(({ purpose }) => purpose === 'passwordReset')?.token ?? ''

    const { router } = renderApp(`/auth/reset-password?token=${token}`)
    await waitFor(() => expect(router.history.location.href).toBe('/auth/reset-password'))
    await type('New password', 'a new pair of boots')
    await type('Confirm new password', 'another pair')
    await press('Change Password')
    expect(await screen.findByText('Passwords must match')).toBeDefined()
    await type('Confirm new password', 'a new pair of boots')
    await unlocked('Change Password')
    await press('Change Password')
    expect(await screen.findByText('Changed password')).toBeDefined()
    await at('/map', router)
    expect((await app.people.signIn(person.email, 'a new pair of boots')).token).not.toBe('')
  })

  it('says why no mail could be sent', async () => {
    const { network } = await startServer()
    renderApp('/auth/forgot-password')
    await type('Email', 'somebody')
    await press('Request Reset')
    expect(await screen.findByText('Invalid email')).toBeDefined()
    await unlocked('Request Reset')
    network.refuseNext({ path: /request-password-reset/ }, 500, 'The outbox is full.')
    await type('Email', 'somebody@example.org')
    await press('Request Reset')
    expect(await screen.findByText('Could not send password reset email')).toBeDefined()
    const notice = await screen.findByRole('group', { name: 'Could not send password reset email' })
    expect(within(notice).getByText('The outbox is full.')).toBeDefined()
    fireEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Could not send password reset email' })).toBeNull(),
    )
    expect(screen.queryByRole('button', { name: /^Send Again/ })).toBeNull()
  })

  it('stays when the link is no longer valid', async () => {
    await startServer()
    renderApp('/auth/reset-password?token=aa.bb.cc')
    await type('New password', 'short')
    await type('Confirm new password', 'short')
    await press('Change Password')
    expect(await screen.findByText('Too short')).toBeDefined()
    await unlocked('Change Password')
    await type('New password', 'a new pair of boots')
    await type('Confirm new password', 'a new pair of boots')
    await press('Change Password')
    expect(await screen.findByText('Could not update password')).toBeDefined()
    const another = screen.getByRole('link', { name: 'Ask for another mail' })
    expect(another.getAttribute('href')).toBe('/auth/forgot-password')
  })

  it('cannot be set without a token', async () => {
    await startServer()
    const { router } = renderApp('/auth/reset-password')
    await at('/auth/login', router)
  })
})

type TestApp = Awaited<ReturnType<typeof startServer>>['app']

async function mailedToken(app: TestApp, email: string) {
  await app.request('/api/collections/users/request-verification', { method: 'POST', body: { email } })
  const mail = (await app.mails()).findLast((mail) => mail.recipient === email)
  return mail?.token ?? ''
}

async function verify(app: TestApp, email: string) {
  const token = await mailedToken(app, email)
  const response = await app.request('/api/collections/users/confirm-verification', {
    method: 'POST',
    body: { token },
  })
  expect(response.status).toBe(204)
}

describe('in German', () => {
  it('the fields show their errors in the language of the page, also after a change', async () => {
    await startServer()
    await showIn('de')
    renderApp('/auth/register')
    await type('E-Mail', 'nobody')
    await type('Passwort', 'short')
    await press('Registrieren')
    expect(await screen.findByText('Ungültige E-Mail-Adresse')).toBeDefined()
    expect(screen.getAllByText('Zu kurz')).toHaveLength(2)
    expect(screen.getByText('Die Passwörter müssen übereinstimmen')).toBeDefined()
    await act(() => showLanguage('en'))
    expect(await screen.findByText('Invalid email')).toBeDefined()
    expect(screen.getAllByText('Too short')).toHaveLength(2)
    expect(screen.queryByText('Zu kurz')).toBeNull()
  })

  it('the button counts the seconds until the next mail', async () => {
    await startServer()
    await showIn('de')
    renderApp('/auth/forgot-password')
    await type('E-Mail', 'nobody@example.org')
    await press('Link anfordern')
    expect(await screen.findByRole('button', { name: /^Erneut senden \(\d+\)$/ })).toBeDefined()
  })
})
