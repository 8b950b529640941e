import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'
import { ErrorScreen } from './features/errors/error-screen.tsx'
import { NotFoundScreen } from './features/errors/not-found-screen.tsx'
import { prepareLazyComponents } from './lib/page/steady-lazy.ts'

/** The router over all route files. Tests give it their own history. */
export const createAppRouter = (queryClient: QueryClient, history?: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    ...(history !== undefined && { history }),
    // Only what a person rests on: somebody who goes through a list with Tab does not fill a slow network with its pages.
    defaultPreload: 'intent',
    defaultPreloadDelay: 200,
    // The query cache decides what is up to date.
    defaultPreloadStaleTime: 0,
    // What stands in for a page is of its shape, so nothing flashes when the page takes its place at once.
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // An unknown address below /settings is not a page of the settings.
    notFoundMode: 'root',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
  prepareLazyComponents(Object.values(router.routesById))
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The tab's title; a page puts the name of what it shows before it by `usePageName`. */
    title?: () => string
    /** "map": the screen fills the window below the header and shows the footer's lines itself. */
    layout?: 'map'
  }
}
