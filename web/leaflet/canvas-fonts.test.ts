import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sansFamily, serifFamily } from './canvas-fonts.ts'

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')

/** The fonts of a variable of the style sheet, as a canvas takes them. */
const families = (name: string) =>
  new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1]?.replaceAll(/\s+/g, ' ').replaceAll("'", '"').trim()

test('names on a canvas have the typefaces of the style sheet', () => {
  expect(families('serif')).toBe(serifFamily)
  expect(families('sans')).toBe(sansFamily)
})
