import { authReply } from '#shared/collections/users.ts'
import { api } from './api.ts'

/** Whether the operator has configured Google as a way to sign in. */
export const hasGoogle = async () => {
  const methods = await api.collection('users').listAuthMethods()
  return methods.oauth2.providers.some(({ name }) => name === 'google')
}

/** Signs in with a Google account in a window of its own; creates the account on the first time. */
export const signInWithGoogle = async () =>
  authReply.parse(
    await api
      .collection('users')
      .authWithOAuth2({ provider: 'google', createData: { emailVisibility: true } }),
  ).record
