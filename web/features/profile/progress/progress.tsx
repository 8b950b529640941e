import type { ReactNode } from 'react'
import { currentLanguage } from '#web/messages/language.ts'
import { localeOf } from '#shared/messages/languages.ts'
import { numberText } from '#web/lib/language/formats.ts'
import type { Share } from '#shared/domain/ledger/figures.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { LedgerSection } from '#web/ui/ledger-section.tsx'
import { Continents, type ContinentShare } from './continents.tsx'
import { Regions, type RegionShare } from './regions.tsx'
import { ScaleBar } from './scale-bar.tsx'

/** Shares of the countries in the list that is used for counting. */
type WorldShares = { countries: Share; capitals: Share; area: Share; population: Share }

type ProgressProps = {
  shares: WorldShares
  continents: readonly ContinentShare[]
  /** The number of continents with a visited city, of seven. */
  visitedContinents: number
  /** The two-letter codes of the visited places. */
  places: ReadonlySet<string>
  regions: readonly RegionShare[]
  /** The list that is used for counting, and the link to choose another. */
  rule?: ReactNode
}

/** The visited part of the world: its countries and capitals, its continents, and the regions of countries. */
export function Progress(props: ProgressProps) {
  const { shares, continents, visitedContinents, places, regions, rule } = props
  const cells = [
    { label: timelineMessages.worldCountries, share: shares.countries, isCounted: true },
    { label: timelineMessages.capitals, share: shares.capitals, isCounted: true },
    { label: timelineMessages.area, share: shares.area, isCounted: false },
    { label: timelineMessages.population, share: shares.population, isCounted: false },
  ]
  return (
    <LedgerSection id="progress" title={timelineMessages.progress} aside={rule}>
      <dl className="mt-7 grid grid-cols-2 gap-x-5 gap-y-6 md:gap-8 lg:grid-cols-4">
        {cells.map(({ label, share: { visited, of }, isCounted }) => (
          <div key={label}>
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="mt-0.5 font-serif text-26 lining-nums md:text-30">
              {percentText(of === 0 ? 0 : visited / of)}
              <span className="figures font-sans text-14 tracking-normal text-ink-3 max-md:block md:ms-2">
                {isCounted
                  ? timelineMessages.ofList({ visited: numberText(visited), of: numberText(of) })
                  : timelineMessages.ofTheseCountries}
              </span>
              <ScaleBar share={of === 0 ? 0 : visited / of} />
            </dd>
          </div>
        ))}
      </dl>
      <Continents continents={continents} places={places} />
      <p className="mt-3 text-13 text-ink-3">
        {timelineMessages.continentsText({ count: numberText(visitedContinents) })}
      </p>
      <Regions countries={regions} />
    </LedgerSection>
  )
}

/** "15%"; below ten percent with one decimal, so that small progress is visible. */
const percentText = (share: number) =>
  new Intl.NumberFormat(localeOf(currentLanguage()), {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.1 ? 1 : 0,
  }).format(share)
