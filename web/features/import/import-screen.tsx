import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { importedRowsText } from '#web/lib/language/import-rows.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import { listText } from '#web/lib/language/formats.ts'
import { errorToast, successToast } from '#web/lib/toast.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { importsQuery, useUndoImport } from '#web/queries/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Note } from '#web/ui/note.tsx'
import { UndoImport } from '#web/ui/undo-import.tsx'
import { useIsPhone } from '#web/lib/page/media.ts'
import { DoneScreen } from './done/done-screen.tsx'
import { DropScreen } from './drop/drop-screen.tsx'
import type { ImportStage } from './import-stage.ts'
import { ReadingScreen } from './reading/reading-screen.tsx'
import {
  beginAgain,
  cancelReading,
  discardReview,
  readImport,
  removeFile,
  resumeImport,
  resumeReview,
  retryImport,
  shownNames,
  stopImport,
} from './run-import.ts'
import type { KeptReview } from './store/kept-review.ts'
import { StoringScreen } from './storing/storing-screen.tsx'

type ImportScreenProps = {
  userId: string
  /** Any stage but the review, which is a page of its own. */
  stage: Exclude<ImportStage, { is: 'review' }>
}

/** All stages of an import except the review. */
export function ImportScreen({ userId, stage }: ImportScreenProps) {
  const queryClient = useQueryClient()
  useEffect(() => void resumeImport(userId, queryClient), [userId, queryClient])
  if (stage.is === 'reading') {
    return (
      <ReadingScreen
        reading={stage.reading}
        onRemove={(id) => removeFile(userId, id)}
        onCancel={() => cancelReading(userId)}
      />
    )
  }
  if (stage.is === 'storing') {
    const handleStop = async () => {
      try {
        await stopImport(userId, queryClient)
        successToast(texts.storing.stopped)
      } catch (error) {
        errorToast(texts.undo.failed, errorMessage(error))
      }
    }
    return (
      <StoringScreen
        {...stage}
        onRetry={() => retryImport(userId, queryClient)}
        onStop={() => void handleStop()}
      />
    )
  }
  if (stage.is === 'done') return <Done userId={userId} stage={stage} />
  return (
    <DropScreen
      userId={userId}
      onFiles={(files) => void readImport(userId, queryClient, { files, text: '' })}
      onText={(text) => void readImport(userId, queryClient, { files: [], text })}
      notice={
        <>
          <DropNotice notice={stage.notice} />
          {stage.isStoringElsewhere === true && <Note className="mt-6" text={texts.kept.elsewhere} />}
          {stage.kept && (
            <KeptNotice
              review={stage.kept}
              onOpen={(review) => void resumeReview(userId, queryClient, review)}
              onDiscard={(review) => void discardReview(userId, queryClient, review)}
            />
          )}
        </>
      }
    />
  )
}

type KeptNoticeProps = {
  review: KeptReview
  onOpen: (review: KeptReview) => void
  onDiscard: (review: KeptReview) => void
}

/** An import that was read but not stored, for example because the page was closed. */
function KeptNotice({ review, onOpen, onDiscard }: KeptNoticeProps) {
  const names = shownNames(review.reports)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-80 wrap-anywhere">
        {texts.kept.text({
          day: dayText(localDay(new Date(review.read))),
          files: names.length > 3 ? texts.review.files({ count: names.length }) : listText(names),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onOpen(review)}>
          {texts.kept.open}
        </Button>
        <Button variant="quiet" onClick={() => onDiscard(review)}>
          {texts.review.discard}
        </Button>
      </div>
    </div>
  )
}

/** Why the last import has failed. */
function DropNotice({ notice }: { notice: Extract<ImportStage, { is: 'drop' }>['notice'] }) {
  if (notice === undefined) return null
  if (notice === 'nothing') {
    return <Note className="mt-6" text={`${texts.nothingFound}. ${texts.nothingFoundText}`} />
  }
  if (notice === 'undone') return <Note className="mt-6" text={texts.kept.undone} />
  return <FailureNotice className="mt-6" title={texts.couldNotRead} error={notice.error} />
}

function Done({ userId, stage }: { userId: string; stage: Extract<ImportStage, { is: 'done' }> }) {
  const { job, progress } = stage
  const undo = useUndoImport(userId, texts.undo.failed)
  const isPhone = useIsPhone()
  // It can also be undone in the settings.
  const imports = useQuery(importsQuery(userId)).data
  const isUndone = imports?.some(({ id, state }) => id === job.id && state === 'undone') === true
  useEffect(() => {
    if (isUndone) beginAgain(userId)
  }, [isUndone, userId])
  const handleUndo = () =>
    undo.mutate(job.id, {
      onSuccess: ({ removed, kept }) => {
        beginAgain(userId)
        successToast(texts.undo.done, {
          description: texts.undo.doneText({
            what: importedRowsText(removed),
            kept: kept.stays + kept.wishes + kept.trips,
          }),
        })
      },
    })
  return (
    <DoneScreen
      userId={userId}
      job={job}
      progress={progress}
      onAgain={() => beginAgain(userId)}
      undo={
        <UndoImport
          what={importedRowsText(progress.stored)}
          isShort={isPhone}
          isBusy={undo.isPending}
          onUndo={handleUndo}
        />
      }
    />
  )
}
