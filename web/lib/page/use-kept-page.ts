import { useBlocker, useRouter } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { errorToast } from '#web/lib/toast.ts'

/** If a script takes longer, the navigation continues, and the next page shows its pending component. */
const patienceMs = 300

/**
 * Stays on the page and shows a toast if the script of the next page cannot be loaded, for example without a network.
 */
export const useKeptPage = () => {
  const router = useRouter()
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const route = Object.entries(router.routesById).find(([id]) => id === next.routeId)?.[1]
      const component = route?.options.component
      // The router removes `preload` after the script is loaded, and ignores a failed load.
      const isMissing = () => component?.preload !== undefined
      if (!isMissing()) return false
      const hasAnswer = await Promise.race([
        Promise.resolve(component?.preload?.()).then(() => true),
        new Promise<false>((resolve) => {
          window.setTimeout(() => resolve(false), patienceMs)
        }),
      ])
      if (!hasAnswer || !isMissing()) return false
      errorToast(messages.errors.pageMissing, messages.errors.scriptMissing)
      return true
    },
  })
}
