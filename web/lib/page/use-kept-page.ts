import { useBlocker, useRouter } from '@tanstack/react-router'
import { messages } from '#web/messages/index.ts'
import { errorToast } from '#web/lib/toast.ts'

/** A script that takes longer is waited for by the next page, which shows its outline meanwhile. */
const patienceMs = 300

/** Stays on the page when the script of the next one cannot be loaded, as without a network, and says so. */
export const useKeptPage = () => {
  const router = useRouter()
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      const route = Object.entries(router.routesById).find(([id]) => id === next.routeId)?.[1]
      const component = route?.options.component
      // The router drops `preload` once the script is there, and hides that it failed.
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
