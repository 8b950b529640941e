import { sql } from 'kysely'
import { mostWishes, noteMaxLength } from '#shared/collections/stays.ts'
import type { FieldError } from '#shared/field-errors.ts'
import type { Hooks } from '#server/records/collection.ts'
import { defineCollection } from './define-collection.ts'
import { serialize } from './marks.ts'
import { requireNoRestoration } from './restoration.ts'
import { ownerOnly, times } from './rules.ts'

export const tooManyWishes: FieldError = {
  code: 'validation_too_many_wishes',
  message: `A person has no more than ${mostWishes} wishes. Delete some first.`,
  params: { max: mostWishes },
}

/** Refuses a wish when the person has the maximum number. */
const beforeStore: Hooks['beforeStore'] = async (db, { row, stored }) => {
  const person = String(row['user'])
  if (stored?.['user'] === person) {
    await requireNoRestoration(db, person)
    return {}
  }
  await serialize(db, person)
  const { rows } = await sql`
    select 1 from wish where ${sql.id('user')} = ${person} limit 1 offset ${mostWishes - 1}`.execute(db)
  if (rows.length === 0) return {}
  return { errors: { user: tooManyWishes } }
}

const afterDelete: Hooks['afterDelete'] = (db, row) => requireNoRestoration(db, String(row['user']))

/** The cities that people want to go to. */
export const wishes = defineCollection('wish', {
  type: 'base',
  fields: {
    user: { type: 'relation', to: 'users', required: true, maxSelect: 1, cascadeDelete: true },
    city: { type: 'relation', to: 'city', required: true, maxSelect: 1, cascadeDelete: false },
    note: { type: 'text', max: noteMaxLength },
    import: { type: 'relation', to: 'import', maxSelect: 1, cascadeDelete: false, serverSet: true },
    ...times,
  },
  rules: ownerOnly,
  hooks: { beforeStore, afterDelete },
  unique: [{ columns: ['user', 'city'] }],
})
