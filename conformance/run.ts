/**
 * Runs the conformance checks against a server of the record API: npm run conformance -- [--url URL] [--protocol]
 * [--superuser EMAIL --password PASSWORD] [--mail-port PORT]. Without a URL it starts Waymark with a new database. With
 * --protocol it expects PocketBase's behaviour where Waymark is deliberately stricter (docs/decisions/010). The checks
 * of superusers need a superuser's account; those of mailed codes need a port on which they receive the server's mails.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMailServer } from '#server/test/mail-server.ts'
import { makeSuperuser, startRealServer } from '#server/test/real-server.ts'
import { accounts } from './accounts.ts'
import { callsTo } from './call.ts'
import type { Check } from './check.ts'
import { files, misc, realtime } from './files-and-realtime.ts'
import { expandAndFields, filters, lists } from './lists.ts'
import { rules, writes } from './rules.ts'
import { mailedCodes, requestsForCodes } from './codes.ts'
import { externalAccounts, superusersOnly } from './superusers.ts'
import { createWorld, type Means } from './world.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    protocol: { type: 'boolean', default: false },
    superuser: { type: 'string' },
    password: { type: 'string' },
    'mail-port': { type: 'string' },
  },
})
/** The checks, grouped by what they need besides the API. */
const groups: { needs: keyof Means | null; checks: readonly Check[] }[] = [
  { needs: null, checks: [...lists, ...filters, ...expandAndFields, ...rules, ...writes, ...accounts] },
  { needs: null, checks: [...files, ...realtime, ...misc, ...requestsForCodes, ...externalAccounts] },
  { needs: 'mails', checks: mailedCodes },
  { needs: 'superuser', checks: superusersOnly },
]
const other = values.protocol ? 'ours' : 'protocol'

async function run(url: string, means: Means): Promise<number> {
  const world = await createWorld(url, callsTo(url), means)
  let [passed, failed] = [0, 0]
  for (const { needs, checks } of groups) {
    const chosen = checks.filter(({ only }) => only !== other)
    if (needs !== null && means[needs] === null) {
      console.log(`skipped, because they need ${needs}: ${chosen.map(({ number }) => number).join(' ')}`)
      continue
    }
    for (const { number, title, run: asked } of chosen) {
      try {
        await asked(world)
        passed += 1
        console.log(`ok   ${number} ${title}`)
      } catch (error) {
        failed += 1
        const message = error instanceof Error ? error.message : String(error)
        console.log(`FAIL ${number} ${title}\n${message.replaceAll(/^/gm, '       ')}`)
      }
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed
}

/** Runs the checks against Waymark with a new database and a superuser. */
async function runOwn(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-conformance-'))
  const mails = await startMailServer()
  const server = await startRealServer(folder, { SMTP_URL: mails.url })
  try {
    const email = 'superuser@example.org'
    const superuser = { email, password: await makeSuperuser(folder, email) }
    return await run(server.url, { superuser, mails })
  } finally {
    server.signal('SIGTERM')
    await server.ended
    await mails.close()
    rmSync(folder, { recursive: true })
  }
}

async function runOther(url: string): Promise<number> {
  const { superuser: email, password, 'mail-port': port } = values
  const mails = port === undefined ? null : await startMailServer({ port: Number(port) })
  try {
    const superuser = email !== undefined && password !== undefined ? { email, password } : null
    return await run(url, { superuser, mails })
  } finally {
    await mails?.close()
  }
}

const failures = await (values.url === undefined ? runOwn() : runOther(values.url))
process.exitCode = failures > 0 ? 1 : 0
