import { fileURLToPath } from 'node:url'
import { plannerCache, plannerFromProcess } from './planner-source.ts'
import { prepareWorld } from './world-file.ts'

/**
 * Makes what the first answer after a start needs: the index of the gazetteer in `folder`, and the compiled code in
 * `codeCache`, the folder of `NODE_COMPILE_CACHE`. Takes a second when the index is there.
 */
export async function preparePlanner(folder: URL, codeCache: string): Promise<void> {
  await prepareWorld(folder, plannerCache)
  const former = process.env['NODE_COMPILE_CACHE']
  // The process of the planner has the environment of this one.
  process.env['NODE_COMPILE_CACHE'] = codeCache
  const planner = plannerFromProcess(fileURLToPath(folder))
  // The planner's process does not keep this one alive.
  const alive = setInterval(() => {}, 60_000)
  try {
    const ask = { prompt: 'Rome and Florence in 5 days', today: '2027-01-01', language: 'en' }
    // It stores its code after the first answer, so it has done so when the second one comes.
    for (const _ of [1, 2]) await planner.run(ask, new AbortController().signal)
  } finally {
    clearInterval(alive)
    planner.close()
    if (former === undefined) delete process.env['NODE_COMPILE_CACHE']
    else process.env['NODE_COMPILE_CACHE'] = former
  }
}
