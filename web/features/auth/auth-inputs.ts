import * as z from 'zod/mini'
import { nameMinLength, passwordMinLength } from '#shared/collections/users.ts'
import { authMessages } from '#web/messages/auth.ts'

// Each message is a function, called when a field is checked, so that it is in the language of that moment.
const email = z.string().check(z.email({ error: () => authMessages.invalidEmail }))
const newPassword = z.string().check(z.minLength(passwordMinLength, { error: () => authMessages.tooShort }))

const samePassword = z.refine<{ password: string; passwordConfirm: string }>(
  (form) => form.password === form.passwordConfirm,
  { error: () => authMessages.passwordsMustMatch, path: ['passwordConfirm'], when: () => true },
)

export const loginInput = z.object({
  email,
  password: z.string().check(z.minLength(passwordMinLength, { error: () => authMessages.invalidPassword })),
})

export const registerInput = z
  .object({
    name: z.string().check(z.trim(), z.minLength(nameMinLength, { error: () => authMessages.tooShort })),
    email,
    password: newPassword,
    passwordConfirm: z.string(),
  })
  .check(samePassword)

export const forgotPasswordInput = z.object({ email })

export const resetPasswordInput = z
  .object({ password: newPassword, passwordConfirm: z.string() })
  .check(samePassword)

export const confirmEmailChangeInput = z.object({
  password: z.string().check(z.minLength(1, { error: () => authMessages.passwordRequired })),
})

export const noPasswordInput = z.object({ password: z.string() })

/** A mailed token: three segments of at least two of A-Z a-z 0-9 _ -, joined by dots. */
const mailedToken = z
  .string()
  .check(z.trim(), z.regex(/^[\w-]{2,}\.[\w-]{2,}\.[\w-]{2,}$/, { error: () => authMessages.invalidToken }))

export const verifyEmailInput = z.object({ token: mailedToken })
