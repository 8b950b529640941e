import { useNavigate } from '@tanstack/react-router'
import { api } from '#web/lib/api/client.ts'
import { refreshSession } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { Field } from '#web/ui/field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { confirmEmailChangeInput } from './auth-inputs.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Moves an account to the address that the mailed link came to, once its owner has entered the password. */
export function ConfirmEmailChangeScreen({ token }: { token: string }) {
  const navigate = useNavigate()
  const { field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: confirmEmailChangeInput,
    initial: { password: '' },
    errorTitle: authMessages.emailNotChanged,
    submit: async ({ password }) => {
      await api.collection('users').confirmEmailChange(token, password)
      // Every session of the account has ended with it, perhaps the one of this browser.
      await refreshSession()
      successToast(authMessages.emailChanged, { description: authMessages.emailChangedText })
      // The way back leads past this page: its token is used up.
      await navigate({ to: '/auth/login', replace: true })
    },
  })
  return (
    <AuthScreen title={messages.auth.confirmEmailTitle} lead={<p>{authMessages.confirmEmailLead}</p>}>
      <AuthForm
        onSubmit={handleSubmit}
        button={authMessages.confirmEmailButton}
        isBusy={isBusy}
        failure={failure}
      >
        <Field
          label={authMessages.password}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
      </AuthForm>
    </AuthScreen>
  )
}
