import { loadWithLanguage } from '#web/messages/language.ts'
import { type CityNames, showCityNames } from './city-name.ts'

const files = import.meta.glob<CityNames>('../../../data/dist/city-names/*.json', { import: 'default' })

// Top-level await: a page with cities waits for their names, as it waits for its texts. English has no file. If a
// file cannot be loaded, the stored names are shown.
await loadWithLanguage(async (language) => {
  const load = files[`../../../data/dist/city-names/${language}.json`]
  const names = await load?.().catch(() => undefined)
  return () => showCityNames(names)
})

export { cityName, mapCityName, useCityName } from './city-name.ts'
