import { badRequest } from '#server/http/errors.ts'
import type { Hooks, Row } from '#server/records/collection.ts'
import { textOf } from '#server/auth/form.ts'
import type { Passwords } from '#server/auth/passwords/passwords.ts'
import type { Sessions } from '#server/auth/sessions/sessions.ts'
import { newTokenKey } from '#server/auth/sessions/tokens.ts'
import { endSessionsOfSuperuser } from './superuser-accounts.ts'

interface Options {
  passwords: Passwords
  sessions: Sessions
}

type SuperuserHooks = Required<
  Pick<Hooks, 'beforeTransaction' | 'afterStore' | 'beforeDelete' | 'afterCommit'>
>

/** The hooks of the superusers' collection: password hash and sessions. The last superuser stays. */
export function createSuperuserHooks({ passwords, sessions }: Options): SuperuserHooks {
  return {
    beforeTransaction: async (_db, { body, row, stored }) => {
      const password = textOf(body, 'password')
      const isNewPassword = password !== ''
      if (!isNewPassword && stored?.['email'] === row['email']) return {}
      const columns = { token_key: newTokenKey(), verified: 1 }
      return {
        columns: isNewPassword ? { ...columns, password_hash: await passwords.hash(password) } : columns,
      }
    },

    afterStore: async (db, { stored }, row) => {
      if (stored && stored['token_key'] !== row['token_key']) await endSessionsOfSuperuser(db, idOf(row))
    },

    beforeDelete: async (db, row) => {
      const others = db.selectFrom('_superusers').select('id').where('id', '<>', idOf(row)).limit(1)
      if (!(await others.executeTakeFirst()))
        throw badRequest("You can't delete the only existing superuser.")
      await endSessionsOfSuperuser(db, idOf(row))
    },

    // Sessions in which the superuser has impersonated people may be in the cache.
    afterCommit: () => sessions.handleNotification(),
  }
}

const idOf = (row: Row) => String(row['id'])
