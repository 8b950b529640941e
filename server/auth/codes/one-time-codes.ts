import { randomInt } from 'node:crypto'
import { type Account, accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { askerOf } from '#server/auth/mailed-links/asker.ts'
import type { Client } from '#server/auth/sessions/client.ts'
import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { lowerAscii } from '#server/db/lower-ascii.ts'
import { newId } from '#server/db/new-id.ts'
import { type Asker, forgetRequests } from '#server/mail/mail-limits.ts'
import { requestMail } from '#server/mail/outbox.ts'
import { proofCodeLetter, signInCodeLetter } from '#server/mail/templates.ts'

/** How long a mailed code is valid. */
export const codeSeconds = 600
const digits = 8
/** For one request; another request for the same code has its own tries. */
const mostTries = 5
/** Requests for the code of one account that are valid at a time. */
const mostRequests = { fromNetwork: 5, fromStrangers: 40 }

type CodePurpose = 'signIn' | 'proof'

const mailPurposes = { signIn: 'signInCode', proof: 'proofCode' } as const
const letters = { signIn: signInCodeLetter, proof: proofCodeLetter }

interface CodeRequest {
  /** Null when there is no account, which the response must not show. */
  account: Account | null
  purpose: CodePurpose
  client: Client
  /** The tags of the request's Accept-Language. */
  languages: readonly string[]
}

/**
 * Mails a code to the owner of an account. Returns the id with which the code is to be sent; for no account, or after
 * too many requests, an id that no code belongs to. When the mail limits allow no further mail, the id belongs to the
 * code that was mailed last, so that nobody can lock the owner out by requesting a code first, or by trying codes.
 */
export async function requestCode(
  auth: AuthContext,
  { account, purpose, client, languages }: CodeRequest,
): Promise<string> {
  const { db, clock, env, passwords } = auth
  const id = newId()
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  // The code is hashed also when there is no account, so that the time of the response is the same.
  const code_hash = await passwords.hash(code)
  if (!account || account.email === '') return id
  const asker = await askerOf(auth, account, client)

  const draft = { to: account, languages, publicUrl: env.publicUrl, code, seconds: codeSeconds }
  const now = clock()
  const email = lowerAscii(account.email)
  const row = { id, user: account.id, purpose, email, network: client.network, tries: 0 }
  const created = timestampOf(now)
  await requestMail(db, letters[purpose](draft), {
    clock,
    asker,
    store: async (db) => {
      const expires = timestampOf(secondsAfter(now, codeSeconds))
      await db
        .insertInto('one_time_code')
        .values({ ...row, code_hash, created, expires })
        .execute()
    },
    otherwise: async (db) => {
      if (!(await mayShare(db, clock, row, asker))) return
      const mailed = await validCodes(db, clock, account.id, purpose)
        .select(['code_hash', 'expires'])
        .where('email', '=', email)
        .orderBy('created', 'desc')
        .executeTakeFirst()
      if (mailed)
        await db
          .insertInto('one_time_code')
          .values({ ...row, ...mailed, created })
          .execute()
    },
  })
  auth.notifyOutbox()
  return id
}

const validCodes = (db: Db, clock: Clock, user: string, purpose: CodePurpose) =>
  db
    .selectFrom('one_time_code')
    .where('user', '=', user)
    .where('purpose', '=', purpose)
    .where('expires', '>', timestampOf(clock()))

/** Limits the requests that share a code, and so the attempts to guess it. */
async function mayShare(
  db: Db,
  clock: Clock,
  { user, purpose, network }: { user: string; purpose: CodePurpose; network: string },
  { isKnown }: Asker,
) {
  const requests = await validCodes(db, clock, user, purpose).select('network').execute()
  const fromNetwork = requests.filter((request) => request.network === network)
  if (fromNetwork.length >= mostRequests.fromNetwork) return false
  return isKnown || requests.length < mostRequests.fromStrangers
}

/**
 * Uses a mailed code, once. Returns its account; null for a wrong, used or expired code, after five wrong ones, and
 * after the address to which it was mailed was changed. All of these cases take the same time.
 */
export async function redeemCode(
  { db, clock, passwords }: AuthContext,
  purpose: CodePurpose,
  id: string,
  code: string,
): Promise<Account | null> {
  // Count the try before the check, so that simultaneous tries count too.
  const tried = await db
    .updateTable('one_time_code')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostTries)
    .where('expires', '>', timestampOf(clock()))
    .returning(['user', 'email', 'code_hash'])
    .executeTakeFirst()
  const isMatch = await passwords.matches(code, tried?.code_hash ?? null)
  const account = tried ? await accountById(db, tried.user) : null
  if (!tried || !account || !isMatch || lowerAscii(account.email) !== tried.email) return null
  // Of two simultaneous requests with the same code, one deletes it. Other requests that share the code end with it.
  const { numDeletedRows } = await db
    .deleteFrom('one_time_code')
    .where('user', '=', tried.user)
    .where('code_hash', '=', tried.code_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return null
  await forgetRequests(db, account.email, mailPurposes[purpose])
  return account
}

/** Deletes expired codes. */
export async function purgeCodes(db: Db, clock: Clock) {
  await db.deleteFrom('one_time_code').where('expires', '<=', timestampOf(clock())).execute()
}
