import type { ReactNode } from 'react'

/** A picture beside a short text; on a phone above it. */
export function PlateAndText({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-center gap-8 md:grid-cols-12">
      <div className="relative h-44 max-h-[28dvh] min-h-24 overflow-hidden border border-rule-strong bg-water md:col-span-7 md:h-80 md:max-h-[60dvh]">
        {picture}
      </div>
      <div className="md:col-span-5">{children}</div>
    </div>
  )
}
