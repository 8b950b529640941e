import type { ReactNode } from 'react'

type LedgerSectionProps = {
  /** The section's id in the URL fragment and in the local index. */
  id: string
  title: string
  /** Content at the end of the heading's line: a sentence or a legend. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the profile below the flags: a rule, a heading and its content. */
export function LedgerSection({ id, title, aside, children }: LedgerSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-13 scroll-mt-12 md:mt-18 md:scroll-mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-ink pt-3.5">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-26 md:text-30 focus-visible:outline-none">
          {title}
        </h2>
        {aside !== undefined && <div className="text-14 text-ink-2">{aside}</div>}
      </div>
      {children}
    </section>
  )
}
