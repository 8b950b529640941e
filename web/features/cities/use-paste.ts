import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { citySearchState, setSearchText } from '#web/lib/city-search.ts'
import { resolveQuery } from '#web/queries/cities.ts'
import { linesOf } from './pasted-lines.ts'

/** Reads a pasted text: several lines are a list, and so are places separated by commas. */
export function usePaste(startList: (text: string) => void) {
  const queryClient = useQueryClient()
  const [isReadingPaste, setReadingPaste] = useState(false)
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
    if (linesOf(whole).length > 1) {
      event.preventDefault()
      startList(whole)
    } else if (/[,،、，]/u.test(pasted)) {
      event.preventDefault()
      setSearchText(whole.trim())
      void readCommas(whole)
    }
  }
  /** Commas separate the places of a list, but also a city from its country: "Washington, DC" remains a search. */
  const readCommas = async (whole: string) => {
    setReadingPaste(true)
    const isList = await queryClient.fetchQuery(resolveQuery(linesOf(whole))).then(
      (places) => places.length > 1,
      () => true,
    )
    setReadingPaste(false)
    // Letters that were typed in the meantime belong to it.
    const now = citySearchState().text
    if (isList && now !== '') startList(now)
  }
  return { isReadingPaste, handlePaste }
}
