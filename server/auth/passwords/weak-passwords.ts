import type { Env } from '#server/env.ts'
import type { FieldErrors } from '#server/records/write/value-errors.ts'
import { type PasswordOwner, type Weakness, weaknessOf } from '#shared/domain/weak-password.ts'
import type { FieldError } from '#shared/field-errors.ts'

const errors: Record<Weakness, FieldError> = {
  common: { code: 'validation_common_password', message: 'This is one of the most common passwords.' },
  own: { code: 'validation_own_password', message: 'The password is the name or the address of its owner.' },
}

/** The error of a new password that is easy to guess, where such passwords are refused. */
export async function weakPasswordErrors(
  { passwordRule }: Pick<Env, 'passwordRule'>,
  password: string,
  owner: PasswordOwner,
): Promise<FieldErrors> {
  if (passwordRule === 'warn') return {}
  const weakness = await weaknessOf(password, owner)
  return weakness === null ? {} : { password: errors[weakness] }
}
