import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { pageDirection } from '#web/lib/language/direction.ts'
import { mapMessages } from '#web/messages/map.ts'
import type { YearRange } from './map-filter.ts'

type YearSliderProps = {
  /** All years that can be chosen. */
  years: YearRange
  value: YearRange
  /** The number of stays in each of `years`. */
  counts: readonly number[]
  onChange: (range: YearRange) => void
}

type Handle = 'from' | 'to'

/** A label of the axis needs this many pixels with its gap. */
const labelPx = 40
/** Years between the labels of the axis. */
const labelSteps = [1, 2, 5, 10, 20, 50]

/**
 * A range of years over the bars of each year. Both ends are handles for the mouse, the finger and the keyboard; the
 * part between them can be dragged as a whole.
 */
export function YearSlider({ years, value, counts, onChange }: YearSliderProps) {
  const track = useRef<HTMLDivElement>(null)
  const labelStep = useLabelStep(track, counts.length)
  const drag = useRangeDrag(track, years, value, onChange)
  const share = (year: number) => `${((year - years.from) / counts.length) * 100}%`
  const most = Math.max(1, ...counts)
  const isIn = (year: number) => year >= value.from && year <= value.to
  const begin = share(value.from)
  const width = `${((value.to - value.from + 1) / counts.length) * 100}%`

  const handleKey = (handle: Handle) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [least, greatest] = handle === 'from' ? [years.from, value.to] : [value.from, years.to]
    const year = yearOfKey(event.key, value[handle], least, greatest)
    if (year === undefined) return
    event.preventDefault()
    if (year !== value[handle]) onChange({ ...value, [handle]: year })
  }

  return (
    <div className="relative h-15 min-w-0 touch-none select-none md:h-20" onPointerDown={drag('nearest')}>
      <div ref={track} aria-hidden className="absolute inset-x-0 top-0 flex h-9 items-end md:h-[3.6875rem]">
        {counts.map((count, index) => (
          <span key={years.from + index} className="flex h-full flex-1 items-end justify-center pt-2">
            {count > 0 && (
              <span
                className={clsx('year-bar w-[64%]', isIn(years.from + index) && 'is-in')}
                style={{ height: `${(count / most) * 100}%` }}
              />
            )}
          </span>
        ))}
      </div>
      <div aria-hidden className="year-rail absolute inset-x-0 top-9 border-t md:top-[3.6875rem]" />
      <div
        aria-hidden
        onPointerDown={drag('both')}
        style={{ insetInlineStart: begin, width }}
        className="year-selection absolute top-4 h-10 cursor-grab active:cursor-grabbing md:top-9.5"
      />
      {handles.map((handle) => (
        <span
          key={handle}
          // An input of a range has one handle.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label={handle === 'from' ? mapMessages.firstYear : mapMessages.lastYear}
          aria-orientation="horizontal"
          aria-valuemin={handle === 'from' ? years.from : value.from}
          aria-valuemax={handle === 'from' ? value.to : years.to}
          aria-valuenow={value[handle]}
          aria-valuetext={mapMessages.year({ year: value[handle] })}
          onKeyDown={handleKey(handle)}
          onPointerDown={drag(handle)}
          style={{ insetInlineStart: share(handle === 'from' ? value.from : value.to + 1) }}
          className="year-handle absolute top-3.5 -ms-5.5 grid size-11 cursor-ew-resize place-items-center md:top-9.25"
        >
          <span aria-hidden className="size-5 rounded-full border-2 border-ink bg-raised md:size-4.5" />
        </span>
      ))}
      <div aria-hidden className="absolute inset-x-0 bottom-0 flex h-3 max-md:hidden">
        {counts.map((_, index) => {
          const year = years.from + index
          return (
            <span key={year} className="relative flex-1">
              {year % labelStep === 0 && (
                <span
                  className={clsx(
                    'figures absolute inset-s-1/2 bottom-0 -translate-x-1/2 text-[0.6875rem] leading-3 rtl:translate-x-1/2',
                    isIn(year) ? 'font-semibold text-ink' : 'font-medium text-ink-3',
                  )}
                >
                  {mapMessages.year({ year })}
                </span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}

const handles = ['from', 'to'] as const

/** The year to which a key moves a handle; undefined for keys that do nothing. */
function yearOfKey(key: string, year: number, least: number, greatest: number): number | undefined {
  const ahead = pageDirection() === 'rtl' ? -1 : 1
  const targets: Record<string, number | undefined> = {
    ArrowRight: year + ahead,
    ArrowLeft: year - ahead,
    ArrowUp: year + 1,
    ArrowDown: year - 1,
    PageUp: year + 10,
    PageDown: year - 10,
    Home: least,
    End: greatest,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.min(greatest, Math.max(least, target))
}

/** Years between two labels, so that they do not touch. */
function useLabelStep(track: React.RefObject<HTMLElement | null>, count: number): number {
  const [widthPx, setWidthPx] = useState(700)
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [track])
  // If not every year has a label, labels of neighbouring years need not be compared.
  const fits = (step: number) => (widthPx / count) * step >= labelPx
  return labelSteps.find(fits) ?? 100
}

/** Starts a drag of one end, of the nearer end, or of the whole range. */
function useRangeDrag(
  track: React.RefObject<HTMLElement | null>,
  years: YearRange,
  value: YearRange,
  onChange: (range: YearRange) => void,
) {
  return (what: Handle | 'nearest' | 'both') => (down: PointerEvent<HTMLElement>) => {
    const box = track.current?.getBoundingClientRect()
    if (down.button !== 0 || !box || box.width === 0) return
    // The parts overlap: the uppermost gets the press.
    down.stopPropagation()
    down.preventDefault()
    const count = years.to - years.from + 1
    /** Years from the beginning of the track to a pointer. */
    const yearsTo = ({ clientX }: { clientX: number }) => {
      const px = pageDirection() === 'rtl' ? box.right - clientX : clientX - box.left
      return (px / box.width) * count
    }
    const pressed = yearsTo(down)
    const [begin, end] = [value.from - years.from, value.to + 1 - years.from]
    const handle =
      what === 'nearest' ? (Math.abs(pressed - begin) < Math.abs(pressed - end) ? 'from' : 'to') : what
    let last = value
    const show = (next: YearRange) => {
      if (next.from === last.from && next.to === last.to) return
      last = next
      onChange(next)
    }
    const move = (event: { clientX: number }) => {
      if (handle === 'both') {
        const by = Math.round(yearsTo(event) - pressed)
        const shift = Math.min(years.to - value.to, Math.max(years.from - value.from, by))
        show({ from: value.from + shift, to: value.to + shift })
      } else if (handle === 'from') {
        const from = years.from + Math.round(yearsTo(event))
        show({ from: Math.min(value.to, Math.max(years.from, from)), to: value.to })
      } else {
        const to = years.from + Math.round(yearsTo(event)) - 1
        show({ from: value.from, to: Math.max(value.from, Math.min(years.to, to)) })
      }
    }
    if (what === 'nearest') move(down)
    if (down.currentTarget.role === 'slider') down.currentTarget.focus()
    const listening = new AbortController()
    const { signal } = listening
    const stop = () => listening.abort()
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', stop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
  }
}
