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
import { ActionCancelled, isCallFailure } from '#web/lib/api/call-failure.ts'
import { storeSession } from './stored-session.ts'

const users = '/api/collections/users'

// Lazy load: the first script does not contain it.
const webauthn = () => import('@simplewebauthn/browser')

/** Only the options that this file reads are checked; the browser checks the others. */
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

/** Whether this browser supports passkeys, the server accepts them, and the page's host is a host name. */
export const hasPasskeys = (config: Pick<AppConfig, 'passkeys'> | undefined): boolean =>
  config?.passkeys === true &&
  'PublicKeyCredential' in window &&
  // A host name ends with a letter, an IP address with a digit or a bracket. Passkeys need a host name.
  /[a-z]$/i.test(window.location.hostname)

/**
 * Creates a passkey in the browser and adds it to the account. `name` is 1 to 60 characters. Throws the server's
 * error (also the one that requires a recent proof), an ActionCancelled if the person closes the browser's dialog,
 * and an error with a text for the person if the browser cannot create a passkey.
 */
export const addPasskey = async (name: string): Promise<Passkey> => {
  const { challengeId, options } = await post('/api/account/passkeys/options', creation)
  const { startRegistration } = await webauthn()
  const response = await startRegistration({ optionsJSON: options }).catch(failure)
  return post('/api/account/passkeys', passkey, { challengeId, response, name })
}

/** Proves the person's identity with a passkey of the account. Throws the same errors as `addPasskey`. */
export const provePasskey = async (): Promise<void> => {
  const { challengeId, options } = await post('/api/account/proof/passkey', request)
  const { startAuthentication } = await webauthn()
  const response = await startAuthentication({ optionsJSON: options }).catch(failure)
  await post('/api/account/proof', z.unknown(), { challengeId, response })
}

/** The pending sign-in whose second step the passkey completes. A passkey counts as both steps. */
type SecondStep = { mfaId?: string; rememberDevice?: boolean }

/**
 * The sign-in with the browser's dialog in progress, or null. Meanwhile the browser offers no passkeys in a field.
 */
let inDialog: Promise<unknown> | null = null

/**
 * Signs in with a passkey that the person chooses in the browser's dialog. With `mfaId` it completes a sign-in that
 * waits for its second step. Throws the same errors as `addPasskey`.
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

/**
 * A challenge is valid for 300 seconds. The challenge of an offer is renewed early enough that the person has time to
 * answer.
 */
const renewMs = 240_000
/** If an offer ends sooner, the browser has refused it and would refuse it again. */
const shortestMs = 500

/**
 * Offers passkeys in the page's field with `autoComplete="username webauthn"`, which must exist already, until the
 * returned function is called. Calls `onSignIn` after a sign-in with a chosen passkey. Calls `onFailure` after a
 * failed one, and offers the passkeys again. Calls neither if the browser does not support this.
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

  /** Offers the passkeys once. Returns whether to offer them again. */
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
      // A sign-in with the dialog ends the offer. The offer returns after the dialog was cancelled.
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
  // If the server or the script cannot be reached there is no offer. The other ways to sign in report the error.
  offerRepeatedly().catch(() => undefined)
  return () => {
    isStopped = true
    cancel()
  }
}

const canOffer = async () =>
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  PublicKeyCredential.isConditionalMediationAvailable()

/** Signs in with the response of a passkey, and stores the session. */
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

/**
 * Tells the browser that a passkey was removed, so that the browser no longer offers it. Few browsers support this.
 */
const forgetPasskey = async (rpID: string, credentialID: string) => {
  const { sendSignal } = await webauthn()
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}

/** Throws an error with a text for the person, or an ActionCancelled if the person cancelled. */
const failure = async (error: unknown): Promise<never> => {
  const name = error instanceof Error ? error.name : ''
  // Browsers do not reveal whether the person closed the dialog, has no passkey here or took too long.
  if (name === 'NotAllowedError' || name === 'AbortError') throw new ActionCancelled()
  const { fieldErrorsMessages } = await import('#web/messages/field-errors.ts')
  const { passkeyKnown, passkeyFailed } = fieldErrorsMessages
  throw new Error(name === 'InvalidStateError' ? passkeyKnown : passkeyFailed, { cause: error })
}
