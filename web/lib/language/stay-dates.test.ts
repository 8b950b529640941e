import { expect, it } from 'vitest'
import { lengthText } from './stay-dates.ts'

it.each([
  ['2018-12-31', '2019-04-10', '3 months'],
  ['2018-12-10', '2019-04-10', '4 months'],
  ['2010-09-20', '2012-09-19', '1 year 11 months'],
  ['2010-09', '2014-06', '3 years 9 months'],
])('the length from %s to %s is %s', (start, end, text) => expect(lengthText({ start, end })).toBe(text))
