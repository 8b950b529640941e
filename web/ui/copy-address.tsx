import { Check, Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import { useCopy } from './use-copy.ts'
import { sharingMessages } from '#web/messages/sharing.ts'
import { Button } from './button.tsx'

/** A read-only address with a copy button. If the browser refuses to copy, the address is selected instead. */
export function CopyAddress({ label, address }: { label: string; address: string }) {
  const { state, copy } = useCopy()
  const field = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const hasFailed = state === 'failed'
  const handleCopy = async () => {
    if (await copy(address)) return
    field.current?.focus()
    field.current?.select()
  }
  return (
    <div>
      <div className="flex gap-2">
        <input
          ref={field}
          readOnly
          aria-label={label}
          aria-describedby={hasFailed ? messageId : undefined}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="control-height min-w-0 flex-1 truncate rounded-md border border-rule-strong bg-sunken px-3 text-14 text-ink"
        />
        <Button onClick={() => void handleCopy()}>
          {state === 'copied' ? (
            <Check className="size-4" strokeWidth={1.6} aria-hidden />
          ) : (
            <Copy className="size-4" strokeWidth={1.6} aria-hidden />
          )}
          {state === 'copied' ? sharingMessages.copied : sharingMessages.copy}
        </Button>
      </div>
      <p id={messageId} aria-live="polite" className={hasFailed ? 'mt-1.5 text-13 text-bad' : 'sr-only'}>
        {hasFailed ? sharingMessages.selected : state === 'copied' && sharingMessages.copied}
      </p>
    </div>
  )
}
