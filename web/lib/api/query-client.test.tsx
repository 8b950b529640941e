import { MutationObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ClientResponseError } from './client.ts'
import { createQueryClient } from './query-client.ts'
import { dismissAllToasts, useToasts } from '#web/lib/toast.ts'

it('a mutation that succeeds closes the toast of its earlier failure', async () => {
  const { result } = renderHook(useToasts)
  const save = new MutationObserver(createQueryClient(), {
    mutationFn: (isRefused: boolean) =>
      isRefused ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(),
    meta: { errorTitle: 'Could not update account details' },
  })
  await act(() => save.mutate(true).catch(() => undefined))
  expect(result.current.map(({ title }) => title)).toEqual(['Could not update account details'])
  await act(() => save.mutate(false))
  expect(result.current).toEqual([])
  dismissAllToasts()
})

it.each([
  [499, 1],
  [500, 3],
  [503, 3],
  // No response.
  [0, 3],
])('a query that fails with the status %i is sent %i times', async (status, times) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queryFn = vi.fn(() => Promise.reject(new ClientResponseError({ status })))
  const answer = createQueryClient()
    .fetchQuery({ queryKey: ['failing'], queryFn })
    .catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await answer).toMatchObject({ status })
  expect(queryFn).toHaveBeenCalledTimes(times)
})

it('a cancelled call is not tried again', async () => {
  const queryFn = vi.fn(() => Promise.reject(new ClientResponseError({ isAbort: true })))
  await expect(createQueryClient().fetchQuery({ queryKey: ['cancelled'], queryFn })).rejects.toThrow()
  expect(queryFn).toHaveBeenCalledTimes(1)
})
