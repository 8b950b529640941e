import { externalAuths as identity } from '#shared/collections/external-auths.ts'
import { isSuperuser } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import type { Collection } from '#server/records/collection.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { times } from './rules.ts'

const owner = 'recordRef = @request.auth.id'

/**
 * The links of users to their accounts at providers. A sign-in makes them. Their owners delete them by a separate
 * route, which requires a proof and keeps the last way to sign in. In a batch they cannot be deleted, because it does
 * not call that route.
 */
export const externalAuths: Collection = {
  ...identity,
  type: 'base',
  fields: {
    collectionRef: { type: 'text', required: true },
    recordRef: { type: 'text', required: true },
    provider: { type: 'text', required: true },
    providerId: { type: 'text', required: true },
    ...times,
  },
  rules: { list: owner, view: owner, create: null, update: null, delete: owner },
  unique: [{ columns: ['provider', 'providerId'] }, { columns: ['recordRef', 'provider'] }],
  hooks: {
    beforeTransaction: async (db, { action, row }) => {
      const owner = db.selectFrom('users').select('id').where('id', '=', String(row['recordRef']))
      if (!(await owner.executeTakeFirst())) return { errors: { recordRef: noUser } }
      return action === 'create' ? { columns: { label: '', confirmed: 0 } } : {}
    },
    beforeDelete: async (_db, _row, caller) => {
      if (!isSuperuser(caller)) throw badRequest('Unlink accounts outside a batch, one at a time.')
    },
  },
}

const noUser: FieldError = {
  code: 'validation_missing_rel_records',
  message: 'Failed to find all relation records with the provided ids.',
}
