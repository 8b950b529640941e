import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { isSuperuser } from '#server/http/context.ts'
import type { Write } from '#server/records/collection.ts'
import { textOf } from '#server/records/write/coerce.ts'
import { type FieldErrors, required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { isInvited, useInvitation } from './invitations.ts'

const invalidInvitation: FieldError = {
  code: 'validation_invalid_invitation',
  message: 'The invitation is not valid any more.',
}

interface Options {
  env: Pick<Env, 'registration'>
  clock: Clock
}

/**
 * The errors of a new account without a valid invitation, where one is needed. All ways to create an account run the
 * hooks that call it. When registration is closed, the collection's rule has already refused the request. A superuser
 * needs no invitation. With `uses` the invitation becomes invalid.
 */
export async function invitationErrors(
  db: Db,
  { env, clock }: Options,
  { action, body, caller }: Write,
  { uses }: { uses: boolean },
): Promise<FieldErrors> {
  if (action !== 'create' || env.registration !== 'invite' || isSuperuser(caller)) return {}
  const token = textOf(body['invitation'])
  if (token === '') return { invitation: required }
  const isValid = await (uses ? useInvitation : isInvited)(db, clock, token)
  return isValid ? {} : { invitation: invalidInvitation }
}
