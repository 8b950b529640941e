import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { trackEvent } from '#web/lib/analytics.ts'
import { useLostChanges } from '#web/lib/session/lost-changes.ts'
import { hasSessionEnded } from '#web/lib/session/session-end.ts'
import { signIn } from '#web/lib/session/session.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { loginInput } from './auth-inputs.ts'
import { GoogleButton } from './google-button.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Signing in by password or with Google. The route's guard leads on once somebody is signed in. */
export function LoginScreen() {
  useLanguage()
  const [isAgain] = useState(hasSessionEnded)
  const lost = useLostChanges()
  const { field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: loginInput,
    initial: { email: '', password: '' },
    errorTitle: authMessages.loginFailed,
    submit: async ({ email, password }) => {
      await signIn(email, password)
      trackEvent('login', { method: 'password' })
    },
  })
  return (
    <AuthScreen
      title={messages.auth.loginTitle}
      lead={
        <p>
          {authMessages.newHere}{' '}
          <Link to="/auth/register" className={textLinkClass('accent')}>
            {authMessages.registerLink}
          </Link>
        </p>
      }
    >
      {isAgain && <Note text={authMessages.sessionEnded} />}
      {isAgain && lost.length > 0 && (
        <Note
          text={authMessages.waitingChanges({ names: lost.map(({ name }) => name).join('; ') })}
          className="-mt-2"
        />
      )}
      <AuthForm onSubmit={handleSubmit} button={authMessages.loginButton} isBusy={isBusy} failure={failure}>
        <Field label={authMessages.email} type="email" autoComplete="username" {...field('email')} />
        <Field
          label={authMessages.password}
          type="password"
          autoComplete="current-password"
          aside={
            <Link to="/auth/forgot-password" className={`${textLinkClass('ink')} text-13`}>
              {authMessages.forgotLink}
            </Link>
          }
          {...field('password')}
        />
      </AuthForm>
      <GoogleButton label={authMessages.googleSignIn} errorTitle={authMessages.loginFailed} />
    </AuthScreen>
  )
}
