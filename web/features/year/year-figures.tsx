import type { YearReview } from '#shared/domain/ledger/year-review.ts'
import { legTypes } from '#shared/collections/travel-items.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { decimalText, numberText } from '#web/lib/language/formats.ts'
import { yearMessages } from '#web/messages/year.ts'

/** The length of the equator in kilometres. */
const equatorKm = 40_075

/** Shorter distances are not compared with the equator. */
const leastAroundKm = equatorKm / 10

type Figure = { label: string; value: string; note?: string }

/** The figures of a year. Figures without data are left out: nights need exact days, kilometres need trips. */
export function YearFigures({ year, review }: { year: number; review: YearReview }) {
  const texts = yearMessages
  const { figures: ofYear, farthest } = review
  const km = legTypes.reduce((sum, type) => sum + review.kilometres[type], 0)
  const { countries, newCountries, cities, newCities, nights } = ofYear
  const figures: Figure[] = [
    {
      label: texts.countries,
      value: numberText(countries),
      note: texts.newCount({ count: newCountries }),
    },
    { label: texts.cities, value: numberText(cities), note: texts.newCount({ count: newCities }) },
    ...(nights > 0 ? [{ label: texts.nights, value: numberText(nights), ...nightsNote(year, review) }] : []),
    ...(km >= 1
      ? [
          {
            label: texts.kilometres,
            value: numberText(Math.round(km)),
            ...(km >= leastAroundKm && {
              note: texts.aroundEarth({ times: decimalText((km / equatorKm).toFixed(2)) }),
            }),
          },
        ]
      : []),
    ...(farthest && farthest.kilometres >= 1
      ? [
          {
            label: texts.farthest,
            value: texts.km({ km: farthest.kilometres }),
            note: cityName(farthest.city),
          },
        ]
      : []),
  ]
  return (
    <dl className="year-figures mt-10">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-14 text-ink-2">{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className="is-note own-direction">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** A comparison with the year before, if its nights are known. */
const nightsNote = (year: number, { figures: { nights }, lastYear }: YearReview): { note?: string } => {
  const before = lastYear?.nights ?? 0
  if (before === 0) return {}
  const { nightsMore, nightsFewer, nightsSame } = yearMessages
  const text = { year: String(year - 1), count: Math.abs(nights - before) }
  return { note: (nights > before ? nightsMore : nights < before ? nightsFewer : nightsSame)(text) }
}
