import { Link } from '@tanstack/react-router'
import { registerInput } from '#shared/collections/users.ts'
import { trackEvent } from '#web/lib/analytics.ts'
import { create } from '#web/lib/api.ts'
import { isCommonPassword } from '#web/lib/common-passwords.ts'
import { signIn } from '#web/lib/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { Field } from '#web/ui/field.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthScreen } from './auth-screen.tsx'
import { GoogleButton } from './google-button.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useSendVerification } from './use-send-verification.ts'

/** A new account. It is signed in at once, and the route's guard leads on to verifying the address. */
export function RegisterScreen() {
  const sendVerification = useSendVerification()
  const { form, isBusy, handleSubmit } = useAuthForm({
    schema: registerInput,
    initial: { name: '', email: '', password: '', passwordConfirm: '' },
    errorTitle: messages.auth.registerFailed,
    submit: async (values) => {
      await create('users', { ...values, emailVisibility: true })
      trackEvent('signup')
      successToast(messages.auth.registered, { description: messages.auth.registeredText })
      // A mail that cannot be sent raises its own toast and keeps nobody from signing in.
      await sendVerification.mutateAsync(values.email).catch(() => undefined)
      await signIn(values.email, values.password)
    },
  })
  const { errors } = form.formState
  const isCommon = isCommonPassword(form.watch('password'))
  return (
    <AuthScreen
      title={messages.auth.registerTitle}
      lead={
        <p>
          {messages.auth.hasAccount}{' '}
          <Link to="/auth/login" className={textLinkClass('accent')}>
            {messages.auth.loginLink}
          </Link>
        </p>
      }
    >
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <Field
          label={messages.auth.name}
          autoComplete="name"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field
          label={messages.auth.email}
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label={messages.auth.password}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          warning={isCommon ? messages.auth.commonPassword : undefined}
          hint={messages.auth.passwordHint}
          {...form.register('password', { deps: 'passwordConfirm' })}
        />
        <Field
          label={messages.auth.confirmPassword}
          type="password"
          autoComplete="new-password"
          error={errors.passwordConfirm?.message}
          {...form.register('passwordConfirm')}
        />
        <SubmitButton isBusy={isBusy}>{messages.auth.registerButton}</SubmitButton>
      </form>
      <GoogleButton label={messages.auth.googleSignUp} errorTitle={messages.auth.registerFailed} />
    </AuthScreen>
  )
}
