import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const checked = (installer: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'check-node.cjs')], {
    encoding: 'utf8',
    env: { npm_config_user_agent: `npm/10.8.2 node/v${installer} linux x64 workspaces/false` },
  })

test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
  'npm on Node %s gets a message about the needed version',
  (version) => {
    const { status, stderr } = checked(version)
    expect(status).toBe(1)
    expect(stderr).toContain(`npm runs on Node ${version.split('.').slice(0, 2).join('.')}`)
  },
)

test.each(['20.19.0', '22.12.0', '23.1.0', '24.21.0'])('npm on Node %s passes', (version) => {
  expect(checked(version)).toMatchObject({ status: 0, stderr: '' })
})
