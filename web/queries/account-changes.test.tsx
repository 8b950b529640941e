import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Person } from '#server/test/people.ts'
import { currentUser } from '#web/lib/session/session.ts'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { dismissAllToasts, useToasts } from '#web/lib/toast.ts'
import type { Network } from '#web/test/network.ts'
import { startSignedIn } from '#web/test/render-app.tsx'
import { useDeleteAccount, useExportAccount, useUpdateAccount } from './account-changes.ts'
import { devicesQuery } from './sessions.ts'
import { settingsQuery } from './settings.ts'
import { publicUserQuery } from './users.ts'

let network: Network
let person: Person
let queryClient: QueryClient

beforeEach(async () => {
  ;({ network, person } = await startSignedIn())
  queryClient = createQueryClient()
  onTestFinished(() => {
    queryClient.clear()
    dismissAllToasts()
  })
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const using = <Result,>(hook: () => Result): Result => renderHook(hook, { wrapper }).result.current
const titles = () => using(useToasts).map(({ title }) => title)
const account = () => {
  const user = currentUser()
  if (user === null) throw new Error('Nobody is signed in.')
  return using(() => useUpdateAccount(user, 'Could not change'))
}

describe('a change of the account', () => {
  test('is shown at once, and makes old what other screens show of the person', async () => {
    const queries = [publicUserQuery(person.id), settingsQuery(person.id), devicesQuery(person.id)]
    await queryClient.fetchQuery(publicUserQuery(person.id)).catch(() => undefined)
    await queryClient.fetchQuery(settingsQuery(person.id))
    await queryClient.fetchQuery(devicesQuery(person.id))
    const slow = network.holdNext({ method: 'PATCH', path: '/api/collections/users' })
    const changed = account().mutateAsync({ name: 'Anna Changed' })
    await expect.poll(() => currentUser()?.name).toBe('Anna Changed')
    slow.release()
    await changed
    expect(queries.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([
      true,
      true,
      true,
    ])
  })

  test('that is refused is taken back, and a toast says so', async () => {
    const before = currentUser()?.name
    network.refuseNext({ method: 'PATCH', path: '/api/collections/users' }, 500)
    await expect(account().mutateAsync({ name: 'Anna Changed' })).rejects.toThrow()
    expect(currentUser()?.name).toBe(before)
    expect(titles()).toEqual(['Could not change'])
  })
})

test('an export or a deletion that fails says so', async () => {
  network.refuseNext({ path: '/api/account/export' }, 500)
  const exporting = using(() => useExportAccount('Could not export'))
  await expect(exporting.mutateAsync('account.csv')).rejects.toThrow()
  network.refuseNext({ path: '/api/account/delete' }, 500)
  const deleting = using(() => useDeleteAccount('Could not delete'))
  await expect(deleting.mutateAsync({ password: 'wrong' })).rejects.toThrow()
  expect(titles().toSorted()).toEqual(['Could not delete', 'Could not export'])
})
