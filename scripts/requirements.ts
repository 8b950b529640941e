import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where the browser of the journeys is; Playwright's own download is not used. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Installs Debian packages where that is possible: on Debian, as root. Elsewhere does nothing. */
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
