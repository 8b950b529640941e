import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import type { Caller } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import { emptyBody } from '#server/records/write/request-body.ts'
import type { Change } from '#server/records/engine.ts'
import { type PreparedWrite, prepareWrite } from '#server/records/write/prepare-write.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { recordTransaction } from '#server/records/write/record-transaction.ts'
import { performWrite } from '#server/records/write/write-record.ts'
import { type Account, accountByEmail, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { changeUser } from '#server/auth/change-user.ts'
import { requireProofOf } from '#server/auth/proof/fresh-proof.ts'
import { reclaimAccount } from '#server/auth/reclaim-account.ts'
import { link, linkedUser } from './external-accounts.ts'
import { type Profile, textOf } from './profile.ts'

interface SignedIn {
  account: Account
  isNew: boolean
}

interface ProviderSignIn {
  provider: string
  profile: Profile
  /** The user who is signed in already, and links the provider account: that needs a fresh proof. */
  caller: Caller
  /** The caller's id when the caller wants only to link the provider account, "" for a sign-in by the protocol's order. */
  linkTo: string
  /** Queues the mail about a new link of an existing account, in the transaction of the link. */
  tellOwner: (db: Db, userId: string) => Promise<void>
  /** Further fields of a new account, from the client. */
  createData: Readonly<Record<string, unknown>>
}

/**
 * Returns the account for a provider account, and links the two. It is, in this order: the one to which the provider
 * account is linked, the caller's, the one with the verified e-mail address, or a new one. Throws a 400 when the caller
 * wants only to link a provider account that is linked to another user.
 */
export async function accountOfProvider(auth: AuthContext, signIn: ProviderSignIn): Promise<SignedIn> {
  const { db, engine } = auth
  // Hash outside the transaction. Whether an account exists is checked again inside it.
  const isKnown = (await findAccount(db, signIn)) !== null
  const prepared = isKnown ? null : await newAccount(auth, signIn)
  return recordTransaction(engine, async (db, changes) => {
    const found = await findAccount(db, signIn)
    const account = found ?? (prepared && (await createAccount(db, auth, prepared, changes)))
    if (!account) throw new Error('The account was deleted during the sign-in.')
    const owner = found ? await linkExisting(db, auth, signIn, account, changes) : account
    if (!found) await link(db, auth.clock, owner.id, linkOf(signIn, owner))
    return { account: owner, isNew: !found }
  })
}

const externalOf = ({ provider, profile }: ProviderSignIn) => ({ provider, providerId: profile.id })

/** Whether the provider has verified that its person owns the account's address. */
const isProven = ({ profile }: ProviderSignIn, { email }: Pick<Account, 'email'>) =>
  profile.emailVerified && lowerAscii(profile.email) === lowerAscii(email)

/**
 * A link made with a proof is confirmed if the account's address is verified: an unverified one can have been
 * registered by a stranger. A link made by the owner of the address is confirmed, too.
 */
const linkOf = (signIn: ProviderSignIn, account: Account) => ({
  ...externalOf(signIn),
  label: signIn.profile.email || signIn.profile.username || signIn.profile.name,
  isConfirmed: account.verified || isProven(signIn, account),
})

function linkedElsewhere() {
  const message = 'This provider account is linked to another user.'
  return badRequest(message, { provider: { code: 'linked_elsewhere', message } })
}

async function findAccount(db: Db, signIn: ProviderSignIn): Promise<Account | null> {
  const { profile, caller, linkTo } = signIn
  const linked = await linkedUser(db, externalOf(signIn))
  if (linked !== null) {
    if (linkTo !== '' && linkTo !== linked) throw linkedElsewhere()
    return accountById(db, linked)
  }
  if (caller?.userId !== undefined) return accountById(db, caller.userId)
  // Use only an address that the provider has verified: otherwise anybody could enter another person's.
  return profile.emailVerified && profile.email !== '' ? accountByEmail(db, profile.email) : null
}

/**
 * Links an existing account. The person who registered an account with an unverified address loses it, unless that
 * person is the caller: see reclaimAccount().
 */
async function linkExisting(
  db: Db,
  auth: AuthContext,
  signIn: ProviderSignIn,
  account: Account,
  changes: Change[],
) {
  const { caller } = signIn
  if ((await linkedUser(db, externalOf(signIn))) === null) {
    if (caller?.userId === account.id) await requireProofOf(db, auth.clock, caller)
    else if (!account.verified) {
      const reclaimed = await reclaimAccount(db, auth, account, changes)
      await link(db, auth.clock, account.id, linkOf(signIn, reclaimed))
      return reclaimed
    }
    await link(db, auth.clock, account.id, linkOf(signIn, account))
    await signIn.tellOwner(db, account.id)
  }
  if (isProven(signIn, account) && !account.verified) {
    await changeUser(db, auth.engine, account.id, { verified: 1 }, changes)
  }
  return account
}

/** A prepared create of a new account without a password. The random password only satisfies the validation. */
async function newAccount(
  { engine }: AuthContext,
  { profile, createData }: ProviderSignIn,
): Promise<PreparedWrite> {
  const password = randomBytes(32).toString('base64url')
  const asked = textOf(createData['email'])
  const body = Object.assign(emptyBody(), { name: profile.name }, createData, {
    email: asked === '' ? profile.email : asked,
    password,
    passwordConfirm: password,
  })
  const context = { ...contextOf(null, 'oauth2', 'POST'), body }
  const prepared = await prepareWrite(engine, { collection: engine.registry.get('users'), id: null, context })
  const isProven = profile.emailVerified && lowerAscii(body.email) === lowerAscii(profile.email)
  const columns = { ...prepared.columns, password_hash: '', verified: isProven ? 1 : 0 }
  return { ...prepared, columns }
}

async function createAccount(db: Db, auth: AuthContext, prepared: PreparedWrite, changes: Change[]) {
  const row = await performWrite(db, auth.engine, prepared, changes)
  return accountById(db, String(row['id']))
}
