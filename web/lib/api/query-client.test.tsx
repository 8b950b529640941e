import { MutationObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
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

it('a call that was cancelled is not tried again', async () => {
  const queryFn = vi.fn(() => Promise.reject(new ClientResponseError({ isAbort: true })))
  await expect(createQueryClient().fetchQuery({ queryKey: ['cancelled'], queryFn })).rejects.toThrow()
  expect(queryFn).toHaveBeenCalledTimes(1)
})
