import { clsx } from 'clsx'
import { importsMessages as texts } from '#web/messages/imports.ts'
import type { YearRange } from './review.ts'
import { useBarChoice } from './use-bar-choice.ts'

type YearBarsProps = {
  /** The first and the last year, and the number of stays of each. */
  all: { years: YearRange; counts: readonly number[] }
  /** The chosen years; undefined for all. */
  chosen: YearRange | undefined
  onChoose: (years: YearRange | undefined) => void
  /** Whether it is part of the page, where a finger scrolls over it, and not over a map. */
  isInPage?: boolean
  className?: string
}

/** At most this many years have a label, including the first and the last. */
const mostLabels = 4

/**
 * The stays of each year as bars. Pressing one shows that year alone, dragging over several shows those; pressing the
 * only chosen one again shows all. In a page a finger scrolls them to the side. The arrow keys go from bar to bar, with
 * Shift they choose several.
 */
export function YearBars({ all, chosen, onChoose, isInPage = false, className }: YearBarsProps) {
  const { years, counts } = all
  const { bars, tabStop, setTabStop, isChosen, handleDown, handleMove, handlePress, handleKey } =
    useBarChoice(all.years, counts, chosen, onChoose, isInPage)
  const most = Math.max(1, ...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const shown = chosen ?? years
  const count = counts.reduce(
    (sum, one, index) =>
      years.from + index >= shown.from && years.from + index <= shown.to ? sum + one : sum,
    0,
  )
  const labelStep = Math.max(1, Math.ceil(counts.length / (isInPage ? counts.length : mostLabels)))
  const isLabelled = (year: number) =>
    year === years.from ||
    year === years.to ||
    ((year - years.from) % labelStep === 0 && years.to - year >= labelStep / 2)

  return (
    <div
      data-over-map={isInPage ? undefined : ''}
      className={clsx(
        !isInPage && 'rounded-md border border-rule-strong bg-raised px-4 pt-3 pb-2 shadow-lift-2',
        className,
      )}
    >
      <div className="figures flex justify-between gap-4 text-13 text-ink-2">
        {!isInPage && <h2 className="font-sans text-13 tracking-normal">{texts.review.byYear}</h2>}
        <output>
          {texts.review.yearsShown({
            from: String(shown.from),
            to: String(shown.to),
            isOne: shown.from === shown.to ? 'one' : 'several',
            count: chosen === undefined ? total : count,
          })}
        </output>
      </div>
      <div
        ref={bars}
        role="toolbar"
        tabIndex={-1}
        aria-label={texts.review.byYear}
        onKeyDown={handleKey}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        className={clsx(
          'mt-1 flex select-none',
          isInPage ? '-mx-1 touch-pan-x overflow-x-auto px-1 [scrollbar-width:thin]' : 'touch-none',
        )}
      >
        {counts.map((one, index) => {
          const year = years.from + index
          const isOn = isChosen(year)
          return (
            <YearBar
              key={year}
              year={year}
              count={one}
              share={one / most}
              isOn={chosen && isOn}
              isInPage={isInPage}
              hasLabel={isLabelled(year) || (isOn && shown.from === shown.to)}
              tabIndex={
                year === tabStop || (index === firstOf(counts) && counts[tabStop - years.from] === 0) ? 0 : -1
              }
              onFocus={() => setTabStop(year)}
              onPress={() => handlePress(year)}
            />
          )
        })}
      </div>
    </div>
  )
}

const firstOf = (counts: readonly number[]) => counts.findIndex((count) => count > 0)

type YearBarProps = {
  year: number
  /** The number of stays; a year without any is no button. */
  count: number
  /** The height, as a part of the highest bar. */
  share: number
  /** Whether the year is among the chosen ones; undefined when all years are shown. */
  isOn: boolean | undefined
  isInPage: boolean
  hasLabel: boolean
  tabIndex: number
  onFocus: () => void
  onPress: () => void
}

function YearBar(props: YearBarProps) {
  const { year, count, share, isOn, isInPage, hasLabel, tabIndex, onFocus, onPress } = props
  return (
    <div
      data-year={count === 0 ? year : undefined}
      className={clsx('flex flex-1 flex-col', isInPage ? 'min-w-8' : 'min-w-0')}
    >
      {count === 0 ? (
        <span className="h-16 border-b border-ink" />
      ) : (
        <button
          type="button"
          data-year={year}
          aria-pressed={isOn === true}
          aria-label={texts.review.yearBar({ year: String(year), count })}
          tabIndex={tabIndex}
          onFocus={onFocus}
          onClick={onPress}
          className="group flex h-16 w-full items-end border-b border-ink px-px -outline-offset-2"
        >
          <span
            className={clsx(
              'block min-h-0.5 w-full forced-colors:bg-[CanvasText]',
              isOn === undefined ? 'bg-ink-2' : isOn ? 'bg-ink' : 'bg-rule-strong',
              'group-hover:bg-ink',
            )}
            style={{ height: `${share * 100}%` }}
          />
        </button>
      )}
      <span
        aria-hidden
        className={clsx(
          'figures relative h-5 border-t-3 text-center text-[0.71875rem] leading-5',
          isOn ? '-mt-px border-ink font-semibold text-ink' : 'border-transparent text-ink-3',
        )}
      >
        {hasLabel && (
          <span className="absolute inset-s-1/2 -translate-x-1/2 rtl:translate-x-1/2">{year}</span>
        )}
      </span>
    </div>
  )
}
