import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type CityNames, searchable } from './city-names.ts'
import { unpackCityNames } from './city-names-pack.ts'

/** Returns the index of city names; the first call builds it. */
export type CityNamesSource = () => Promise<CityNames>

/** Builds the index once, in another process, because building it here would block requests. */
export function cityNamesFromProcess(folder: string): CityNamesSource {
  let building: Promise<CityNames> | null = null
  return () => {
    building ??= build(folder).catch((error: unknown) => {
      building = null
      throw error
    })
    return building
  }
}

async function build(folder: string): Promise<CityNames> {
  const script = fileURLToPath(new URL('city-names-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A server that stops needs no names, but the process would continue for a second.
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  child.once('close', () => process.off('exit', stop))
  const names = await unpackCityNames(child.stdout as AsyncIterable<Uint8Array>)
  const code = await ended
  if (code !== 0 || !names) throw new Error(`The process that builds the names ended with ${code}.`)
  return searchable(names)
}
