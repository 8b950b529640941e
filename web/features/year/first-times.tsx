import type { YearReview } from '#shared/domain/ledger/year-review.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, listText } from '#web/lib/language/formats.ts'
import { yearMessages } from '#web/messages/year.ts'
import { Flag } from '#web/ui/flag.tsx'

/** With more cities than this of a country, or of all others, their number is shown instead. */
const mostNamed = 12

/** `names` has the stored names of countries by their iso2 codes. */
type FirstTimesProps = { review: YearReview; names: ReadonlyMap<string, string> }

/** The countries and cities that were new in the year. */
export function FirstTimes({ review: { firstTimes, newCities }, names }: FirstTimesProps) {
  if (newCities.length === 0 && firstTimes.length === 0) return null
  const texts = yearMessages
  const listed = new Set(firstTimes.flatMap(({ cities }) => cities.map(({ id }) => id)))
  const others = newCities.filter(({ id }) => !listed.has(id))
  const counts = { countries: firstTimes.length, cities: newCities.length }
  return (
    <section aria-labelledby="first-times" className="mt-16 border-t border-ink pt-4 md:mt-18">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="first-times" className="text-30">
          {texts.firstTime}
        </h2>
        <p className="figures text-ink-2">{texts.firstTimeCounts(counts)}</p>
      </div>
      {firstTimes.length > 0 && (
        <ul className="mt-5 grid grid-cols-2 gap-8 md:grid-cols-4 print:grid-cols-4">
          {firstTimes.map(({ unit, cities }) => (
            <li key={unit} className="min-w-0">
              <Flag iso2={unit} className="w-18 rounded-[3px]" loading="lazy" />
              <h3 className="mt-3 font-serif text-22 wrap-anywhere">
                {countryName({ iso2: unit, name: names.get(unit) ?? unit })}
              </h3>
              <p className="own-direction text-14 text-ink-2">{namesOf(cities)}</p>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <p className="own-direction mt-6 text-ink-2">{namesOf(others)}</p>}
    </section>
  )
}

const namesOf = (cities: YearReview['newCities']) => {
  const shown = cities.slice(0, mostNamed).map(cityName)
  const more = cities.length - shown.length
  return listText(more > 0 ? [...shown, yearMessages.andMore({ count: more })] : shown)
}
