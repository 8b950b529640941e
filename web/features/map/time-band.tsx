import { clsx } from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { isDialogOpen, isField } from '#web/lib/page/keyboard-target.ts'
import { mapMessages } from '#web/messages/map.ts'
import { Button } from '#web/ui/button.tsx'
import { CountingButton } from '#web/ui/count-of-list.tsx'
import { type FilterIndex, type MapFilter, staysPerYear, type YearRange } from './map-filter.ts'
import type { useYearRange } from './use-year-range.ts'
import { YearSlider } from './year-slider.tsx'
import { yearsText } from './years-text.ts'

type TimeBandProps = {
  years: YearRange
  index: FilterIndex
  filter: MapFilter
  time: ReturnType<typeof useYearRange>
  /** The content of the range, on a phone, and the person it belongs to. */
  shown: { userId: string; cities: number; countries: number }
}

const bandClass =
  'grid shrink-0 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-3.5 border-coast bg-sheet px-4 max-md:border-t max-md:pt-3 max-md:pb-1.5 print:hidden md:h-26 md:grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] md:gap-6 md:border-t md:px-6 max-md:[@media(height<32rem)]:grid-cols-[2.75rem_auto_minmax(0,1fr)] max-md:[@media(height<32rem)]:py-1.5'
/** The range, which has its own line below on a narrow phone. */
const headClass = 'max-md:grid max-md:min-h-12 max-md:content-center max-md:[@media(height<32rem)]:min-h-0'
const sliderClass =
  'max-md:mt-2 max-md:px-2 max-md:[@media(height<32rem)]:mt-0 max-md:[@media(height>=32rem)]:col-span-full'

/** The place of the band of years while it is not known whether there is one, so that nothing moves when it appears. */
export function TimeBandPlace() {
  return (
    <div aria-hidden className={bandClass}>
      <div className={headClass} />
      <div className={sliderClass}>
        <div className="h-15 md:h-20" />
      </div>
    </div>
  )
}

/** The band of years at the foot of the map: the years that are shown, with a button that plays them. */
export function TimeBand({ years, index, filter, time, shown: totals }: TimeBandProps) {
  const { range, isPlaying, change, toggle } = time
  const band = useRef<HTMLElement>(null)
  const shown = range ?? years
  const { kinds, wishes } = filter
  const counts = useMemo(() => staysPerYear(index, { kinds, wishes }, years), [index, kinds, wishes, years])
  useSpaceKey(toggle)
  const Icon = isPlaying ? Pause : Play
  return (
    <section ref={band} aria-label={mapMessages.years} data-over-map className={bandClass}>
      <button
        type="button"
        aria-label={isPlaying ? mapMessages.pause : mapMessages.play}
        aria-keyshortcuts="Space"
        title={isPlaying ? mapMessages.pauseKey : mapMessages.playKey}
        onClick={toggle}
        className="grid size-11 place-items-center rounded-full border border-ink text-ink hover:bg-sunken"
      >
        <Icon size={18} strokeWidth={1.6} aria-hidden fill="currentColor" />
      </button>
      <div className={clsx(headClass, 'min-w-0 md:min-w-37')}>
        {/* As wide as the longest range, so that the track does not move while the range changes. */}
        <p
          aria-hidden
          className="invisible h-0 font-serif text-22 whitespace-nowrap lining-nums max-md:hidden md:text-26"
        >
          {yearsText(years)}
        </p>
        <p className="min-w-0 max-md:flex max-md:items-baseline max-md:gap-x-2 max-[24.5rem]:flex-col">
          <span className="font-serif text-22 whitespace-nowrap lining-nums md:block md:text-26 md:leading-7.5">
            {yearsText(shown)}
          </span>
          <span className="truncate text-13 leading-4.5 text-ink-3 max-md:hidden">
            {range
              ? mapMessages.someYears({
                  count: shown.to - shown.from + 1,
                  all: years.to - years.from + 1,
                })
              : mapMessages.allYears}
          </span>
          <CountingButton
            userId={totals.userId}
            text={mapMessages.shortCounts({ cities: totals.cities, countries: totals.countries })}
            className="-my-3 min-h-11 max-w-full truncate text-13 md:hidden [@media(height<32rem)]:hidden"
          />
        </p>
      </div>
      <div className={sliderClass}>
        <YearSlider years={years} value={shown} counts={counts} onChange={change} />
      </div>
      {/* It always takes its room: the track must not move under the pointer that drags it. */}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          change(years)
          // This button disappears.
          band.current?.querySelector<HTMLElement>('[role="slider"]')?.focus()
        }}
        className={clsx('max-md:hidden', !range && 'invisible')}
      >
        {mapMessages.allYears}
      </Button>
    </section>
  )
}

/** Space plays the years, unless the focused element uses it for text or as a press. */
function useSpaceKey(toggle: () => void) {
  const handleSpace = useEffectEvent(toggle)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.defaultPrevented || event.repeat || isField(event.target) || isDialogOpen()) return
      const isPressed =
        event.target instanceof Element &&
        event.target.closest('button, a, summary, [role="button"]') !== null
      if (isPressed) return
      event.preventDefault()
      handleSpace()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
