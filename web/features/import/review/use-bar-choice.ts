import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { pageDirection } from '#web/lib/language/direction.ts'
import type { YearRange } from './review.ts'

/** The selection of years among bars, by pointer and keys. Each bar has its year in `data-year`. */
export function useBarChoice(
  years: YearRange,
  counts: readonly number[],
  chosen: YearRange | undefined,
  onChoose: (years: YearRange | undefined) => void,
  isInPage: boolean,
) {
  const bars = useRef<HTMLDivElement>(null)
  const from = useRef<number>(undefined)
  const [tabStop, setTabStop] = useState(years.from)
  const isChosen = (year: number) => chosen !== undefined && year >= chosen.from && year <= chosen.to
  const choose = (one: number, other: number) => {
    const next = { from: Math.min(one, other), to: Math.max(one, other) }
    onChoose(next)
  }
  const yearAt = (event: PointerEvent) => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-year]')
    const year = Number(element?.getAttribute('data-year'))
    return element && bars.current?.contains(element) ? year : undefined
  }
  const handleDown = (event: PointerEvent) => {
    const isScrolling = isInPage && event.pointerType === 'touch'
    from.current = event.button === 0 && !isScrolling ? yearAt(event) : undefined
  }
  const handleMove = (event: PointerEvent) => {
    const year = from.current === undefined ? undefined : yearAt(event)
    if (from.current !== undefined && year !== undefined && year !== from.current) choose(from.current, year)
  }
  const handlePress = (year: number) => {
    setTabStop(year)
    const isOnly = chosen?.from === year && chosen.to === year
    // The pointer came from another bar: its years are chosen already.
    if (from.current !== undefined && from.current !== year) return
    if (isOnly) onChoose(undefined)
    else choose(year, year)
  }
  const handleKey = (event: KeyboardEvent) => {
    const ahead = pageDirection() === 'rtl' ? -1 : 1
    const steps: Record<string, number | undefined> = { ArrowRight: ahead, ArrowLeft: -ahead }
    const step = steps[event.key]
    if (event.key === 'Escape' && chosen !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      onChoose(undefined)
    }
    if (step === undefined) return
    event.preventDefault()
    let year = tabStop + step
    while (counts[year - years.from] === 0) year += step
    if (counts[year - years.from] === undefined) return
    setTabStop(year)
    bars.current?.querySelector<HTMLElement>(`[data-year="${String(year)}"]`)?.focus()
    if (event.shiftKey)
      choose(
        isChosen(tabStop) && chosen?.from !== tabStop ? (chosen?.from ?? tabStop) : (chosen?.to ?? tabStop),
        year,
      )
  }
  return { bars, tabStop, setTabStop, isChosen, handleDown, handleMove, handlePress, handleKey }
}
