import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** The filled button of a form. While it is locked it keeps the focus, so it is never really disabled. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
      {children}
    </Button>
  )
}
