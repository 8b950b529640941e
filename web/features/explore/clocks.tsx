import { listText } from '#web/lib/language/formats.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import { clockRows } from './local-time.ts'
import { namesText } from './names-text.ts'
import { rowClass } from './page-class.ts'
import { useNow } from './use-now.ts'

/** The current time in a country's time zones. */
export function Clocks({ zones }: { zones: readonly string[] }) {
  const now = useNow()
  const rows = clockRows(zones, now)
  if (rows.length === 0) return null
  const { country } = exploreMessages
  return (
    <section aria-labelledby="clocks">
      <h2 id="clocks" className="text-22">
        {country.times}
      </h2>
      <ul className="mt-3.5 gap-x-8 text-14 md:columns-2">
        {rows.map(({ time, weekday, offset, places }) => (
          <li key={offset} className={`${rowClass} py-1.75`}>
            <span className="min-w-0" title={listText(places)}>
              {namesText(places, 3)}
            </span>
            <span className="figures flex shrink-0 items-baseline gap-2">
              <span className="text-13 text-ink-3">{listText([weekday, offset])}</span>
              <b className="font-semibold">{time}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
