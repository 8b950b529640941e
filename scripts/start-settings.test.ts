import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { largestArchiveBytes } from '#shared/account-archive.ts'

// Without these settings the memory of a process grows under load: docs/decisions/151-memory-of-a-process.md.
test.each(['package.json', 'deploy/waymark.service', 'deploy/Dockerfile'])(
  'a server that %s starts has two malloc arenas and a small young generation',
  (file) => {
    const starts = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /"start":|^Environment=|^ENV /.test(line))
      .join('\n')
    expect(starts).toContain('MALLOC_ARENA_MAX=2')
    expect(starts).toMatch(/NODE_OPTIONS=\\?"?--max-semi-space-size=8\b/)
  },
)

test.each([
  ['deploy/nginx.conf', /client_max_body_size (\d+)m;/],
  ['deploy/Caddyfile', /max_size (\d+)MiB/],
])('the proxy of %s forwards an archive of the largest size', (file, limit) => {
  const mebibytes = Number(limit.exec(readFileSync(file, 'utf8'))?.[1])
  expect(mebibytes * 1024 * 1024).toBe(largestArchiveBytes)
})
