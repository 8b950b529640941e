import { expect, test } from 'vitest'
import { namesOf } from './label-names.ts'

const at = { lat: 0, lng: 0, minZoom: 3 }
const labels = {
  seas: [],
  cities: [],
  countries: [
    { ...at, name: 'United Arab\nEmirates', iso2: 'AE' },
    { ...at, name: 'Ethiopia', iso2: 'ET' },
    { ...at, name: 'Somewhere', iso2: 'XX' },
  ],
}
const linesIn = (language: string) => namesOf(labels, language).map(({ lines }) => lines)

test('the map names countries in the language of the page, a long name in two lines', () => {
  expect(linesIn('en')).toEqual([['UNITED ARAB', 'EMIRATES'], ['ETHIOPIA'], ['SOMEWHERE']])
  expect(linesIn('de')).toEqual([['VEREINIGTE', 'ARABISCHE EMIRATE'], ['ÄTHIOPIEN'], ['SOMEWHERE']])
  expect(linesIn('ar')).toEqual([['الإمارات', 'العربية المتحدة'], ['إثيوبيا'], ['SOMEWHERE']])
})
