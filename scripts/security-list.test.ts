import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const lines = read('docs/security.md').split('\n')
const states = ['met', 'partly', 'not met', 'not applicable']

/** The cells of a line of a table. */
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const requirements = lines
  .filter((line) => line.startsWith('| v5.0.0-'))
  .map((line) => {
    const [id = '', , state = '', where = ''] = cellsOf(line)
    return { id, chapter: /^v5\.0\.0-(\d+)\.\d+\.\d+$/.exec(id)?.[1], state, where }
  })

describe('the list of security requirements', () => {
  test('has each of the 253 requirements of levels 1 and 2 once, with a state and a source', () => {
    expect(new Set(requirements.map(({ id }) => id)).size).toBe(253)
    expect(requirements).toHaveLength(253)
    for (const { id, chapter, state, where } of requirements) {
      expect([id, chapter !== undefined, states.includes(state), where !== '']).toEqual([
        id,
        true,
        true,
        true,
      ])
    }
  })

  test('has correct numbers in its summary', () => {
    const summary = lines.filter((line) => /^\| (V\d+ |All )/.test(line)).map(cellsOf)
    const counted = (counts: (chapter: string | undefined) => boolean) => {
      const own = requirements.filter(({ chapter }) => counts(chapter))
      return [...states.map((state) => own.filter((one) => one.state === state).length), own.length]
    }
    expect(summary).toHaveLength(18)
    for (const [name = '', ...numbers] of summary) {
      const chapter = /^V(\d+) /.exec(name)?.[1]
      const expected = counted((other) => chapter === undefined || other === chapter)
      expect([name, ...numbers.map(Number)]).toEqual([name, ...expected])
    }
  })
})
