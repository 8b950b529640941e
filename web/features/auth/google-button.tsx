import { useMutation, useQueryClient } from '@tanstack/react-query'
import { configQuery } from '#web/lib/config/config.ts'
import { signInWithGoogle } from './google-sign-in.ts'
import { useFirstStep } from './use-first-step.ts'
import { useSubmitLock } from './use-submit-lock.ts'
import { authMessages } from '#web/messages/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { OrLine } from '#web/ui/or-line.tsx'
import { GoogleMark } from './google-mark.tsx'

/** Signs in with Google, or explains that this server has not been told how. */
export function GoogleButton({ label, errorTitle }: { label: string; errorTitle: string }) {
  const { isLocked, lock } = useSubmitLock()
  const queryClient = useQueryClient()
  const firstStep = useFirstStep()
  const attempt = useMutation({
    mutationFn: async () => {
      const { googleSignIn } = await queryClient.ensureQueryData(configQuery)
      if (!googleSignIn) return 'unavailable'
      await firstStep({ email: '', method: 'google', signIn: signInWithGoogle })
      return 'done'
    },
    meta: { errorTitle },
  })
  const handleClick = () => {
    // Not while it is under way only: whoever has closed the window tries again.
    if (isLocked) return
    lock()
    attempt.mutate()
  }
  return (
    <>
      <OrLine text={authMessages.or} />
      <Button size="lg" onClick={handleClick} aria-disabled={isLocked}>
        <GoogleMark />
        {label}
      </Button>
      {attempt.error !== null && (
        <FailureNotice title={errorTitle} error={attempt.error} onDismiss={attempt.reset} />
      )}
      <output className="-mt-2 block">
        {attempt.data === 'unavailable' && (
          <p className="rounded-md bg-warn-wash px-3 py-2.5 text-[0.84375rem] leading-5 text-warn">
            {authMessages.googleUnavailable}
          </p>
        )}
      </output>
    </>
  )
}
