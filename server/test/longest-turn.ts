/**
 * The longest time of the processor, in milliseconds, in which `work` let nothing else run in its thread. Unlike the time
 * on a clock it does not depend on other processes.
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
