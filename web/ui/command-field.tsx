import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The classes of an option below the field. */
export const commandItemClass =
  'flex h-11 cursor-pointer items-center gap-3 px-3.5 text-[0.90625rem] aria-selected:bg-accent-wash aria-selected:start-mark md:h-10'

/** The field at the top of a popover that filters the options below it. */
export function CommandField(props: Omit<ComponentProps<typeof Command.Input>, 'className'>) {
  return (
    <div className="flex h-11 items-center gap-2.5 border-b border-rule px-3.5 text-ink-2">
      <Search className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
      <Command.Input
        {...props}
        className="h-full min-w-0 flex-1 bg-transparent text-15 text-ink outline-none placeholder:text-ink-3"
      />
    </div>
  )
}
