import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Changes search params of the calling page with the `navigate` of its route. A "step" adds a history entry; a
 * "detail" replaces the current one. Details are ignored once a navigation to another page has started, because they
 * would cancel it.
 */
export const useChangeSearch = <Search extends object>(
  navigate: (to: {
    search: (before: Search) => Search
    replace: boolean
    resetScroll: boolean
  }) => Promise<void>,
) => {
  const router = useRouter()
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname })
  return (change: Partial<Search>, as: 'step' | 'detail' = 'detail') => {
    const isLeft = withoutSlash(router.latestLocation.pathname) !== withoutSlash(own)
    if (isLeft && as === 'detail') return
    void navigate({
      search: (before) => ({ ...before, ...change }),
      replace: as === 'detail',
      resetScroll: false,
    })
  }
}

/** The paths of index routes end with a slash, those of locations do not. */
const withoutSlash = (path: string) => path.replace(/\/$/, '')
