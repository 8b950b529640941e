import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Clock } from '#server/clock.ts'
import { type Db, lockedTransaction } from '#server/db/connect.ts'
import { badRequest, forbidden } from '#server/http/errors.ts'
import type { Log } from '#server/http/log.ts'
import type { Body } from '#server/records/write/request-body.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { textOf } from '#server/auth/form.ts'
import type { Passkey } from '#shared/account-security.ts'
import { maxPasskeys } from '#shared/passkeys.ts'
import {
  type Challenge,
  type ChallengePurpose,
  challengeSeconds,
  issueChallenge,
  purgeChallenges,
  takeChallenge,
} from './challenges.ts'
import { type RelyingParty, relyingPartyOf } from './relying-party.ts'
import {
  type CredentialDescriptor,
  descriptorsOf,
  passkeysOf,
  passkeyWith,
  recordUse,
  storePasskey,
} from './stored-passkeys.ts'
import { algorithms, assertionIn, verifyAssertion, verifyCreation } from './verify.ts'

/** The user who adds a passkey. */
interface PasskeyOwner {
  id: string
  email: string
  /** The name that the browser shows beside the passkey. */
  name: string
  verified: boolean
}

/** The options for navigator.credentials in the browser, and the id that its response must carry. */
interface Ceremony<Options> {
  challengeId: string
  options: Options
}

/** The browser's response with the id of its ceremony. */
export interface CeremonyResponse {
  challengeId: string
  response: unknown
}

/** The browser's response in a request's body. */
export const ceremonyResponseIn = (body: Body): CeremonyResponse => ({
  challengeId: textOf(body, 'challengeId'),
  response: body['response'],
})

export interface Passkeys {
  /** False when browsers support no passkeys at the address in PUBLIC_URL. All other functions then throw a 403. */
  readonly isAvailable: boolean
  /** Asks the owner's browser for a new passkey. Throws a 400 when the owner has the most that are allowed. */
  askForNew(db: Db, owner: PasskeyOwner): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>>
  /**
   * Stores the passkey that the browser has made; `afterStore` runs in the same transaction. Throws a 400 for an invalid
   * response, a known passkey, and above the limit.
   */
  add(
    db: Db,
    owner: PasskeyOwner,
    name: string,
    given: CeremonyResponse,
    afterStore: (db: Db) => Promise<void>,
  ): Promise<Passkey>
  /** Asks for any passkey of this site, to sign in. */
  askForUse(db: Db): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>>
  /** Asks for a passkey of a user who is signed in. Throws a 400 when the user has none. */
  askForProof(db: Db, userId: string): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>>
  /** The id of the user who signs in. Throws a 400 unless a passkey has signed a challenge of askForUse(). */
  signIn(db: Db, given: CeremonyResponse): Promise<string>
  /** Throws a 400 unless a passkey of the user has signed a challenge of askForProof(). */
  prove(db: Db, userId: string, given: CeremonyResponse): Promise<void>
  /** Deletes expired challenges. */
  purge(db: Db): Promise<void>
}

const expired: FieldError = { code: 'passkey_expired', message: 'The challenge is used or has expired.' }
const refused: FieldError = { code: 'passkey_refused', message: 'The passkey was not accepted.' }
const unknown: FieldError = { code: 'passkey_unknown', message: 'The passkey does not belong to an account.' }
const known: FieldError = { code: 'passkey_known', message: 'The passkey was added before.' }
const tooMany: FieldError = {
  code: 'passkey_limit',
  message: `An account has at most ${maxPasskeys} passkeys.`,
  params: { max: maxPasskeys },
}

/** The time that a person has to answer the browser. The answer then has ten seconds until its challenge expires. */
const answerMs = (challengeSeconds - 10) * 1000

