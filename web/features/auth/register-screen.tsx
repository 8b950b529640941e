import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { trackEvent } from '#web/lib/analytics.ts'
import { create } from '#web/lib/api/api.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { dropFieldDraft, useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { signIn } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { OrLine } from '#web/ui/or-line.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { registerInput } from './auth-inputs.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useAuthForm } from './use-auth-form.ts'
import { useSendVerification } from './use-send-verification.ts'

const nameSlot = 'register-name'
const emailSlot = 'register-email'

type RegisterScreenProps = {
  /** The token of the mailed link that led here. */
  invitation: string | undefined
}

/** The form for a new account, or the reason why none can be created here. */
export function RegisterScreen({ invitation }: RegisterScreenProps) {
  useLanguage()
  const registration = useConfig()?.registration
  const isInvited = registration === 'invite' && invitation !== undefined
  return (
    <AuthScreen
      title={messages.auth.registerTitle}
      lead={
        <p>
          {authMessages.hasAccount}{' '}
          <Link to="/auth/login" className={textLinkClass('accent')}>
            {authMessages.loginLink}
          </Link>
        </p>
      }
    >
      {isInvited && <Note text={authMessages.invited} />}
      {registration === 'closed' ? (
        <Note text={authMessages.closedText} />
      ) : registration === 'invite' && !isInvited ? (
        <Note text={authMessages.inviteText} />
      ) : (
        <RegisterForm invitation={invitation} />
      )}
    </AuthScreen>
  )
}

/**
 * The fields of a new account. The person is signed in at once, and the route's guard leads to verifying the address.
 */
function RegisterForm({ invitation }: RegisterScreenProps) {
  const sendVerification = useSendVerification()
  const { form, field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: registerInput,
    initial: { name: '', email: '', password: '', passwordConfirm: '' },
    errorTitle: authMessages.registerFailed,
    submit: async (values) => {
      await create('users', { ...values, emailVisibility: true, invitation })
      trackEvent('signup')
      successToast(authMessages.registered, { description: authMessages.registeredText })
      dropFieldDraft(nameSlot)
      dropFieldDraft(emailSlot)
      // A mail that cannot be sent raises a toast of its own and does not prevent the sign-in.
      await sendVerification.mutateAsync(values.email).catch(() => undefined)
      await signIn(values.email, values.password)
    },
  })
  useFieldDraft(nameSlot, {
    text: useWatch({ control: form.control, name: 'name' }),
    stored: '',
    restore: (text) => form.setValue('name', text),
  })
  useFieldDraft(emailSlot, {
    text: useWatch({ control: form.control, name: 'email' }),
    stored: '',
    restore: (text) => form.setValue('email', text),
  })
  const name = field('name')
  return (
    <>
      <AuthForm
        onSubmit={handleSubmit}
        button={authMessages.registerButton}
        isBusy={isBusy}
        failure={failure}
      >
        <Field
          label={authMessages.name}
          autoComplete="name"
          hint={name.error && authMessages.nameHint}
          {...name}
        />
        <Field label={authMessages.email} type="email" autoComplete="username" {...field('email')} />
        <NewPasswordFields
          label={authMessages.password}
          confirmLabel={authMessages.confirmPassword}
          typed={form.watch('password')}
          owner={{ email: form.watch('email'), name: form.watch('name') }}
          password={field('password', { deps: 'passwordConfirm' })}
          confirm={field('passwordConfirm')}
        />
      </AuthForm>
      <OrLine text={authMessages.or} />
      <ProviderButtons
        label={authMessages.providerSignUp}
        errorTitle={authMessages.registerFailed}
        invitation={invitation}
      />
    </>
  )
}
