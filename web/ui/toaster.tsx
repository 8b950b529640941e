import { lazy, type ReactNode, Suspense } from 'react'
import { useIsToasterWanted } from '#web/lib/toast.ts'

// A script that cannot be had, as when the server was updated meanwhile, costs the toast and not the page.
const SonnerToaster = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('./sonner-toaster.tsx')).SonnerToaster }
  } catch {
    return { default: () => null }
  }
})

/** The place where toasts appear. It costs nothing until the first toast is raised. */
export function Toaster() {
  return useIsToasterWanted() ? (
    <Suspense>
      <SonnerToaster />
    </Suspense>
  ) : null
}
