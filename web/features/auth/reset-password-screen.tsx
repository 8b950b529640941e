import { Link, useNavigate } from '@tanstack/react-router'
import { resetPasswordInput } from '#shared/collections/users.ts'
import { api } from '#web/lib/api.ts'
import { isCommonPassword } from '#web/lib/common-passwords.ts'
import { currentUser, signIn } from '#web/lib/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { Field } from '#web/ui/field.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Sets a new password by the mailed token. Whoever is signed in stays so, under the new password. */
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
      // Somebody else may be signed in here than the token's owner; then the old session simply ends.
      if (email !== '') await signIn(email, password).catch(() => api.authStore.clear())
      await navigate({ to: '/auth/login' })
    },
  })
  const isCommon = isCommonPassword(form.watch('password'))
  return (
    <AuthScreen title={messages.auth.resetTitle}>
      <AuthForm
        onSubmit={handleSubmit}
        button={authMessages.changePassword}
        isBusy={isBusy}
        failure={failure}
      >
        <Field
          label={authMessages.newPassword}
          type="password"
          autoComplete="new-password"
          warning={isCommon ? authMessages.commonPassword : undefined}
          hint={authMessages.passwordHint}
          {...field('password', { deps: 'passwordConfirm' })}
        />
        <Field
          label={authMessages.confirmNewPassword}
          type="password"
          autoComplete="new-password"
          {...field('passwordConfirm')}
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
