import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { openCitySearch } from '#web/lib/city-search.ts'
import { messages } from '#web/messages/index.ts'

/** Looks like a field and opens the city search dialog. */
export function SearchBox({ className }: { className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+A Meta+A"
      onClick={openCitySearch}
      className={clsx(
        'h-10 w-56 min-w-0 items-center gap-2.5 rounded-md border border-rule-strong bg-sheet pe-2 ps-3 text-start text-14 text-ink-3 transition-colors hover:border-field lg:w-75',
        className,
      )}
    >
      <Search className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
      <span className="min-w-0 flex-1 truncate">{messages.layout.searchPlaceholder}</span>
      <kbd
        aria-hidden
        className="rounded-sm border border-rule bg-paper px-1.5 font-sans text-12 leading-[1.125rem]"
      >
        {messages.layout.searchKey}
      </kbd>
    </button>
  )
}
