import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { SearchInput } from '#web/ui/search-input.tsx'

/** Opens Explore with the typed text; an empty text opens Explore without a search. */
export function PlaceSearch() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const q = text.trim()
  return (
    <SearchInput
      label={messages.landing.searchLabel}
      placeholder={messages.layout.searchPlaceholder}
      value={text}
      onChange={setText}
      onSubmit={() => void navigate({ to: '/explore', search: q === '' ? {} : { q } })}
      hasHiddenLabel
      isTall
    />
  )
}
