import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeAbandoned, writeWhole } from './partial-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-partial-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string) =>
  writeWhole(join(folder, name), async (part) => writeFileSync(part, 'whole', { flag: 'wx' }))

/** Ends a process by a signal while it writes a file. Resolves with the signal that its parent sees. */
async function interrupted(signal: NodeJS.Signals) {
  const program = `
    import { writeFileSync } from 'node:fs'
    import { writeWhole } from ${JSON.stringify(new URL('partial-file.ts', import.meta.url).href)}
    setInterval(() => {}, 1000)
    await writeWhole(process.argv[1], async (part) => {
      writeFileSync(part, 'half')
      writeFileSync(part + '-journal', 'half')
      console.log('writing')
      await new Promise(() => {})
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, join(folder, 'a.gz')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  expect(readdirSync(folder)).toHaveLength(2)
  child.kill(signal)
  return new Promise((resolve) => child.once('close', (_code, by) => resolve(by)))
}

test('a file appears only when it is complete', async () => {
  await write('a.gz')
  expect(readdirSync(folder)).toEqual(['a.gz'])
  expect(readFileSync(join(folder, 'a.gz'), 'utf8')).toBe('whole')
})

test('nothing is left of a file that could not be written', async () => {
  const failing = writeWhole(join(folder, 'a.gz'), async (part) => {
    writeFileSync(part, 'half')
    throw new Error('The disk is full.')
  })
  await expect(failing).rejects.toThrow('The disk is full.')
  expect(readdirSync(folder)).toEqual([])
  expect(process.listenerCount('SIGINT')).toBe(0)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the process and leaves nothing',
  async (signal) => {
    expect(await interrupted(signal)).toBe(signal)
    expect(readdirSync(folder)).toEqual([])
  },
)

test('the next file in the folder removes what a killed process has left, and nothing else', async () => {
  expect(await interrupted('SIGKILL')).toBe('SIGKILL')
  const strange = ['a.gz.part', 'b.gz', 'c.gz.waymark-1@another-machine.part']
  for (const name of strange) writeFileSync(join(folder, name), '')
  await write('d.gz')
  expect(readdirSync(folder).sort()).toEqual([...strange, 'd.gz'].sort())
})

test('the next file in the folder removes the partial file of a container with the same process number, or from days ago', async () => {
  const ownNumber = join(folder, `a.gz.waymark-${process.pid}@${hostname()}.part`)
  const old = join(folder, 'b.gz.waymark-1@removed-container.part')
  for (const file of [ownNumber, old]) writeFileSync(file, 'half')
  utimesSync(old, 0, Date.now() / 1000 - 86_401)
  await write('a.gz')
  expect(readdirSync(folder)).toEqual(['a.gz'])
})

test('a file that this process is writing stays', async () => {
  await writeWhole(join(folder, 'a.gz'), async (part) => {
    writeFileSync(part, 'half')
    removeAbandoned(folder)
    expect(readdirSync(folder)).toHaveLength(1)
  })
})
