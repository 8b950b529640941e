import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ImportJob, type JobProgress, rowsDone, rowsOf } from '#web/features/import/store/import-job.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { listText } from '#web/lib/language/formats.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Progress } from '#web/ui/progress.tsx'

type StoringScreenProps = {
  job: ImportJob
  progress: JobProgress
  waiting: unknown
  failure: unknown
  /** Tries again at once. */
  onRetry: () => void
  /** Stops, and removes what was stored so far. */
  onStop: () => void
}

/** An import while it is stored: its progress, and what it waits for. */
export function StoringScreen({ job, progress, waiting, failure, onRetry, onStop }: StoringScreenProps) {
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [done, all] = [rowsDone(job, progress), rowsOf(job)]
  const quarter = Math.floor((done / Math.max(1, all)) * 4)
  const isSignedOut = isCallFailure(waiting) && waiting.status === 401
  return (
    <div className="mx-auto w-full max-w-300 px-4.5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="figures text-34 outline-none md:text-44">
            {texts.storing.title({ done, all })}
          </h1>
          <p className="mt-1 text-ink-2">{texts.storing.text}</p>
        </div>
        <Button onClick={() => setIsAsking(true)}>{texts.storing.stop}</Button>
      </div>
      <output className="sr-only" aria-live="polite">
        {quarter > 0 && texts.storing.title({ done, all })}
      </output>
      <div className="mt-7 max-w-140 border-t border-ink pt-4">
        <p className="font-semibold wrap-anywhere">{listText(job.files)}</p>
        <Progress className="mt-3" label={texts.storing.label} share={done / Math.max(1, all)} />
        <output className="block">
          {waiting !== undefined && failure === undefined && (
            <span className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-md bg-warn-wash px-3 py-1.5 text-14 text-warn">
              <span className="flex flex-1 basis-60 items-start gap-2">
                <CloudOff className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
                {isSignedOut ? texts.storing.signedOut : texts.storing.waiting}
              </span>
              <Button variant="quiet" size="sm" className="text-warn!" onClick={onRetry}>
                {texts.storing.retry}
              </Button>
            </span>
          )}
        </output>
        {failure !== undefined && (
          <FailureNotice className="mt-4" title={texts.storing.failed} error={failure} onRetry={onRetry} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={texts.storing.stopTitle}
        description={texts.storing.stopText}
        cancel={texts.storing.goOn}
        confirm={texts.storing.stopAndRemove}
        onConfirm={onStop}
      />
    </div>
  )
}
