import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '#web/lib/api/client.ts'
import { currentUser, signIn } from '#web/lib/session/session.ts'
import { dropSession } from '#web/lib/session/stored-session.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { resetPasswordInput } from './auth-inputs.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** The token names the account only to the server. */
const unknownOwner = { email: '', name: '' }

/** Sets a new password by the mailed token. A signed-in person stays signed in, under the new password. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const navigate = useNavigate()
  const { form, field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: resetPasswordInput,
    initial: { password: '', passwordConfirm: '' },
    errorTitle: authMessages.passwordNotChanged,
    submit: async ({ password, passwordConfirm }) => {
      const email = currentUser()?.email ?? ''
      await api.collection('users').confirmPasswordReset(token, password, passwordConfirm)
      successToast(authMessages.passwordChanged, { description: authMessages.passwordChangedText })
      // The signed-in person may not be the token's owner; then the old session simply ends.
      if (email !== '') await signIn(email, password).catch(() => dropSession())
      // The back button skips this page, because its token is used up.
      await navigate({ to: '/auth/login', replace: true })
    },
  })
  return (
    <AuthScreen title={messages.auth.resetTitle}>
      <AuthForm
        onSubmit={handleSubmit}
        button={authMessages.changePassword}
        isBusy={isBusy}
        failure={failure}
      >
        <NewPasswordFields
          label={authMessages.newPassword}
          confirmLabel={authMessages.confirmNewPassword}
          typed={form.watch('password')}
          owner={unknownOwner}
          password={field('password', { deps: 'passwordConfirm' })}
          confirm={field('passwordConfirm')}
        />
      </AuthForm>
      <p>
        <Link to="/auth/forgot-password" className={textLinkClass('ink')}>
          {authMessages.anotherResetMail}
        </Link>
      </p>
    </AuthScreen>
  )
}
