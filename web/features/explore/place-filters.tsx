import { useQuery } from '@tanstack/react-query'
import { compareNames } from '#web/lib/language/formats.ts'
import { useSession } from '#web/lib/session/session.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { countryCardsQuery, usualPopulation } from '#web/queries/explore-places.ts'
import { Choice } from '#web/ui/choice.tsx'
import type { CitiesSearch } from './explore-search.ts'
import { worldRegionName } from './world-region-name.ts'

type PlaceFiltersProps = {
  search: CitiesSearch
  onChange: (change: Partial<CitiesSearch>) => void
  /** Whether the size of cities can be chosen. */
  hasPopulation?: boolean
}

const choiceWidthClass = 'max-md:flex-1 max-md:basis-36 md:w-44'
const populations = [0, 1000, usualPopulation, 100_000, 1_000_000]

/** The filters of a list of places; all of them are part of the address. */
export function PlaceFilters({ search, onChange, hasPopulation = false }: PlaceFiltersProps) {
  const { region, subregion, q } = search
  const { user } = useSession()
  const { data: countries = [] } = useQuery(countryCardsQuery)
  const regions = namesOf(countries.map((country) => country.region))
  const subregions = namesOf(
    countries.filter((country) => country.region === region).map((country) => country.subregion),
  )
  const { search: texts } = exploreMessages
  const population = search.population ?? (q === undefined ? usualPopulation : 0)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-end gap-3 max-md:w-full">
      <legend className="sr-only">{texts.filters}</legend>
      <Choice
        className={choiceWidthClass}
        label={texts.region}
        value={region ?? ''}
        onChange={(value) => onChange({ region: value === '' ? undefined : value, subregion: undefined })}
      >
        <option value="">{texts.any}</option>
        {withChosen(regions, region).map((name) => (
          <option key={name} value={name}>
            {worldRegionName(name)}
          </option>
        ))}
      </Choice>
      {region !== undefined && (
        <Choice
          className={choiceWidthClass}
          label={texts.subregion}
          value={subregion ?? ''}
          onChange={(value) => onChange({ subregion: value === '' ? undefined : value })}
        >
          <option value="">{texts.wholeRegion}</option>
          {withChosen(subregions, subregion).map((name) => (
            <option key={name} value={name}>
              {worldRegionName(name)}
            </option>
          ))}
        </Choice>
      )}
      {hasPopulation && (
        <Choice
          className={choiceWidthClass}
          label={texts.population}
          value={String(population)}
          onChange={(value) => onChange({ population: Number(value) })}
        >
          {withNumber(populations, population).map((people) => (
            <option key={people} value={people}>
              {texts.atLeast({ people })}
            </option>
          ))}
        </Choice>
      )}
      {user !== null && (
        <label className="flex h-11 cursor-pointer items-center gap-2.5 text-14 font-medium">
          <input
            type="checkbox"
            checked={search.unvisited === true}
            onChange={(event) => onChange({ unvisited: event.target.checked ? true : undefined })}
            className="size-6 accent-accent"
          />
          {texts.unvisited}
        </label>
      )}
    </fieldset>
  )
}

const namesOf = (names: readonly string[]) =>
  [...new Set(names)]
    .filter((name) => name !== '')
    .sort((a, b) => compareNames(worldRegionName(a), worldRegionName(b)))

// The value in the address stays chosen, also while the names are loading.
const withChosen = (names: string[], chosen: string | undefined) =>
  chosen === undefined || names.includes(chosen) ? names : [...names, chosen]

const withNumber = (numbers: readonly number[], chosen: number) =>
  numbers.includes(chosen) ? numbers : [...numbers, chosen].sort((a, b) => a - b)
