/**
 * Builds the web app into web/dist, and the planner's index and compiled code into caches. With `--if-changed` it builds
 * the web app only if the content of the sources has changed since the last build. It builds into a temporary folder that
 * is renamed at the end, so a running server never serves an incomplete build, even if the build is killed.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plannerCache } from '#server/planner/planner-source.ts'
import { preparePlanner } from '#server/planner/prepare-planner.ts'
import { prepareWorld } from '#server/planner/world-file.ts'
import { precompress } from './precompress.ts'

const target = 'web/dist'
const hashFile = '.sources'
const sources = [
  'web/**/*',
  'shared/**/*',
  'data/dist/city-names/*',
  'data/dist/labels.json',
  'data/dist/geo/world-*',
  'data/dist/plates/*',
  'scripts/*.ts',
  'package.json',
  'package-lock.json',
]
// The build itself writes the types of the texts, after the hash was computed. It reads only the texts.
const notSources = (path: string) =>
  /^web\/dist|\.test\.tsx?$|^web\/test\/|^shared\/messages\/catalogue\.gen\.ts$/.test(path)

/** A hash of the names and contents of all files that the build reads. */
function hashSources() {
  const hash = createHash('sha256')
  for (const path of globSync(sources).sort()) {
    if (notSources(path) || !statSync(path).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

async function buildWeb(hash: string) {
  // Imported only for a build: this script runs at every start and mostly finds nothing changed.
  const { build } = await import('vite')
  const aside = await mkdtemp('web/dist-')
  const replaced = `${aside}-replaced`
  try {
    await build({ configFile: 'web/vite.config.ts', logLevel: 'warn', build: { outDir: join('..', aside) } })
    await precompress(aside)
    await writeFile(join(aside, hashFile), hash)
    if (existsSync(target)) await rename(target, replaced)
    // mkdtemp() grants access only to the folder's owner, but the server can run as another user.
    await chmod(aside, 0o755)
    await rename(aside, target)
  } finally {
    await rm(aside, { recursive: true, force: true })
    await rm(replaced, { recursive: true, force: true })
  }
}

process.chdir(join(import.meta.dirname, '..'))
const hash = hashSources()
const gazetteer = new URL('../data/dist/', import.meta.url)
const built = existsSync(join(target, hashFile)) && readFileSync(join(target, hashFile), 'utf8')
if (!process.argv.includes('--if-changed') || built !== hash) {
  const started = performance.now()
  console.error('Building the web app …')
  await buildWeb(hash)
  console.error(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  // The folder of `npm start`.
  await preparePlanner(gazetteer, 'node_modules/.cache/node')
} else await prepareWorld(gazetteer, plannerCache)
