import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useConfig } from '#web/lib/config/config.ts'
import { hasPasskeys } from '#web/lib/session/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type PasskeyButtonProps = {
  label: string
  errorTitle: string
  /** Uses the passkey. It throws GivenUp when the person closes the browser's dialog. */
  onUse: () => Promise<void>
}

/** Uses a passkey, where the server and the browser have them. */
export function PasskeyButton({ label, errorTitle, onUse }: PasskeyButtonProps) {
  const config = useConfig()
  const attempt = useMutation({ mutationFn: onUse, meta: { errorTitle } })
  if (!hasPasskeys(config)) return null
  return (
    <>
      <Button size="lg" disabled={attempt.isPending} onClick={() => attempt.mutate()}>
        <KeyRound className="size-4.5" strokeWidth={1.6} aria-hidden />
        {label}
      </Button>
      {attempt.error !== null && (
        <FailureNotice title={errorTitle} error={attempt.error} onDismiss={attempt.reset} />
      )}
    </>
  )
}
