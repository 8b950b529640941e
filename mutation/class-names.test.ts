import { expect, test } from 'vitest'
import { isClassText } from './class-names.ts'

test.each([
  'mt-6 grid gap-x-8 md:grid-cols-2',
  'inline-flex print:hidden shrink-0 items-center text-[0.90625rem]',
  'max-md:h-px max-md:*:hidden',
  '@[23rem]:grid-cols-[minmax(0,1fr)_108px] -my-3',
])('"%s" are classes', (text) => expect(isClassText(text)).toBe(true))

test.each([
  'unaccented_name,-population',
  'trip abc',
  'retired = false',
  'Could not add city',
  'read-only',
  'state = "x-1" && retired = false',
  '',
])('"%s" are not classes', (text) => expect(isClassText(text)).toBe(false))
