import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * A function that collects the arguments of its calls during one turn of the event loop and then passes them to
 * `run` together. The calls of a batch resolve or reject with its result. Use it for small writes that many requests
 * make at the same time, because on SQLite each transaction waits for the disk and blocks the process.
 */
export function batched<Item>(run: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let items: Item[] = []
  let batch: Promise<void> | undefined

  async function runBatch() {
    await nextTurn()
    const taken = items
    items = []
    batch = undefined
    await run(taken)
  }

  return (item) => {
    items.push(item)
    batch ??= runBatch()
    return batch
  }
}
