import { loadWithLanguage } from '#web/messages/language.ts'
import { type CityNames, showCityNames } from './city-name.ts'

const files = import.meta.glob<CityNames>('../../../data/dist/city-names/*.json', { import: 'default' })

// A page that shows cities waits for their names, as it waits for its texts. English has no file. When a file cannot be
// loaded, cities have their stored names.
await loadWithLanguage(async (language) => {
  const load = files[`../../../data/dist/city-names/${language}.json`]
  const names = await load?.().catch(() => undefined)
  return () => showCityNames(names)
})

export { cityName, mapCityName, useCityName } from './city-name.ts'
