import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '#web/lib/api/client.ts'
import { withProof } from '#web/lib/session/proof.ts'
import { refreshSession, useSession } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { settingsQuery } from '#web/queries/settings.ts'
import { Field } from '#web/ui/field.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { confirmEmailChangeInput, noPasswordInput } from './auth-inputs.ts'
import { useAuthForm } from './use-auth-form.ts'

/**
 * Moves an account to the address that the mailed link came to, once its owner has entered the password. A signed-in
 * owner without a password needs a fresh proof in place of it.
 */
export function ConfirmEmailChangeScreen({ token }: { token: string }) {
  const { user } = useSession()
  const { data: settings, isLoading } = useQuery({
    ...settingsQuery(user?.id ?? ''),
    enabled: user !== null,
  })
  const wantsPassword = settings?.authWithPasswordAvailable !== false
  const lead = wantsPassword ? authMessages.confirmEmailLead : authMessages.confirmEmailLeadSignedIn
  return (
    <AuthScreen title={messages.auth.confirmEmailTitle} lead={!isLoading && <p>{lead}</p>}>
      {!isLoading && <ConfirmForm key={String(wantsPassword)} token={token} wantsPassword={wantsPassword} />}
      {user === null && (
        <p className="text-14 text-ink-2">
          {authMessages.confirmEmailNoPassword}{' '}
          <Link to="/auth/login" className={textLinkClass('accent')}>
            {authMessages.loginLink}
          </Link>
        </p>
      )}
    </AuthScreen>
  )
}

function ConfirmForm({ token, wantsPassword }: { token: string; wantsPassword: boolean }) {
  const navigate = useNavigate()
  const { field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: wantsPassword ? confirmEmailChangeInput : noPasswordInput,
    initial: { password: '' },
    errorTitle: authMessages.emailNotChanged,
    submit: async ({ password }) => {
      await withProof(() => api.collection('users').confirmEmailChange(token, password))
      // Every session of the account has ended with it, perhaps the one of this browser.
      await refreshSession()
      const description = wantsPassword
        ? authMessages.emailChangedText
        : authMessages.emailChangedTextSignedIn
      successToast(authMessages.emailChanged, { description })
      // The way back leads past this page: its token is used up.
      await navigate({ to: '/auth/login', replace: true })
    },
  })
  return (
    <AuthForm
      onSubmit={handleSubmit}
      button={authMessages.confirmEmailButton}
      isBusy={isBusy}
      failure={failure}
    >
      {wantsPassword && (
        <Field
          label={authMessages.password}
          type="password"
          autoComplete="current-password"
          {...field('password')}
        />
      )}
    </AuthForm>
  )
}
