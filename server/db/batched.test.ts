import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batched } from './batched.ts'

test('calls of the same turn of the event loop run together, later calls in the next batch', async () => {
  const batches: number[][] = []
  const add = batched<number>(async (items) => {
    batches.push([...items])
    await nextTurn()
  })
  const first = [add(1), add(2), Promise.resolve().then(() => add(3))]
  await nextTurn()
  await nextTurn()
  const second = add(4)
  await Promise.all([...first, second])
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('an error rejects the calls of its batch and no others', async () => {
  const add = batched<number>(async (items) => {
    if (items.includes(0)) throw new Error('Failed.')
  })
  const failed = await Promise.allSettled([add(0), add(1)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(add(2)).resolves.toBeUndefined()
})
