import { useNavigate } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { codeRefusal, signInByCode } from '#web/lib/session/sign-in-steps.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { type MailedCode, mailedCodeLength, useMailCode } from './mailed-code.ts'
import { ResendCode } from './resend-code.tsx'
import { useFirstStep } from './use-first-step.ts'

/** Signs in by a mailed code. The route's guard leads onward when somebody is signed in. */
export function MailedCodeScreen({ mailedCode: { otpId, email } }: { mailedCode: MailedCode }) {
  useLanguage()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const firstStep = useFirstStep()
  const mail = useMailCode()
  const signIn = useMutation({
    mutationFn: (digits: string) =>
      firstStep({ email, method: 'otp', signIn: () => signInByCode(otpId, digits) }),
  })

  const send = (digits: string) => {
    setIsShort(digits.length < mailedCodeLength)
    if (digits.length === mailedCodeLength && !signIn.isPending) signIn.mutate(digits)
  }
  const handleType = (digits: string) => {
    setCode(digits)
    setIsShort(false)
    if (signIn.isError) signIn.reset()
  }
  const handleSent = (mailedCode: MailedCode) => {
    handleType('')
    void navigate({ to: '.', search: true, replace: true, state: { mailedCode } })
  }
  const isRefused = codeRefusal(signIn.error) === 'code'
  return (
    <AuthScreen
      title={messages.auth.codeTitle}
      lead={
        <p>
          {authMessages.mailLead}{' '}
          <strong className="font-semibold wrap-anywhere text-ink">
            <bdi>{email}</bdi>
          </strong>
        </p>
      }
    >
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
        button={authMessages.proceed}
        isBusy={signIn.isPending}
        failure={
          signIn.error === null || isRefused ? null : { title: authMessages.loginFailed, error: signIn.error }
        }
      >
        <CodeField
          takesFocus
          label={authMessages.code}
          length={mailedCodeLength}
          hint={authMessages.mailValid}
          value={code}
          error={isShort ? authMessages.codeRequired : isRefused ? authMessages.wrongCode : undefined}
          onChange={handleType}
          onComplete={send}
        />
      </AuthForm>
      <ResendCode mail={mail} to={{ email }} onSent={handleSent} />
      <BackToLogin />
    </AuthScreen>
  )
}
