import { lazy, Suspense } from 'react'
import { useIsToasterWanted } from '#web/lib/toast.ts'

const SonnerToaster = lazy(async () => ({ default: (await import('./sonner-toaster.tsx')).SonnerToaster }))

/** The place where toasts appear. It costs nothing until the first toast is raised. */
export function Toaster() {
  return useIsToasterWanted() ? (
    <Suspense>
      <SonnerToaster />
    </Suspense>
  ) : null
}
