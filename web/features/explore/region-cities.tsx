import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cityName, useCityName } from '#web/lib/language/city-names.ts'
import { foldedCityName } from '#web/lib/language/city-order.ts'
import { compareNames, numberText } from '#web/lib/language/formats.ts'
import { listWindow, rowTops } from '#web/lib/list-window.ts'
import { useListView } from '#web/lib/page/use-list-view.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import type { CityCard } from '#web/queries/places.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'
import { regionSearch, type RegionSearch } from './explore-search.ts'
import { SearchField } from './search-field.tsx'

/** A city with its state and country. */
export type ListedCity = CityCard

/** The number of rows that fit beside the map. */
const fewRows = 10
const rowPx = 44

type RegionCitiesProps = {
  /** The largest first. */
  cities: readonly ListedCity[]
  search: RegionSearch
  onSearch: (change: Partial<RegionSearch>) => void
}

/** The cities of a region by population or name, each with its button; a long list shows its first rows. */
export function RegionCities({ cities, search, onSearch }: RegionCitiesProps) {
  const { region, all } = exploreMessages
  const { q = '', sort } = search
  const nameOf = useCityName()
  const [isWhole, setIsWhole] = useState(false)
  const shown = useMemo(() => listedCities(cities, q, sort, nameOf), [cities, q, sort, nameOf])
  const isLong = shown.length > fewRows
  return (
    <section aria-labelledby="region-cities" className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="region-cities" className="text-26">
          {region.cities}
        </h2>
        <span className="flex items-center gap-2">
          {isLong && isWhole && (
            <Button variant="quiet" size="sm" onClick={() => setIsWhole(false)}>
              {exploreMessages.country.showFewer}
            </Button>
          )}
          <output className="figures text-14 text-ink-2">
            {shown.length === cities.length
              ? numberText(cities.length)
              : region.shownOf({ shown: shown.length, all: cities.length })}
          </output>
        </span>
      </div>
      {(cities.length > 1 || q !== '') && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)_9.5rem] gap-2">
          <SearchField
            label={region.filter}
            hasHiddenLabel
            placeholder={region.filter}
            value={q}
            onChange={(text) => onSearch({ q: text === '' ? undefined : text })}
          />
          <Choice
            label={all.sort}
            hasHiddenLabel
            value={sort ?? ''}
            onChange={(value) => onSearch({ sort: regionSearch.parse({ sort: value }).sort })}
          >
            <option value="">{region.byPopulation}</option>
            <option value="name">{all.byName}</option>
          </Choice>
        </div>
      )}
      {shown.length === 0 ? (
        <p className="mt-3 border-t border-ink py-4 text-ink-2">{region.noneNamed({ text: q })}</p>
      ) : isLong && isWhole ? (
        <WholeList cities={shown} />
      ) : (
        <ol aria-labelledby="region-cities" className="mt-3 border-t border-ink">
          {shown.slice(0, fewRows).map((city) => (
            <CityRow key={city.id} city={city} />
          ))}
        </ol>
      )}
      {isLong && !isWhole && (
        <Button variant="quiet" size="sm" className="mt-2 -ms-2.5" onClick={() => setIsWhole(true)}>
          {exploreMessages.country.showAll({ count: shown.length })}
        </Button>
      )}
    </section>
  )
}

/** The cities whose name has the text in it, in the chosen order. */
function listedCities<City extends { id: string; name: string; unaccented_name: string }>(
  cities: readonly City[],
  text: string,
  sort: 'name' | undefined,
  nameOf: (city: City) => string,
): readonly City[] {
  const folded = (city: City) => foldedCityName(city, nameOf(city))
  const term = withoutAccents(text.trim())
  const found =
    term === ''
      ? cities
      : cities.filter((city) =>
          [city.unaccented_name, folded(city), withoutAccents(city.name)].some((name) => name.includes(term)),
        )
  if (sort === undefined) return found
  return found.toSorted((a, b) => compareNames(folded(a), folded(b)))
}

/** Renders only the rows near the window: England has 4,359 cities. */
function WholeList({ cities }: { cities: readonly ListedCity[] }) {
  const list = useRef<HTMLOListElement>(null)
  const view = useListView(list, { top: 0, height: window.innerHeight })
  const tops = useMemo(() => rowTops(cities.map(() => rowPx)), [cities])
  const { from, to } = listWindow(tops, view.top, view.height)
  // The button that showed the list is gone, so the focus moves to the first new row.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    list.current?.querySelectorAll('a')[fewRows]?.focus({ preventScroll: true })
  }, [])
  return (
    <ol
      ref={list}
      aria-labelledby="region-cities"
      className="relative mt-3 border-t border-ink"
      style={{ height: tops.at(-1) }}
    >
      {cities.slice(from, to).map((city, offset) => {
        const index = from + offset
        return (
          <CityRow
            key={city.id}
            city={city}
            position={{ of: cities.length, index, topPx: tops[index] ?? 0 }}
          />
        )
      })}
    </ol>
  )
}

type CityRowProps = {
  city: ListedCity
  /** Where the row stands in a list that is drawn in part. */
  position?: { of: number; index: number; topPx: number }
}

function CityRow({ city, position }: CityRowProps) {
  const { id, population } = city
  const name = cityName(city)
  return (
    <li
      {...(position && {
        'aria-setsize': position.of,
        'aria-posinset': position.index + 1,
        style: { position: 'absolute', insetInline: 0, top: position.topPx },
      })}
      className="flex h-11 items-center gap-2 border-b border-rule"
    >
      <Link
        to="/explore/city/$cityId"
        params={{ cityId: id }}
        title={name}
        className="own-direction min-w-0 flex-1 truncate py-2.5 font-medium -outline-offset-2 underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      {population > 0 && <span className="figures text-14 text-ink-2">{numberText(population)}</span>}
      <WishButton city={name} size="icon" {...useCityWish(city)} />
      <span className="-me-2.5 flex justify-end xs:w-40">
        <MarkButton city={name} size="row" {...useCityMark(city)} />
      </span>
    </li>
  )
}
