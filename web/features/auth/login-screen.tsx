import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { useLostChanges } from '#web/lib/session/lost-changes.ts'
import { hasSessionEnded } from '#web/lib/session/session-end.ts'
import { signInWithPasskey } from '#web/lib/session/passkeys.ts'
import { signIn } from '#web/lib/session/session.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note, NoteButton } from '#web/ui/note.tsx'
import { OrLine } from '#web/ui/or-line.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { loginInput } from './auth-inputs.ts'
import { useMailCode } from './mailed-code.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useFirstStep } from './use-first-step.ts'
import { useOfferedPasskeys } from './use-offered-passkeys.ts'

/** Signing in by password or with a provider. The route's guard leads onward when somebody is signed in. */
export function LoginScreen() {
  useLanguage()
  const [isAgain] = useState(hasSessionEnded)
  const lost = useLostChanges()
  const registration = useConfig()?.registration
  const navigate = useNavigate()
  const firstStep = useFirstStep()
  const { form, field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: loginInput,
    initial: { email: '', password: '' },
    errorTitle: authMessages.loginFailed,
    submit: ({ email, password }) =>
      firstStep({ email, method: 'password', signIn: () => signIn(email, password) }),
  })
  useFieldDraft('login-email', {
    text: useWatch({ control: form.control, name: 'email' }),
    stored: '',
    restore: (text) => form.setValue('email', text),
  })
  const offered = useOfferedPasskeys()
  const mail = useMailCode()
  const handleMail = async () => {
    if (mail.isPending || !(await form.trigger('email', { shouldFocus: true }))) return
    mail.mutate(
      { email: form.getValues('email') },
      { onSuccess: (mailedCode) => void navigate({ to: '/auth/code', search: true, state: { mailedCode } }) },
    )
  }
  return (
    <AuthScreen title={messages.auth.loginTitle} lead={registration !== 'closed' && <RegisterLead />}>
      {isAgain && <Note text={authMessages.sessionEnded} />}
      {isAgain && lost.length > 0 && (
        <Note
          text={authMessages.waitingChanges({ names: lost.map(({ name }) => name).join('; ') })}
          className="-mt-2"
        />
      )}
      <AuthForm onSubmit={handleSubmit} button={authMessages.loginButton} isBusy={isBusy} failure={failure}>
        <Field label={authMessages.email} type="email" autoComplete="username webauthn" {...field('email')} />
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
      {isAttacked(failure?.error) && (
        <Note
          text={authMessages.attacked}
          action={<NoteButton label={authMessages.sendCode} onClick={() => void handleMail()} />}
        />
      )}
      <OrLine text={authMessages.or} />
      <PasskeyButton
        label={authMessages.passkeySignIn}
        errorTitle={authMessages.loginFailed}
        onUse={() => firstStep({ email: '', method: 'passkey', signIn: () => signInWithPasskey() })}
      />
      {offered.error !== null && (
        <FailureNotice title={authMessages.loginFailed} error={offered.error} onDismiss={offered.forget} />
      )}
      <ProviderButtons label={authMessages.providerSignIn} errorTitle={authMessages.loginFailed} />
      <p className="text-14 text-ink-2">
        {authMessages.noPassword}{' '}
        <button type="button" onClick={() => void handleMail()} className={textLinkClass('accent')}>
          {authMessages.sendCode}
        </button>
      </p>
      {mail.error !== null && (
        <FailureNotice title={authMessages.codeNotSent} error={mail.error} onDismiss={mail.reset} />
      )}
    </AuthScreen>
  )
}

function RegisterLead() {
  return (
    <p>
      {authMessages.newHere}{' '}
      <Link to="/auth/register" className={textLinkClass('accent')}>
        {authMessages.registerLink}
      </Link>
    </p>
  )
}

/** Whether so many passwords were tried that only a mailed code signs in now. */
const isAttacked = (error: unknown) => {
  const data = isCallFailure(error) && error.status === 429 ? error.response['data'] : null
  return typeof data === 'object' && data !== null && 'otp' in data
}
