import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type AuthFormProps = {
  onSubmit: (event: { preventDefault: () => void }) => void
  /** The name of its one button. */
  button: ReactNode
  /** While it is locked the button keeps the focus, so it is never really disabled. */
  isBusy: boolean
  children: ReactNode
}

/** The fields of signing in and the filled button under them. */
export function AuthForm({ onSubmit, button, isBusy, children }: AuthFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {children}
      <Button type="submit" variant="primary" size="lg" aria-disabled={isBusy}>
        {button}
      </Button>
    </form>
  )
}
