import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useConfig } from '#web/lib/config/config.ts'
import { hasPasskeys } from '#web/lib/session/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'

type PasskeyButtonProps = {
  label: string
  errorTitle: string
  /** Uses the passkey. It throws ActionCancelled when the person closes the browser's dialog. */
  onUse: () => Promise<void>
}

// Most servers support passkeys, and a button that appeared with the configuration would move the content below it.
const untilKnown = { passkeys: true }

/** Uses a passkey, if the browser and the server support them. Also shown until the server's support is known. */
export function PasskeyButton({ label, errorTitle, onUse }: PasskeyButtonProps) {
  const config = useConfig()
  const attempt = useMutation({ mutationFn: onUse, meta: { errorTitle } })
  if (!hasPasskeys(config ?? untilKnown)) return null
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
