import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { RelyingParty } from './relying-party.ts'
import { type StoredPasskey, transports } from './stored-passkeys.ts'

// Loaded on first use: the libraries take a quarter of a second and 26 MB.
const webauthn = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

/** The COSE ids of the signatures that passkeys may use: Ed25519, ECDSA with P-256, and RSA, each with SHA-256. */
export const algorithms = [-8, -7, -257]

/** WebAuthn's bound of 1,023 bytes, in base64url. */
const credentialIdMaxLength = 1364
/** An RSA key of 4,096 bits takes 541 bytes. Larger keys would only cost computing time. */
const publicKeyMaxBytes = 1024

const base64url = z.string().check(z.regex(/^[\w-]+$/))
const credential = {
  id: base64url.check(z.maxLength(credentialIdMaxLength)),
  rawId: z.string(),
  type: z.literal('public-key'),
}

/** The response of navigator.credentials.create(), in its JSON form. Other keys are ignored. */
const creationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.unknown())),
  }),
})

/** The response of navigator.credentials.get(), in its JSON form. Other keys are ignored. */
const requestResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(z.string()),
  }),
})

export type Assertion = z.infer<typeof requestResponse>

/** The assertion in a request's body; null for anything else. */
export const assertionIn = (response: unknown): Assertion | null =>
  requestResponse.safeParse(response).data ?? null

interface CreatedCredential {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: AuthenticatorTransport[]
}

/**
 * The new credential in the response of navigator.credentials.create(). Null unless a browser made it on the relying
 * party's site for this challenge, and the authenticator has verified its user.
 */
export async function verifyCreation(
  { id, origin }: RelyingParty,
  challenge: string,
  given: unknown,
): Promise<CreatedCredential | null> {
  const { data } = creationResponse.safeParse(given)
  if (!data) return null
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { clientDataJSON, attestationObject } = data.response
    if (await isInFrame(clientDataJSON)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...data,
        response: { clientDataJSON, attestationObject: await withoutAttestation(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    if (credentialId.length > credentialIdMaxLength || publicKey.length > publicKeyMaxBytes) return null
    const known = transports.filter((way) => data.response.transports?.includes(way))
    return { credentialId, publicKey, counter, transports: known }
  } catch {
    // The library throws an Error for each response that it refuses.
    return null
  }
}

/**
 * The counter of an assertion. Null unless this passkey signed it on the relying party's site for this challenge, and
 * the authenticator has verified its user. The caller compares the counter.
 */
export async function verifyAssertion(
  { id, origin }: RelyingParty,
  challenge: string,
  passkey: StoredPasskey,
  assertion: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  const response: AuthenticationResponseJSON = {
    ...assertion,
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  }
  try {
    if (await isInFrame(clientDataJSON)) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // With 0 the library does not compare counters, which it would do before it checks the signature.
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Whether the request came from a page of another site that embeds this site in a frame. */
async function isInFrame(clientDataJSON: string): Promise<boolean> {
  const { decodeClientDataJSON } = await helpers()
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON)
  return crossOrigin === true || topOrigin !== undefined
}

/**
 * Removes the attestation, the maker's statement about the authenticator, as browsers do by default. This server trusts
 * every maker. Checking it would let the library send requests to hosts that the response names.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await helpers()
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const none = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(none))
}
