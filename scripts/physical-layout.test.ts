import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// A right-to-left language mirrors the page, so styles name the start and the end of a line: `ms-2`, `inset-e-0`,
// `text-start`, `padding-inline-end`. These checks refuse styles that name the left or the right.

const side = '(?:left|right)'
const length = '(?:\\d|\\[|\\(|auto\\b|px\\b|full\\b)'
const classes = new RegExp(
  `(?<=[\\s'"\`:!-])(?:${[
    `(?:scroll-)?[mp][lr]-${length}`,
    `${side}-${length}`,
    `border-[lr](?:-[\\w[(]|(?=[\\s'"\`!]))`,
    `rounded-(?:[lr]|[tb][lr])(?:-[\\w[(]|(?=[\\s'"\`!]))`,
    `(?:text|float|clear|object)-${side}(?=[\\s'"\`!])`,
    `(?:origin|bg)-(?:(?:top|bottom)-)?${side}(?=[\\s'"\`!])`,
    `slide-(?:in-from|out-to)-${side}`,
    `shadow-\\[inset_-?[1-9]`,
  ].join('|')})[^\\s'"\`]*`,
  'g',
)
/** A horizontal shift needs a mirrored class for right-to-left pages, unless it is half of the width, which centres. */
const shifts = /(?<![\w-]|rtl:\S*)-?translate-x-(?!1\/2)\S+/g
const styleProperties =
  /\b(?:(?:margin|padding|border|scrollMargin)(?:Left|Right)\w*|textAlign: '(?:left|right)')/g

/** The classes and inline styles of a component that name the left or the right. */
const physicalClasses = (code: string): string[] => {
  const withoutComments = code.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, '')
  const shifted = withoutComments.includes('rtl:') ? [] : (withoutComments.match(shifts) ?? [])
  return [
    ...(withoutComments.match(classes) ?? []),
    ...shifted,
    ...(withoutComments.match(styleProperties) ?? []),
  ]
}

const declarations = new RegExp(
  `(?<![\\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?${side}(?:-\\w+)*\\s*:[^;]+` +
    `|(?:text-align|float|clear)\\s*:\\s*${side}` +
    `|border-(?:top|bottom)-${side}-radius\\s*:[^;]+`,
  'g',
)
const shorthand = /(?<![\w-])(?:margin|padding|inset|border-width|scroll-margin)\s*:\s*([^;{}]+)/g

/**
 * The declarations of a style sheet that name the left or the right, and shorthands with different left and right
 * values.
 */
const physicalDeclarations = (css: string): string[] => {
  const withoutComments = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const uneven = [...withoutComments.matchAll(shorthand)].filter(([, value = '']) => {
    // A function call, also with one nested call, counts as one length.
    const lengths = value.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (list) => list.replaceAll(' ', ''))
    const [, right, , left] = lengths.trim().split(/\s+/)
    return left !== undefined && left !== right
  })
  return [...(withoutComments.match(declarations) ?? []), ...uneven.map(([declaration]) => declaration)]
}

/** Styles that are the same in every language: pictures of the world are not mirrored. */
const exceptions: Record<string, readonly string[]> = {
  'web/features/landing/hero.tsx': ['right-auto', 'left-1/2', '-translate-x-[54%]'],
}

test('components use the start and the end of a line, not left and right', () => {
  const found = globSync('web/**/*.{ts,tsx}', { exclude: ['web/dist/**', 'web/leaflet/**'] })
    .filter((path) => !/\.(test|gen)\.tsx?$/.test(path))
    .flatMap((path) =>
      physicalClasses(readFileSync(path, 'utf8'))
        .filter((name) => !exceptions[path]?.includes(name))
        .map((name) => `${path}: ${name}`),
    )
  expect(found).toEqual([])
})

test('style sheets use the start and the end of a line, not left and right', () => {
  const paths = globSync('web/**/*.css', { exclude: ['web/dist/**', 'web/leaflet/**'] })
  expect(paths.length).toBeGreaterThan(5)
  expect(
    paths.flatMap((path) =>
      physicalDeclarations(readFileSync(path, 'utf8')).map((declaration) => `${path}: ${declaration}`),
    ),
  ).toEqual([])
})

test('physical classes and declarations are found', () => {
  const planted = [
    "'ml-2'",
    "'p-1 md:pr-4'",
    "'-mr-2.5'",
    "'hover:left-1/2'",
    "'right-[3px]!'",
    "'text-left'",
    "'md:border-l'",
    "'rounded-tr-md'",
    "'slide-in-from-right'",
    "'translate-x-4'",
    '{ marginLeft: 3 }',
    "{ textAlign: 'right' }",
  ]
  for (const code of planted) expect(physicalClasses(`const planted = ${code}`), code).toHaveLength(1)
  const logical = [
    "'ms-2 pe-4 inset-s-0 inset-e-[3px] text-start border-s rounded-e-md mx-auto -translate-x-1/2'",
    "'translate-x-4 rtl:-translate-x-4'",
    '{ left: 56, right: 270 }',
    "side === 'left'",
    '// ml-2 in a comment',
  ]
  for (const code of logical) expect(physicalClasses(`const planted = ${code}`), code).toEqual([])
  for (const css of ['left: 0;', 'margin-left: 2px;', 'text-align: right;', 'padding: 0 1px 0 2px;'])
    expect(physicalDeclarations(`.planted { ${css} }`), css).toHaveLength(1)
  for (const css of [
    'inset-inline-start: 0;',
    'padding: 0 1px 2px;',
    'margin: 0 max(1px, 2px) 0 max(1px, 2px);',
  ])
    expect(physicalDeclarations(`.planted { ${css} }`), css).toEqual([])
})
