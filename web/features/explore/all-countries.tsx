import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { countryName } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { countryCardsQuery } from '#web/queries/explore-places.ts'
import { Choice } from '#web/ui/choice.tsx'
import { CountOfList } from '#web/ui/count-of-list.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  type CountriesView,
  type CountryGroup,
  continentOf,
  continentsOf,
  countryGroups,
  otherContinent,
  shownCountries,
} from './country-groups.ts'
import { type CountriesSearch, countriesSearch } from './explore-search.ts'
import { PartFailure } from './load-notice.tsx'
import { SearchField } from './search-field.tsx'
import type { useVisited } from './use-visited.ts'
import { worldRegionName } from './world-region-name.ts'

/** The fragment of the address that leads to the list. */
export const allCountriesId = 'all-countries'

// On a phone, and in a low window, only the continents stay visible: the other tools would cover the list.
const stickyToolsClass =
  'max-md:contents md:bg-paper [@media(width>=47.5625rem)_and_(height>=37.5rem)]:sticky [@media(width>=47.5625rem)_and_(height>=37.5rem)]:top-16 [@media(width>=47.5625rem)_and_(height>=37.5rem)]:z-10'

type AllCountriesProps = {
  search: CountriesSearch
  onSearch: (change: Partial<CountriesSearch>) => void
  visited: ReturnType<typeof useVisited>
}

type Country = { id: string; name: string; native: string; iso2: string; region: string }

/** Every country, by continent, by name, or the visited ones first. The choice is part of the address. */
export function AllCountries({ search, onSearch, visited }: AllCountriesProps) {
  const { data: countries, error, refetch } = useQuery(countryCardsQuery)
  const { user, isKnown, list, citiesPerCountry: cities } = visited
  const { all } = exploreMessages
  // A guest has no visits, so they neither narrow nor sort the list.
  const view = {
    name: search.name ?? '',
    continent: search.continent,
    show: user === null ? undefined : search.show,
    sort: user === null && search.sort === 'visited' ? undefined : search.sort,
  }
  const shown = countries && shownCountries(countries, view, cities)
  const section = useRef<HTMLElement>(null)
  const visitedCount = countries?.filter(({ id }) => cities.has(id)).length ?? 0
  const needsVisits = view.show !== undefined || view.sort === 'visited'

  return (
    <section
      ref={section}
      id={allCountriesId}
      aria-labelledby={`${allCountriesId}-title`}
      className="mt-10 border-t border-rule-strong pt-8 md:mt-14"
    >
      <h2 id={`${allCountriesId}-title`} className="text-30 md:text-34">
        {all.title}
      </h2>
      <p className="figures mt-1 min-h-6 text-ink-2">
        {countries &&
          (user === null || !isKnown
            ? all.count({ count: countries.length })
            : all.countVisited({ count: countries.length, visited: visitedCount }))}
        {list && <CountOfList {...list} className="ms-3" />}
      </p>
      <div className={stickyToolsClass}>
        <Tools view={view} hasVisits={user !== null} onSearch={onSearch} />
        {countries && shown && (
          <Continents
            search={search}
            continents={continentsOf(countries)}
            counted={shown}
            onChoose={() => {
              // The list may have become shorter than the part that was scrolled past.
              if ((section.current?.getBoundingClientRect().top ?? 0) < 0) section.current?.scrollIntoView()
            }}
          />
        )}
      </div>
      {countries === undefined && error !== null ? (
        <PartFailure title={all.failed} error={error} onRetry={() => void refetch()} />
      ) : needsVisits && visited.onRetry ? (
        <PartFailure title={all.visitsFailed} error={visited.error} onRetry={visited.onRetry} />
      ) : shown === undefined || (needsVisits && !isKnown) ? (
        <ListSkeleton />
      ) : (
        <Groups
          groups={countryGroups(shown, view, cities)}
          cities={cities}
          hasVisits={user !== null && isKnown}
          emptyText={
            view.name !== ''
              ? all.noneNamed({ name: view.name })
              : view.show === 'visited'
                ? all.noneVisited
                : all.allVisited
          }
        />
      )}
    </section>
  )
}

type ToolsProps = { view: CountriesView; hasVisits: boolean; onSearch: AllCountriesProps['onSearch'] }

/** The search, the filter and the order of the list. */
function Tools({ view, hasVisits, onSearch }: ToolsProps) {
  const { all } = exploreMessages
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3 pt-3">
      <div className="flex min-w-0 flex-1 max-md:basis-full">
        <SearchField
          label={all.search}
          placeholder={all.placeholder}
          value={view.name}
          onChange={(text) => onSearch({ name: text === '' ? undefined : text })}
        />
      </div>
      {hasVisits && (
        <div className="max-md:w-full">
          <p aria-hidden className="mb-1.5 text-13 font-medium text-ink-2 print:hidden">
            {all.show}
          </p>
          <Segmented
            label={all.show}
            value={view.show ?? 'all'}
            choices={[
              { value: 'all', label: all.showAll },
              { value: 'visited', label: all.visited },
              { value: 'unvisited', label: all.unvisited },
            ]}
            onChoose={(show) => onSearch({ show: show === 'all' ? undefined : show })}
            className="border-field max-md:flex max-md:w-full md:[&_button]:h-9"
          />
        </div>
      )}
      <Choice
        label={all.sort}
        value={view.sort ?? ''}
        onChange={(sort) => onSearch({ sort: countriesSearch.parse({ sort }).sort })}
        className="max-md:flex-1 md:w-42"
      >
        <option value="">{all.byContinent}</option>
        <option value="name">{all.byName}</option>
        {hasVisits && <option value="visited">{all.visitedFirst}</option>}
      </Choice>
    </div>
  )
}

