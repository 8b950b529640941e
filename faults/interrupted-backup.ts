import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './world/fault.ts'
import { eventually } from './world/world.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const

export const faults: Fault[] = [
  {
    name: 'interrupted-backup',
    what: `A backup is ended in the middle by ${signals.join(', ')}.`,
    databases: ['sqlite', 'postgres'],
    seconds: 15,
    async run(world) {
      await world.start()
      const folder = join(world.folder, 'backups')
      mkdirSync(folder)
      const writtenBytes = () =>
        readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
      for (const signal of signals) {
        const file = join(folder, `${signal}.gz`)
        const backup = spawn(process.execPath, ['server/admin.ts', 'backup', file], {
          env: { PATH: process.env['PATH'], ...world.env },
          stdio: 'ignore',
        })
        const ended = new Promise((resolve) => backup.once('close', (_code, by) => resolve(by)))
        await eventually('the backup writes', 30, () => writtenBytes() > 100_000)
        backup.kill(signal)
        assert.equal(await ended, signal)
        assert.equal(readdirSync(folder).length, signal === 'SIGKILL' ? 1 : 0, `After ${signal}.`)
      }
      const { code, errors } = await world.admin('backup', join(folder, 'whole.gz'))
      assert.equal(code, 0, errors)
      assert.deepEqual(readdirSync(folder), ['whole.gz'])
      const seen =
        'a signal that can be handled left nothing; the next backup removed what SIGKILL had left; no copy of the database anywhere'
      return { times: signals.length, seen }
    },
  },
]
