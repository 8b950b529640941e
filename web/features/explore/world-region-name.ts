import { exploreMessages } from '#web/messages/explore.ts'

/**
 * The continents and subregions of the records of countries, with their UN M49 codes. Their names are texts of the
 * catalogue, taken from CLDR: Chromium's `Intl.DisplayNames` knows only countries.
 */
const codes: Readonly<Record<string, Parameters<typeof exploreMessages.worldRegion>[0]['code']>> = {
  Africa: 'm002',
  Americas: 'm019',
  Asia: 'm142',
  Europe: 'm150',
  Oceania: 'm009',
  'Australia and New Zealand': 'm053',
  Caribbean: 'm029',
  'Central America': 'm013',
  'Central Asia': 'm143',
  'Eastern Africa': 'm014',
  'Eastern Asia': 'm030',
  'Eastern Europe': 'm151',
  Melanesia: 'm054',
  Micronesia: 'm057',
  'Middle Africa': 'm017',
  'Northern Africa': 'm015',
  'Northern America': 'm021',
  'Northern Europe': 'm154',
  // Antarctica is the only country there.
  Polar: 'mAQ',
  Polynesia: 'm061',
  'South America': 'm005',
  'South-Eastern Asia': 'm035',
  'Southern Africa': 'm018',
  'Southern Asia': 'm034',
  'Southern Europe': 'm039',
  'Western Africa': 'm011',
  'Western Asia': 'm145',
  'Western Europe': 'm155',
}

/** A continent or subregion of a country's record in the language of the page. */
export const worldRegionName = (name: string): string => {
  const code = codes[name]
  return code === undefined ? name : exploreMessages.worldRegion({ code, name })
}
