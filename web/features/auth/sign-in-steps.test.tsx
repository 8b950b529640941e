import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { recoveryCodes, totpSetup } from '#shared/account-security.ts'
import { stepAt, totpCode } from '#server/auth/security/totp.ts'
import { createAuthenticator } from '#server/test/authenticator.ts'
import { addPasskey } from '#web/lib/session/passkeys.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { plugIn } from '#web/test/plug-in.ts'
import { enterAs, renderApp, startServer } from '#web/test/render-app.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Server = Awaited<ReturnType<typeof startServer>>

const ownPost = ({ app, person }: Server, path: string, method: 'POST' | 'PUT', body?: object) =>
  app.request(`/api/account/${path}`, { method, body, token: person.token })

/** A server whose person is verified. */
const start = async () => {
  const server = await startServer()
  await server.app.database.db.updateTable('users').set({ verified: 1 }).execute()
  return server
}

/** Turns the person's authenticator app on. Answers what the app shows, and the recovery codes. */
const turnOnApp = async (server: Server) => {
  const { clock } = server.app
  const { secret } = totpSetup.parse(await (await ownPost(server, 'totp', 'POST')).json())
  const codeNow = () => totpCode(secret, stepAt(clock()))
  const reply = await ownPost(server, 'totp/confirm', 'POST', { code: codeNow() })
  const { codes } = recoveryCodes.parse(await reply.json())
  // A code that was used once is refused.
  clock.advance(60)
  return { codeNow, codes, wrongCode: () => (codeNow() === '000000' ? '111111' : '000000') }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const openLogin = async (path = '/auth/login') => {
  const app = renderApp(path)
  await heading('Login')
  return app
}

const signInByPassword = async ({ person }: Server, path?: string) => {
  const app = await openLogin(path)
  type('Email', person.email)
  type('Password', person.password)
  press('Login')
  await heading('Second step')
  return app
}

const at = ({ router }: Awaited<ReturnType<typeof openLogin>>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path))

