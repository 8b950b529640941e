import { clsx } from 'clsx'
import { ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { mapMessages } from '#web/messages/map.ts'
import { usePulledSheet } from './use-pulled-sheet.ts'

type SidePanelProps = {
  label: string
  title: string
  /** Shown under the title; beside it on phones. */
  summary: ReactNode
  /** Shown between the title and the list; on phones only while the sheet is open. */
  tools: ReactNode
  /** Whether the closed sheet of a phone is a line under the other things at the foot of the map. */
  isLine: boolean
  /** The choice in the list; whenever it changes, the sheet closes so that the map is visible. */
  chosen: string
  children: ReactNode
  footer: ReactNode
}

/**
 * The panel beside the map: a column on wide screens; on phones a sheet that is pulled up over the map at its head, or
 * opened by the button there.
 */
export function SidePanel(props: SidePanelProps) {
  const { label, title, summary, tools, isLine, chosen, children, footer } = props
  const { panel, isOpen, pulledPx, handleDown, handleClick } = usePulledSheet(chosen)
  const isLow = isLine && !isOpen && pulledPx === null

  return (
    <section
      ref={panel}
      data-over-map
      aria-label={label}
      style={pulledPx === null ? undefined : { height: pulledPx }}
      // No z-index on wide screens: painted after the map, every line of the list would be compared with every tile of
      // the map in each frame of a drag.
      className={clsx(
        'flex min-h-0 flex-col bg-sheet print:static! print:h-auto! print:max-h-none! print:border-0! print:shadow-none! print:w-auto!',
        'md:w-86 md:shrink-0 md:border-e md:border-rule',
        'max-md:absolute max-md:z-10 max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[calc(100%-4.75rem)]',
        'max-md:overflow-hidden',
        isLow
          ? 'max-md:min-h-12 max-md:border-t max-md:border-rule'
          : 'max-md:min-h-20 max-md:rounded-t-sheet max-md:shadow-lift-2',
        isOpen ? 'max-md:h-[calc(100%-4.75rem)]' : 'max-md:h-(--sheet-height)',
        pulledPx === null && 'max-md:transition-[height] max-md:duration-200',
      )}
    >
      <div className="shrink-0 max-md:touch-none md:px-6 md:pt-7" onPointerDown={handleDown}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? mapMessages.collapseList : mapMessages.expandList}
          onClick={handleClick}
          className={clsx(
            'relative flex w-full -outline-offset-2 md:hidden',
            isLow
              ? 'h-12 items-center justify-between px-5'
              : 'h-6 justify-center pt-2 after:absolute after:inset-x-0 after:top-0 after:h-11',
          )}
        >
          {isLow ? (
            <>
              <span className="font-serif text-18">{mapMessages.list}</span>
              <ChevronUp size={18} strokeWidth={1.6} aria-hidden className="text-ink-2" />
            </>
          ) : (
            <span aria-hidden className="h-1 w-9 rounded-[2px] bg-rule-strong" />
          )}
        </button>
        <div
          className={
            isLow
              ? 'max-md:sr-only'
              : 'max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:px-5 max-md:pb-3'
          }
        >
          {/* Above the touch area of the button, which reaches down to here. */}
          <h1 className="relative text-26 md:text-30">{title}</h1>
          {summary}
        </div>
      </div>
      <div
        className={clsx(
          'shrink-0 border-b border-rule px-5 print:hidden max-md:pb-3 md:px-6 md:pt-4 md:pb-5',
          !isOpen && 'max-md:h-px max-md:overflow-hidden max-md:pb-0 max-md:*:hidden',
        )}
      >
        {tools}
      </div>
      {/* Only the lines in view are drawn, so a printed list would be incomplete. */}
      <div className="contents print:hidden">{children}</div>
      <div className={clsx('shrink-0', !isOpen && 'max-md:hidden')}>{footer}</div>
    </section>
  )
}
