import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { AccountSecurity } from '#shared/account-security.ts'
import type { User } from '#shared/collections/users.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { startResendCountdown, useResendCountdown } from '#web/lib/page/resend-countdown.ts'
import { hasPasskeys } from '#web/lib/session/passkeys.ts'
import { successToast } from '#web/lib/toast.ts'
import { authMessages } from '#web/messages/auth.ts'
import { messages } from '#web/messages/index.ts'
import { securityMessages } from '#web/messages/security.ts'
import {
  type Proof,
  securityQuery,
  useMailProofCode,
  useProve,
  useProveByPasskey,
} from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Field } from '#web/ui/field.tsx'
import { OrLine } from '#web/ui/or-line.tsx'

type ProofDialogProps = { user: User; onProven: () => void; onGiveUp: () => void }

/** The proof that the person types. The id of a mailed code comes from the server. */
type Way = { by: 'password' } | { by: 'app' } | { by: 'mail'; otpId: string }

/** Asks for a proof of identity: the password, a code of the authenticator app or a mailed code. */
export function ProofDialog({ user, onProven, onGiveUp }: ProofDialogProps) {
  const security = useQuery(securityQuery(user.id))
  // Nothing can be asked until it is known which proofs the account has.
  if (security.data === undefined && security.error === null) return null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onGiveUp()}
      title={securityMessages.proofTitle}
      description={securityMessages.proofText}
      isTall
    >
      {security.error !== null && security.data === undefined && (
        <FailureNotice
          className="mt-5"
          title={securityMessages.notLoaded}
          error={security.error}
          onRetry={() => void security.refetch()}
          isRetrying={security.isFetching}
        />
      )}
      {security.data !== undefined && <ProofForm user={user} security={security.data} onProven={onProven} />}
      <div className="mt-4 flex justify-end">
        <Button variant="quiet" onClick={onGiveUp}>
          {messages.common.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

type ProofFormProps = { user: User; security: AccountSecurity; onProven: () => void }

/** The field for one proof, and a button for each other proof that the account can give. */
function ProofForm({ user, security, onProven }: ProofFormProps) {
  const [chosen, setChosen] = useState<Way>()
  const [typed, setTyped] = useState('')
  const [isIncomplete, setIsIncomplete] = useState(false)
  const prove = useProve()
  const mail = useMailProofCode()

  const secondsLeft = useResendCountdown('proof-code')
  const hasPassword = security.password.set
  const hasApp = security.totp.on
  const first: Way | undefined = hasPassword ? { by: 'password' } : hasApp ? { by: 'app' } : undefined
  const way = chosen ?? first
  const isCounting = way?.by === 'mail' && secondsLeft > 0
  const isMailBusy = mail.isPending || isCounting

  const send = (proof: Proof) => {
    if (!prove.isPending) prove.mutate(proof, { onSuccess: onProven })
  }
  const handleSubmit = () => {
    if (way === undefined) return
    const isComplete = way.by === 'password' ? typed !== '' : typed.length === codeLengths[way.by]
    setIsIncomplete(!isComplete)
    if (isComplete) send(proofBy(way, typed))
  }
  const handleType = (text: string) => {
    setTyped(text)
    setIsIncomplete(false)
    if (prove.isError) prove.reset()
  }
  const choose = (next: Way) => {
    handleType('')
    mail.reset()
    setChosen(next)
  }
  const handleMail = () => {
    if (isMailBusy) return
    mail.mutate(undefined, {
      onSuccess: ({ otpId }) => {
        startResendCountdown('proof-code')
        successToast(authMessages.codeSent, { description: authMessages.codeSentOwn })
        choose({ by: 'mail', otpId })
      },
    })
  }

  const { password, code } = fieldErrors(prove.error)
  const error = isIncomplete && way !== undefined ? incompleteText(way) : (password ?? code)
  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        handleSubmit()
      }}
    >
      {way !== undefined && (
        <ProofField
          way={way}
          email={user.email ?? ''}
          takesFocus={chosen !== undefined}
          value={typed}
          error={error}
          onChange={handleType}
          onComplete={(digits) => send(proofBy(way, digits))}
        />
      )}
      {prove.error !== null && error === undefined && (
        <FailureNotice title={securityMessages.notProven} error={prove.error} />
      )}
      {way !== undefined && (
        <Button type="submit" variant="primary" disabled={prove.isPending}>
          {securityMessages.proceed}
        </Button>
      )}
      {way !== undefined && <OrLine text={securityMessages.orInstead} />}
      <PasskeyProof hasPasskey={security.passkeys.length > 0} onProven={onProven} />
      {hasPassword && way?.by !== 'password' && (
        <Button onClick={() => choose({ by: 'password' })}>{securityMessages.byPassword}</Button>
      )}
      {hasApp && way?.by !== 'app' && (
        <Button onClick={() => choose({ by: 'app' })}>{securityMessages.byApp}</Button>
      )}
      <MailCodeButton
        isDisabled={isMailBusy}
        label={isCounting ? secondsLeft : way?.by === 'mail' ? 'again' : 'first'}
        onClick={handleMail}
      />
      {mail.error !== null && <FailureNotice title={securityMessages.codeNotSent} error={mail.error} />}
    </form>
  )
}

