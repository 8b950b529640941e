import { expect, it } from 'vitest'
import { capitalUnnamed, codeAsName, decidedNameLost, placeNamesLost } from './check-place-names.ts'
import { readGazetteer } from './gazetteer.ts'

const world = readGazetteer()
const rome = '3169070'

/** The gazetteer with a changed line for Rome. */
const withRome = (line: readonly [string, string]) => ({
  ...world,
  placeNames: world.placeNames.map((each) => (each[0] === rome ? line : each)),
})

it('finds a line without a city, and a line out of order', () => {
  expect(placeNamesLost(withRome(['1', 'de=Rom']))).toHaveLength(1)
  expect(placeNamesLost({ ...world, placeNames: world.placeNames.toReversed() }).length).toBeGreaterThan(1000)
})

it('finds a name in Latin letters without a language, and an unknown language', () => {
  expect(codeAsName(withRome([rome, 'de=Rom|=ROM']))).toEqual([`"ROM" of ${rome} has no language.`])
  expect(codeAsName(withRome([rome, 'dx=Rom']))).toHaveLength(1)
})

it('finds a capital without a name in Japanese', () => {
  expect(capitalUnnamed(withRome([rome, 'ru=Рим|ko=로마']))).toEqual([`Rome (${rome}) has no name in ja.`])
})

it('finds a decided name of the wrong city, and one that is not in the result', () => {
  const row = { geonameid: rome, city: 'Rome, IT', names: 'de=Rom' }
  expect(decidedNameLost({ ...world, decidedNames: [row] })).toEqual([])
  expect(decidedNameLost({ ...world, decidedNames: [{ ...row, city: 'Rome, US' }] })).toHaveLength(1)
  expect(decidedNameLost({ ...world, decidedNames: [{ ...row, names: 'ja=ロム' }] })).toHaveLength(1)
})

it('Rome, Tokyo and Tuscany have their names by language', () => {
  const names = new Map(world.placeNames)
  expect(names.get(rome)).toContain('de sv=Rom|')
  expect(names.get('1850147')).toContain('zh=东京')
  expect(names.get('IT.16')).toContain('fr nl=Toscane')
})
