import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useBandPlace } from './use-band-place.ts'

beforeEach(() => localStorage.clear())

const place = (userId: string, hasBand: boolean | undefined) =>
  renderHook(() => useBandPlace(userId, hasBand)).result.current

test("before the ledger is loaded there is room for the band of years, unless this person's map had none", () => {
  expect(place('ana', undefined)).toBe(true)
  expect(place('ana', false)).toBe(false)
  expect(place('ana', undefined)).toBe(false)
  expect(place('bo', undefined)).toBe(true)
  // The first date makes the band of years appear.
  expect(place('ana', true)).toBe(true)
  expect(place('ana', undefined)).toBe(true)
})
