import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Fact = { label: string; value: ReactNode }

type FactListProps = {
  facts: readonly Fact[]
  /** Facts of minor importance are smaller, under a lighter line. */
  isMinor?: boolean
}

/** Facts side by side under a line; on a phone one under the other. */
export function FactList({ facts, isMinor = false }: FactListProps) {
  return (
    <dl
      className={clsx(
        'grid border-t max-md:divide-y max-md:divide-rule md:divide-x md:divide-rule',
        isMinor ? 'border-rule' : 'border-ink',
        facts.length === 4 ? 'md:grid-cols-4' : facts.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 py-3 max-md:flex max-md:items-center max-md:justify-between max-md:gap-6 md:px-6 md:pt-4 md:pb-1 md:first:ps-0"
        >
          <dt className="shrink-0 text-14 text-ink-2">{label}</dt>
          <dd
            className={clsx(
              'min-w-0 font-serif tracking-[-0.015em] wrap-anywhere max-md:text-end',
              isMinor ? 'text-[1.125rem] leading-7 md:mt-0.5' : 'text-[1.25rem] leading-7 md:mt-1 md:text-26',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The same lines while the facts are unknown. */
export function FactListSkeleton({
  labels,
  isMinor = false,
}: {
  labels: readonly string[]
  isMinor?: boolean
}) {
  return (
    <FactList
      isMinor={isMinor}
      facts={labels.map((label) => ({
        label,
        value: <Skeleton className={isMinor ? 'my-1.5 h-4 w-24' : 'my-1 h-5 w-32 md:my-1.5'} />,
      }))}
    />
  )
}
