import { useId, useState } from 'react'
import { numberText } from '#web/lib/language/formats.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { textLinkClass } from '#web/ui/text-link.ts'
import type { YearValue } from './year-chart.tsx'

type YearTableProps = {
  title: string
  years: readonly YearValue[]
  /** Whether there is a column of what was new in each year. */
  hasNew: boolean
}

/** The numbers of a chart as a table, which a button opens below it. The latest year comes first. */
export function YearTable({ title, years, hasNew }: YearTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const cell = 'py-1 ps-3 text-end'
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`mt-1 min-h-6 text-13 max-md:min-h-11 print:hidden ${textLinkClass('ink')}`}
      >
        {isOpen ? timelineMessages.hideTable : timelineMessages.showTable}{' '}
        <span className="sr-only">{title}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          // What scrolls can be reached by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section aria-label={title} tabIndex={0} className="mt-2 max-h-72 overflow-y-auto">
            <table className="figures w-full text-13">
              <thead className="text-ink-3">
                <tr className="border-b border-rule-strong">
                  <th scope="col" className="py-1 text-start font-medium">
                    {timelineMessages.year}
                  </th>
                  <th scope="col" className={`${cell} font-medium`}>
                    {timelineMessages.number}
                  </th>
                  {hasNew && (
                    <th scope="col" className={`${cell} font-medium`}>
                      {timelineMessages.ofThemNew}
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {years.toReversed().map(({ year, value, isNew }) => (
                  <tr key={year} className="border-b border-rule">
                    <th scope="row" className="py-1 text-start font-normal">
                      {year}
                    </th>
                    <td className={cell}>{numberText(value)}</td>
                    {hasNew && <td className={cell}>{numberText(isNew)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </>
  )
}
