/** Measures the start with an empty and with a filled data folder, and the memory of an idle server. */
import { setTimeout } from 'node:timers/promises'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { report } from './report.ts'
import { startServer } from './server.ts'

await withScratchFolder(async (folder) => {
  const first = await startServer(folder)
  report('ready from an empty DATA_DIR', first.readyAfterMs, 5000, 'ms')
  await first.stop()
  const second = await startServer(folder)
  report('ready from a seeded DATA_DIR', second.readyAfterMs, 500, 'ms')
  await setTimeout(5000)
  report('memory of an idle server', second.memoryMiB(), 150, 'MiB')
  await second.stop()
})
