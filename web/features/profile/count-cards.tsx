import type { ReactNode } from 'react'
import type { Counts as AllCounts } from '#shared/domain/ledger/counting.ts'
import { numberText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { profileMessages } from '#web/messages/profile.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Counts = Pick<AllCounts, 'countries' | 'states' | 'cities'>

/**
 * The number of visited countries, states and cities; a placeholder of the same size until they are known or have
 * failed.
 */
export function CountCards({
  counts,
  notes = [],
  hasFailed = false,
}: {
  counts: Counts | undefined
  /** A line under each number: for countries the list by which they are counted. */
  notes?: readonly ReactNode[] | undefined
  hasFailed?: boolean
}) {
  const cards = [
    { label: profileMessages.countries, count: counts?.countries },
    { label: profileMessages.states, count: counts?.states },
    { label: profileMessages.cities, count: counts?.cities },
  ]
  return (
    <dl className="mt-7 grid grid-cols-3 border-t border-ink md:mt-10">
      {cards.map(({ label, count }, index) => (
        <div
          key={label}
          className={
            index === 0
              ? 'pt-3 pe-2 md:pt-4 md:pe-6'
              : 'border-s border-rule pt-3 pe-2 ps-3.5 md:pt-4 md:pe-6 md:ps-6'
          }
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-serif text-[2.5rem] leading-11 tracking-[-0.03em] lining-nums md:text-[4rem] md:leading-16">
            {count === undefined && hasFailed ? (
              messages.common.notAvailable
            ) : count === undefined ? (
              <Skeleton className="my-1 h-9 w-16 md:my-2 md:h-12 md:w-24" />
            ) : (
              numberText(count)
            )}
          </dd>
          <dd className="figures mt-1 min-h-7 text-13 text-ink-2 md:text-14">{notes[index]}</dd>
        </div>
      ))}
    </dl>
  )
}
