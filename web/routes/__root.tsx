import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Footer } from '#web/features/layout/footer.tsx'
import { Header } from '#web/features/layout/header.tsx'
import { messages } from '#web/messages/index.ts'
import { Toaster } from '#web/ui/toaster.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => ({ meta: [{ title: messages.common.appName }] }),
  component: Root,
})

/** Shows the innermost route's title as the tab's. */
const useDocumentTitle = () => {
  const title = useMatches({
    select: (matches) =>
      matches
        .flatMap((match) => match.meta ?? [])
        .map((meta) => meta?.title)
        .findLast((text) => typeof text === 'string'),
  })
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

function Root() {
  useDocumentTitle()
  const isMap = useMatches({
    select: (matches) => matches.some((match) => match.staticData.layout === 'map'),
  })
  return (
    <div className={isMap ? 'flex h-dvh flex-col overflow-hidden' : 'flex min-h-dvh flex-col'}>
      <Header />
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {!isMap && <Footer />}
      <Toaster />
    </div>
  )
}
