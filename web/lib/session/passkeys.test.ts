import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAuthenticator } from '#server/test/authenticator.ts'
import { type PasskeyUser, plugIn } from '#web/test/plug-in.ts'
import { enterAs, startServer } from '#web/test/render-app.tsx'
import { send } from '#web/lib/api/api.ts'
import { ActionCancelled } from '#web/lib/api/call-failure.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { accountSecurity } from '#shared/account-security.ts'
import { appConfig } from '#shared/config.ts'
import { addPasskey, hasPasskeys, offerPasskeys, provePasskey, signInWithPasskey } from './passkeys.ts'
import { currentUser } from './session.ts'
import { dropSession } from './stored-session.ts'

const passkeys = async () => (await send('/api/account/security', accountSecurity)).passkeys

describe('a passkey', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let hand: PasskeyUser
  beforeEach(async () => {
    server = await startServer()
    hand = plugIn(createAuthenticator())
    enterAs(server.person)
  })

  it('can be added, prove the identity of its owner and sign in', async () => {
    const added = await addPasskey('My laptop')
    expect(await passkeys()).toEqual([added])
    expect(added.name).toBe('My laptop')
    server.app.clock.advance(700)
    await expect(addPasskey('Another')).rejects.toMatchObject({ status: 403 })
    await provePasskey()
    const proven = await send('/api/account/security', accountSecurity)
    expect(proven.provenUntil).not.toBe('')
    dropSession()
    expect((await signInWithPasskey()).id).toBe(server.person.id)
    expect(currentUser()?.id).toBe(server.person.id)
    expect((await passkeys())[0]?.used).not.toBe('')
  })

  it('that the person cancels is no failure', async () => {
    for (const name of ['NotAllowedError', 'AbortError']) {
      hand.refusal = new DOMException('The dialog was closed.', name)
      await expect(addPasskey('Laptop')).rejects.toBeInstanceOf(ActionCancelled)
      await expect(signInWithPasskey()).rejects.toBeInstanceOf(ActionCancelled)
    }
    expect(await passkeys()).toEqual([])
  })

  it('sends the id of the sign-in whose second step it completes', async () => {
    await addPasskey('Laptop')
    dropSession()
    const mfaId = 'nosuchsignin000'
    await expect(signInWithPasskey({ mfaId })).rejects.toMatchObject({ status: 400 })
    expect(currentUser()).toBeNull()
  })

  it('that the browser cannot create has an error text for the person', async () => {
    await addPasskey('Laptop')
    const again = await addPasskey('Laptop').catch(errorMessage)
    expect(again).toBe('This device or password manager already has a passkey for your account.')
    hand.refusal = new DOMException('No.', 'NotSupportedError')
    const other = await addPasskey('Laptop').catch(errorMessage)
    expect(other).toBe('The browser could not use a passkey. Try again, or use another way.')
  })

  it('that was removed is refused, and the browser is told', async () => {
    const { id } = await addPasskey('Laptop')
    await server.app.request(`/api/account/passkeys/${id}`, { method: 'DELETE', token: server.person.token })
    dropSession()
    const refusal = await signInWithPasskey().catch(errorMessage)
    expect(refusal).toBe('This passkey does not belong to an account any more. Use another way.')
    expect(hand.forgotten).toHaveLength(1)
    expect(currentUser()).toBeNull()
  })
})

const challengePath = '/api/collections/users/passkey-options'

