import { Hono } from 'hono'
import { lockedTransaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound, unauthorized } from '#server/http/errors.ts'
import { rateLimited, requestLimits } from '#server/http/request-limits.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { required } from '#server/records/write/value-errors.ts'
import { deviceName } from '#shared/domain/device-name.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { passkeyNameMaxLength } from '#shared/passkeys.ts'
import { accountById } from '#server/auth/accounts.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { idInPath, refuse, textOf } from '#server/auth/form.ts'
import { requireFreshProof } from '#server/auth/proof/fresh-proof.ts'
import { mailSecurityChange } from '#server/auth/security/mail-security-change.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { completeSignIn, countSecondStep } from '#server/auth/sessions/complete-sign-in.ts'
import { requireWayIn, waysInLock } from '#server/auth/ways-in.ts'
import { ceremonyResponseIn } from './passkeys.ts'
import { deletePasskey, passkeysOf, renamePasskey } from './stored-passkeys.ts'

const tooLong: FieldError = {
  code: 'validation_max_text_constraint',
  message: `Must be no more than ${passkeyNameMaxLength} character(s).`,
  params: { max: passkeyNameMaxLength },
}
const notAName: FieldError = {
  code: 'validation_invalid_value',
  message: 'Must not contain control characters.',
}

/** Signs in with a passkey, and adds, renames and deletes the caller's passkeys. */
export function passkeyRoutes(auth: AuthContext, users: string) {
  const { db, passkeys, limiter } = auth
  const app = new Hono<RequestEnv>()
  const own = '/api/account/passkeys'

  for (const path of [`${users}/passkey-options`, '/api/account/proof/passkey', `${own}/options`])
    app.post(path, rateLimited(limiter, 'passkey options', requestLimits.passkeyOptions))
  for (const path of [`${users}/auth-with-passkey`, own])
    app.post(path, rateLimited(limiter, 'passkey', requestLimits.auth))

  // The same response for everybody, which does not reveal who has an account or a passkey.
  app.post(`${users}/passkey-options`, async (c) => c.json(await passkeys.askForUse(db), 200, noStore))

  app.post(`${users}/auth-with-passkey`, async (c) => {
    const body = await readBody(c.req)
    await countSecondStep(auth, c, body)
    const account = await accountById(db, await passkeys.signIn(db, ceremonyResponseIn(body)))
    if (!account) throw unauthorized()
    return completeSignIn(auth, c, { account, method: 'passkey', body, countsAsBoth: true })
  })

  app.post('/api/account/proof/passkey', async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    return c.json(await passkeys.askForProof(db, userId), 200, noStore)
  })

  // The proof is required here and not again when the passkey is stored: only this caller gets the challenge.
  app.post(`${own}/options`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    return c.json(await passkeys.askForNew(db, await ownerWith(userId)), 200, noStore)
  })

  app.post(own, async (c) => {
    const { userId } = requireCaller(c.get('caller'))
    const owner = await ownerWith(userId)
    const body = await readBody(c.req)
    const name = nameIn(body) || defaultName(c.req.header('user-agent') ?? '')
    const passkey = await passkeys.add(db, owner, name, ceremonyResponseIn(body), (db) =>
      mailSecurityChange(db, auth, c, userId, 'passkeyAdded'),
    )
    auth.notifyOutbox()
    return c.json(passkey, 200, noStore)
  })

  app.patch(`${own}/:id`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    const name = nameIn(await readBody(c.req))
    if (name === '') refuse({ name: required })
    const id = idInPath(c)
    await renamePasskey(db, userId, id, name)
    const renamed = (await passkeysOf(db, userId)).find((passkey) => passkey.id === id)
    if (!renamed) throw notFound()
    return c.json(renamed, 200, noStore)
  })

  app.delete(`${own}/:id`, async (c) => {
    const { userId } = await requireFreshProof(auth, c)
    await lockedTransaction(db, [waysInLock(userId)], async (db) => {
      if (!(await deletePasskey(db, userId, idInPath(c)))) throw notFound()
      await requireWayIn(db, userId)
      await mailSecurityChange(db, auth, c, userId, 'passkeyRemoved')
    })
    auth.notifyOutbox()
    return c.body(null, 204, noStore)
  })

  async function ownerWith(id: string) {
    const owner = await db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'verified'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!owner) throw unauthorized()
    return { ...owner, verified: owner.verified === 1 }
  }

  return app
}

/** The name in a body, without spaces around it; "" when there is none. Throws the contract's 400 for an invalid one. */
function nameIn(body: Body): string {
  const name = textOf(body, 'name').trim()
  if (Array.from(name).length > passkeyNameMaxLength) refuse({ name: tooLong })
  if (/\p{Cc}/u.test(name)) refuse({ name: notAName })
  return name
}

/** A name for a new passkey, such as "Chrome, macOS". */
function defaultName(agent: string): string {
  const { browser, system } = deviceName(agent)
  return [browser, system].filter((part) => part !== null).join(', ') || 'Passkey'
}
