import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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
