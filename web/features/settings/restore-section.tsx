import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { largestArchiveBytes } from '#shared/account-archive.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { listText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { settingsMessages } from '#web/messages/settings.ts'
import { type Restored, useRestoreAccount } from '#web/queries/account-restore.ts'
import type { LeftOut } from '#web/queries/left-out.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Restores an account from an archive. */
export function RestoreSection() {
  const texts = settingsMessages.restore
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [asked, setAsked] = useState<File>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const restoring = useRestoreAccount(texts.failed)
  const handleChoose = (file: File) => {
    restoring.reset()
    setIsTooLarge(file.size > largestArchiveBytes)
    if (file.size <= largestArchiveBytes) setAsked(file)
  }
  const handleRestore = () => {
    if (asked !== undefined) restoring.mutate(asked)
    setAsked(undefined)
  }
  return (
    <SettingsSection title={texts.section}>
      <p className="text-ink-2">{texts.text}</p>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.file}
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) handleChoose(file)
            // Choosing the same file again counts as a choice, too.
            currentTarget.value = ''
          }}
        />
        <Button
          aria-describedby={hintId}
          disabled={restoring.isPending}
          onClick={() => input.current?.click()}
        >
          <Upload className="size-4" strokeWidth={1.6} aria-hidden />
          {texts.choose}
        </Button>
        <p
          id={hintId}
          role={isTooLarge ? 'alert' : undefined}
          className={isTooLarge ? 'mt-1.5 text-13 text-bad' : 'mt-1.5 text-13 text-ink-3'}
        >
          {isTooLarge ? texts.tooLarge : texts.hint}
        </p>
      </div>
      <output className="contents">
        {restoring.isPending && <span className="text-ink-2">{texts.busy}</span>}
        {restoring.data && <RestoredText {...restoring.data} />}
      </output>
      {restoring.error !== null && (
        <FailureNotice
          title={texts.failed}
          error={restoring.error}
          // The server's refusal, once it has refused again.
          onRetry={isRefused(restoring.error) ? undefined : () => restoring.mutate(restoring.variables)}
          onDismiss={restoring.reset}
        />
      )}
      <Dialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={texts.title}
        description={texts.question}
      >
        <p className="mt-2 wrap-anywhere text-ink-2">
          <bdi>{asked?.name}</bdi>
        </p>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={() => setAsked(undefined)}>{messages.common.cancel}</Button>
          <Button variant="primary" onClick={handleRestore}>
            {texts.confirm}
          </Button>
        </div>
      </Dialog>
    </SettingsSection>
  )
}

const isRefused = (error: unknown) => isCallFailure(error) && error.status === 400

function RestoredText({ counts, leftOut, leftOutCount }: Restored) {
  const texts = settingsMessages.restore
  const { stays, wishes, trips } = texts.counts
  const what = listText([
    stays({ count: counts.stay }),
    wishes({ count: counts.wish }),
    trips({ count: counts.trip }),
  ])
  return (
    <div className="min-w-0">
      <p className="font-medium">{texts.done({ what })}</p>
      {leftOutCount > 0 && (
        <details className="mt-1">
          <summary className="min-h-6 cursor-pointer text-ink-2">
            {texts.leftOut({ count: leftOutCount })}
          </summary>
          <ul className="mt-1 list-disc ps-5 text-14 text-ink-2">
            {leftOut.map((record, index) => (
              <li key={index} className="wrap-anywhere">
                {leftOutText(record)}
              </li>
            ))}
          </ul>
          {leftOutCount > leftOut.length && (
            <p className="mt-1 text-14 text-ink-2">
              {messages.common.andMore({ count: leftOutCount - leftOut.length })}
            </p>
          )}
        </details>
      )}
    </div>
  )
}

const leftOutText = ({ collection, name, isCityUnknown }: LeftOut) => {
  const texts = settingsMessages.restore
  return texts.record({
    kind: texts.kinds[collection],
    hasName: name === '' ? 'no' : 'yes',
    name,
    reason: isCityUnknown ? texts.unknownCity : texts.notValid,
  })
}
