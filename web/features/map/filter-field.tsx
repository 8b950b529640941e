import { Search } from 'lucide-react'
import { mapMessages } from '#web/messages/map.ts'

/** The field that narrows the list beneath it. */
export function FilterField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="flex h-11 min-w-0 flex-1 items-center gap-2 rounded-md border border-field bg-raised px-2.5 text-ink-2 focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus md:h-9">
      <Search size={16} strokeWidth={1.6} aria-hidden className="shrink-0" />
      <span className="sr-only">{mapMessages.filter}</span>
      <input
        type="search"
        value={value}
        maxLength={100}
        placeholder={mapMessages.filter}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-14 text-ink outline-none placeholder:text-ink-3"
      />
    </label>
  )
}
