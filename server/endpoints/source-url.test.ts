import { expect, test } from 'vitest'
import { sourceUrl } from './source-url.ts'

test.each([
  [{ repository: 'https://git.example/atlas' }, 'https://git.example/atlas'],
  [{ repository: { type: 'git', url: 'git+https://git.example/atlas.git' } }, 'https://git.example/atlas'],
  [{ repository: 'https://atlas.github.example/git+x' }, 'https://atlas.github.example/git+x'],
  [{}, ''],
  [{ repository: '' }, ''],
  [{ repository: 'somebody/atlas' }, ''],
  [{ repository: 'git@git.example:somebody/atlas.git' }, ''],
  [{ repository: 'javascript:alert(1)' }, ''],
])('the source of %j is at "%s"', (packageJson, url) => {
  expect(sourceUrl(packageJson)).toBe(url)
})
