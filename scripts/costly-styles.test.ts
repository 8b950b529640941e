import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// After every change of elements the browser searches again for the selectors inside `:has()`. In a trip of 200 legs
// with its map, a search of the whole page takes a millisecond in each frame of a drag.

/** The selectors inside `:has()` that match at any depth, not only children. */
const deepSearches = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/:has\(([^)]*)/g)]
    .flatMap(([, selectors = '']) => selectors.split(',').map((selector) => selector.trim()))
    .filter((selector) => !/^(>\s*[^\s>]+\s*)+$/.test(selector))

test('no style searches all elements of a page', () => {
  const files = globSync('web/**/*.css', { exclude: ['web/dist*/**'] })
  expect(files).toContain('web/styles/base.css')
  expect(files.flatMap((file) => deepSearches(readFileSync(file, 'utf8')))).toEqual([])
})

test('a search at any depth is found, and a search of children is not', () => {
  expect(
    deepSearches(
      ':root:has([open]) {} main:has(> * > .a) {} p:not(:has(.b)) {} /* :has(.c) */ a:has(> b, .d) {} i:has(> b .e) {}',
    ),
  ).toEqual(['[open]', '.b', '.d', '> b .e'])
})
