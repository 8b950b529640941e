import { formatsOf } from '#shared/domain/formats.ts'
import { currentLanguage } from '#web/messages/language.ts'

/** The continents and subregions of the records of countries, with their UN M49 codes. */
const codes: Readonly<Record<string, string>> = {
  Africa: '002',
  Americas: '019',
  Asia: '142',
  Europe: '150',
  Oceania: '009',
  'Australia and New Zealand': '053',
  Caribbean: '029',
  'Central America': '013',
  'Central Asia': '143',
  'Eastern Africa': '014',
  'Eastern Asia': '030',
  'Eastern Europe': '151',
  Melanesia: '054',
  Micronesia: '057',
  'Middle Africa': '017',
  'Northern Africa': '015',
  'Northern America': '021',
  'Northern Europe': '154',
  // Antarctica is the only country there.
  Polar: 'AQ',
  Polynesia: '061',
  'South America': '005',
  'South-Eastern Asia': '035',
  'Southern Africa': '018',
  'Southern Asia': '034',
  'Southern Europe': '039',
  'Western Africa': '011',
  'Western Asia': '145',
  'Western Europe': '155',
}

/** A continent or subregion of a country's record in the language of the page. */
export const worldRegionName = (name: string): string =>
  formatsOf(currentLanguage()).countryName(codes[name] ?? '', name)
