/**
 * Builds the web app into web/dist. With `--if-changed` it does so only when the content of what it is built
 * from has changed since. The build happens aside and is renamed into place, so a server that is running, or
 * a build that is killed, never sees half of it.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from './precompress.ts'

const target = 'web/dist'
const hashFile = '.sources'
const sources = [
  'web/**/*',
  'shared/**/*',
  'data/dist/labels.json',
  'data/dist/plates/*',
  'scripts/*.ts',
  'package.json',
  'package-lock.json',
]
const notSources = (path: string) => /^web\/dist|\.test\.tsx?$|^web\/test\//.test(path)

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
  // Loaded only for a build: every start runs this script, and most starts find the build up to date.
  const { build } = await import('vite')
  const aside = await mkdtemp('web/dist-')
  const replaced = `${aside}-replaced`
  try {
    await build({ configFile: 'web/vite.config.ts', logLevel: 'warn', build: { outDir: join('..', aside) } })
    await precompress(aside)
    await writeFile(join(aside, hashFile), hash)
    if (existsSync(target)) await rename(target, replaced)
    // A temporary folder is its maker's only; the server may be run by somebody else.
    await chmod(aside, 0o755)
    await rename(aside, target)
  } finally {
    await rm(aside, { recursive: true, force: true })
    await rm(replaced, { recursive: true, force: true })
  }
}

process.chdir(join(import.meta.dirname, '..'))
const hash = hashSources()
const built = existsSync(join(target, hashFile)) && readFileSync(join(target, hashFile), 'utf8')
if (!process.argv.includes('--if-changed') || built !== hash) {
  const started = performance.now()
  console.error('Building the web app …')
  await buildWeb(hash)
  console.error(`Built the web app in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
