import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { messages } from '#web/messages/index.ts'

/** The name and mark; leads home. A short one shows only the mark on a phone. */
export function Logo({ isShort }: { isShort: boolean }) {
  return (
    <Link
      to="/"
      className="flex h-11 min-w-11 items-center gap-2.5 font-serif text-[1.3125rem] leading-none tracking-[-0.015em] font-[500]"
    >
      <svg viewBox="0 0 13 20" aria-hidden className="h-5 w-3.25">
        <rect width="13" height="9" rx="1" className="fill-current" />
        <rect y="11" width="13" height="9" rx="1" className="fill-accent dark:fill-pin" />
      </svg>
      <span className={clsx(isShort && 'max-xs:sr-only')}>{messages.common.appName}</span>
    </Link>
  )
}
