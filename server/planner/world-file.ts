import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ArrayReader,
  type PackedArray,
  packArrays,
  unpackArrays,
} from '#server/gazetteer/packed-arrays.ts'
import { buildWorld, type WorldArrays } from './world-build.ts'

const prefix = 'planner-'
const ending = '.bin'
const keptForMs = 30 * 24 * 3600 * 1000
const buildScript = new URL('world-process.ts', import.meta.url)
const [folders, files] = [
  ['knowledge', 'languages', 'names', 'land'],
  [
    'read/lexicon.ts',
    'world-build.ts',
    'world-file.ts',
    '../gazetteer/cities.ts',
    '../gazetteer/files.ts',
    '../gazetteer/load-cities.ts',
    '../gazetteer/packed-arrays.ts',
  ],
]

/**
 * The arrays of the gazetteer in `folder`, from the file that a process of its own writes into `cache` at the first use.
 * The name of the file has a digest of all that it is made of, so that a new version of the gazetteer, of a table or of
 * the code makes another file; a broken file is made again.
 */
export async function cachedWorld(folder: URL, cache: string): Promise<WorldArrays> {
  const file = await fileOf(folder, cache)
  const known = await readWorld(file)
  if (known) return known
  // A server that may not write there makes the arrays at each start of the planner.
  if (!(await isWritable(cache))) return buildWorld(folder)
  await buildInProcess(folder, file)
  const built = await readWorld(file)
  if (!built) throw new Error(`${file} was built and is not whole.`)
  return built
}

/** Makes the file unless `cache` has it. */
export async function prepareWorld(folder: URL, cache: string): Promise<void> {
  const file = await fileOf(folder, cache)
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (!isThere && (await isWritable(cache))) await buildInProcess(folder, file)
}

const fileOf = async (folder: URL, cache: string) =>
  join(cache, `${prefix}${await digestOf(folder)}${ending}`)

async function isWritable(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Writes the arrays into a file: aside first, so that no other process reads half of it. */
export async function writeWorld(file: string, arrays: WorldArrays): Promise<void> {
  const cache = dirname(file)
  await mkdir(cache, { recursive: true })
  const aside = `${file}.${process.pid}`
  const handle = await open(aside, 'w', 0o644)
  try {
    for (const part of packArrays(flat(arrays))) await handle.writeFile(part)
  } finally {
    await handle.close()
  }
  await rename(aside, file)
  await removeOld(cache, file)
}

/**
 * Removes files that were made long ago, and parts of one that a process left behind. Younger ones stay: another version
 * of the program may share the folder.
 */
async function removeOld(cache: string, kept: string) {
  for (const name of await readdir(cache)) {
    const other = join(cache, name)
    if (!name.startsWith(prefix) || other === kept) continue
    const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > keptForMs) await rm(other, { force: true })
  }
}

async function readWorld(file: string): Promise<WorldArrays | undefined> {
  // A file that cannot be read is made again, like one that is not there.
  const bytes = await readFile(file).catch(() => undefined)
  // A Buffer of a whole file has an ArrayBuffer of its own.
  const reader = bytes && bytes.byteOffset === 0 ? unpackArrays(bytes.buffer) : undefined
  return reader && worldOf(reader)
}

async function digestOf(folder: URL): Promise<string> {
  const hash = createHash('sha256').update(await readFile(new URL('version.json', folder)))
  const inFolders = await Promise.all(
    folders.map(async (each) =>
      (await readdir(new URL(each, import.meta.url))).map((file) => `${each}/${file}`),
    ),
  )
  for (const file of [...inFolders.flat().sort(), ...files]) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(await readFile(new URL(file, import.meta.url)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Builds in a process of its own, because the build takes several times the memory of its result. */
async function buildInProcess(folder: URL, file: string): Promise<void> {
  const args = [fileURLToPath(buildScript), fileURLToPath(folder), file]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`The process that builds the planner's index ended with ${code}.`)
}

/** The arrays by one name each. */
function flat({ weights, ...groups }: WorldArrays): Record<string, PackedArray> {
  const named = Object.entries(groups).flatMap(([group, arrays]) =>
    Object.entries(arrays).map(([name, array]): [string, PackedArray] => [
      `${group} ${name}`,
      array as PackedArray,
    ]),
  )
  return { weights, ...Object.fromEntries(named) }
}

const worldOf = (file: ArrayReader): WorldArrays => ({
  weights: file.of('weights', Float32Array),
  cities: {
    geonameids: file.of('cities geonameids', Uint32Array),
    latitudes: file.of('cities latitudes', Float32Array),
    longitudes: file.of('cities longitudes', Float32Array),
    countries: file.of('cities countries', Uint8Array),
    states: file.of('cities states', Uint16Array),
    populations: file.of('cities populations', Uint32Array),
    fames: file.of('cities fames', Float32Array),
    nameEnds: file.of('cities nameEnds', Uint32Array),
    names: file.of('cities names', Uint8Array),
  },
  names: {
    keys: file.of('names keys', Uint8Array),
    keyEnds: file.of('names keyEnds', Uint32Array),
    entryEnds: file.of('names entryEnds', Uint32Array),
    places: file.of('names places', Uint32Array),
    marks: file.of('names marks', Uint32Array),
  },
  near: { hashes: file.of('near hashes', Uint32Array), keys: file.of('near keys', Uint32Array) },
  texts: {
    textPlaces: file.of('texts textPlaces', Uint32Array),
    textEnds: file.of('texts textEnds', Uint32Array),
    texts: file.of('texts texts', Uint8Array),
  },
  words: {
    words: file.of('words words', Uint8Array),
    wordEnds: file.of('words wordEnds', Uint32Array),
    fillers: file.of('words fillers', Uint32Array),
    others: file.of('words others', Uint32Array),
  },
  land: {
    points: file.of('land points', Float32Array),
    ringEnds: file.of('land ringEnds', Uint32Array),
    ringCountries: file.of('land ringCountries', Uint8Array),
    byTrain: file.of('land byTrain', Int32Array),
    byRoad: file.of('land byRoad', Int32Array),
    byFerry: file.of('land byFerry', Int32Array),
    ferries: file.of('land ferries', Uint32Array),
    grid: file.of('land grid', Uint8Array),
  },
})
