import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `read` on mount and after each change of `subject`, and in the next frame after the window was scrolled or
 * resized.
 */
export function useScrolled(read: () => void, subject: unknown): void {
  const handle = useEffectEvent(read)
  useEffect(() => {
    let frame = 0
    const run = () => {
      frame = 0
      handle()
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(run)
    }
    run()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is read has changed
  }, [subject])
}
