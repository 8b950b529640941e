import { useRouter } from '@tanstack/react-router'

/**
 * Goes back in the tab's history, or to a page of the app when no page of the app comes before this one. The
 * router counts only its own steps; the browser also knows the page that was left by typing another address.
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