type ContinentsProps = {
  search: CountriesSearch
  continents: readonly string[]
  /** The countries that the numbers beside the names count. */
  counted: readonly Country[]
  onChoose: () => void
}

function Continents({ search, continents, counted, onChoose }: ContinentsProps) {
  const { all } = exploreMessages
  const tab = (label: string, count: number, continent: string | undefined) => (
    <li key={label}>
      <Link
        to="/explore/country"
        search={{ ...search, continent }}
        replace
        resetScroll={false}
        onClick={onChoose}
        activeOptions={{ exact: true }}
        className="relative flex min-h-11 items-center gap-1.5 whitespace-nowrap text-ink-2 font-[500] -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:bg-accent dark:aria-[current=page]:after:bg-pin forced-colors:aria-[current=page]:no-underline! forced-colors:aria-[current=page]:after:bg-[Highlight]"
      >
        {label}
        <span className="figures text-14 font-normal text-ink-3">{count}</span>
      </Link>
    </li>
  )
  return (
    <nav
      aria-label={all.continents}
      className="top-14 z-10 mt-3 print:hidden overflow-x-auto border-b border-rule bg-paper [scrollbar-width:none] max-md:sticky"
    >
      <ul className="flex gap-5 md:gap-7">
        {tab(all.everywhere, counted.length, undefined)}
        {continents.map((name) =>
          tab(nameOf(name), counted.filter(({ region }) => continentOf({ region }) === name).length, name),
        )}
      </ul>
    </nav>
  )
}

type GroupsProps = {
  groups: readonly CountryGroup<Country>[]
  cities: ReadonlyMap<string, number>
  hasVisits: boolean
  emptyText: string
}

function Groups({ groups, cities, hasVisits, emptyText }: GroupsProps) {
  const { all, list } = exploreMessages
  const count = groups.reduce((sum, { countries }) => sum + countries.length, 0)
  return (
    <>
      <output className="sr-only">{list.shown({ count })}</output>
      {count === 0 && <p className="py-8 text-ink-2">{emptyText}</p>}
      {groups.map(({ continent, countries }, index) => (
        <div
          key={continent}
          className={clsx(
            'grid gap-x-8 gap-y-3 pt-5 pb-3 lg:grid-cols-[13rem_minmax(0,1fr)]',
            index > 0 && 'mt-5 border-t border-rule-strong',
          )}
        >
          <div>
            <h3 className="text-26">{nameOf(continent)}</h3>
            {hasVisits && (
              <p className="figures mt-1 text-14 text-ink-2">
                {all.inContinent({
                  visited: countries.filter(({ id }) => cities.has(id)).length,
                  count: countries.length,
                })}
              </p>
            )}
          </div>
          <ul aria-label={nameOf(continent)} className={columnsClass}>
            {countries.map((country) => (
              <CountryRow key={country.id} country={country} cities={cities.get(country.id) ?? 0} />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** The heading of a group of countries. */
const nameOf = (continent: string) => {
  const { all } = exploreMessages
  return continent === otherContinent ? all.other : worldRegionName(continent) || all.title
}

const columnsClass = 'gap-x-8 md:columns-2 lg:columns-3'
const rowClass = 'flex h-11 break-inside-avoid items-center gap-3 border-b border-rule md:h-10'

function CountryRow({ country, cities }: { country: Country; cities: number }) {
  const { all, country: texts } = exploreMessages
  const { id, iso2 } = country
  const name = countryName(country)
  return (
    <li className={rowClass}>
      <Link
        to="/explore/country/$countryId"
        params={{ countryId: id }}
        className="group flex h-full min-w-0 flex-1 scroll-mt-46 items-center gap-3 -outline-offset-2"
      >
        <Flag iso2={iso2} loading="lazy" />
        <span
          title={name}
          className={clsx(
            'own-direction min-w-0 flex-1 truncate underline-offset-4 group-hover:underline',
            cities > 0 && 'font-semibold',
          )}
        >
          {name}
        </span>
        {cities > 0 && (
          <span className="figures flex shrink-0 items-center gap-1 text-13 text-good">
            <Check className="size-3.5" strokeWidth={2} aria-hidden />
            <span className="sr-only">
              {texts.visitedMark}
              {', '}
            </span>
            {all.cities({ count: cities })}
          </span>
        )}
      </Link>
    </li>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy className="pt-5">
      <p className="sr-only">{exploreMessages.list.loading}</p>
      <div aria-hidden className={columnsClass}>
        {Array.from({ length: 24 }, (_, index) => (
          <div key={index} className={rowClass}>
            <Skeleton className="aspect-4/3 w-5" />
            <Skeleton className={`h-3.5 ${['w-28', 'w-36', 'w-24', 'w-32'][index % 4]}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
