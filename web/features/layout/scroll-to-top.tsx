import { ArrowUp } from 'lucide-react'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The button appears when the page is scrolled by more than this, in pixels. */
export const farPx = 400

/** Scrolls back to the top smoothly. It is in the header, where it covers nothing of the page. */
export function ScrollToTop() {
  const scroll = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
    // The button disappears at the top, so the focus moves to the start of the page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  return (
    <IconButton label={messages.layout.scrollToTop} title={messages.layout.scrollToTop} onClick={scroll}>
      <ArrowUp className="size-4.5" strokeWidth={1.6} aria-hidden />
    </IconButton>
  )
}
