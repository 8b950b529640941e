import { expect, it } from 'vitest'
import { buildNear, nearKeys } from './near-names.ts'

const keys = ['barcelona', 'vietnam', 'hanoi', 'lisbon', 'bangkok', '大阪市']
const near = buildNear(keys.map((key, at) => [at, key] as const))
const find = (text: string) => nearKeys(near, text, (at) => keys[at] ?? '').map((at) => keys[at])

it.each([
  ['barcelna', 'barcelona'],
  ['barcellona', 'barcelona'],
  ['barcelana', 'barcelona'],
  ['hanio', 'hanoi'],
  ['vietman', 'vietnam'],
  ['lisbonn', 'lisbon'],
  ['大坂市', '大阪市'],
])('"%s" is near "%s"', (typed, name) => {
  expect(find(typed)).toEqual([name])
})

it.each(['barcelona', 'barclna', 'bankgok1', 'nobsil', 'x', ''])('"%s" is near nothing', (typed) => {
  expect(find(typed)).toEqual([])
})
