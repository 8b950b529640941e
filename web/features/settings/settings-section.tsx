import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

type SettingsSectionProps = {
  title: string
  /** Whether the content may take the whole width, as lists do. */
  isWide?: boolean
  children: ReactNode
}

/** A part of the settings under a hairline: its title at the left, or on a phone above. */
export function SettingsSection({ title, isWide = false, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-8 md:py-7"
    >
      <h2 id={id} className="text-22">
        {title}
      </h2>
      <div className={clsx('flex min-w-0 flex-col gap-4', !isWide && 'max-w-110')}>{children}</div>
    </section>
  )
}
