import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { inputClass } from '#web/ui/field.tsx'

/** Leads to Explore with what was typed; an empty text leads to Explore as it is. */
export function PlaceSearch() {
  const id = useId()
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const q = text.trim()
    void navigate({ to: '/explore', search: q === '' ? {} : { q } })
  }
  return (
    <search>
      <form onSubmit={handleSubmit} className="relative">
        <label htmlFor={id} className="sr-only">
          {messages.landing.searchLabel}
        </label>
        <Search
          className="pointer-events-none absolute top-4 left-3.5 size-4 text-ink-2"
          strokeWidth={1.6}
          aria-hidden
        />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={messages.layout.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${inputClass} h-12 pl-10`}
        />
      </form>
    </search>
  )
}