type MailCodeButtonProps = {
  isDisabled: boolean
  /**
   * The label of the button that mails a code: it depends on whether one was mailed before, and on the seconds until
   * the next.
   */
  label: 'first' | 'again' | number
  onClick: () => void
}

function MailCodeButton({ isDisabled, label, onClick }: MailCodeButtonProps) {
  return (
    <Button aria-disabled={isDisabled} onClick={onClick}>
      <span className="figures">
        {typeof label === 'number'
          ? authMessages.sendAgain({ seconds: label })
          : label === 'again'
            ? securityMessages.sendCodeAgain
            : securityMessages.sendCode}
      </span>
    </Button>
  )
}

/** The number of digits of the codes. */
const codeLengths = { app: 6, mail: 8 } as const

const incompleteText = ({ by }: Way) =>
  by === 'password'
    ? securityMessages.required
    : by === 'app'
      ? securityMessages.sixDigits
      : authMessages.codeRequired

const proofBy = ({ by, ...rest }: Way, text: string): Proof =>
  by === 'password' ? { password: text } : { otpId: 'otpId' in rest ? rest.otpId : 'totp', code: text }

type ProofFieldProps = Pick<
  ComponentProps<typeof CodeField>,
  'takesFocus' | 'value' | 'error' | 'onChange' | 'onComplete'
> & {
  way: Way
  /** The address to which a code is mailed. */
  email: string
}

/** The field for the password or the digits of a code. */
function ProofField({ way, email, takesFocus, value, error, onChange, onComplete }: ProofFieldProps) {
  if (way.by === 'password') {
    return (
      <Field
        ref={takesFocus ? focusAtOnce : undefined}
        label={securityMessages.password}
        type="password"
        autoComplete="current-password"
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  return (
    <CodeField
      key={way.by}
      takesFocus={takesFocus}
      label={securityMessages.code}
      length={codeLengths[way.by]}
      value={value}
      error={error}
      hint={way.by === 'app' ? securityMessages.appHint : securityMessages.codeSent({ email })}
      onChange={onChange}
      onComplete={onComplete}
    />
  )
}

/** For a field that replaces another one. */
const focusAtOnce = (field: HTMLInputElement | null) => field?.focus()

/** The button for a proof by passkey, if this browser can use those of the account. */
function PasskeyProof({ hasPasskey, onProven }: { hasPasskey: boolean; onProven: () => void }) {
  const passkey = useProveByPasskey()
  const canUsePasskeys = hasPasskeys(useConfig())
  return (
    <>
      {hasPasskey && canUsePasskeys && (
        <Button
          disabled={passkey.isPending}
          onClick={() => passkey.mutate(undefined, { onSuccess: onProven })}
        >
          <KeyRound className="size-4" strokeWidth={1.6} aria-hidden />
          {securityMessages.byPasskey}
        </Button>
      )}
      {passkey.error !== null && <FailureNotice title={securityMessages.notProven} error={passkey.error} />}
    </>
  )
}
