import type { ReactNode } from 'react'

/** A fact in words; `more` is shown under it. */
export type Fact = { label: string; value: string; detail?: string; more?: ReactNode }

/** Facts in three columns, with lines between their rows. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-2 grid gap-x-8 md:grid-cols-3">
      {facts.map(({ label, value, detail, more }) => (
        <div key={label} className="break-inside-avoid border-b border-rule py-4">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="font-serif text-22 wrap-anywhere">{value}</dd>
          {detail !== undefined && <dd className="text-13 wrap-anywhere text-ink-3">{detail}</dd>}
          {more !== undefined && <dd>{more}</dd>}
        </div>
      ))}
    </dl>
  )
}
