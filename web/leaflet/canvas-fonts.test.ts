import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sansFamily, serifFamily } from './canvas-fonts.ts'

const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8')

/** The font families of a custom property of the style sheet, in the syntax of a canvas. */
const families = (name: string) =>
  new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1]?.replaceAll(/\s+/g, ' ').replaceAll("'", '"').trim()

test('names on a canvas have the font families of the style sheet', () => {
  expect(families('serif')).toBe(serifFamily)
  expect(families('sans')).toBe(sansFamily)
})
