/**
 * A process of its own that plans: reads the gazetteer in the folder it is given and does the tasks that its
 * parent sends. A thread would leave the server with the memory that reading takes, and planning would keep
 * requests waiting.
 */
import { pathToFileURL } from 'node:url'
import { releaseMemory } from '#server/release-memory.ts'
import { type Gazetteer, loadGazetteer } from './gazetteer/load.ts'
import type { ProcessRequest, ProcessReply } from './planner-source.ts'
import { runTask } from './run-task.ts'

const folder = process.argv[2]
if (folder === undefined) throw new Error('Give the folder of the gazetteer.')
const location = pathToFileURL(`${folder}/`)
let gazetteer: Promise<Gazetteer> | undefined

process.on('disconnect', () => process.exit(0))
process.on('message', (request: ProcessRequest) => {
  void answer(request).then((reply) => process.send?.(reply))
})

async function answer({ id, task }: ProcessRequest): Promise<ProcessReply> {
  try {
    gazetteer ??= loadGazetteer(location).finally(releaseMemory)
    return { id, outcome: runTask(await gazetteer, task) }
  } catch (error) {
    // Reading it may succeed the next time.
    await gazetteer?.catch(() => (gazetteer = undefined))
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
