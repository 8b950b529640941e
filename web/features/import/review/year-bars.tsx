import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { pageDirection } from '#web/lib/language/direction.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import type { YearRange } from './review.ts'

type YearBarsProps = {
  /** The first and the last year, and the number of stays of each. */
  all: { years: YearRange; counts: readonly number[] }
  /** The chosen years; undefined for all. */
  chosen: YearRange | undefined
  onChoose: (years: YearRange | undefined) => void
  /** Whether it stands in the page, where a finger scrolls over it, and not over a map. */
  isInPage?: boolean
  className?: string
}

/** At most so many years have a label, the ends among them. */
const mostLabels = 4

/**
 * The stays of each year as bars. Pressing one shows that year alone, drawing over several shows these; pressing the only
 * chosen one again shows all. In a page a finger scrolls them to the side. The arrow keys go from bar to bar, with Shift they choose several.
 */
export function YearBars({ all, chosen, onChoose, isInPage = false, className }: YearBarsProps) {
  const { years, counts } = all
  const bars = useRef<HTMLDivElement>(null)
  const from = useRef<number>(undefined)
  const [tabStop, setTabStop] = useState(years.from)
  const most = Math.max(1, ...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const isChosen = (year: number) => chosen !== undefined && year >= chosen.from && year <= chosen.to
  const shown = chosen ?? years
  const count = counts.reduce(
    (sum, one, index) =>
      years.from + index >= shown.from && years.from + index <= shown.to ? sum + one : sum,
    0,
  )
  const choose = (one: number, other: number) => {
    const next = { from: Math.min(one, other), to: Math.max(one, other) }
    onChoose(next)
  }
  const yearAt = (event: PointerEvent) => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-year]')
    const year = Number(element?.getAttribute('data-year'))
    return element && bars.current?.contains(element) ? year : undefined
  }
  const handleDown = (event: PointerEvent) => {
    const isScrolling = isInPage && event.pointerType === 'touch'
    from.current = event.button === 0 && !isScrolling ? yearAt(event) : undefined
  }
  const handleMove = (event: PointerEvent) => {
    const year = from.current === undefined ? undefined : yearAt(event)
    if (from.current !== undefined && year !== undefined && year !== from.current) choose(from.current, year)
  }
  const handlePress = (year: number) => {
    setTabStop(year)
    const isOnly = chosen?.from === year && chosen.to === year
    // The pointer came from another bar: its years are chosen already.
    if (from.current !== undefined && from.current !== year) return
    if (isOnly) onChoose(undefined)
    else choose(year, year)
  }
  const handleKey = (event: KeyboardEvent) => {
    const ahead = pageDirection() === 'rtl' ? -1 : 1
    const steps: Record<string, number | undefined> = { ArrowRight: ahead, ArrowLeft: -ahead }
    const step = steps[event.key]
    if (event.key === 'Escape' && chosen !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      onChoose(undefined)
    }
    if (step === undefined) return
    event.preventDefault()
    let year = tabStop + step
    while (counts[year - years.from] === 0) year += step
    if (counts[year - years.from] === undefined) return
    setTabStop(year)
    bars.current?.querySelector<HTMLElement>(`[data-year="${String(year)}"]`)?.focus()
    if (event.shiftKey)
      choose(
        isChosen(tabStop) && chosen?.from !== tabStop ? (chosen?.from ?? tabStop) : (chosen?.to ?? tabStop),
        year,
      )
  }
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
            <div
              key={year}
              data-year={one === 0 ? year : undefined}
              className={clsx('flex flex-1 flex-col', isInPage ? 'min-w-8' : 'min-w-0')}
            >
              {one === 0 ? (
                <span className="h-16 border-b border-ink" />
              ) : (
                <button
                  type="button"
                  data-year={year}
                  aria-pressed={isOn}
                  aria-label={texts.review.yearBar({ year: String(year), count: one })}
                  tabIndex={
                    year === tabStop || (index === firstOf(counts) && counts[tabStop - years.from] === 0)
                      ? 0
                      : -1
                  }
                  onFocus={() => setTabStop(year)}
                  onClick={() => handlePress(year)}
                  className="group flex h-16 w-full items-end border-b border-ink px-px -outline-offset-2"
                >
                  <span
                    className={clsx(
                      'block min-h-0.5 w-full forced-colors:bg-[CanvasText]',
                      chosen === undefined ? 'bg-ink-2' : isOn ? 'bg-ink' : 'bg-rule-strong',
                      'group-hover:bg-ink',
                    )}
                    style={{ height: `${(one / most) * 100}%` }}
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
                {(isLabelled(year) || (isOn && shown.from === shown.to)) && (
                  <span className="absolute inset-s-1/2 -translate-x-1/2 rtl:translate-x-1/2">{year}</span>
                )}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const firstOf = (counts: readonly number[]) => counts.findIndex((count) => count > 0)
