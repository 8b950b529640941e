import { Redo2, Undo2 } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { tripTotals, tripWarnings } from '#shared/domain/trip-check.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import type { Place } from '#web/queries/places.ts'
import type { StoredTrip } from '#web/queries/trips.ts'
import { Button } from '#web/ui/button.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Note, NoteButton } from '#web/ui/note.tsx'
import { useLeaveGuard } from '#web/ui/leave-guard.tsx'
import { useAnswerMarks } from '#web/features/planner/use-answer-marks.ts'
import { type AssistantParts, useAssistant } from '#web/features/planner/use-assistant.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { lastDayFieldId } from '#web/features/planner/day-field.tsx'
import { type PlanProblems, problemsOf, unfinishedStopIds } from '#web/features/planner/plan.ts'
import { PlanDays } from './plan-days.tsx'
import { PlanSummary } from '#web/features/planner/plan-summary.tsx'
import { PlanTextFields } from './plan-text-fields.tsx'
import { PlannerFrame } from './planner-frame.tsx'
import { StopList } from './stop-list.tsx'
import { stopFieldId } from './stop-row.tsx'
import { type Planning, usePlan } from '#web/features/planner/use-plan.ts'
import { useSavePlan } from './use-save-plan.ts'
import { useTripChange } from './use-trip-change.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type PlannerScreenProps = {
  /** The stored trip, or null for a new one. */
  trip: StoredTrip | null
  userId: string
  /** The cities of a new trip. */
  firstCities?: readonly Place[] | undefined
  onSaved: (tripId: string) => void
  assistantParts: AssistantParts
}

/** Creates a new trip or changes a stored one. */
export function PlannerScreen(props: PlannerScreenProps) {
  const { trip, userId, firstCities, onSaved, assistantParts: Assistants } = props
  const planning = usePlan(trip, userId, firstCities)
  const { plan, cities, isDirty } = planning
  const { itinerary } = plan
  const guard = useLeaveGuard({
    isDirty,
    text: plannerMessages.leaveText,
    needsSession: true,
    onLeave: planning.forgetDraft,
  })
  const saving = useSavePlan(planning, userId, (tripId) => {
    guard.allowLeaving()
    onSaved(tripId)
  })
  const nameField = useRef<HTMLInputElement>(null)
  const descriptionField = useRef<HTMLTextAreaElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  useLanguage()
  const problems = problemsOf(plan)
  const unfinished = useMemo(() => unfinishedStopIds(itinerary), [itinerary])
  const { days, totals, warningCount } = usePlanFigures(planning)
  const assistant = useAssistant(planning)
  const isPhone = useIsPhone()
  const marks = useAnswerMarks(planning, assistant)
  useUndoKeys(planning.undo, planning.redo)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const [firstStop] = unfinished
    if (firstStop === undefined && Object.keys(problems).length === 0) return saving.save()
    const field = fieldOf(problems, firstStop, {
      name: nameField.current,
      description: descriptionField.current,
    })
    field?.focus()
  }

  const planner = plannerMessages
  const saveLabel = planning.basis ? planner.update : planner.create
  return (
    <PlannerFrame itinerary={itinerary} cities={cities} totals={totals} former={marks.former}>
      <div className="plan-form flex-1 px-5 pt-5 pb-8 md:px-8 md:pt-6">
        <form noValidate onSubmit={handleSubmit}>
          <PlannerHead label={saveLabel} isSaving={saving.isSaving}>
            {!isPhone && <Assistants.AnotherRoute assistant={assistant} />}
          </PlannerHead>
          <PlanNotes planning={planning} saving={saving} />
          <Assistants.RequestPart assistant={assistant} planning={planning} saveLabel={saveLabel} />
          {isPhone && <Assistants.AnotherRoute assistant={assistant} className="mt-2 -ms-4" />}
          <PlanTextFields
            nameRef={nameField}
            descriptionRef={descriptionField}
            plan={plan}
            errors={{
              name: (isChecked ? problems.name : undefined) ?? saving.refused['name'],
              description: problems.description ?? saving.refused['description'],
            }}
            onName={planning.setName}
            onDescription={planning.setDescription}
          />
          <PlanDays
            plan={plan}
            span={totals}
            error={problems.ends ?? saving.refused['ends']}
            setDays={planning.setDays}
            moveAfterStart={planning.moveAfterStart}
          />
        </form>
        <FigureLine planning={planning} totals={totals} warningCount={warningCount + marks.limitCount} />
        <div aria-busy={assistant.isPlanningAgain} className="plan-list">
          <StopList
            itinerary={itinerary}
            days={days}
            cities={cities}
            editItinerary={planning.editItinerary}
            learn={planning.learn}
            unfinished={isChecked ? unfinished : notChecked}
            formerStays={marks.formerStays}
            limits={marks.limits}
          />
        </div>
      </div>
      <Assistants.PromptBox assistant={assistant} planning={planning} />
      {guard.dialog}
      <SaveConflict saving={saving} />
    </PlannerFrame>
  )
}

