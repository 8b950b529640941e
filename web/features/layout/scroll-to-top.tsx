import { ArrowUp } from 'lucide-react'
import { useScrolledPast } from '#web/lib/use-scrolled-past.ts'
import { messages } from '#web/messages/index.ts'

/** Appears once the page is scrolled by more than 400 px and scrolls back smoothly. */
export function ScrollToTop() {
  if (!useScrolledPast(400)) return null
  const scroll = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
    // The button is about to vanish; the keyboard goes on from the top as well.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={messages.layout.scrollToTop}
      onClick={scroll}
      className="fixed right-4 bottom-4 z-20 grid size-11 place-items-center rounded-md border border-rule-strong bg-raised text-ink shadow-lift-2 transition-colors hover:border-field md:right-6 md:bottom-20"
    >
      <ArrowUp className="size-4.5" strokeWidth={1.6} aria-hidden />
    </button>
  )
}
