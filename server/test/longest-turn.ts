/**
 * The longest CPU time, in milliseconds, for which `work` blocked the event loop of its thread. Unlike elapsed time it
 * does not depend on other processes.
 */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  let longestUs = 0
  let isDone = false
  let before = cpuUs()
  const turn = () => {
    const now = cpuUs()
    longestUs = Math.max(longestUs, now - before)
    before = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  try {
    await work()
  } finally {
    isDone = true
  }
  turn()
  return longestUs / 1000
}

function cpuUs(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
