import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { citiesById } from '#shared/domain/ledger/cities-by-id.ts'
import type { Ledger, LedgerCity, LedgerStay } from '#shared/ledger.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useWidth } from '#web/lib/page/use-width.ts'
import { useLanguage } from '#web/messages/language.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { LedgerSection } from '#web/ui/ledger-section.tsx'
import { TimelineLegend } from './timeline-legend.tsx'
import { type TimelineBlock, timelineBlocks, type TimelineYear, timelineYears } from './timeline-years.ts'
import { useBlocks } from './use-blocks.ts'
import { YearHeading, type YearSum } from './year-heading.tsx'
import { YearRail } from './year-rail.tsx'
import { YearRows } from './year-rows.tsx'

type TimelineProps = {
  ledger: Ledger
  /** The totals of each year; undefined until they are computed. */
  sums: ReadonlyMap<number, YearSum> | undefined
  /** The local day of the viewer. */
  today: string
  countryName: (iso2: string) => string
  /** Renders the link to the review of a year in which a stay counts. */
  renderYearLink?: ((year: number) => ReactNode) | undefined
  /** Asks for the dates of a stay without any; undefined for another person's. */
  onWhen?: ((stay: LedgerStay, city: LedgerCity) => void) | undefined
}

/** Up to this number of stays, all are in the page at once, so that the browser's own search finds them. */
const wholeLimit = 300
/** The year that was jumped to, and the time of `performance.now()` until which the page keeps it in place. */
type Wanted = { key: string; until: number } | undefined
/** Within this time the blocks around a year are drawn and measured. */
const settlingMs = 400
/** Headers that cover the upper edge of the window. */
const coveredPx = { wide: 128, phone: 150 }

/** All stays by year: the totals of each year, its months as a ruler, and its trips and stays as a list. */
export function Timeline({ ledger, sums, today, countryName, renderYearLink, onWhen }: TimelineProps) {
  useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const width = useWidth(list, isPhone ? 320 : 1032)
  const { years, blocks } = useMemo(() => {
    const years = timelineYears(ledger)
    return { years, blocks: timelineBlocks(years) }
  }, [ledger])
  const cities = citiesById(ledger.cities)
  const homes = useMemo(() => ledger.stays.filter(({ kind }) => kind === 'lived'), [ledger.stays])
  const guess = useCallback(
    (index: number) => {
      const block = blocks[index]
      return block === undefined ? 0 : guessedHeight(block, isPhone)
    },
    [blocks, isPhone],
  )
  const drawn = useBlocks(list, blocks, guess, ledger.stays.length <= wholeLimit)
  const { from, to } = drawn
  const wanted = useRef<Wanted>(undefined)

  /** Scrolls the wanted year to the upper edge, also when the blocks above it turn out to have other heights. */
  const showWanted = () => {
    const { key, until } = wanted.current ?? { key: '', until: 0 }
    if (performance.now() > until) return
    const block = list.current?.querySelector(`[data-block="${key}"]`)
    const heading = block?.querySelector<HTMLElement>('h3')
    block?.scrollIntoView()
    if (heading !== document.activeElement) heading?.focus({ preventScroll: true })
  }
  const jump = ({ year }: TimelineYear) => {
    const key = String(year)
    wanted.current = { key, until: performance.now() + settlingMs }
    const index = blocks.findIndex((block) => block.key === key)
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    window.scrollTo({ top: top + drawn.topOf(index) - coveredPx[isPhone ? 'phone' : 'wide'] })
    showWanted()
  }
  useEffect(showWanted)

  const current = blocks[drawn.blockAt(coveredPx[isPhone ? 'phone' : 'wide'] + 100)]?.entry
  return (
    <LedgerSection id="timeline" title={timelineMessages.timeline} aside={<TimelineLegend />}>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 md:mt-6 md:grid-cols-[4.5rem_minmax(0,1fr)] md:gap-8 print:block">
        <YearRail years={years} current={current} onJump={jump} />
        <div ref={list}>
          <div style={{ height: drawn.abovePx }} />
          {blocks.slice(from, to).map((block) => (
            <div
              key={block.key}
              ref={drawn.measure}
              data-block={block.key}
              className={
                block.entry === years[0] ? 'scroll-mt-23 md:scroll-mt-14' : 'scroll-mt-11 md:scroll-mt-2'
              }
            >
              {block.parts === undefined ? (
                <YearHeading
                  entry={block.entry}
                  isPending={sums === undefined}
                  sum={block.entry.year === undefined ? undefined : sums?.get(block.entry.year)}
                  homes={homes}
                  today={today}
                  cities={cities}
                  width={width}
                  renderLink={renderYearLink}
                  isFirst={block.entry === years[0]}
                />
              ) : (
                <YearRows
                  parts={block.parts}
                  today={today}
                  year={block.entry.year}
                  cities={cities}
                  countryName={countryName}
                  onWhen={onWhen}
                />
              )}
            </div>
          ))}
          <div style={{ height: drawn.belowPx }} />
        </div>
      </div>
    </LedgerSection>
  )
}

const headingPx = { wide: 260, phone: 240, undated: 110 }
const rowPx = { wide: 50, phone: 54 }
const groupPx = 56

/** The estimated height of a block before it was drawn. */
function guessedHeight({ parts, entry }: TimelineBlock, isPhone: boolean): number {
  if (parts === undefined) return headingPx[entry.year === undefined ? 'undated' : isPhone ? 'phone' : 'wide']
  const rows = parts.reduce((sum, { stays }) => sum + stays.length, 0)
  const height = rows * rowPx[isPhone ? 'phone' : 'wide'] + parts.length * groupPx
  return isPhone ? height : height / 2
}