const mailedCode = async ({ app, person }: Server) => {
  const mail = (await app.mails()).findLast(({ purpose }) => purpose === 'signInCode')
  expect(mail?.recipient).toBe(person.email)
  return /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('the second step', () => {
  it('takes six digits of the app, submits after the sixth, and opens the page that led here', async () => {
    const server = await start()
    const { codeNow } = await turnOnApp(server)
    const app = await signInByPassword(server, '/auth/login?redirect=%2Fprofile')
    expect(document.title).toBe('Second step')
    await waitFor(() => expect(document.activeElement).toBe(field('Code')))
    type('Code', codeNow().slice(0, 5))
    expect(field('Code').value).toBe(`${codeNow().slice(0, 3)} ${codeNow().slice(3, 5)}`)
    expect(currentUser()).toBeNull()
    type('Code', codeNow())
    await at(app, '/profile')
    expect(currentUser()?.email).toBe(server.person.email)
  })

  it('takes a pasted code with other characters in it, and Arabic digits', async () => {
    const server = await start()
    const { codeNow } = await turnOnApp(server)
    const app = await signInByPassword(server)
    const arabic = codeNow().replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    type('Code', ` ${arabic.slice(0, 3)}-${arabic.slice(3)}\n`)
    await at(app, '/map')
  })

  it('says that a code is wrong and keeps it; an incomplete one is not sent', async () => {
    const server = await start()
    const { codeNow, wrongCode } = await turnOnApp(server)
    const app = await signInByPassword(server)
    type('Code', '12')
    press('Continue')
    expect(await screen.findByText('Enter the code')).toBeDefined()
    expect(server.network.asked.filter((line) => line.includes('auth-with-otp'))).toHaveLength(0)
    type('Code', wrongCode())
    expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong or has expired')
    expect(field('Code').value.replace(' ', '')).toBe(wrongCode())
    expect(document.activeElement).toBe(field('Code'))
    type('Code', codeNow())
    await at(app, '/map')
  })

  it('takes a recovery code', async () => {
    const server = await start()
    const { codes } = await turnOnApp(server)
    const app = await signInByPassword(server)
    press('Use a recovery code')
    await waitFor(() => expect(document.activeElement).toBe(field('Recovery code')))
    press('Continue')
    expect(await screen.findByText('Enter the code')).toBeDefined()
    type('Recovery code', 'aaaa-aaaa')
    press('Continue')
    expect(await screen.findByText('This code is wrong or has expired')).toBeDefined()
    press('Use the authenticator app')
    expect(field('Code').value).toBe('')
    press('Use a recovery code')
    type('Recovery code', ` ${codes[0]} `)
    press('Continue')
    await at(app, '/map')
  })

  it('is not asked for on a remembered device', async () => {
    const server = await start()
    const { codeNow } = await turnOnApp(server)
    await signInByPassword(server)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remember this device for 30 days' }))
    const sent: unknown[] = []
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
      return fetch(input, init)
    }
    type('Code', codeNow())
    await waitFor(() => expect(currentUser()).not.toBeNull())
    globalThis.fetch = fetch
    expect(sent).toContainEqual(expect.objectContaining({ otpId: 'totp', rememberDevice: true }))
  })

  it('by mail sends the code by itself, and another one on request', async () => {
    const server = await start()
    await ownPost(server, 'mail-code', 'PUT', { on: true })
    const app = await signInByPassword(server)
    expect(await screen.findByText('A mail with a code is on its way')).toBeDefined()
    const again = await screen.findByRole('button', { name: /^Send Again \((60|59)\)$/ })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    type('Code', await mailedCode(server))
    await at(app, '/map')
  })

  it('by mail takes the last code when another one could not be sent', async () => {
    const server = await start()
    await ownPost(server, 'mail-code', 'PUT', { on: true })
    const app = await signInByPassword(server)
    await screen.findByText('A mail with a code is on its way')
    localStorage.removeItem('resend-code')
    const again = await screen.findByRole('button', { name: 'Send another code' })
    server.network.loseNext({ path: /request-otp/ })
    fireEvent.click(again)
    await screen.findByRole('group', { name: 'Could not send the code' })
    type('Code', await mailedCode(server))
    await at(app, '/map')
  })

  it('by mail that has expired says so when another code is asked for', async () => {
    const server = await start()
    await ownPost(server, 'mail-code', 'PUT', { on: true })
    await signInByPassword(server)
    await screen.findByText('A mail with a code is on its way')
    localStorage.removeItem('resend-code')
    const again = await screen.findByRole('button', { name: 'Send another code' })
    server.app.clock.advance(1801)
    fireEvent.click(again)
    expect(await screen.findByText(/^This sign-in has taken too long/)).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Could not send the code')).toBeNull())
  })

  it('is the password where a mailed code came first and codes by mail are the second step', async () => {
    const server = await start()
    await ownPost(server, 'mail-code', 'PUT', { on: true })
    const app = await openLogin()
    type('Email', server.person.email)
    press('Send me a code')
    await heading('Sign in with a code')
    type('Code', await mailedCode(server))
    await heading('Second step')
    type('Password', server.person.password)
    press('Continue')
    await at(app, '/map')
  })

  it('that has expired says so and leads back, with the address still filled in', async () => {
    const server = await start()
    const { codeNow } = await turnOnApp(server)
    const app = await signInByPassword(server)
    server.app.clock.advance(1801)
    type('Code', codeNow())
    expect(await screen.findByText(/^This sign-in has taken too long/)).toBeDefined()
    const again = screen.getByRole('link', { name: 'Start again' })
    expect(document.activeElement).toBe(again)
    fireEvent.click(again)
    await at(app, '/auth/login')
    await waitFor(() => expect(field('Email').value).toBe(server.person.email))
    expect(field('Password').value).toBe('')
  })

  it('starts again after a reload or without a first step', async () => {
    const server = await start()
    await turnOnApp(server)
    const first = await signInByPassword(server)
    first.router.history.back()
    await at(first, '/auth/login')
    await waitFor(() => expect(field('Email').value).toBe(server.person.email))
    first.unmount()
    const { dropPendingSignIn } = await import('#web/lib/session/second-step.ts')
    dropPendingSignIn()
    const second = await openLogin('/auth/second-step?redirect=%2Fprofile')
    expect(second.router.state.location).toMatchObject({
      pathname: '/auth/login',
      search: { redirect: '/profile' },
    })
  })

  it('stays when the network fails', async () => {
    const server = await start()
    const { codeNow } = await turnOnApp(server)
    const app = await signInByPassword(server)
    server.network.loseNext({ path: /auth-with-otp/ })
    type('Code', codeNow())
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('Could not complete the second step')).toBeDefined()
    expect(notice.getByText(/^The server could not be reached/)).toBeDefined()
    press('Continue')
    await at(app, '/map')
  })
})

