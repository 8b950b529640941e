/**
 * Runs the conformance checks against a server of the record API: npm run conformance -- [--url URL] [--protocol].
 * Without a URL it starts Waymark with a new database. With --protocol it expects PocketBase's behaviour where Waymark
 * is stricter on purpose (docs/decisions/010).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startRealServer } from '#server/test/real-server.ts'
import { accounts } from './accounts.ts'
import { callsTo } from './call.ts'
import { files, misc, realtime } from './files-and-realtime.ts'
import { expandAndFields, filters, lists } from './lists.ts'
import { rules, writes } from './rules.ts'
import { createWorld } from './world.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, protocol: { type: 'boolean', default: false } },
})
const all = [
  ...lists,
  ...filters,
  ...expandAndFields,
  ...rules,
  ...writes,
  ...accounts,
  ...files,
  ...realtime,
  ...misc,
]
const left = values.protocol ? 'ours' : 'protocol'
const chosen = all.filter(({ only }) => only !== left)

async function run(url: string): Promise<number> {
  const world = await createWorld(url, callsTo(url))
  let failed = 0
  for (const { number, title, run: asked } of chosen) {
    try {
      await asked(world)
      console.log(`ok   ${number} ${title}`)
    } catch (error) {
      failed += 1
      console.log(
        `FAIL ${number} ${title}\n${indented(error instanceof Error ? error.message : String(error))}`,
      )
    }
  }
  console.log(`\n${chosen.length - failed} passed, ${failed} failed`)
  return failed
}

const indented = (text: string) => text.replaceAll(/^/gm, '       ')

if (values.url !== undefined) {
  process.exitCode = (await run(values.url)) > 0 ? 1 : 0
} else {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-conformance-'))
  const server = await startRealServer(folder)
  try {
    process.exitCode = (await run(server.url)) > 0 ? 1 : 0
  } finally {
    server.signal('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true })
  }
}
