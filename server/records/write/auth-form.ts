import type { Collection, Hooks, Write } from '#server/records/collection.ts'
import { textOf } from './coerce.ts'
import { type FieldErrors, mismatch, required } from './value-errors.ts'

/**
 * What is wrong with the part of an account's form that is looked at before its fields: only the mailed links
 * change an e-mail address or verify it, and a new password is confirmed and, in an update, proven by the old.
 */
export async function authFormErrors(
  { action, body, row, stored }: Write,
  checkPassword?: Hooks['checkPassword'],
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const password = textOf(body['password'])
  const confirmation = textOf(body['passwordConfirm'])
  const old = textOf(body['oldPassword'])
  const isNew = action === 'create'
  if (!isNew && row['email'] !== stored?.['email']) errors['email'] = mismatch
  if (row['verified'] !== (stored?.['verified'] ?? 0)) errors['verified'] = mismatch
  if (password === '' && (isNew || confirmation !== '' || old !== '')) errors['password'] = required
  if (confirmation === '' && (isNew || password !== '' || old !== '')) errors['passwordConfirm'] = required
  else if (confirmation !== password) errors['passwordConfirm'] = mismatch
  if (stored && (password !== '' || confirmation !== '')) {
    if (old === '') errors['oldPassword'] = required
    else if (checkPassword && !(await checkPassword(stored, old))) {
      errors['oldPassword'] = {
        code: 'validation_invalid_old_password',
        message: 'Missing or invalid old password.',
      }
    }
  }
  return errors
}

/** What is wrong with a new password as such; looked at together with the fields. */
export function passwordErrors(collection: Collection, { body }: Write): FieldErrors {
  const { min, max } = collection.password ?? { min: 8, max: 71 }
  const length = Array.from(textOf(body['password'])).length
  if (length === 0) return {}
  if (length < min) {
    return {
      password: { code: 'validation_min_text_constraint', message: `Must be at least ${min} character(s).` },
    }
  }
  return length > max
    ? {
        password: {
          code: 'validation_max_text_constraint',
          message: `Must be less than ${max} character(s).`,
        },
      }
    : {}
}
