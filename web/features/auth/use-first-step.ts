import { useNavigate, useSearch } from '@tanstack/react-router'
import { trackEvent } from '#web/lib/analytics.ts'
import { keepPendingSignIn, type PendingSignIn } from '#web/lib/session/second-step.ts'

type FirstStep = Pick<PendingSignIn, 'email' | 'method'> & {
  /** Resolves to null when the person cancelled it. */
  signIn: () => Promise<unknown>
}

/**
 * Returns a function for errors of the first step of a sign-in: it opens the page of the second step if the server
 * requires one, and otherwise throws the error.
 */
export const useSecondStepPage = () => {
  const navigate = useNavigate()
  const { redirect } = useSearch({ strict: false })
  return async (error: unknown, firstStep: Pick<PendingSignIn, 'email' | 'method'>): Promise<void> => {
    if (!keepPendingSignIn(error, firstStep)) throw error
    await navigate({ to: '/auth/second-step', search: redirect === undefined ? {} : { redirect } })
  }
}

/**
 * Returns a function that runs the first step of a sign-in, and opens the page of the second step if the server
 * requires one. Other errors are thrown.
 */
export const useFirstStep = () => {
  const openSecondStep = useSecondStepPage()
  return async ({ signIn, email, method }: FirstStep): Promise<void> => {
    try {
      if ((await signIn()) !== null) trackEvent('login', { method })
    } catch (error) {
      await openSecondStep(error, { email, method })
    }
  }
}
