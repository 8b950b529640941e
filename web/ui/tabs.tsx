import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { numberText } from '#web/lib/language/formats.ts'
import { tabOfKey } from './tab-keys.ts'

type TabsProps<Value extends string> = {
  label: string
  value: Value
  tabs: readonly { value: Value; label: string; count: number }[]
  onChoose: (value: Value) => void
  /** The id of the element that the tabs change. */
  panelId: string
  className?: string
}

/**
 * Tabs over a list, each with its number of rows. The arrow keys choose the next or previous tab. On a phone the
 * numbers are below the labels, so that four tabs fit.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, tabs, onChoose, panelId, className } = props
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex((tab) => tab.value === value)
    const to = tabOfKey(event.key, from, tabs.length - 1)
    const next = to === null ? undefined : tabs[to]
    if (next === undefined || to === null) return
    event.preventDefault()
    onChoose(next.value)
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKey}
      className={clsx(
        'flex min-w-0 gap-5.5 overflow-x-auto [scrollbar-width:none] max-md:justify-between max-md:gap-3',
        className,
      )}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChoose(tab.value)}
          className="relative flex h-12 shrink-0 items-center gap-1.5 text-[0.90625rem] max-md:min-w-11 max-md:flex-col max-md:items-start max-md:justify-center max-md:gap-0 max-md:text-14 max-md:leading-5 font-medium text-ink-2 -outline-offset-2 hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:border-b-2 aria-selected:after:border-pin"
        >
          {tab.label}
          <span className="figures text-13 font-normal text-ink-3 max-md:leading-4">
            {numberText(tab.count)}
          </span>
        </button>
      ))}
    </div>
  )
}
