import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useScrolled } from '#web/lib/page/use-scrolled.ts'
import { profileMessages } from '#web/messages/profile.ts'

export type IndexEntry = { id: string; text: string }

type LocalIndexProps = {
  /** The sections of the page, from its top. */
  entries: readonly IndexEntry[]
}

/** A section is the current one when it begins above this height of the window, in pixels. */
const currentPx = 200

/**
 * The sections of the page, in a bar that remains under the header. On a phone the current one is scrolled into view.
 */
export function LocalIndex({ entries }: LocalIndexProps) {
  const bar = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(entries)
  useEffect(() => {
    const entry = bar.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (!bar.current || !entry) return
    // Unlike `scrollIntoView`, this does not scroll the page.
    bar.current.scrollTo({ left: entry.offsetLeft - (bar.current.clientWidth - entry.offsetWidth) / 2 })
  }, [current])
  const handleClick = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id)
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    section.scrollIntoView()
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label={profileMessages.onThisPage}
      className="sticky top-14 z-10 -mx-5 mt-5 border-b border-rule bg-paper shadow-[-3px_0_var(--paper),3px_0_var(--paper)] md:top-16 md:mx-0 md:mt-7 print:hidden"
    >
      <ul
        ref={bar}
        className="relative flex h-12 gap-5.5 overflow-x-auto px-5 font-medium text-ink-2 [scrollbar-width:none] md:gap-7 md:px-0"
      >
        {entries.map(({ id, text }) => (
          <li key={id} className="flex">
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              onClick={(event) => handleClick(event, id)}
              className="flex h-12 items-center whitespace-nowrap -outline-offset-2 hover:text-ink aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--accent)]"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The id of the section at the upper edge of the window; the last one at the end of the page. */
function useCurrentSection(entries: readonly IndexEntry[]) {
  const [current, setCurrent] = useState(entries[0]?.id)
  useScrolled(
    () => {
      const begun = entries.filter(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box !== undefined && box.top < currentPx
      })
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
      const last = entries.findLast(({ id }) => document.getElementById(id) !== null)
      setCurrent((isAtEnd ? last : (begun.at(-1) ?? entries[0]))?.id)
      // Not the list, which is a new one at each drawing: the browser would have to lay out the page each time.
    },
    entries.map(({ id }) => id).join(' '),
  )
  return current
}
