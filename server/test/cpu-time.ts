/**
 * The CPU time of all threads of this process during a task, in milliseconds. Unlike elapsed time it hardly depends on
 * the other load of the machine.
 */
export async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The median CPU times of two tasks in milliseconds. They alternate, so that changes of load affect both. */
export async function medianCpuMs(
  runs: number,
  first: (run: number) => Promise<unknown>,
  second: (run: number) => Promise<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    times[0].push(await cpuMs(() => first(run)))
    times[1].push(await cpuMs(() => second(run)))
  }
  return [median(times[0]), median(times[1])]
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
