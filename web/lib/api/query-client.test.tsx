import { MutationObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
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
