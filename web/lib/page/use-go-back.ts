import { useRouter } from '@tanstack/react-router'

/**
 * Goes back in the tab's history, or to `otherwise` if there is no earlier entry. The router counts only its own
 * navigations; the browser also knows a page that was left by typing another address.
 */
export const useGoBack = (otherwise: '/' | '/map') => {
  const router = useRouter()
  return () => {
    const canGoBack = router.history.canGoBack() || browserCanGoBack()
    if (canGoBack) router.history.back()
    else void router.navigate({ to: otherwise })
  }
}

/** Some browsers have no Navigation API. */
const browserCanGoBack = () => 'navigation' in window && window.navigation.canGoBack
