import { useMatches } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Shows the innermost route's title as the tab's, and tells screen readers when it changes. */
export function PageTitle() {
  const title = useMatches({
    select: (matches) =>
      matches
        .flatMap((match) => match.meta ?? [])
        .map((meta) => meta?.title)
        .findLast((text) => typeof text === 'string'),
  })
  const [firstTitle] = useState(title)
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
  return (
    <p aria-live="polite" className="sr-only">
      {title === firstTitle ? '' : title}
    </p>
  )
}
