/** Preloaded into a server's process: each repeating task runs at least every 300 ms, and its second run throws. */
const mostMs = 300
const plain = globalThis.setInterval

function throwingOnce(task: (...parameters: unknown[]) => void, ms = 0, ...parameters: unknown[]) {
  let runs = 0
  const run = () => {
    runs += 1
    if (runs === 2) throw new Error('A planted error of a repeating task.')
    task(...parameters)
  }
  return plain(run, Math.min(ms, mostMs))
}
globalThis.setInterval = throwingOnce as typeof setInterval
