import { Hono } from 'hono'
import { externalAuths } from '#shared/collections/external-auths.ts'
import type { AuthContext } from '#server/auth/auth-context.ts'
import { idInPath } from '#server/auth/form.ts'
import { requireFreshProof } from '#server/auth/proof/fresh-proof.ts'
import { mailSecurityChange } from '#server/auth/security/mail-security-change.ts'
import { requireWayIn, waysInLock } from '#server/auth/ways-in.ts'
import { lockedTransaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import { noStore } from '#server/records/read/response-body.ts'
import { unlink } from './external-accounts.ts'

/** Deletes a link of the caller, as the record API deletes a record. The last way to sign in stays. */
export function unlinkRoute(auth: AuthContext) {
  const { db, engine } = auth
  const app = new Hono<RequestEnv>()

  app.delete('/api/collections/:collection/records/:id', async (c, next) => {
    const caller = c.get('caller')
    const isLink = engine.registry.find(c.req.param('collection'))?.name === externalAuths.name
    // A guest gets the 404 of the record API, and a superuser needs no proof.
    if (!isLink || caller?.userId === undefined) return next()
    const { userId } = caller
    const id = idInPath(c)
    if (!(await isLinkOf(userId, id))) throw notFound()
    await requireFreshProof(auth, c)
    await lockedTransaction(db, [waysInLock(userId)], async (db) => {
      if (!(await unlink(db, userId, id))) throw notFound()
      await requireWayIn(db, userId)
      await mailSecurityChange(db, auth, c, userId, 'providerUnlinked')
    })
    auth.notifyOutbox()
    return c.body(null, 204, noStore)
  })

  const isLinkOf = async (user: string, id: string) => {
    const own = db
      .selectFrom('_externalAuths')
      .select('id')
      .where('recordRef', '=', user)
      .where('id', '=', id)
    return (await own.executeTakeFirst()) !== undefined
  }

  return app
}
