import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { TotpSetup } from '#shared/account-security.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { useScript } from '#web/lib/page/use-script.ts'
import { successToast } from '#web/lib/toast.ts'
import { messages } from '#web/messages/index.ts'
import { securityMessages } from '#web/messages/security.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { useConfirmTotp } from '#web/queries/account-security.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { useCopy } from '#web/ui/use-copy.ts'

type TotpDialogProps = {
  userId: string
  setup: TotpSetup
  onClose: () => void
}

/**
 * Transfers the secret to an authenticator app, and turns the app on by a code of it. New recovery codes then replace
 * the page.
 */
export function TotpDialog({ userId, setup, onClose }: TotpDialogProps) {
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const confirm = useConfirmTotp(userId, () => successToast(securityMessages.appTurnedOn))
  const { script: qr } = useScript(() => import('./qr-code.tsx'))
  const send = (digits: string) => {
    if (confirm.isPending) return
    setIsShort(digits.length < 6)
    if (digits.length === 6) confirm.mutate(digits)
  }
  const { code: refusal } = fieldErrors(confirm.error)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !confirm.isPending && onClose()}
      title={securityMessages.setUpTitle}
      description={securityMessages.setUpText}
      isTall
    >
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
      >
        {qr === undefined ? (
          <Skeleton className="size-48" />
        ) : (
          <qr.QrCode text={setup.uri} label={securityMessages.qrLabel} />
        )}
        <div className="flex flex-col gap-1.5">
          <p className="text-13 text-ink-2">
            {securityMessages.keyHint}{' '}
            <a href={setup.uri} className={`${textLinkClass('accent')} md:hidden`}>
              {securityMessages.openApp}
            </a>
          </p>
          <Key text={inFours(setup.secret)} />
        </div>
        <CodeField
          data-opens-focused
          label={securityMessages.appCode}
          length={6}
          value={code}
          error={isShort ? securityMessages.sixDigits : refusal}
          onChange={(digits) => {
            setCode(digits)
            setIsShort(false)
            if (confirm.isError) confirm.reset()
          }}
          onComplete={send}
        />
        {confirm.error !== null && refusal === undefined && (
          <FailureNotice title={securityMessages.notTurnedOn} error={confirm.error} />
        )}
        <div className="flex justify-end gap-2">
          <Button disabled={confirm.isPending} onClick={onClose}>
            {messages.common.cancel}
          </Button>
          <Button type="submit" variant="primary" disabled={confirm.isPending}>
            {securityMessages.turnOn}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A key in groups of four letters, as apps show it; they ignore the spaces. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The key as a text that a click selects, and a button that copies it. */
function Key({ text }: { text: string }) {
  const { state, copy } = useCopy()
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <div className="flex items-start gap-2">
        <p
          dir="ltr"
          className="min-w-0 flex-1 rounded-md border border-rule-strong bg-sunken px-3 py-2 text-14 tabular-nums select-all"
        >
          {text}
        </p>
        <Button onClick={() => void copy(text)}>
          <Icon className="size-4" strokeWidth={1.6} aria-hidden />
          {state === 'copied' ? sharingMessages.copied : sharingMessages.copy}
        </Button>
      </div>
      <p aria-live="polite" className={state === 'failed' ? 'text-13 text-bad' : 'sr-only'}>
        {state === 'failed' ? securityMessages.keyNotCopied : state === 'copied' && sharingMessages.copied}
      </p>
    </>
  )
}
