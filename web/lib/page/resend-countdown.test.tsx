import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startResendCountdown, useResendCountdown } from './resend-countdown.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

const countdown = () => renderHook(() => useResendCountdown('verification')).result

it('counts a minute down in seconds and is removed at its end', () => {
  const left = countdown()
  expect(left.current).toBe(0)
  act(() => startResendCountdown('verification'))
  expect(left.current).toBe(60)
  pass(18_000)
  expect(left.current).toBe(42)
  expect(localStorage).toHaveLength(1)
  pass(42_500)
  expect(left.current).toBe(0)
  expect(localStorage).toHaveLength(0)
})

it('survives a reload', () => {
  act(() => startResendCountdown('verification'))
  vi.advanceTimersByTime(10_000)
  expect(countdown().current).toBe(50)
})

it('is separate for each kind of mail', () => {
  act(() => startResendCountdown('password-reset'))
  expect(renderHook(() => useResendCountdown('password-reset')).result.current).toBe(60)
  expect(countdown().current).toBe(0)
})

it('does not disable the button for more than a minute when the clock was set back', () => {
  act(() => startResendCountdown('verification'))
  vi.setSystemTime(new Date('2026-02-27T10:00:00Z'))
  expect(countdown().current).toBe(0)
})
