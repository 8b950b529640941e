import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { leavesFocus } from './leaves-focus.ts'

/** The rows of a section, with thin lines between them. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className="border-t border-rule">{children}</ul>
}

type SettingRowProps = {
  icon: ReactNode
  title: ReactNode
  detail: ReactNode
  /** The buttons at the end of the row. */
  actions?: ReactNode
  /** Shown below the row, such as a failure or the reason for a disabled button. */
  children?: ReactNode
}

/**
 * One item of a section, with its state under its name and its actions at the end. If a row disappears while it has the
 * focus, for instance because its item is removed, the focus moves to the heading of its section.
 */
export function SettingRow({ icon, title, detail, actions, children }: SettingRowProps) {
  return (
    <li ref={leavesFocus} className="border-b border-rule py-2">
      <div className="flex min-h-12 items-center gap-3.5">
        <span className="shrink-0 text-ink-2">{icon}</span>
        <div className="min-w-0 flex-1">
          <p className="own-direction font-medium wrap-anywhere">{title}</p>
          <p className="figures text-13 text-ink-2">{detail}</p>
        </div>
        {actions !== undefined && <div className="-me-2.5 flex shrink-0 items-center">{actions}</div>}
      </div>
      {children}
    </li>
  )
}

/** Shown below a row, under its name: explains why its button is disabled. */
export const RowReason = ({ text }: { text: string }) => (
  <p className="ps-8 pb-1 text-13 text-ink-2">{text}</p>
)

/** Shown below a row whose change has failed. */
export const RowFailure = (props: ComponentProps<typeof FailureNotice>) =>
  props.error === null ? null : <FailureNotice className="mt-1" {...props} />

/** The icon of a row. */
export function RowIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon className="size-4.5" strokeWidth={1.6} aria-hidden />
}

/** A row that is still loading. */
export function SettingRowSkeleton() {
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-b border-rule py-2">
      <Skeleton className="size-4.5" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="h-3 w-28" />
      </div>
    </li>
  )
}
