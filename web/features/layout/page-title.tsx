import { useMatches } from '@tanstack/react-router'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messages } from '#web/messages/index.ts'

const titleOf = (matches: readonly AnyRouteMatch[]): string | undefined => {
  // `_notFound` marks the match whose child no route answers for; its own status stays "success".
  const isNotFound = matches.some((match) => match.status === 'notFound' || match._notFound === true)
  if (isNotFound) return messages.errors.notFoundTitle
  if (matches.some((match) => match.status === 'error')) return messages.errors.errorTitle
  return matches
    .flatMap((match) => match.meta ?? [])
    .map((meta) => meta?.title)
    .findLast((text) => typeof text === 'string')
}

/** Shows the innermost route's title as the tab's, and tells screen readers when it changes. */
export function PageTitle() {
  const title = useMatches({ select: titleOf })
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
