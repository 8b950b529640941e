import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type AuthFormProps = {
  onSubmit: (event: { preventDefault: () => void }) => void
  /** The name of its one button. */
  button: ReactNode
  /** While busy, the button is locked but not disabled, so that it keeps the focus. */
  isBusy: boolean
  /** The last failure, unless the fields show it. */
  failure: ComponentProps<typeof FailureNotice> | null
  children: ReactNode
}

/** The fields of signing in and the filled button under them. */
export function AuthForm({ onSubmit, button, isBusy, failure, children }: AuthFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {children}
      {failure !== null && <FailureNotice {...failure} />}
      <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
        {button}
      </Button>
    </form>
  )
}
