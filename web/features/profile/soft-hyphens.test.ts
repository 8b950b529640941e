import { expect, it } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (text: string) => softHyphens(text).replaceAll('\u00AD', '-')

it.each([
  ['Netherlands', 'Nether-lands'],
  ['Switzerland', 'Swit-zer-land'],
  ['Philippines', 'Phi-lip-pi-nes'],
  ['Massachusetts', 'Mas-sa-chu-setts'],
  ['Luxembourg', 'Luxem-bourg'],
  ['Provence-Alpes-Côte d’Azur', 'Pro-vence-Alpes-Côte d’Azur'],
  ['Östergötlands län', 'Öster-göt-lands län'],
])('long words of %s can break between syllables', (name, hyphenated) => {
  expect(shown(name)).toBe(hyphenated)
})

it('short words and other scripts are unchanged', () => {
  for (const name of ['Spain', 'Bahamas', 'Ελλάδα', 'Магаданская область', '日本']) {
    expect(softHyphens(name)).toBe(name)
  }
})