/** Passkeys: adding them, and verifying what they sign. Every passkey is discoverable and verifies its user. */
export function createPasskeys({
  publicUrl,
  clock,
  log,
}: {
  publicUrl: string
  clock: Clock
  log: Log
}): Passkeys {
  const site = relyingPartyOf(publicUrl)

  function relyingParty() {
    if (!site) throw forbidden('The collection is not configured to allow passkeys.')
    return site
  }

  async function challengeOf(
    db: Db,
    purpose: ChallengePurpose,
    userId: string,
    { challengeId }: CeremonyResponse,
  ) {
    const challenge = await takeChallenge(db, clock, { id: challengeId, purpose, userId })
    if (challenge === null) throw failed('challengeId', expired)
    return challenge
  }

  async function refuseAboveLimit(db: Db, userId: string) {
    const passkeys = await passkeysOf(db, userId)
    if (passkeys.length >= maxPasskeys) throw failed('passkeys', tooMany)
  }

  const requestOf = ({ id, challenge }: Challenge, allowed?: readonly CredentialDescriptor[]) => ({
    challengeId: id,
    options: requestOptions(relyingParty(), challenge, allowed),
  })

  const ownerWhoSigned = (db: Db, signed: Signed) =>
    verifiedOwner(db, { site: relyingParty(), clock, log }, signed)

  return {
    isAvailable: site !== null,

    async askForNew(db, owner) {
      const site = relyingParty()
      await refuseAboveLimit(db, owner.id)
      const excluded = await descriptorsOf(db, owner.id)
      const { id, challenge } = await issueChallenge(db, clock, 'add', owner.id)
      return { challengeId: id, options: creationOptions(site, owner, challenge, excluded) }
    },

    async add(db, owner, name, given, afterStore) {
      const site = relyingParty()
      const challenge = await challengeOf(db, 'add', owner.id, given)
      const created = await verifyCreation(site, challenge, given.response)
      if (!created) throw failed('response', refused)
      const added = { ...created, userId: owner.id, name, isOwnerVerified: owner.verified }
      const locks = [`passkeys of ${owner.id}`, `passkey ${created.credentialId}`]
      return lockedTransaction(db, locks, async (db) => {
        await refuseAboveLimit(db, owner.id)
        if (await passkeyWith(db, created.credentialId)) throw failed('response', known)
        const passkey = await storePasskey(db, clock, added)
        await afterStore(db)
        return passkey
      })
    },

    async askForUse(db) {
      relyingParty()
      return requestOf(await issueChallenge(db, clock, 'sign in', ''))
    },

    async askForProof(db, userId) {
      relyingParty()
      const allowed = await descriptorsOf(db, userId)
      // Browsers take an empty list for "any passkey".
      if (allowed.length === 0) throw failed('passkeys', unknown)
      return requestOf(await issueChallenge(db, clock, 'prove', userId), allowed)
    },

    async signIn(db, given) {
      relyingParty()
      const challenge = await challengeOf(db, 'sign in', '', given)
      return ownerWhoSigned(db, { challenge, response: given.response })
    },

    async prove(db, userId, given) {
      relyingParty()
      const challenge = await challengeOf(db, 'prove', userId, given)
      await ownerWhoSigned(db, { challenge, response: given.response, expectedOwner: userId })
    },

    purge: (db) => purgeChallenges(db, clock),
  }
}

function creationOptions(
  { id }: RelyingParty,
  owner: PasskeyOwner,
  challenge: string,
  excluded: readonly CredentialDescriptor[],
): PublicKeyCredentialCreationOptionsJSON {
  return {
    challenge,
    rp: { id, name: 'Waymark' },
    user: { id: handleOf(owner.id), name: owner.email, displayName: owner.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: excluded.map(described),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: answerMs,
  }
}

/** Allows any passkey of the site when `allowed` is empty. */
const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
  allowed: readonly CredentialDescriptor[] = [],
): PublicKeyCredentialRequestOptionsJSON => ({
  challenge,
  rpId: id,
  userVerification: 'required',
  timeout: answerMs,
  allowCredentials: allowed.map(described),
})

interface Signed {
  challenge: string
  /** What the browser has sent. */
  response: unknown
  expectedOwner?: string
}

/** Verifies an assertion and returns the id of the passkey's owner, who must be `expectedOwner` if that is given. */
async function verifiedOwner(
  db: Db,
  { site, clock, log }: { site: RelyingParty; clock: Clock; log: Log },
  { challenge, response, expectedOwner }: Signed,
): Promise<string> {
  const assertion = assertionIn(response)
  if (!assertion) throw failed('response', refused)
  const passkey = await passkeyWith(db, assertion.id)
  if (!passkey) throw failed('response', unknown)
  if (expectedOwner !== undefined && passkey.userId !== expectedOwner) throw failed('response', refused)
  const { userHandle } = assertion.response
  if (userHandle && userHandle !== handleOf(passkey.userId)) throw failed('response', refused)
  const counter = await verifyAssertion(site, challenge, passkey, assertion)
  if (counter === null) throw failed('response', refused)
  if (!(await recordUse(db, clock, passkey.id, counter))) {
    log.warn('Account: the counter of a passkey did not rise. It may have been copied.', {
      user: passkey.userId,
      passkey: passkey.id,
    })
    throw failed('response', refused)
  }
  return passkey.userId
}

/** The 400 of a failed ceremony. */
const failed = (field: 'challengeId' | 'response' | 'passkeys', error: FieldError) =>
  badRequest('Failed to authenticate.', { [field]: error })

const described = (credential: CredentialDescriptor) => ({ type: 'public-key' as const, ...credential })

/** The user handle that authenticators store with a passkey: the id of the user's record, base64url. */
const handleOf = (userId: string) => Buffer.from(userId).toString('base64url')
