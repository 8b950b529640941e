import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#shared/collections/users.ts'
import type { ExportFormat } from '#shared/export-formats.ts'
import type { recordBase, recordTimes } from '#shared/records.ts'
import { update } from '#web/lib/api/api.ts'
import { api, download } from '#web/lib/api/client.ts'
import { withProof } from '#web/lib/session/proof.ts'
import { keepPendingSignIn } from '#web/lib/session/second-step.ts'
import { currentUser, refreshSession, showUser, signIn } from '#web/lib/session/session.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { messages } from '#web/messages/index.ts'
import { settingsOf, settingsQuery } from './settings.ts'

/** The fields of an account that a person changes by writing another value. */
type WrittenFields = Omit<
  User,
  keyof typeof recordBase | keyof typeof recordTimes | 'email' | 'emailVisibility' | 'verified' | 'avatar'
>

/** What a person changes of the own account; what is absent stays as it is. */
export type AccountChanges = Partial<WrittenFields> & {
  /** A new picture, or null for none. */
  avatar?: File | null
  passwords?: { oldPassword: string; password: string; passwordConfirm: string }
}

/** Asks anew for what the server knows of the signed-in person, on every screen. */
const refreshUser = async (queryClient: QueryClient, userId: string) => {
  await refreshSession()
  // Signed out, the server answers as if the account had no settings.
  if (currentUser()?.id !== userId) return
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['users', userId] }),
    queryClient.invalidateQueries({ queryKey: settingsQuery(userId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['session', { user: userId }] }),
  ])
}

/**
 * Signs in with the new password, which has ended every session, and has the settings note the change. Returns whether
 * the sign-in is complete: it may wait for its second step, or have failed although the password is changed.
 */
const signInAgain = async (user: User, password: string): Promise<boolean> => {
  const email = user.email ?? ''
  try {
    await signIn(email, password)
  } catch (error) {
    keepPendingSignIn(error, { email, method: 'password' })
    return false
  }
  const settings = await settingsOf(user.id)
  if (settings !== null) await update('settings', settings.id, {})
  return true
}

/** The values of a record for the fields of a change. */
const valuesOf = <Fields extends object>(record: Fields, change: Partial<Fields>) => {
  const values: Partial<Fields> = {}
  for (const name in change) values[name] = record[name]
  return values
}

/**
 * Changes the signed-in person's account, one change after the other. All but the picture and the password are shown
 * at once, and taken back when the server refuses. `onUpdate` is called when the changes are stored, before a session that
 * ended with the old password is forgotten: that removes the page.
 */
export const useUpdateAccount = (user: User, errorTitle: string, onUpdate?: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ passwords, ...changes }: AccountChanges) => {
      // Signed out, the server answers as if the account were gone.
      if (currentUser()?.id !== user.id) throw new Error(messages.common.signInAgain)
      await update('users', user.id, { ...changes, ...passwords })
      const isSignedIn = !passwords || (await signInAgain(user, passwords.password))
      onUpdate?.()
      if (!isSignedIn) dropSession()
    },
    meta: { errorTitle },
    scope: { id: 'account' },
    onMutate: ({ avatar: _avatar, passwords: _passwords, ...shown }) => {
      const before = valuesOf<WrittenFields>(currentUser() ?? user, shown)
      showUser(shown)
      return before
    },
    onError: (_error, _changes, before) => before && showUser(before),
    onSettled: () => refreshUser(queryClient, user.id),
  })
}

/** Mails a link to an address that the account is to have. The person is asked for a proof when the server wants one. */
export const useRequestEmailChange = (errorTitle: string) =>
  useMutation({
    mutationFn: (newEmail: string): Promise<unknown> =>
      withProof(() => api.collection('users').requestEmailChange(newEmail)),
    meta: { errorTitle },
  })

/** Replaces an address that is not verified, and mails a link that verifies the new one. */
export const useCorrectEmail = (userId: string, errorTitle: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) =>
      withProof(() => api.send<unknown>('/api/account/correct-email', { method: 'POST', body: { email } })),
    meta: { errorTitle },
    onSettled: () => refreshUser(queryClient, userId),
  })
}

/** A file of the signed-in person's data: the whole account, the stays and wishes, or the trips. */
export type ExportFile = 'account.json' | 'account.csv' | `map.${ExportFormat}` | `trips.${ExportFormat}`

const exportPath = (file: ExportFile) =>
  file.startsWith('account.')
    ? `/api/account/export?format=${file.slice('account.'.length)}`
    : `/api/account/export/${file}`

/** What the server keeps of the signed-in person, as a file. */
export const useExportAccount = (errorTitle: string) =>
  useMutation({
    mutationFn: async (file: ExportFile) => {
      const { name = `waymark-${file}`, content } = await download(exportPath(file))
      return { name, content }
    },
    meta: { errorTitle },
  })

/** Deletes the account for good; the password proves whose it is, or the address of who has none. */
export const useDeleteAccount = (errorTitle: string) =>
  useMutation({
    mutationFn: (proof: { password: string } | { email: string }) =>
      withProof(() => api.send<unknown>('/api/account/delete', { method: 'POST', body: proof })),
    meta: { errorTitle },
  })

/** Gives the signed-in person another picture. */
export const useChangePicture = (userId: string, errorTitle: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (avatar: File) => update('users', userId, { avatar }),
    meta: { errorTitle },
    onSettled: () => refreshUser(queryClient, userId),
  })
}
