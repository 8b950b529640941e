import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '#web/lib/api/client.ts'
import { useResendCountdown } from '#web/lib/page/resend-countdown.ts'
import { refreshSession, useSession } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { useSignOut } from '#web/lib/session/use-sign-out.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { verifyEmailInput } from './auth-inputs.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useSendVerification, useVerificationFailure } from './use-send-verification.ts'

/** Verifies an address by the mailed token, which the mailed link contains. */
export function VerifyEmailScreen({ token }: { token: string | undefined }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const secondsLeft = useResendCountdown('verification')
  const sendVerification = useSendVerification()
  const notSent = useVerificationFailure()
  const { field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: verifyEmailInput,
    initial: { token: token ?? '' },
    errorTitle: authMessages.notVerified,
    submit: async (values) => {
      await api.collection('users').confirmVerification(values.token)
      successToast(authMessages.verified, { description: authMessages.verifiedText })
      await refreshSession()
      // The back button skips this page, because its token is used up.
      await navigate({ to: '/auth/login', replace: true })
    },
  })

  // Once per token: an effect may run twice.
  const tried = useRef('')
  useEffect(() => {
    if (token === undefined || tried.current === token) return
    tried.current = token
    handleSubmit({ preventDefault: () => undefined })
  })

  const email = user?.email ?? ''
  const handleResend = () => {
    if (secondsLeft > 0 || sendVerification.isPending) return
    sendVerification.mutate(email, { onSuccess: () => successToast(authMessages.verificationSent) })
  }
  return (
    <AuthScreen
      title={messages.auth.verifyTitle}
      lead={
        email === '' ? (
          <p>{authMessages.verifyLeadUnknown}</p>
        ) : (
          <p>
            {notSent === null ? authMessages.verifyLead : authMessages.verifyLeadNotSent}{' '}
            <strong className="font-semibold wrap-anywhere text-ink">
              <bdi>{email}</bdi>
            </strong>
          </p>
        )
      }
    >
      <AuthForm onSubmit={handleSubmit} button={authMessages.verifyButton} isBusy={isBusy} failure={failure}>
        <Field
          label={authMessages.token}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          hint={authMessages.tokenHint}
          {...field('token')}
        />
      </AuthForm>
      <div className="flex flex-wrap justify-between gap-3 border-t border-rule pt-5">
        <Button onClick={handleResend} aria-disabled={secondsLeft > 0 || sendVerification.isPending}>
          <span className="figures">
            {secondsLeft > 0 ? authMessages.sendAgain({ seconds: secondsLeft }) : authMessages.resend}
          </span>
        </Button>
        {user !== null && (
          <Button variant="quiet" onClick={() => void signOut()}>
            {authMessages.logOut}
          </Button>
        )}
      </div>
      {notSent !== null && <FailureNotice {...notSent} />}
      {user !== null && !user.verified && (
        <p className="text-14 text-ink-2">
          {authMessages.wrongAddress}{' '}
          <Link to="/settings/general" className={textLinkClass('ink')}>
            {authMessages.correctAddress}
          </Link>
        </p>
      )}
    </AuthScreen>
  )
}