describe('passkeys in the field of the login page', () => {
  async function openLogin() {
    const server = await startServer()
    const hand = plugIn(createAuthenticator())
    enterAs(server.person)
    const { id } = await addPasskey('Laptop')
    dropSession()
    const field = document.createElement('input')
    field.autocomplete = 'username webauthn' as AutoFill
    document.body.append(field)
    onTestFinished(() => field.remove())
    const onSignIn = vi.fn<(user: object) => void>()
    const onFailure = vi.fn<(error: unknown) => void>()
    const stop = offerPasskeys({ onSignIn, onFailure })
    onTestFinished(stop)
    await expect.poll(() => hand.pick).not.toBeNull()
    return { server, hand, id, onSignIn, onFailure, stop }
  }

  it('sign in when the person chooses one', async () => {
    const { hand, onSignIn, server } = await openLogin()
    hand.pick?.()
    await expect.poll(() => onSignIn.mock.calls.length).toBe(1)
    expect(currentUser()?.id).toBe(server.person.id)
    expect(hand.offers).toBe(1)
  })

  it('are offered again after a refusal', async () => {
    const { hand, id, onFailure, server } = await openLogin()
    await server.app.request(`/api/account/passkeys/${id}`, { method: 'DELETE', token: server.person.token })
    hand.pick?.()
    await expect.poll(() => hand.offers).toBe(2)
    expect(onFailure).toHaveBeenCalledOnce()
    expect(currentUser()).toBeNull()
  })

  it('are no longer offered once the page is left', async () => {
    const { hand, stop, onFailure } = await openLogin()
    stop()
    await expect.poll(() => hand.pick).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(hand.offers).toBe(1)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('are offered again when a challenge has expired, and the browser keeps the passkey', async () => {
    const { hand, server, onFailure } = await openLogin()
    server.app.clock.advance(301)
    hand.pick?.()
    await expect.poll(() => hand.offers).toBe(2)
    expect(onFailure).toHaveBeenCalledOnce()
    expect(hand.forgotten).toEqual([])
  })

  it('are withdrawn for the dialog, and offered again when it is cancelled', async () => {
    const { hand, server } = await openLogin()
    hand.refusal = new DOMException('The dialog was closed.', 'NotAllowedError')
    await expect(signInWithPasskey()).rejects.toBeInstanceOf(ActionCancelled)
    await expect.poll(() => hand.offers).toBe(2)
    hand.refusal = null
    expect((await signInWithPasskey()).id).toBe(server.person.id)
    expect(hand.pick).toBeNull()
  })

  it('wait until the dialog is closed, also if it opens while they wait for their challenge', async () => {
    const { hand, stop, server } = await openLogin()
    stop()
    const closed = Promise.withResolvers<void>()
    hand.dialog = closed.promise
    hand.refusal = new DOMException('The dialog was closed.', 'NotAllowedError')
    const { release } = server.network.holdNext({ path: challengePath })
    server.network.asked.length = 0
    onTestFinished(offerPasskeys({ onSignIn: vi.fn(), onFailure: vi.fn() }))
    await expect.poll(() => server.network.asked).toContain(`POST ${challengePath}`)
    const signedIn = signInWithPasskey()
    release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(hand.offers).toBe(1)
    closed.resolve()
    await expect(signedIn).rejects.toBeInstanceOf(ActionCancelled)
    await expect.poll(() => hand.offers).toBe(2)
  })

  it('are not offered if the page is left before the challenge is loaded', async () => {
    const { hand, stop, server } = await openLogin()
    stop()
    const { network } = server
    const { release } = network.holdNext({ path: challengePath })
    network.asked.length = 0
    const leave = offerPasskeys({ onSignIn: vi.fn(), onFailure: vi.fn() })
    await expect.poll(() => network.asked).toContain(`POST ${challengePath}`)
    leave()
    release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(hand.offers).toBe(1)
  })

  it('get a new challenge before the old one expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { hand, server, onSignIn } = await openLogin()
    vi.advanceTimersByTime(240_000)
    server.app.clock.advance(240)
    await vi.waitFor(() => expect(hand.offers).toBe(2))
    server.app.clock.advance(70)
    hand.pick?.()
    await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledOnce())
  })
})

it('passkeys are available only if server, browser and address allow them', async () => {
  await startServer()
  const config = await send('/api/config', appConfig)
  expect(hasPasskeys(config)).toBe(false)
  plugIn(createAuthenticator())
  expect(hasPasskeys(config)).toBe(true)
  expect(hasPasskeys({ ...config, passkeys: false })).toBe(false)
  expect(hasPasskeys(undefined)).toBe(false)
  const hostname = vi.spyOn(window.location, 'hostname', 'get')
  onTestFinished(() => hostname.mockRestore())
  for (const address of ['127.0.0.1', '[::1]']) {
    hostname.mockReturnValue(address)
    expect(hasPasskeys(config)).toBe(false)
  }
})
