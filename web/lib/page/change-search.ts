import { useMatch, useRouter } from '@tanstack/react-router'

/**
 * Changes a part of the address of the page that calls it, by the `navigate` of its route. A step is something that
 * the back button returns from; a detail takes the place of what the address said before. Once another page is on its
 * way details are left out: to write them would call that page off.
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

/** The routes of lists have a slash at their end, addresses have none. */
const withoutSlash = (path: string) => path.replace(/\/$/, '')