describe('a passkey', () => {
  const startWithPasskey = async () => {
    const server = await start()
    const hand = plugIn(createAuthenticator())
    enterAs(server.person)
    await addPasskey('Laptop')
    dropSession()
    return { ...server, hand }
  }

  it('has its button before the configuration has loaded, so that nothing moves when it has', async () => {
    const { network } = await start()
    plugIn(createAuthenticator())
    const config = network.holdNext({ path: '/api/config' })
    renderApp('/auth/login')
    await screen.findByRole('button', { name: 'Sign in with a passkey' })
    config.release()
  })

  it('signs in by its button', async () => {
    const server = await startWithPasskey()
    const app = await openLogin('/auth/login?redirect=%2Fprofile')
    server.hand.refusal = new DOMException('The dialog was closed.', 'NotAllowedError')
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in with a passkey' }).ariaDisabled).not.toBe('true'),
    )
    expect(screen.queryByText('Could not log in')).toBeNull()
    server.hand.refusal = null
    press('Sign in with a passkey')
    await at(app, '/profile')
    expect(currentUser()?.id).toBe(server.person.id)
  })

  it('signs in from the field of the address', async () => {
    const { hand } = await startWithPasskey()
    const app = await openLogin()
    expect(field('Email').autocomplete).toBe('username webauthn')
    await expect.poll(() => hand.pick).not.toBeNull()
    hand.pick?.()
    await at(app, '/map')
  })

  it('completes the second step', async () => {
    const server = await startWithPasskey()
    await turnOnApp(server)
    const app = await signInByPassword(server)
    press('Use a passkey')
    await at(app, '/map')
  })

  it('says that the second step has expired', async () => {
    const server = await startWithPasskey()
    await turnOnApp(server)
    await signInByPassword(server)
    server.app.clock.advance(1801)
    press('Use a passkey')
    expect(await screen.findByText(/^This sign-in has taken too long/)).toBeDefined()
    expect(screen.queryByText('Could not complete the second step')).toBeNull()
  })
})

describe('a mailed code', () => {
  it('signs in', async () => {
    const server = await start()
    const app = await openLogin('/auth/login?redirect=%2Fprofile')
    press('Send me a code')
    expect(await screen.findByText('Invalid email')).toBeDefined()
    type('Email', server.person.email)
    press('Send me a code')
    await heading('Sign in with a code')
    expect(await screen.findByText(server.person.email)).toBeDefined()
    type('Code', '00000000')
    expect(await screen.findByText('This code is wrong or has expired')).toBeDefined()
    const code = await mailedCode(server)
    type('Code', code.slice(0, 7))
    expect(field('Code').value).toBe(`${code.slice(0, 4)} ${code.slice(4, 7)}`)
    type('Code', code)
    await at(app, '/profile')
  })

  it('that cannot be sent says so, and the page stays', async () => {
    const { network, person } = await start()
    await openLogin()
    type('Email', person.email)
    network.loseNext({ path: /request-otp/ })
    press('Send me a code')
    const notice = within(await screen.findByRole('group', { name: 'Could not send the code' }))
    expect(notice.getByText(/^The server could not be reached/)).toBeDefined()
    expect(field('Email').value).toBe(person.email)
  })

  it('is offered when too many passwords were tried', async () => {
    const server = await startServer({ rateLimits: true })
    const { app, person } = server
    const guess = () =>
      app.request('/api/collections/users/auth-with-password', {
        method: 'POST',
        body: { identity: person.email, password: 'a wrong guess' },
      })
    for (let count = 0; count < 8; count += 1) await guess()
    await openLogin()
    type('Email', person.email)
    type('Password', person.password)
    press('Login')
    const offer = await screen.findByText(/A code by mail signs you in at once\.$/)
    fireEvent.click(
      within(offer.closest('output') ?? document.body).getByRole('button', { name: 'Send me a code' }),
    )
    await heading('Sign in with a code')
    type('Code', await mailedCode(server))
    await waitFor(() => expect(currentUser()?.email).toBe(person.email))
  })
})
