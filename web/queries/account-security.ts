import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AccountSecurity,
  accountSecurity,
  codeRequest,
  type RecoveryCodes,
  recoveryCodes,
  totpSetup,
} from '#shared/account-security.ts'
import { send } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { api } from '#web/lib/api/client.ts'
import { addPasskey, provePasskey } from '#web/lib/session/passkeys.ts'
import { linkProvider, ProviderUnreachable } from '#web/lib/session/provider-sign-in.ts'
import { giveProof, withProof } from '#web/lib/session/proof.ts'

const path = '/api/account'
const securityKey = 'account-security'

/** The ways in to a person's account, and what guards it. */
export const securityQuery = (userId: string) =>
  queryOptions({
    queryKey: [securityKey, { user: userId }],
    queryFn: () => send(`${path}/security`, accountSecurity),
    // Another window may have changed it a moment ago.
    refetchOnWindowFocus: 'always',
  })

/** New recovery codes. They are in memory, and the time without a page that shows them does not matter. */
const newCodesQuery = (userId: string) =>
  queryOptions<RecoveryCodes | null>({
    queryKey: ['new-recovery-codes', { user: userId }],
    queryFn: skipToken,
    initialData: null,
    gcTime: Infinity,
  })

/**
 * The recovery codes that the server has made and the person has not kept yet, or null. The server sends them only
 * once, so they outlive the page that asked for them. `areReplaced` says that they have become invalid since, as by a
 * change in another window. `forget` drops them.
 */
export const useNewRecoveryCodes = (userId: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = newCodesQuery(userId)
  const { data: made = null, dataUpdatedAt: madeAt } = useQuery(newCodesQuery(userId))
  const { data: security, dataUpdatedAt: loadedAt } = useQuery(securityQuery(userId))
  return {
    codes: made?.codes ?? null,
    areReplaced: made !== null && loadedAt > madeAt && security?.recoveryCodes.made !== made.made,
    forget: () => queryClient.setQueryData(queryKey, null),
  }
}

type Change<Variables, Reply> = (variables: Variables) => Promise<Reply>

/**
 * Changes something about the security of an account. The person is asked for a proof when the server wants one. A
 * failure raises a toast with the title, or none when there is no title and its place shows it alone. `onSuccess` is
 * called also when the page has been left meanwhile.
 */
const useSecurityChange = <Variables, Reply>(
  userId: string,
  errorTitle: string | undefined,
  change: Change<Variables, Reply>,
  onSuccess: (reply: Reply) => void = () => undefined,
) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (variables: Variables) => withProof(() => change(variables)),
    meta: errorTitle === undefined ? {} : { errorTitle },
    onSuccess,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: securityQuery(userId).queryKey })
    },
  })
}

/** Deletes what may have been deleted before, perhaps in another tab. */
const removeAt = async (address: string) => {
  try {
    await api.send<unknown>(address, { method: 'DELETE' })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** Has the browser make a passkey, and adds it under this name. */
export const useAddPasskey = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, (name: string) => addPasskey(name))

const passkeyPath = (id: string) => `${path}/passkeys/${encodeURIComponent(id)}`

/** Gives a passkey another name. */
export const useRenamePasskey = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, ({ id, name }: { id: string; name: string }) =>
    api.send<unknown>(passkeyPath(id), { method: 'PATCH', body: { name } }),
  )

/** Removes the passkey with this id. */
export const useRemovePasskey = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, (id: string) => removeAt(passkeyPath(id)))

/** Makes the secret of an authenticator app, which `useConfirmTotp` turns on. */
export const useStartTotp = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, () => send(`${path}/totp`, totpSetup, { method: 'POST' }))

/** Keeps new recovery codes for `useNewRecoveryCodes`. */
const useKeepCodes = (userId: string) => {
  const queryClient = useQueryClient()
  const { queryKey } = newCodesQuery(userId)
  return (made: RecoveryCodes) => {
    queryClient.setQueryData(queryKey, made)
  }
}

/**
 * Turns the authenticator app on by six digits of it; `useNewRecoveryCodes` then has the recovery codes. `onSuccess` is
 * called also when the page has been left meanwhile.
 */
export const useConfirmTotp = (userId: string, onSuccess: () => void) => {
  const keepCodes = useKeepCodes(userId)
  return useSecurityChange(
    userId,
    undefined,
    (code: string) => send(`${path}/totp/confirm`, recoveryCodes, { method: 'POST', body: { code } }),
    (made) => {
      keepCodes(made)
      onSuccess()
    },
  )
}

/** Turns the authenticator app off. */
export const useTurnOffTotp = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, () => removeAt(`${path}/totp`))

/** Makes new recovery codes in place of the old ones, for `useNewRecoveryCodes`. */
export const useMakeRecoveryCodes = (userId: string, errorTitle: string) => {
  const keepCodes = useKeepCodes(userId)
  return useSecurityChange(
    userId,
    errorTitle,
    () => send(`${path}/recovery-codes`, recoveryCodes, { method: 'POST' }),
    keepCodes,
  )
}

/** Turns a mailed code as the second step on or off. */
export const useSetMailCode = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, (on: boolean) =>
    api.send<unknown>(`${path}/mail-code`, { method: 'PUT', body: { on } }),
  )

/**
 * Links an account at a provider, in a window of its own. The proof is asked for before that window opens. The result
 * is 'proven' when the browser would refuse the window after the proof, so that it takes another click, and 'givenUp'
 * when the person closed the window.
 */
export const useLinkProvider = (userId: string, errorTitle: string, unreachable: string) =>
  useSecurityChange(userId, errorTitle, async (link: { provider: string; isProven: boolean }) => {
    if (!link.isProven) await giveProof()
    if (!canOpenWindow()) return 'proven'
    try {
      return (await linkProvider(link.provider, userId)) === null ? 'givenUp' : 'linked'
    } catch (error) {
      throw error instanceof ProviderUnreachable ? new Error(unreachable, { cause: error }) : error
    }
  })

/** Whether a click was a moment ago, without which browsers refuse a window. Older browsers do not say it. */
const canOpenWindow = () => !('userActivation' in navigator) || navigator.userActivation.isActive

/** Removes the link with this id. */
export const useUnlinkProvider = (userId: string, errorTitle: string) =>
  useSecurityChange(userId, errorTitle, (id: string) =>
    removeAt(`/api/collections/_externalAuths/records/${encodeURIComponent(id)}`),
  )

/** What proves that it is the owner who wants a change. */
export type Proof = { password: string } | { otpId: string; code: string }

/** Proves to the server who is there, and then asks until when the proof counts. */
const useNewProof = <Given>(prove: (given: Given) => Promise<unknown>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: prove,
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [securityKey] }),
  })
}

/** Proves to the server who is there; changes that want a proof then work for ten minutes. */
export const useProve = () =>
  useNewProof((proof: Proof) => api.send<unknown>(`${path}/proof`, { method: 'POST', body: proof }))

/** Proves to the server who is there by a passkey of the account. */
export const useProveByPasskey = () => useNewProof<void>(provePasskey)

/** Mails a code to the account's own address, and answers its id. */
export const useMailProofCode = () =>
  useMutation({ mutationFn: () => send(`${path}/proof/code`, codeRequest, { method: 'POST' }) })

/** How many ways in an account has. A mailed code does not count: it works only while mails can be sent. */
export const waysIn = ({ password, passkeys, linked }: AccountSecurity): number =>
  (password.set ? 1 : 0) + passkeys.length + linked.length
