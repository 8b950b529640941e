import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound, ListOrdered, Mail, Smartphone } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { trackEvent } from '#web/lib/analytics.ts'
import { signInWithPasskey } from '#web/lib/session/passkeys.ts'
import { dropPendingSignIn, type PendingSignIn } from '#web/lib/session/second-step.ts'
import { codeRefusal, completeByPassword, signInByCode } from '#web/lib/session/sign-in-steps.ts'
import { closeErrors } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { OrLine } from '#web/ui/or-line.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthScreen } from './auth-screen.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { type MailedCode, mailedCodeLength, useMailCode } from './mailed-code.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ResendCode } from './resend-code.tsx'

type Way = PendingSignIn['by'] | 'recovery'

const ways = {
  totp: { icon: Smartphone, length: 6, lead: () => authMessages.appLead, name: () => authMessages.byApp },
  otp: {
    icon: Mail,
    length: mailedCodeLength,
    lead: () => authMessages.mailLeadOwn,
    name: () => authMessages.byMail,
  },
  password: {
    icon: KeyRound,
    length: null,
    lead: () => authMessages.passwordLead,
    name: () => authMessages.byPassword,
  },
  recovery: {
    icon: ListOrdered,
    length: null,
    lead: () => authMessages.recoveryLead,
    name: () => authMessages.byRecovery,
  },
} as const

/**
 * Completes a sign-in after its first step, by the chosen method or by a recovery code. The route's guard leads onward
 * when somebody is signed in.
 */
export function SecondStepScreen({ signIn }: { signIn: PendingSignIn }) {
  useLanguage()
  const { mfaId, email } = signIn
  const [way, setWay] = useState<Way>(signIn.by)
  const [typed, setTyped] = useState('')
  const [isShort, setIsShort] = useState(false)
  const [rememberDevice, setRememberDevice] = useState(false)
  const { isExpired, expireBy } = useExpiry()
  const { mail, otpId, keepId } = useCodeMailedOnce(signIn, (error) => {
    // The screen shows this message; a toast would wrongly say that the server refused the mail.
    if (expireBy(error)) closeErrors(authMessages.codeNotSent)
  })
  const complete = () => {
    dropPendingSignIn()
    trackEvent('login', { method: signIn.method })
  }
  const step = useMutation({
    mutationFn: async (text: string) => {
      const secondStep = { mfaId, rememberDevice }
      if (way === 'password') await completeByPassword(email, text, secondStep)
      else await signInByCode(way === 'otp' ? otpId : way, text, secondStep)
      complete()
    },
    onError: expireBy,
  })

  const { length, lead } = ways[way]
  const other: Way = way === 'recovery' ? signIn.by : 'recovery'
  const send = (text: string) => {
    const isComplete = length === null ? text !== '' : text.length === length
    setIsShort(!isComplete)
    if (isComplete && !step.isPending) step.mutate(text)
  }
  const handleType = (text: string) => {
    setTyped(text)
    setIsShort(false)
    if (step.isError) step.reset()
  }
  const handleSwitch = () => {
    handleType('')
    setWay(other)
  }

  const refusal = codeRefusal(step.error)
  if (isExpired) return <ExpiredSignIn />
  const required = way === 'password' ? authMessages.passwordRequired : authMessages.codeRequired
  const error = isShort ? required : refusal === 'code' ? authMessages.wrongCode : undefined
  const OtherIcon = ways[other].icon
  return (
    <AuthScreen title={messages.auth.secondStepTitle} lead={<p>{lead()}</p>}>
      <AuthForm
        onSubmit={(event) => {
          event.preventDefault()
          send(way === 'password' ? typed : typed.trim())
        }}
        button={authMessages.proceed}
        isBusy={step.isPending}
        failure={
          step.error === null || refusal !== null
            ? null
            : { title: authMessages.secondStepFailed, error: step.error }
        }
      >
        <SecondStepField way={way} value={typed} error={error} onChange={handleType} onComplete={send} />
      </AuthForm>
      {way === 'otp' && <ResendCode mail={mail} to={{ email, mfaId }} onSent={keepId} />}
      <OrLine text={authMessages.or} />
      <PasskeyButton
        label={authMessages.byPasskey}
        errorTitle={authMessages.secondStepFailed}
        onUse={async () => {
          try {
            await signInWithPasskey({ mfaId, rememberDevice })
          } catch (error) {
            if (expireBy(error)) return
            throw error
          }
          complete()
        }}
      />
      <Button size="lg" onClick={handleSwitch}>
        <OtherIcon className="size-4.5" strokeWidth={1.6} aria-hidden />
        {ways[other].name()}
      </Button>
      <CheckBox label={authMessages.rememberDevice} isOn={rememberDevice} onChange={setRememberDevice} />
      <BackToLogin />
    </AuthScreen>
  )
}

/** Whether the sign-in waits no more for its second step. */
function useExpiry() {
  const [isExpired, setIsExpired] = useState(false)
  /** Ends the sign-in when the failure says that it waits no more. Returns whether it does. */
  const expireBy = (error: unknown) => {
    if (codeRefusal(error) !== 'sign-in') return false
    dropPendingSignIn()
    setIsExpired(true)
    return true
  }
  return { isExpired, expireBy }
}

/**
 * Mails a code when a mailed code completes the sign-in. Returns the mutation, which can mail another code, the id of
 * the last mailed code, and a function that stores another id. The id is kept when the next mail fails, although the
 * mutation forgets it.
 */
const useCodeMailedOnce = ({ by, email, mfaId }: PendingSignIn, onError: (error: Error) => void) => {
  const mail = useMailCode(onError)
  const [otpId, setOtpId] = useState('')
  const keepId = (mailedCode: MailedCode) => setOtpId(mailedCode.otpId)
  // The effect runs after every render; the ref makes sure that it mails only one code.
  const isMailed = useRef(false)
  useEffect(() => {
    if (by !== 'otp' || isMailed.current) return
    isMailed.current = true
    mail.mutate({ email, mfaId }, { onSuccess: keepId })
  })
  return { mail, otpId, keepId }
}

type SecondStepFieldProps = { way: Way } & Pick<
  ComponentProps<typeof CodeField>,
  'value' | 'error' | 'onChange' | 'onComplete'
>

/** The field for the password, the recovery code or the digits of a code. It takes the focus. */
function SecondStepField({ way, value, error, onChange, onComplete }: SecondStepFieldProps) {
  const { length } = ways[way]
  if (length !== null) {
    return (
      <CodeField
        takesFocus
        label={authMessages.code}
        length={length}
        value={value}
        error={error}
        onChange={onChange}
        onComplete={onComplete}
      />
    )
  }
  return (
    <Field
      key={way}
      ref={focusAtOnce}
      {...(way === 'password'
        ? { label: authMessages.password, type: 'password', autoComplete: 'current-password' }
        : {
            label: authMessages.recoveryCode,
            hint: authMessages.recoveryCodeHint,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
          })}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** States that the first step must be repeated. */
function ExpiredSignIn() {
  return (
    <AuthScreen title={messages.auth.secondStepTitle}>
      <Note text={authMessages.secondStepExpired} />
      <Link
        ref={focusAtOnce}
        to="/auth/login"
        search={true}
        replace
        className={buttonClass({ variant: 'primary', size: 'lg' })}
      >
        {authMessages.startAgain}
      </Link>
    </AuthScreen>
  )
}

const focusAtOnce = (control: HTMLElement | null) => control?.focus()
