import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { trackEvent } from '#web/lib/analytics.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { hasPasskeys, offerPasskeys } from '#web/lib/session/passkeys.ts'
import { authMessages } from '#web/messages/auth.ts'
import { useSecondStepPage } from './use-first-step.ts'

/** Makes the browser offer passkeys in the page's address field. Returns the failure of the last attempt, if any. */
export const useOfferedPasskeys = () => {
  const isPossible = hasPasskeys(useConfig())
  const openSecondStep = useSecondStepPage()
  // A passkey that was refused may be the first of two steps.
  const refusal = useMutation({
    mutationFn: (error: unknown) => openSecondStep(error, { email: '', method: 'passkey' }),
    meta: { errorTitle: authMessages.loginFailed },
  })
  const handleFailure = useEffectEvent((error: unknown) => refusal.mutate(error))
  useEffect(() => {
    if (!isPossible) return undefined
    return offerPasskeys({
      onSignIn: () => trackEvent('login', { method: 'passkey' }),
      onFailure: (error) => handleFailure(error),
    })
  }, [isPossible])
  return { error: refusal.error, forget: refusal.reset }
}
