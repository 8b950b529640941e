import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const listFiles = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', listFiles, { cwd: root, encoding: 'utf8' }).split('\n')
const docs = globSync(['*.md', 'data/*.md', 'docs/**/*.md'], { cwd: root }).sort()

/** Names of files that docs give as examples, or that the build writes. */
const notHere = /NNNN-|^(?:shared\/messages\/)?catalogue\.gen\.ts$|^photo\.html$/
const fileName = /^[\w.$@-]+(?:\/[\w.$@-]+)*\.(?:ts|tsx|cjs|mjs|tsv|css|md|html|sh|yml|yaml)$/

/** The file that a doc means: docs leave out the folders at the start of a path where they are clear. */
const fileOf = (name: string) => files.find((file) => file === name || file.endsWith(`/${name}`))

/** Whether the text has the title of a test. "…" in a doc stands for values that the test puts into its title. */
function hasTitle(text: string, title: string): boolean {
  const parts = title.split('…').map((part) => part.trim())
  const from = parts.reduce((at, part) => (at < 0 ? at : text.indexOf(part, at)), 0)
  return from >= 0
}

/** Each file of a line of a doc, and the titles of tests in quotation marks after it. */
function sourcesIn(line: string) {
  const sources: { file: string; titles: string[] }[] = []
  for (const [, code, quoted] of line.matchAll(/`([^`\s]+)`|“([^”]+)”/g)) {
    if (code !== undefined && fileName.test(code)) sources.push({ file: code, titles: [] })
    else if (quoted !== undefined) sources.at(-1)?.titles.push(quoted)
  }
  return sources
}

const sources = docs.flatMap((doc) =>
  read(doc)
    .split('\n')
    .flatMap(sourcesIn)
    .filter(({ file }) => !notHere.test(file))
    .map((source) => ({ doc, ...source })),
)

test('each file that a doc names exists', () => {
  expect(sources.filter(({ file }) => !fileOf(file)).map(({ doc, file }) => `${doc}: ${file}`)).toEqual([])
  expect(sources.length).toBeGreaterThan(700)
})

test('each test whose title a doc quotes after its file exists', () => {
  const quoted = sources.filter(({ file }) => /\.test\.tsx?$/.test(file))
  const wrong = quoted.flatMap(({ doc, file, titles }) => {
    const path = fileOf(file)
    const text = path === undefined ? '' : read(path)
    return titles.filter((title) => !hasTitle(text, title)).map((title) => `${doc}: ${file}: ${title}`)
  })
  expect(wrong).toEqual([])
  expect(quoted.flatMap(({ titles }) => titles).length).toBeGreaterThan(150)
})
