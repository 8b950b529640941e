import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'

interface Folders {
  data: string
  web: string
}

/** Looks at what Waymark needs and says of each thing how it is. */
export async function doctor(database: Database, env: Env, folders: Folders): Promise<string> {
  const { db } = database
  const { version, sizeBytes, problems } = await database.inspect()
  const count = sql<number>`count(*)`.as('count')
  const users = await db.selectFrom('users').select(count).executeTakeFirstOrThrow()
  const waiting = await db.selectFrom('mail').select(count).where('due', '!=', '').executeTakeFirstOrThrow()
  const gazetteer = await db.selectFrom('gazetteer').select('version').executeTakeFirst()
  const committed = JSON.parse(readFileSync(join(folders.data, 'version.json'), 'utf8')) as {
    version: string
  }
  const disk = statfsSync(env.dataDir)
  const freeMb = Math.round((disk.bavail * disk.bsize) / 1_000_000)
  const sizeMb = Math.ceil(sizeBytes / 1_000_000)
  const findings: [boolean, string][] = [
    [true, `Node ${process.versions.node}`],
    [problems.length === 0, `${version}, ${sizeMb} MB: ${problems.join(' ') || 'ok'}`],
    [
      gazetteer?.version === committed.version,
      `gazetteer ${gazetteer?.version ?? 'missing'}; this version brings ${committed.version}`,
    ],
    [freeMb > 500, `${freeMb} MB free in ${env.dataDir}`],
    [existsSync(join(folders.web, 'index.html')), `web app in ${folders.web}`],
    [true, `${users.count} accounts`],
    [waiting.count < 20, `${waiting.count} mails waiting`],
    [
      true,
      env.smtpUrl === '' ? `no mail server: mails go to ${join(env.dataDir, 'outbox')}` : 'mails go by SMTP',
    ],
    [true, `people open ${env.publicUrl}`],
  ]
  return findings.map(([fine, finding]) => `${fine ? 'ok   ' : 'CHECK'} ${finding}`).join('\n')
}
