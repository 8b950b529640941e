import type { Clock } from '#server/clock.ts'
import { newId } from '#server/db/new-id.ts'
import type { Env } from '#server/env.ts'
import { removeMailsOf } from '#server/mail/outbox.ts'
import { isSuperuser } from '#server/http/context.ts'
import { onlyThePerson, unauthorized } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Hooks, Row } from '#server/records/collection.ts'
import { createAvatarHooks } from './avatars/avatars.ts'
import { textOf } from './form.ts'
import { afterEmailChange } from './mailed-links/email-change.ts'
import { requireProofOf } from './proof/fresh-proof.ts'
import { deleteChallengesOf } from './passkeys/challenges.ts'
import { invitationErrors } from './registration/registration.ts'
import { afterPasswordChange } from './passwords/password-change.ts'
import type { Passwords } from './passwords/passwords.ts'
import { weakPasswordErrors } from './passwords/weak-passwords.ts'
import { isOpen, type Sessions } from './sessions/sessions.ts'
import { newTokenKey } from './sessions/tokens.ts'

interface Options {
  env: Pick<Env, 'publicUrl' | 'registration' | 'passwordRule'>
  clock: Clock
  passwords: Passwords
  sessions: Sessions
  limiter: RateLimiter
  notifyOutbox: () => void
}

type UserHooks = Required<
  Pick<
    Hooks,
    | 'checkPassword'
    | 'beforeTransaction'
    | 'beforeStore'
    | 'afterStore'
    | 'beforeDelete'
    | 'afterCommit'
    | 'files'
  >
>

/** The hooks of the users collection: invitations, password hash, settings row, sessions, mails and avatar. */
export function createUserHooks(options: Options): UserHooks {
  const { passwords, sessions, limiter } = options
  return {
    checkPassword: async (stored, password) => {
      limiter.spend('password check', text(stored, 'id'), { count: 10, seconds: 900 })
      return passwords.matches(password, text(stored, 'password_hash'))
    },

    beforeTransaction: async (db, write) => {
      const { action, body, caller, row, stored } = write
      // Checked before the password is hashed, which costs time; used in the transaction.
      const errors = await invitationErrors(db, options, write, { uses: false })
      if (Object.keys(errors).length > 0) return { errors }
      const password = textOf(body, 'password')
      const isNewAddress = stored !== null && stored['email'] !== row['email']
      if (password === '') return isNewAddress ? { columns: { token_key: newTokenKey() } } : {}
      if (stored && caller?.impersonator !== undefined) throw onlyThePerson()
      const owner = { email: text(row, 'email'), name: text(row, 'name') }
      const weak = await weakPasswordErrors(options.env, password, owner)
      if (Object.keys(weak).length > 0) return { errors: weak }
      const columns = { password_hash: await passwords.hash(password), token_key: newTokenKey() }
      return { columns: action === 'create' && !isSuperuser(caller) ? { ...columns, verified: 0 } : columns }
    },

    beforeStore: async (db, write) => ({
      errors: await invitationErrors(db, options, write, { uses: true }),
    }),

    afterStore: async (db, { action, caller, stored, now, languages }, row) => {
      const user = { id: text(row, 'id'), email: text(row, 'email'), language: text(row, 'language') }
      if (action === 'create') {
        await db
          .insertInto('settings')
          .values({
            id: newId(),
            user: user.id,
            authWithPasswordAvailable: row['password_hash'] === '' ? 0 : 1,
            created: now,
            updated: now,
          })
          .execute()
      } else if (stored?.token_key !== row.token_key) {
        // The password may have been changed elsewhere while the old one was checked. That change has ended
        // this session, so refuse this one.
        if (!isSuperuser(caller) && !(await isOpen(db, caller?.sessionId ?? ''))) throw unauthorized()
        const before = text(stored ?? {}, 'email')
        if (before !== user.email) await afterEmailChange(db, options, { ...user, email: before }, languages)
        if (stored?.['password_hash'] !== row['password_hash']) {
          await db
            .updateTable('settings')
            .set({ authWithPasswordAvailable: 1, updated: now })
            .where('user', '=', user.id)
            .execute()
          await afterPasswordChange(db, options, user, languages)
        }
      }
    },

    // Sessions and mailed tokens are deleted with the row by foreign keys. They still exist here, so that the
    // person's own devices receive the deletes.
    beforeDelete: async (db, row, caller) => {
      if (caller && !isSuperuser(caller)) await requireProofOf(db, options.clock, caller)
      await removeMailsOf(db, { id: text(row, 'id'), email: text(row, 'email') })
      await deleteChallengesOf(db, text(row, 'id'))
    },

    files: createAvatarHooks(options.clock),

    afterCommit: (_action, row) => {
      sessions.forget(text(row, 'id'))
      options.notifyOutbox()
    },
  }
}

const text = (row: Row, column: string) => String(row[column] ?? '')
