import { useNavigate, useSearch } from '@tanstack/react-router'
import { trackEvent } from '#web/lib/analytics.ts'
import { keepPendingSignIn } from '#web/lib/session/second-step.ts'

type FirstStep = {
  /** The address that signs in; "" when it is not known. */
  email: string
  /** How, as analytics name it. */
  method: string
  /** Resolves to null when the person gave it up. */
  signIn: () => Promise<unknown>
}

/**
 * Returns a function that does the first step of a sign-in. When the server wants a second one, its page opens.
 * Anything else that the first step throws is thrown.
 */
export const useFirstStep = () => {
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  return async ({ signIn, ...about }: FirstStep): Promise<void> => {
    try {
      if ((await signIn()) !== null) trackEvent('login', { method: about.method })
    } catch (error) {
      if (!keepPendingSignIn(error, about)) throw error
      await navigate({ to: '/auth/second-step', search: redirect === undefined ? {} : { redirect } })
    }
  }
}
