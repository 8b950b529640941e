import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('gives turns to a limited number of holders at a time, in the order of their arrival', async () => {
  const turns = new Turns(2)
  const inside: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) void turns.take().then(() => inside.push(name))
  await settled()
  expect(inside).toEqual(['a', 'b'])
  turns.pass()
  await settled()
  expect(inside).toEqual(['a', 'b', 'c'])
  turns.pass()
  turns.pass()
  await settled()
  expect(inside).toEqual(['a', 'b', 'c', 'd'])
  // One turn is free again, and not two.
  for (const name of ['e', 'f']) void turns.take().then(() => inside.push(name))
  await settled()
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'e'])
})
