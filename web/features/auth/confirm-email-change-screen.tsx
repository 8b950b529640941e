import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { api } from '#web/lib/api/client.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { withProof } from '#web/lib/session/proof.ts'
import { refreshSession, useSession } from '#web/lib/session/session.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { settingsQuery } from '#web/queries/settings.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldSkeleton } from '#web/ui/field-skeleton.tsx'
import { Skeleton, TextSkeleton } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { confirmEmailChangeInput, noPasswordInput } from './auth-inputs.ts'
import { useAuthForm } from './use-auth-form.ts'

/**
 * Moves an account to the address that the mailed link came to, once its owner has entered the password. A signed-in
 * owner without a password needs a fresh proof in place of it. The link may belong to an account other than the
 * signed-in one: the server decides, and the form asks for the password when the server requires it.
 */
export function ConfirmEmailChangeScreen({ token }: { token: string }) {
  const { user } = useSession()
  const { data: settings, isPending } = useQuery({
    ...settingsQuery(user?.id ?? ''),
    enabled: user !== null,
  })
  const [wantsPassword, setWantsPassword] = useState<boolean | null>(null)
  // Decided only once: the change of address ends the session, and the form must stay until the next page is open.
  if (wantsPassword === null && (user === null || !isPending)) {
    setWantsPassword(user === null || settings?.authWithPasswordAvailable === true)
  }
  if (wantsPassword === null) return <ConfirmSkeleton />
  const lead = wantsPassword ? authMessages.confirmEmailLead : authMessages.confirmEmailLeadSignedIn
  return (
    <AuthScreen title={messages.auth.confirmEmailTitle} lead={<p>{lead}</p>}>
      <ConfirmForm
        token={token}
        wantsPassword={wantsPassword}
        onPasswordWanted={() => setWantsPassword(true)}
      />
      {wantsPassword && (
        <p className="text-14 text-ink-2">
          {user === null ? (
            <>
              {authMessages.confirmEmailNoPassword}{' '}
              <Link to="/auth/login" className={textLinkClass('accent')}>
                {authMessages.loginLink}
              </Link>
            </>
          ) : (
            authMessages.confirmEmailOtherAccount
          )}
        </p>
      )}
    </AuthScreen>
  )
}

/**
 * The screen while it is unknown whether the signed-in person has a password, sized for the usual case that there is
 * one.
 */
function ConfirmSkeleton() {
  const lead = (
    <>
      <p className="sr-only">{messages.common.loading}</p>
      <p>
        <TextSkeleton text={authMessages.confirmEmailLead} />
      </p>
    </>
  )
  return (
    <AuthScreen title={messages.auth.confirmEmailTitle} lead={lead}>
      <FieldSkeleton />
      <Skeleton className="h-12" />
      <p className="text-14">
        <TextSkeleton text={authMessages.confirmEmailOtherAccount} />
      </p>
    </AuthScreen>
  )
}

type ConfirmFormProps = {
  token: string
  wantsPassword: boolean
  /** Called when the server refuses the change without a password; its field then appears. */
  onPasswordWanted: () => void
}

function ConfirmForm({ token, wantsPassword, onPasswordWanted }: ConfirmFormProps) {
  const navigate = useNavigate()
  const { field, isBusy, handleSubmit, failure } = useAuthForm({
    schema: wantsPassword ? confirmEmailChangeInput : noPasswordInput,
    initial: { password: '' },
    errorTitle: authMessages.emailNotChanged,
    submit: async ({ password }) => {
      try {
        await withProof(() => api.collection('users').confirmEmailChange(token, password))
      } catch (error) {
        // Rendered at once, so that the form can show the error at the field and focus it.
        if ('password' in fieldErrors(error)) flushSync(onPasswordWanted)
        throw error
      }
      // Every session of the account has ended with it, perhaps the one of this browser.
      await refreshSession()
      const description = wantsPassword
        ? authMessages.emailChangedText
        : authMessages.emailChangedTextSignedIn
      successToast(authMessages.emailChanged, { description })
      // The back button skips this page, because its token is used up.
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
