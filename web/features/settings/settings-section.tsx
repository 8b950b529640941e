import { useId } from 'react'
import type { ReactNode } from 'react'

/** The classes of the page around the sections. */
export const settingsPageClass = 'mx-auto w-full max-w-236 px-5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24'

/** A part of the settings under a hairline: its title at the left, or on a phone above. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-8 md:py-7"
    >
      <h2 id={id} className="text-22">
        {title}
      </h2>
      <div className="flex min-w-0 max-w-110 flex-col gap-4">{children}</div>
    </section>
  )
}
