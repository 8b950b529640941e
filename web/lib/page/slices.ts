/** A task longer than this keeps a press or key waiting on a phone, whose processor is several times slower. */
const sliceMs = 6

/** Runs `work` in a task of its own after the next frame. Answers how to call it off. */
export function afterFrame(work: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}

/** Calls `work` for each item, a few milliseconds a task. Answers how to call off the rest. */
export function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  onEnd: () => void = () => undefined,
): () => void {
  const iterator = items[Symbol.iterator]()
  let timer = 0
  const runSlice = () => {
    const start = performance.now()
    do {
      const next = iterator.next()
      if (next.done === true) {
        onEnd()
        return
      }
      work(next.value)
    } while (performance.now() - start < sliceMs)
    timer = window.setTimeout(runSlice)
  }
  runSlice()
  return () => window.clearTimeout(timer)
}
