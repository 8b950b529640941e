import { createHash } from 'node:crypto'
import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { gazetteerSlice } from '#server/test/gazetteer-slice.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { buildWorld, type WorldArrays } from './world-build.ts'
import { cachedWorld, prepareWorld } from './world-file.ts'

const folder = pathToFileURL(`${gazetteerSlice()}/`)

/** A digest of all arrays: to compare millions of numbers one by one takes seconds. */
function digest({ weights, ...groups }: WorldArrays): string {
  const hash = createHash('sha256').update(weights)
  const named = Object.entries(groups).flatMap(([group, arrays]) =>
    Object.entries(arrays).map(([name, array]) => [`${group} ${name}`, array as Uint8Array] as const),
  )
  for (const [name, array] of named.sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(name).update(array)
  }
  return hash.digest('hex')
}

/** The only file of a cache. */
async function fileIn(cache: string): Promise<string> {
  const [file, ...others] = await readdir(cache)
  expect(others).toEqual([])
  return join(cache, file ?? '')
}

it('the file has what the build makes, also when two processes make it at once', async () => {
  await withScratchFolder(async (cache) => {
    const built = digest(await buildWorld(folder))
    const [one, other] = await Promise.all([cachedWorld(folder, cache), cachedWorld(folder, cache)])
    expect([digest(one), digest(other)]).toEqual([built, built])
    await fileIn(cache)
  })
})

it('the file is made once, and again when it is broken', async () => {
  await withScratchFolder(async (cache) => {
    const old = join(cache, 'planner-0123456789abcdef.bin')
    await writeFile(old, 'of an older version')
    await utimes(old, 0, 0)
    await prepareWorld(folder, cache)
    const made = digest(await cachedWorld(folder, cache))
    const file = await fileIn(cache)
    const { mtimeMs, size } = await stat(file)
    expect(digest(await cachedWorld(folder, cache))).toBe(made)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
    await truncate(file, size - 8)
    expect(digest(await cachedWorld(folder, cache))).toBe(made)
    expect((await readFile(file)).length).toBe(size)
  })
})

it('without a folder to write into, the arrays are made at each start', async () => {
  await withScratchFolder(async (cache) => {
    const taken = join(cache, 'file')
    await writeFile(taken, 'no folder')
    expect((await cachedWorld(folder, join(taken, 'planner'))).cities.geonameids.length).toBeGreaterThan(1000)
    await prepareWorld(folder, join(taken, 'planner'))
    expect(await readdir(cache)).toEqual(['file'])
  })
})
