import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type SettingsSectionProps = {
  title: string
  /** Whether the content may take the whole width, as lists do. */
  isWide?: boolean
  /** Whether the heading gets the focus, because the section replaces the element that had it. */
  takesFocus?: boolean
  children: ReactNode
}

/** A part of the settings under a thin line: its title at the left, or on a phone above. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, isWide = false, takesFocus = false, children } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule py-6 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-8 md:py-7"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="text-22 outline-none">
        {title}
      </h2>
      <div className={clsx('flex min-w-0 flex-col gap-4', !isWide && 'max-w-110')}>{children}</div>
    </section>
  )
}
