import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { timelineMessages } from '#web/messages/timeline.ts'
import type { TimelineYear } from './timeline-years.ts'

type YearRailProps = {
  years: readonly TimelineYear[]
  current: TimelineYear | undefined
  onJump: (year: TimelineYear) => void
}

const linePx = { least: 4, perStay: 1.6, most: 32 }

/**
 * The years of the timeline, each with a line whose length is its number of stays: beside it, or on a phone a row above
 * it.
 */
export function YearRail({ years, current, onJump }: YearRailProps) {
  const rail = useRef<HTMLOListElement>(null)
  const year = current?.year
  useEffect(() => {
    const box = rail.current
    const entry = box?.querySelector<HTMLElement>(`[data-year="${year}"]`)
    if (!box || !entry) return
    // Unlike `scrollIntoView`, this does not scroll the page.
    const [across, down] = [
      entry.offsetLeft - (box.clientWidth - entry.offsetWidth) / 2,
      entry.offsetTop - (box.clientHeight - entry.offsetHeight) / 2,
    ]
    box.scrollTo({ left: across, top: Math.max(0, down) })
  }, [year])
  return (
    <nav
      aria-label={timelineMessages.jumpToYear}
      className="sticky top-26 z-9 -mx-5 bg-paper md:top-32 md:z-auto md:mx-0 md:self-start print:hidden"
    >
      <ol
        ref={rail}
        className="figures relative flex gap-1 overflow-x-auto px-3 text-13 text-ink-2 [scrollbar-width:none] md:block md:max-h-[calc(100dvh-10rem)] md:overflow-y-auto md:px-0"
      >
        {years.map((entry) => {
          const isCurrent = entry === current
          return (
            <li key={entry.year ?? ''}>
              <button
                type="button"
                data-year={entry.year}
                aria-current={isCurrent || undefined}
                onClick={() => onJump(entry)}
                className={clsx(
                  'flex h-11 items-center gap-2 px-2 whitespace-nowrap md:h-6 md:w-full md:px-0',
                  isCurrent ? 'font-semibold text-accent-text' : 'hover:text-ink',
                )}
              >
                {entry.year ?? timelineMessages.undated}
                <span
                  aria-hidden
                  className={clsx('hidden md:block', isCurrent ? 'h-0.5 bg-pin' : 'h-px bg-field')}
                  style={{ width: Math.min(linePx.most, linePx.least + linePx.perStay * entry.count) }}
                />
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
