import { randomBytes } from 'node:crypto'
import { timestampOf } from '#server/clock.ts'
import { type Db, transaction } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import type { Caller } from '#server/http/context.ts'
import { removeMailsOf } from '#server/mail/outbox.ts'
import { emptyBody } from '#server/records/write/request-body.ts'
import type { Change } from '#server/records/engine.ts'
import { type PreparedWrite, prepareWrite } from '#server/records/write/prepare-write.ts'
import { contextOf } from '#server/records/rule-context.ts'
import { announce, performWrite } from '#server/records/write/write-record.ts'
import { type Account, accountByEmail, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { changeUser } from '#server/auth/change-user.ts'
import type { Device } from '#server/auth/sessions/sessions.ts'
import { newTokenKey } from '#server/auth/sessions/tokens.ts'
import { link, linkedUser, unlinkAll } from './external-accounts.ts'
import type { Profile } from './provider.ts'

export interface SignedIn {
  userId: string
  token: string
  isNew: boolean
}

interface Arrival {
  provider: string
  profile: Profile
  /** Who is signed in already and adds this way to their account. */
  caller: Caller
  /** What a new account should hold besides. */
  createData: Readonly<Record<string, unknown>>
  device: Device
}

/** Signs in whoever a provider vouches for: who is linked, who asks, whose address it is, or somebody new. */
export async function signInFromElsewhere(auth: AuthContext, arrival: Arrival): Promise<SignedIn> {
  const { db, engine } = auth
  // Hashing must not happen in a transaction; whether it is needed is looked at again inside.
  const isKnown = (await findAccount(db, arrival)) !== null
  const prepared = isKnown ? null : await newAccount(auth, arrival)
  const { owner, session, isNew, changes } = await transaction(db, async (db) => {
    const changes: Change[] = []
    const found = await findAccount(db, arrival)
    const account = found ?? (prepared && (await createAccount(db, auth, prepared, changes)))
    if (!account) throw new Error('The account went while somebody signed in to it.')
    const owner = found ? await adopt(db, auth, arrival, account, changes) : account
    if (!found) await link(db, auth.clock, owner.id, externalOf(arrival))
    const session = await auth.sessions.open(db, owner.id, arrival.device)
    return { owner, session, isNew: !found, changes }
  })
  announce(engine, changes)
  return { userId: owner.id, token: await auth.sessions.tokenFor(owner, session), isNew }
}

const externalOf = ({ provider, profile }: Arrival) => ({ provider, providerId: profile.id })

async function findAccount(db: Db, arrival: Arrival): Promise<Account | null> {
  const { profile, caller } = arrival
  const linked = await linkedUser(db, externalOf(arrival))
  if (linked !== null) return accountById(db, linked)
  if (caller) return accountById(db, caller.userId)
  // Anybody can have written any address into an account elsewhere; only a proven one says who they are.
  return profile.emailVerified && profile.email !== '' ? accountByEmail(db, profile.email) : null
}

/** Links an account that is there. One whose address was never proven is taken from whoever registered it. */
async function adopt(db: Db, auth: AuthContext, arrival: Arrival, account: Account, changes: Change[]) {
  const { profile, caller } = arrival
  const external = externalOf(arrival)
  if ((await linkedUser(db, external)) === null) {
    const isCallers = caller?.userId === account.id
    if (!isCallers && !account.verified) return reclaim(db, auth, arrival, account, changes)
    await link(db, auth.clock, account.id, external)
  }
  const isProven = profile.emailVerified && lowerAscii(profile.email) === lowerAscii(account.email)
  if (isProven && !account.verified) {
    changes.push(await changeUser(db, auth.engine, account.id, { verified: 1 }))
  }
  return account
}

/**
 * Gives an account to its address's real owner: whoever made it loses the password, every session, link and
 * mail, and sees nothing of what becomes of it.
 */
async function reclaim(db: Db, auth: AuthContext, arrival: Arrival, account: Account, changes: Change[]) {
  const { engine, clock } = auth
  const tokenKey = newTokenKey()
  await db.deleteFrom('session').where('user', '=', account.id).execute()
  await db.deleteFrom('mailed_token').where('user', '=', account.id).execute()
  await unlinkAll(db, account.id)
  await removeMailsOf(db, account)
  await db
    .updateTable('settings')
    .set({ authWithPasswordAvailable: 0, updated: timestampOf(clock()) })
    .where('user', '=', account.id)
    .execute()
  await link(db, clock, account.id, externalOf(arrival))
  const columns = { password_hash: '', token_key: tokenKey, verified: 1, public: 0 }
  changes.push(await changeUser(db, engine, account.id, columns))
  return { ...account, tokenKey }
}

/** A new account in the making, with a password that nobody knows in place of one. */
async function newAccount({ engine }: AuthContext, { profile, createData }: Arrival): Promise<PreparedWrite> {
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
