import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useScript } from './use-script.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const failing = (times: number) => {
  let calls = 0
  return {
    calls: () => calls,
    load: () => {
      calls += 1
      return calls > times
        ? Promise.resolve({ text: 'The part' })
        : Promise.reject(new TypeError('Failed to fetch'))
    },
  }
}

type PartProps = { load: () => Promise<{ text: string }>; isWanted?: boolean; onFail?: () => void }

function Part({ load, isWanted = true, onFail }: PartProps) {
  const { script, error, retry } = useScript(load, { isWanted, ...(onFail && { onFail }) })
  if (script) return <p>{script.text}</p>
  return (
    <>
      <p>{error === undefined ? 'Waiting' : 'Failed'}</p>
      <button onClick={retry}>Try again</button>
    </>
  )
}

it('keeps the page if a script cannot be loaded, and loads it when the network comes back', async () => {
  const { load, calls } = failing(1)
  render(<Part load={load} />)
  expect(await screen.findByText('Failed')).toBeDefined()
  expect(calls()).toBe(1)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The part')).toBeDefined()
})

it('tries again by itself after 5, 10 and then every 15 seconds', async () => {
  vi.useFakeTimers()
  const { load, calls } = failing(4)
  render(<Part load={load} />)
  for (const [failures, seconds] of [5, 10, 15, 15].entries()) {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000 - 1))
    expect(calls()).toBe(failures + 1)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(calls()).toBe(failures + 2)
  }
  expect(screen.getByText('The part')).toBeDefined()
})

it('tries again when a person asks for it', async () => {
  const { load } = failing(1)
  render(<Part load={load} />)
  await screen.findByText('Failed')
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  expect(await screen.findByText('The part')).toBeDefined()
})

it('loads nothing before it is wanted, and calls onFail after each failure', async () => {
  const { load, calls } = failing(2)
  const onFail = vi.fn()
  const view = render(<Part load={load} isWanted={false} onFail={onFail} />)
  expect(calls()).toBe(0)
  for (const times of [1, 2]) {
    view.rerender(<Part load={load} isWanted onFail={onFail} />)
    await waitFor(() => expect(onFail).toHaveBeenCalledTimes(times))
    view.rerender(<Part load={load} isWanted={false} onFail={onFail} />)
  }
  view.rerender(<Part load={load} isWanted onFail={onFail} />)
  expect(await screen.findByText('The part')).toBeDefined()
})
