import { useEffect, useState } from 'react'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'

type SearchStatusProps = {
  /** Empty when there is no search. */
  typed: string
  /** Whether the list belongs to the typed text. */
  isCurrent: boolean
  /** How many cities are listed. */
  count: number
  error: Error | null
  onRetry: () => void
}

/** The message below an empty or failed list; screen readers hear the number of cities. */
export function SearchStatus({ typed, isCurrent, count, error, onRetry }: SearchStatusProps) {
  const announced = useAnnouncement(isCurrent && error === null && typed !== '' ? count : null)
  return (
    <>
      <output className="sr-only">{announced}</output>
      {error !== null ? (
        <div role="alert" className="px-4 py-5 md:px-5.5">
          <p className="font-medium text-bad">{messages.cities.couldNotSearch}</p>
          <p className="mt-1 text-14 text-ink-2">
            {navigator.onLine ? errorMessage(error) || messages.errors.unknown : messages.cities.offline}
          </p>
          <Button className="mt-4" onClick={onRetry}>
            {messages.cities.tryAgain}
          </Button>
        </div>
      ) : typed === '' ? (
        <p className="px-4 py-5 text-ink-2 md:px-5.5">{messages.cities.hint}</p>
      ) : count > 0 ? null : isCurrent ? (
        <p className="px-4 py-5 text-ink-2 md:px-5.5">{messages.cities.empty}</p>
      ) : (
        <p className="animate-in px-4 py-5 text-ink-3 delay-300 fill-mode-both fade-in md:px-5.5">
          {messages.cities.searching}
        </p>
      )}
    </>
  )
}

/** The number of cities as a sentence, when it has not changed for a moment; "" while there is none. */
const useAnnouncement = (count: number | null): string => {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    // While the person types, a screen reader speaks the letters; every number in between would be noise.
    const timer = setTimeout(() => {
      if (count === null) setAnnounced('')
      else setAnnounced(count === 0 ? messages.cities.empty : messages.cities.found({ count }))
    }, 400)
    return () => clearTimeout(timer)
  }, [count])
  return announced
}
