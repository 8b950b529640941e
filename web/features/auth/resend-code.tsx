import { authMessages } from '#web/messages/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import type { MailedCode, Recipient, useMailCode } from './mailed-code.ts'
import { useResendCountdown } from '#web/lib/page/resend-countdown.ts'

type ResendCodeProps = {
  mail: ReturnType<typeof useMailCode>
  to: Recipient
  onSent?: (mailedCode: MailedCode) => void
}

/** Mails another code, at most once a minute. */
export function ResendCode({ mail, to, onSent = () => undefined }: ResendCodeProps) {
  const secondsLeft = useResendCountdown('code')
  const isBusy = secondsLeft > 0 || mail.isPending
  return (
    <>
      <Button
        className="self-start"
        aria-disabled={isBusy}
        onClick={() => !isBusy && mail.mutate(to, { onSuccess: onSent })}
      >
        <span className="figures">
          {secondsLeft > 0 ? authMessages.sendAgain({ seconds: secondsLeft }) : authMessages.sendAnother}
        </span>
      </Button>
      {mail.error !== null && (
        <FailureNotice title={authMessages.codeNotSent} error={mail.error} onDismiss={mail.reset} />
      )}
    </>
  )
}