type TextFields = Record<'name' | 'description', HTMLElement | null>

/** The first field with a problem: one of the texts, one of the days, or a stop without a city. */
function fieldOf(problems: PlanProblems, firstStop: string | undefined, fields: TextFields) {
  if (problems.name !== undefined) return fields.name
  if (problems.description !== undefined) return fields.description
  if (problems.ends !== undefined) return document.getElementById(lastDayFieldId)
  return firstStop === undefined ? null : document.getElementById(stopFieldId(firstStop))
}

type PlannerHeadProps = { label: string; isSaving: boolean; children: ReactNode }

/** The title of the page and the button that saves, with the controls beside it. */
function PlannerHead({ label, isSaving, children }: PlannerHeadProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h1 className="text-30">{messages.trips.plannerTitle}</h1>
      <span className="flex gap-2">
        {children}
        <Button type="submit" variant="primary" disabled={isSaving}>
          {isSaving ? plannerMessages.saving : label}
        </Button>
      </span>
    </div>
  )
}

const notChecked: ReadonlySet<string> = new Set()

function usePlanFigures({ plan: { itinerary, starts, ends }, cities }: Planning) {
  const days = useMemo(() => ({ starts, ends }), [starts, ends])
  const totals = useMemo(() => tripTotals(itinerary, cities, days), [itinerary, cities, days])
  const warningCount = useMemo(() => tripWarnings(itinerary, cities, days).length, [itinerary, cities, days])
  return { days, totals, warningCount }
}

function SaveConflict({ saving }: { saving: ReturnType<typeof useSavePlan> }) {
  return (
    <ConflictDialog
      conflict={saving.conflict}
      isSaving={saving.isSaving}
      failure={saving.failure}
      onClose={saving.closeConflict}
      onReload={() => void saving.reloadStored()}
      onOverwrite={() => saving.save('overwrite')}
      onSaveAsNew={() => saving.save('as-new')}
    />
  )
}

type PlanNotesProps = { planning: Planning; saving: ReturnType<typeof useSavePlan> }

/**
 * The notes above the plan: the result of the last save, changes of the stored trip, and what was restored or left out.
 */
function PlanNotes({ planning, saving }: PlanNotesProps) {
  const tripChange = useTripChange(planning)
  const planner = plannerMessages
  return (
    <>
      {saving.failure !== null && saving.conflict === null && (
        <FailureNotice {...saving.failure} className="mt-4" />
      )}
      {tripChange !== null && !saving.isSaving && (
        <Note
          className="mt-4"
          text={tripChange === 'gone' ? planner.goneNote : planner.changedNote}
          action={
            <NoteButton label={planner.chooseVersion} onClick={() => saving.openConflict(tripChange)} />
          }
        />
      )}
      {planning.isRestored && (
        <Note
          className="mt-4"
          text={planner.restored}
          action={<NoteButton label={planner.discard} onClick={planning.discard} />}
        />
      )}
      {planning.dropped > 0 && <Note className="mt-4" text={planner.dropped({ count: planning.dropped })} />}
    </>
  )
}

type FigureLineProps = ComponentProps<typeof PlanSummary> & { planning: Planning }

/** The figures of the trip, and the buttons that undo its changes. */
function FigureLine({ planning, ...figures }: FigureLineProps) {
  return (
    <div className="mt-4 flex items-center justify-between gap-3 border-t border-rule pt-1 md:pt-2">
      <PlanSummary {...figures} />
      <UndoButtons planning={planning} />
    </div>
  )
}

function UndoButtons({ planning }: { planning: Planning }) {
  const planner = plannerMessages
  return (
    <span className="-me-2.5 flex">
      <IconButton label={planner.undo} disabled={!planning.canUndo} onClick={planning.undo}>
        <Undo2 className="size-4.5" strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton label={planner.redo} disabled={!planning.canRedo} onClick={planning.redo}>
        <Redo2 className="size-4.5" strokeWidth={1.6} aria-hidden />
      </IconButton>
    </span>
  )
}
