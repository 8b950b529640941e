/** The target duration of a task. A longer one delays input on a phone, whose processor is several times slower. */
const sliceMs = 6

/** Runs `work` in its own task after the next frame. Returns a function that cancels it. */
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

/** Calls `work` for each item, for a few milliseconds in each task. Returns a function that cancels the rest. */
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
