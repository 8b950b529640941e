import { clsx } from 'clsx'
import { Check, Copy, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#web/lib/page/save-file.ts'
import { errorToast } from '#web/lib/toast.ts'
import { securityMessages } from '#web/messages/security.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { Note } from '#web/ui/note.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

type RecoveryCodesProps = {
  email: string
  codes: readonly string[]
  /** Whether these codes have become invalid since they were made. */
  areReplaced: boolean
  onDone: () => void
}

/** New recovery codes, which are shown only once. Leaving the page before saving them asks for confirmation. */
export function RecoveryCodes({ email, codes, areReplaced, onDone }: RecoveryCodesProps) {
  const [areKept, setAreKept] = useState(false)
  const { state, copy } = useCopy()
  const guard = useLeaveGuard({
    isDirty: !areKept && !areReplaced,
    text: securityMessages.codesNotKept,
    needsSession: false,
    onLeave: onDone,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const text = codes.join('\n')
  const handleCopy = async () => {
    if (!(await copy(text))) errorToast(securityMessages.codesNotCopied, securityMessages.codesNotCopiedText)
  }
  const handleSave = () => {
    const content = `${securityMessages.codesFileTitle({ email })}\n\n${text}\n`
    saveFile('waymark-recovery-codes.txt', new Blob([content], { type: 'text/plain;charset=utf-8' }))
  }
  const CopyIcon = state === 'copied' ? Check : Copy
  return (
    <div className="border-t border-rule py-6 md:py-7">
      {guard.dialog}
      <h2 ref={heading} tabIndex={-1} className="text-26 outline-none md:text-30">
        {securityMessages.newCodes}
      </h2>
      {areReplaced ? (
        <Note text={securityMessages.codesReplaced} className="mt-3 max-w-136" />
      ) : (
        <p className="mt-2 max-w-136 text-ink-2">{securityMessages.newCodesText}</p>
      )}
      <ul className="mt-5 grid grid-cols-2 border-s border-t border-rule text-center leading-11 font-medium tracking-wider tabular-nums md:grid-cols-5 md:leading-10">
        {codes.map((code) => (
          <li key={code} className="border-e border-b border-rule">
            <span dir="ltr" className={clsx(areReplaced && 'text-ink-3 line-through')}>
              {code}
            </span>
          </li>
        ))}
      </ul>
      {!areReplaced && (
        <div className="mt-4 grid grid-cols-2 gap-2 md:flex">
          <Button onClick={() => void handleCopy()}>
            <CopyIcon className="size-4" strokeWidth={1.6} aria-hidden />
            {state === 'copied' ? sharingMessages.copied : sharingMessages.copy}
          </Button>
          <Button onClick={handleSave}>
            <Download className="size-4" strokeWidth={1.6} aria-hidden />
            {securityMessages.saveCodes}
          </Button>
        </div>
      )}
      <output aria-live="polite" className="sr-only">
        {state === 'copied' && sharingMessages.copied}
      </output>
      <div className="mt-5 flex flex-col gap-2 md:items-start">
        {!areReplaced && <CheckBox label={securityMessages.haveKept} isOn={areKept} onChange={setAreKept} />}
        <Button variant="primary" disabled={!areKept && !areReplaced} onClick={onDone}>
          {securityMessages.done}
        </Button>
      </div>
    </div>
  )
}
