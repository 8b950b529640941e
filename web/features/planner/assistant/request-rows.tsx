import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type RequestRowProps = { label: string; children: ReactNode; className?: string }

/** A row of the request panel: its name, and chips or text beside it. */
export function RequestRow({ label, children, className }: RequestRowProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className={clsx('request-row', className)}>
      <span id={id} className="request-label">
        {label}
      </span>
      {children}
    </fieldset>
  )
}
