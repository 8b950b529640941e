import type { Context } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { invalidFields, notFound } from '#server/http/errors.ts'
import { textOf as storedText } from '#server/records/write/coerce.ts'
import {
  type FieldErrors,
  isEmail,
  mismatch,
  notAnEmail,
  required,
} from '#server/records/write/value-errors.ts'
import { passwordMaxLength, passwordMinLength } from '#shared/collections/users.ts'
import type { FieldError } from '#shared/field-errors.ts'

export const invalidToken: FieldError = {
  code: 'validation_invalid_token',
  message: 'Invalid or expired token.',
}
export const invalidCode: FieldError = {
  code: 'validation_invalid_code',
  message: 'This code is wrong or has expired.',
}
export const wrongPassword: FieldError = {
  code: 'validation_invalid_password',
  message: 'This is not your password.',
}
const passwordLength: FieldError = {
  code: 'validation_length_out_of_range',
  message: `The length must be between ${passwordMinLength} and ${passwordMaxLength}.`,
  params: { min: passwordMinLength, max: passwordMaxLength },
}

/** Throws the contract's 400 with these errors, if there are any. */
export function refuse(errors: FieldErrors) {
  if (Object.keys(errors).length === 0) return
  throw invalidFields('An error occurred while validating the submitted data.', errors)
}

/** A field's text. Lists and objects count as missing. Numbers become text: readBody() parses them from forms. */
export const textOf = (body: Readonly<Record<string, unknown>>, name: string) => storedText(body[name])

/** The record's id in the path. Throws the contract's 404 for one with NUL, which PostgreSQL rejects. */
export function idInPath(c: Context<RequestEnv>): string {
  const id = c.req.param('id') ?? ''
  if (id.includes('\0')) throw notFound()
  return id
}

/** The e-mail address in a field. Throws the contract's 400 when it is missing or malformed. */
export function emailOf(body: Readonly<Record<string, unknown>>, name = 'email') {
  const email = textOf(body, name)
  if (body[name] === undefined || body[name] === '') refuse({ [name]: required })
  if (!isEmail(email)) refuse({ [name]: notAnEmail })
  return email
}

/** What a sign-in with a password needs. Throws the contract's 400 when something is missing. */
export function passwordSignInOf(body: Readonly<Record<string, unknown>>) {
  const identity = textOf(body, 'identity')
  const password = textOf(body, 'password')
  refuse({ ...(identity === '' && { identity: required }), ...(password === '' && { password: required }) })
  return { identity, password }
}

/** The errors of a new password and its confirmation. */
export function newPasswordErrors(body: Readonly<Record<string, unknown>>): FieldErrors {
  const password = textOf(body, 'password')
  const confirm = textOf(body, 'passwordConfirm')
  const errors: FieldErrors = {}
  const { length } = Array.from(password)
  if (password === '') errors.password = required
  else if (length < passwordMinLength || length > passwordMaxLength) errors.password = passwordLength
  if (confirm === '') errors.passwordConfirm = required
  else if (confirm !== password) errors.passwordConfirm = mismatch
  return errors
}
