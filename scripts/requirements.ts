import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { postgresFolder } from '#server/test/postgres-cluster.ts'

// The headless shell needs a third less CPU time for the same tests.
const chromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/** The path of the browser for the end-to-end tests. Playwright's own download is not used. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? chromiums.find(existsSync) ?? chromiums[0]

/** Requirements that npm does not install, by Debian package. */
export const requirements = {
  'chromium-headless-shell': { isThere: () => existsSync(chromiumPath), what: `Chromium at ${chromiumPath}` },
  postgresql: {
    isThere: () => (process.env['TEST_DATABASE_URL'] ?? '') !== '' || postgresFolder() !== null,
    what: 'PostgreSQL, or the address of one in TEST_DATABASE_URL',
  },
} as const

export type Requirement = keyof typeof requirements

/** Installs Debian packages on Debian as root. Elsewhere it does nothing. */
export function installOnDebian(packages: string[]) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(' ')} …`)
  const apt = (...words: string[]) =>
    spawnSync('apt-get', [...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-q')
  apt('install', '-y', '-q', '--no-install-recommends', ...packages)
}
