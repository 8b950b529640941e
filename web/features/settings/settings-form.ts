import * as z from 'zod/mini'
import type { User } from '#shared/collections/users.ts'
import { nameMinLength, passwordMinLength } from '#shared/collections/users.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import type { AccountChanges } from '#web/queries/account-changes.ts'

const largestPictureBytes = 5_242_880
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

const atLeast = (length: number) =>
  z.refine<string>((text) => text === '' || Array.from(text).length >= length, {
    error: () => settingsMessages.tooShort,
  })

type Passwords = { oldPassword: string; password: string; passwordConfirm: string }
const passwordsOf = ({ oldPassword, password, passwordConfirm }: Passwords) => [
  oldPassword,
  password,
  passwordConfirm,
]
const isComplete = (form: Passwords) => passwordsOf(form).every((text) => text !== '')
const isUntouched = (form: Passwords) => passwordsOf(form).every((text) => text === '')

/** Adds an error to each of the three fields that is empty while another is not. */
const complete = (field: keyof Passwords) =>
  z.refine<Passwords>((form) => form[field] !== '' || isUntouched(form), {
    error: () => settingsMessages.completePasswords,
    path: [field],
    when: () => true,
  })

/** The fragment of the address that leads to the password fields. */
export const passwordHash = 'password'

/** A picture that is to be removed. */
export const noPicture = 'none'

/** The input of the settings form; a picture of null is not changed. */
export const settingsInput = z
  .object({
    avatar: z.union([
      z.literal(noPicture),
      z.nullable(
        z
          .file()
          .check(
            z.maxSize(largestPictureBytes, { error: () => settingsMessages.fileTooLarge }),
            z.mime([...pictureTypes], { error: () => settingsMessages.notAPicture }),
          ),
      ),
    ]),
    name: z.string().check(z.trim(), atLeast(nameMinLength)),
    oldPassword: z.string(),
    password: z.string().check(atLeast(passwordMinLength)),
    passwordConfirm: z.string(),
  })
  .check(
    complete('oldPassword'),
    complete('password'),
    complete('passwordConfirm'),
    z.refine<Passwords>(({ password, passwordConfirm }) => password === passwordConfirm, {
      error: () => settingsMessages.passwordsMustMatch,
      path: ['passwordConfirm'],
      when: () => true,
    }),
    z.refine<Passwords>(({ oldPassword, password }) => password === '' || password !== oldPassword, {
      error: () => settingsMessages.sameNewPassword,
      path: ['password'],
      when: () => true,
    }),
  )

export type SettingsInput = z.infer<typeof settingsInput>

/** The fields that are empty before anything is changed. */
export const untouched = { avatar: null, oldPassword: '', password: '', passwordConfirm: '' }

/** The changes of an account in a completed form. A password is sent only if all three fields are filled. */
export const changesOf = (user: User, form: SettingsInput): AccountChanges => {
  const { oldPassword, password, passwordConfirm } = form
  return {
    ...(form.name !== user.name && { name: form.name }),
    ...(form.avatar !== null && { avatar: form.avatar === noPicture ? null : form.avatar }),
    ...(isComplete(form) && { passwords: { oldPassword, password, passwordConfirm } }),
  }
}
