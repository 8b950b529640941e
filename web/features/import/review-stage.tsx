import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { errorToast } from '#web/lib/toast.ts'
import { usePageDrop } from './drop/use-page-drop.ts'
import type { ImportStage } from './import-stage.ts'
import type { RenderCityPicker } from './review/change-panel.tsx'
import { ReviewScreen } from './review/review-screen.tsx'
import {
  answerQuestion,
  changeReview,
  chooseOptions,
  discardImport,
  forgetRemembered,
  storeImport,
} from './run-import.ts'

type ReviewStageProps = {
  userId: string
  stage: Extract<ImportStage, { is: 'review' }>
  renderCityPicker: RenderCityPicker
}

/**
 * The review of an import. It is kept in the tab and on this device, so only signing out asks for confirmation; where
 * the browser cannot store it, closing the page asks as well.
 */
export function ReviewStage({ userId, stage, renderCityPicker }: ReviewStageProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isDiscarding, setIsDiscarding] = useState(false)
  const guard = useLeaveGuard({
    isDirty: true,
    isKept: stage.isKept ? 'on this device' : 'in this tab',
    text: stage.isKept ? texts.kept.signOut : texts.leaveText,
    needsSession: false,
    onLeave: () => discardImport(userId),
  })
  // A file that is dropped here would otherwise replace the page.
  usePageDrop(() => errorToast(texts.dropAgain, texts.leaveText))
  const handleDiscard = () => {
    guard.allowLeaving()
    discardImport(userId)
  }
  return (
    <>
      <ReviewScreen
        proposals={stage.proposals}
        files={stage.files}
        chosen={stage.chosen}
        bad={stage.bad}
        hasArchive={stage.hasArchive}
        questions={stage.questions}
        onAnswer={
          stage.canReadAgain
            ? (file, answer) => {
                guard.allowLeaving()
                answerQuestion(userId, queryClient, file, answer)
              }
            : undefined
        }
        ledger={stage.ledger}
        remembered={stage.remembered}
        onForget={() => forgetRemembered(userId)}
        hasSuburbs={stage.hasSuburbs}
        changes={stage.changes}
        onChanges={(changes) => changeReview(userId, changes)}
        options={stage.options}
        onOptions={(options) => void chooseOptions(userId, options)}
        onImport={(review) => {
          guard.allowLeaving()
          void storeImport(userId, queryClient, review)
          void navigate({ to: '/import', replace: true })
        }}
        onDiscard={() => (stage.changes.size === 0 ? handleDiscard() : setIsDiscarding(true))}
        renderCityPicker={renderCityPicker}
      />
      <ConfirmDialog
        isOpen={isDiscarding}
        onOpenChange={setIsDiscarding}
        title={texts.review.discardTitle}
        description={texts.review.discardText}
        cancel={messages.common.cancel}
        confirm={texts.review.discard}
        onConfirm={handleDiscard}
      />
      {guard.dialog}
    </>
  )
}
