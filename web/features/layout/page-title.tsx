import { useMatches } from '@tanstack/react-router'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { shortName, useCurrentPageName } from '#web/lib/page/page-name.ts'
import { messages } from '#web/messages/index.ts'

const titleOf = (matches: readonly AnyRouteMatch[]): string | undefined => {
  // `_notFound` marks the match that has no route for its child; its own status remains "success".
  const isNotFound = matches.some((match) => match.status === 'notFound' || match._notFound === true)
  if (isNotFound) return messages.errors.notFoundTitle
  if (matches.some((match) => match.status === 'error')) return messages.errors.errorTitle
  return matches.map((match) => match.staticData.title).findLast((title) => title !== undefined)?.()
}

/**
 * Shows the innermost route's title in the tab, after the name of what the page shows, and announces it to screen
 * readers when it changes.
 */
export function PageTitle() {
  const pageTitle = useMatches({ select: titleOf })
  const name = shortName(useCurrentPageName() ?? '')
  const title =
    name === '' || pageTitle === undefined
      ? pageTitle
      : messages.common.namedTitle({ name, title: pageTitle })
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
