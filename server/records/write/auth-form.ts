import { isSuperuser } from '#server/http/context.ts'
import type { Collection, Hooks, Write } from '#server/records/collection.ts'
import { textOf } from './coerce.ts'
import { type FieldErrors, mismatch, required } from './value-errors.ts'

/**
 * The errors of an account's e-mail address and passwords, which are checked before its other fields. A request of the
 * record API can change or verify an e-mail address only when a superuser sends it. A new password needs its
 * confirmation and, in an update by anybody but a superuser, the old password.
 */
export async function authFormErrors(
  { action, caller, body, row, stored }: Write,
  checkPassword?: Hooks['checkPassword'],
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const password = textOf(body['password'])
  const confirmation = textOf(body['passwordConfirm'])
  const old = textOf(body['oldPassword'])
  const isNew = action === 'create'
  const isManager = isSuperuser(caller)
  if (!isManager && !isNew && row['email'] !== stored?.['email']) errors['email'] = mismatch
  if (!isManager && row['verified'] !== (stored?.['verified'] ?? 0)) errors['verified'] = mismatch
  if (password === '' && (isNew || confirmation !== '' || old !== '')) errors['password'] = required
  if (confirmation === '' && (isNew || password !== '' || old !== '')) errors['passwordConfirm'] = required
  else if (confirmation !== password) errors['passwordConfirm'] = mismatch
  if (stored && !isManager && (password !== '' || confirmation !== '')) {
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

/**
 * The error of a new password's length. It is reported together with the errors of the fields. The messages are the
 * protocol's, although a password of `max` characters is valid.
 */
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
