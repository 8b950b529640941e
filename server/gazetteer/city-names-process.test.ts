import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { gazetteerSlice } from '#server/test/gazetteer-slice.ts'

test('the process that builds the names exits without an error when its output is closed', async () => {
  const script = fileURLToPath(new URL('city-names-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, gazetteerSlice()], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdout.destroy()
  const [code] = (await once(child, 'close')) as [number | null]
  expect({ code, errors }).toEqual({ code: 1, errors: '' })
})
