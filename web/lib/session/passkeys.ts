import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import type { Passkey } from '#shared/account-security.ts'
import { passkey } from '#shared/account-security.ts'
import { authReply } from '#shared/collections/users.ts'
import type { User } from '#shared/collections/users.ts'
import type { AppConfig } from '#shared/config.ts'
import { send } from '#web/lib/api/api.ts'
import { GivenUp, isCallFailure } from '#web/lib/api/call-failure.ts'
import { storeSession } from './stored-session.ts'

const users = '/api/collections/users'

// Loaded on first use: it is not part of the first script.
const webauthn = () => import('@simplewebauthn/browser')

/** Options for the browser: they are checked as far as this file reads them. */
const isOptionsWith = (name: string) => (options: unknown) =>
  typeof options === 'object' && options !== null && 'challenge' in options && name in options

const creation = z.object({
  challengeId: z.string(),
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isOptionsWith('rp')),
})
const request = z.object({
  challengeId: z.string(),
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isOptionsWith('rpId')),
})

const post = <Reply>(path: string, schema: z.ZodMiniType<Reply>, body: Record<string, unknown> = {}) =>
  send(path, schema, { method: 'POST', body })

/** Whether this browser has passkeys, the server accepts them, and this is the server's own address. */
export const hasPasskeys = (config: Pick<AppConfig, 'passkeys'> | undefined): boolean =>
  config?.passkeys === true &&
  'PublicKeyCredential' in window &&
  // A host name, not an IP address, whose last character is a digit or a bracket.
  /[a-z]$/i.test(window.location.hostname)

/**
 * Has the browser make a passkey and adds it to the account. `name` is 1 to 60 characters. Throws the server's refusal,
 * also the one that asks for a fresh proof; a GivenUp when the person closes the browser's dialog; and an error with
 * a text for the person when the browser cannot make one.
 */
export const addPasskey = async (name: string): Promise<Passkey> => {
  const { challengeId, options } = await post('/api/account/passkeys/options', creation)
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON: options }).catch(failure)
  return post('/api/account/passkeys', passkey, { challengeId, response, name })
}

/** Proves who is there by a passkey of the account. Throws what `addPasskey` throws. */
export const provePasskey = async (): Promise<void> => {
  const { challengeId, options } = await post('/api/account/proof/passkey', request)
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON: options }).catch(failure)
  await post('/api/account/proof', z.unknown(), { challengeId, response })
}

/** The second step that a passkey completes: a passkey counts as both. */
type SecondStep = { mfaId?: string; rememberDevice?: boolean }

/** The sign-in by the browser's dialog that is under way. While it is, the browser offers no passkeys in a field. */
let inDialog: Promise<unknown> | null = null

/**
 * Signs in with a passkey that the person chooses in the browser's dialog. With the `mfaId` of a sign-in that waits for
 * its second step, it completes that one. Throws what `addPasskey` throws.
 */
export const signInWithPasskey = async (secondStep: SecondStep = {}): Promise<User> => {
  const signIn = async () => {
    const asked = await post(`${users}/passkey-options`, request)
    const { startAuthentication } = await webauthn()
    const response = await startAuthentication({ optionsJSON: asked.options }).catch(failure)
    return enter(asked, response, secondStep)
  }
  const current = signIn()
  inDialog = current
  try {
    return await current
  } finally {
    if (inDialog === current) inDialog = null
  }
}

/** A challenge is valid for 300 seconds. One that waits in a field is replaced while there is time to answer. */
const renewMs = 240_000
/** An offer that ends sooner was refused by the browser, which would refuse it again. */
const shortestMs = 500

/**
 * Lets the browser offer passkeys in the page's field with `autoComplete="username webauthn"`, which must be there
 * already, until the returned function is called. `onSignIn` follows when a chosen passkey has signed in, `onFailure`
 * when that failed; then the browser offers them again. Nothing follows when the browser cannot do it.
 */
export const offerPasskeys = ({
  onSignIn,
  onFailure,
}: {
  onSignIn: (user: User) => void
  onFailure: (error: unknown) => void
}): (() => void) => {
  let isStopped = false
  let cancel = () => {}

  /** Offers them once. Returns whether to offer them again. */
  const offer = async (): Promise<boolean> => {
    await inDialog?.catch(() => undefined)
    if (isStopped) return false
    const asked = await post(`${users}/passkey-options`, request)
    const { startAuthentication, WebAuthnAbortService } = await webauthn()
    if (isStopped) return false
    if (inDialog !== null) return true
    const begun = performance.now()
    cancel = () => WebAuthnAbortService.cancelCeremony()
    const renewal = window.setTimeout(cancel, renewMs)
    const options = { optionsJSON: asked.options, useBrowserAutofill: true }
    const response = await startAuthentication(options).catch(() => null)
    window.clearTimeout(renewal)
    cancel = () => {}
    if (response === null) {
      // A sign-in by the dialog ends the offer. It comes again when that one was given up.
      return !isStopped && (inDialog !== null || performance.now() - begun > shortestMs)
    }
    try {
      onSignIn(await enter(asked, response))
      return false
    } catch (error) {
      if (!isStopped) onFailure(error)
      return !isStopped
    }
  }

  const offerRepeatedly = async () => {
    if (!(await canOffer())) return
    while (await offer());
  }
  // Without a server or script there is no offer, and the other ways to sign in say what is wrong.
  offerRepeatedly().catch(() => undefined)
  return () => {
    isStopped = true
    cancel()
  }
}

const canOffer = async () =>
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  PublicKeyCredential.isConditionalMediationAvailable()

/** Signs in with what a passkey has signed, and stores the session. */
const enter = async (
  { challengeId, options: { rpId } }: z.infer<typeof request>,
  response: AuthenticationResponseJSON,
  secondStep: SecondStep = {},
): Promise<User> => {
  try {
    const answer = await post(`${users}/auth-with-passkey`, authReply, {
      challengeId,
      response,
      ...secondStep,
    })
    storeSession(answer.token, answer.record)
    return answer.record
  } catch (error) {
    if (rpId !== undefined && isUnknownPasskey(error)) await forgetPasskey(rpId, response.id)
    throw error
  }
}

const unknownPasskey = z.object({ response: z.object({ code: z.literal('passkey_unknown') }) })

const isUnknownPasskey = (error: unknown) =>
  isCallFailure(error) && unknownPasskey.safeParse(error.response['data']).success

/** Tells the browser that a passkey was removed, so that it offers it no more. Few browsers listen. */
const forgetPasskey = async (rpID: string, credentialID: string) => {
  const { sendSignal } = await webauthn()
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}

/** Throws what the person is to read of a failure in the browser. */
const failure = async (error: unknown): Promise<never> => {
  const name = error instanceof Error ? error.name : ''
  // Browsers do not say whether the person has closed the dialog, has no passkey here or took too long.
  if (name === 'NotAllowedError' || name === 'AbortError') throw new GivenUp()
  const { fieldErrorsMessages } = await import('#web/messages/field-errors.ts')
  const { passkeyKnown, passkeyFailed } = fieldErrorsMessages
  throw new Error(name === 'InvalidStateError' ? passkeyKnown : passkeyFailed, { cause: error })
}
