import { Link } from '@tanstack/react-router'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { tabOfKey } from './tab-keys.ts'

/** Links to pages in the style of tabs. The arrow keys move the focus between them. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="-mb-px flex gap-5 border-b border-rule md:gap-7 print:hidden">
      {children}
    </nav>
  )
}

/** One of the tabs. It replaces the history entry, so that going back skips the other tabs. */
export function LinkTab(props: Pick<ComponentProps<typeof Link>, 'to' | 'children'>) {
  return (
    <Link
      {...props}
      replace
      onKeyDown={moveFocus}
      className="relative flex h-11 min-w-11 items-center md:min-w-6 justify-center text-15 font-medium text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-pin"
    />
  )
}

const moveFocus = (event: KeyboardEvent<HTMLAnchorElement>) => {
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])]
  const from = tabs.indexOf(event.currentTarget)
  const to = tabOfKey(event.key, from, tabs.length - 1)
  if (to === null) return
  event.preventDefault()
  tabs[to]?.focus()
}
