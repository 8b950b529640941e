import sharp from 'sharp'
import { expect, test } from 'vitest'
import { wholeGazetteer } from '#server/test/gazetteer-slice.ts'
import { textsFor } from '#server/messages/texts.ts'
import type { WorldContent } from '#shared/pictures/content.ts'
import { svgOf } from '#shared/pictures/drawing.ts'
import { inksOf } from '#shared/pictures/inks.ts'
import { wordsOf } from '#shared/pictures/words.ts'
import { createAtlas } from './atlas.ts'
import { drawn, drawPicture } from './draw-picture.ts'
import { createLettering } from './lettering.ts'
import type { Sheet, Subject } from './picture-task.ts'

const atlas = createAtlas(wholeGazetteer)
const letters = createLettering()
const city = (name: string, iso2: string, latitude: number, longitude: number) =>
  ({ name, iso2, country: iso2, continent: 'EU', latitude, longitude, kind: 'visited' }) as const
const cities = [
  city('Kraków', 'PL', 50.06, 19.94),
  city('Lisbon', 'PT', 38.72, -9.13),
  city('Oslo', 'NO', 59.91, 10.75),
  city('Athens', 'GR', 37.98, 23.73),
  { ...city('Suva', 'FJ', -18.14, 178.44), continent: 'OC' },
]
const world: WorldContent = {
  person: 'محمد "><script>',
  period: '2019 to 2026',
  cities,
  visited: new Set(['PL', 'PT', 'NO', 'GR', 'FJ']),
  figures: [{ value: '5', label: 'countries of 195' }],
  years: [
    { year: 2025, cities: 2, newCities: 2 },
    { year: 2026, cities: 4, newCities: 3 },
  ],
  home: cities[0],
}
const subject: Subject = { about: 'profile', content: world }
const poster = (orientation: 'portrait' | 'landscape'): Sheet => ({
  shape: 'poster',
  title: 'The world "><script>alert(1)</script>',
  orientation,
})
const words = wordsOf(textsFor('en').pictures, 'en')
const svg = (sheet: Sheet, about: Subject = subject) =>
  svgOf(drawn({ atlas, letters, inks: inksOf.light, words }, about, sheet))

test('a drawing has shapes only: no text, no script, no reference to another file', () => {
  for (const sheet of [poster('portrait'), { shape: 'story' }] as const) {
    const drawing = svg(sheet)
    // The same content gives the same bytes.
    expect(svg(sheet)).toBe(drawing)
    const elements = new Set(Array.from(drawing.matchAll(/<(\w+)/g), ([, name]) => name))
    for (const name of ['clipPath', 'defs', 'g', 'path', 'pattern', 'svg']) elements.delete(name)
    expect([...elements]).toEqual([])
    expect(drawing).not.toMatch(/script|href|NaN|undefined|Infinity/)
  }
})

test.each([
  [{ shape: 'card' }, 1200, 630],
  [{ shape: 'story' }, 1080, 1920],
  [poster('landscape'), 424, 300],
] as const)('%j is a PNG of %i × %i pixels', async (sheet, width, height) => {
  const bytes = await drawPicture(
    { subject, sheet, theme: 'light', language: 'en', output: { format: 'png', width, dotsPerInch: 300 } },
    atlas,
    letters,
  )
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height, density: 300 })
  if (sheet.shape === 'card') expect(bytes.byteLength).toBeLessThan(300_000)
})

test('a PDF has the size of its sheet, and vectors in place of pixels', async () => {
  const bytes = await drawPicture(
    {
      subject,
      sheet: { shape: 'card' },
      theme: 'dark',
      language: 'ar',
      output: { format: 'pdf', millimetres: 210 },
    },
    atlas,
    letters,
  )
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).toMatch(/^%PDF-1\.\d/)
  // 210 mm are 595.28 points.
  expect(text).toMatch(/\/MediaBox \[0 0 1133\.\d+ 595\.2\d*\]/)
  expect(text).not.toContain('/Subtype /Image')
})

test('a ledger without a place draws no place, and one at the edge of the map draws nothing outside', () => {
  const empty = { ...world, cities: [], visited: new Set<string>(), years: [], home: undefined, figures: [] }
  const tasks: Subject[] = [
    { about: 'profile', content: empty },
    { about: 'year', content: { ...empty, year: 2026, stays: [] } },
    { about: 'trip', content: { ...empty, name: '', legs: [], stops: [] } },
    { about: 'profile', content: { ...world, home: { ...city('Pole', 'AQ', -90, 0), kind: 'lived' } } },
  ]
  for (const about of tasks) {
    expect(svg({ shape: 'card' }, about)).not.toMatch(/NaN|Infinity|undefined/)
  }
  expect(svg(poster('portrait'), tasks.at(-1))).not.toMatch(/NaN|Infinity|undefined/)
})
