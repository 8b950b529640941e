import { api } from '#web/lib/api/client.ts'
import { startResendCountdown, useResendCountdown } from '#web/lib/page/resend-countdown.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Field } from '#web/ui/field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { forgotPasswordInput } from './auth-inputs.ts'
import { BackToLogin } from './back-to-login.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Asks for a mail that lets its owner set a new password. */
export function ForgotPasswordScreen() {
  useLanguage()
  const secondsLeft = useResendCountdown('password-reset')
  const { field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: forgotPasswordInput,
    initial: { email: '' },
    errorTitle: authMessages.resetNotSent,
    submit: async ({ email }) => {
      await api.collection('users').requestPasswordReset(email)
      startResendCountdown('password-reset')
      successToast(authMessages.resetSent, { description: authMessages.resetSentText })
    },
  })
  const isWaiting = secondsLeft > 0
  return (
    <AuthScreen title={messages.auth.forgotTitle} lead={<p>{authMessages.forgotLead}</p>}>
      <AuthForm
        onSubmit={(event) => (isWaiting ? event.preventDefault() : handleSubmit(event))}
        isBusy={isBusy || isWaiting}
        failure={failure}
        button={
          <span className="figures">
            {isWaiting ? authMessages.sendAgain({ seconds: secondsLeft }) : authMessages.requestReset}
          </span>
        }
      >
        <Field label={authMessages.email} type="email" autoComplete="username" {...field('email')} />
      </AuthForm>
      <BackToLogin />
    </AuthScreen>
  )
}
