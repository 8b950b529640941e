import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type { KnownLedger } from '#web/features/import/propose/already-there.ts'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from '#web/ui/button.tsx'
import type { RenderCityPicker } from './change-panel.tsx'
import { OptionSwitches, type ReviewOptions } from './option-switches.tsx'
import { type Change, type Changes, type Review, type ReviewRow, withChange } from './review.ts'
import { ReviewHead } from './review-head.tsx'
import { PhoneReview, WideReview } from './review-layouts.tsx'
import { type FileNotes, ReviewNotes } from './review-notes.tsx'
import { StayList } from './stay-list.tsx'
import { useChosenRow } from './use-chosen-row.ts'
import { type ReviewView, useReviewView } from './use-review-view.ts'

type ReviewScreenProps = FileNotes & {
  proposals: Proposals
  /** The names of the files, by their index in the proposals. */
  files: readonly string[]
  /** The names of the files, archives and folders that the person chose and that could be read. */
  chosen: readonly string[]
  /** What is already in the account. */
  ledger: KnownLedger
  /** The ids of what was changed automatically, as in an earlier import. */
  remembered: ReadonlySet<string>
  /** Undoes these changes. */
  onForget: () => void
  /** Whether the switch for suburbs changes anything. */
  hasSuburbs: boolean
  changes: Changes
  onChanges: (changes: Changes) => void
  options: ReviewOptions
  onOptions: (options: ReviewOptions) => void
  onImport: (review: Review) => void
  onDiscard: () => void
  renderCityPicker: RenderCityPicker
}

/** Everything that was found, before any of it is stored: a list in groups, a map, and the stays of each year. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { proposals, files, changes, options, hasSuburbs } = props
  const isPhone = useIsPhone()
  const panelId = useId()
  const view = useReviewView(proposals, changes, props.ledger)
  const { review } = view
  const choice = useChosenRow(view.groups)
  const rememberedCount = useMemo(
    () => [...props.remembered].filter((id) => changes.has(id)).length,
    [props.remembered, changes],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const change = (ids: readonly string[], next: Change) => props.onChanges(withChange(changes, ids, next))
  const handleBox = (rows: readonly ReviewRow[], isIn: boolean) =>
    change(
      rows.filter(({ state }) => state !== 'there').map(({ id }) => id),
      { isIn },
    )

  const areTripsStored = options.areTripsStored && proposals.trips.some(({ isTold }) => isTold)
  const importButton = (className?: string) => (
    <ImportButton
      view={view}
      areTripsStored={areTripsStored}
      onImport={() => props.onImport(review)}
      className={className}
    />
  )
  const head = (
    <ReviewHead
      view={view}
      headingRef={heading}
      files={props.chosen}
      isPhone={isPhone}
      panelId={panelId}
      onDiscard={props.onDiscard}
      onTakeIn={(rows) => handleBox(rows, true)}
      importButton={!isPhone && importButton()}
    />
  )
  const notes = (
    <ReviewNotes
      bad={props.bad}
      hasArchive={props.hasArchive}
      questions={props.questions}
      onAnswer={props.onAnswer}
      review={review}
      files={files}
      cities={proposals.cities}
      rememberedCount={rememberedCount}
      onForget={props.onForget}
      onChange={change}
      onAllAnswered={() => heading.current?.focus()}
      renderCityPicker={props.renderCityPicker}
    />
  )
  const switches = (hasSuburbs || proposals.trips.length > 0) && (
    <OptionSwitches
      hasSuburbs={hasSuburbs}
      tripCount={proposals.trips.length}
      options={options}
      onOptions={props.onOptions}
    />
  )
  const list = (above: ReactNode) => (
    <StayList
      id={panelId}
      view={view}
      choice={choice}
      files={files}
      cities={proposals.cities}
      isPhone={isPhone}
      onBox={handleBox}
      onChange={change}
      above={above}
      renderCityPicker={props.renderCityPicker}
    />
  )
  const parts = { view, choice, head, notes, switches, list }
  return isPhone ? (
    <PhoneReview {...parts} importButton={importButton('min-w-0 flex-1')} />
  ) : (
    <WideReview {...parts} />
  )
}

type ImportButtonProps = {
  view: ReviewView
  /** Whether trips are stored, too. */
  areTripsStored: boolean
  onImport: () => void
  className?: string | undefined
}

/** Stores the included rows; its text has their number. */
function ImportButton({ view: { stored }, areTripsStored, onImport, className }: ImportButtonProps) {
  const hasNothing = stored.stays + stored.wishes === 0 && !areTripsStored
  return (
    <Button variant="primary" className={className} disabled={hasNothing} onClick={onImport}>
      {hasNothing
        ? texts.review.nothingToImport
        : texts.review.importButton({ stays: stored.stays, wishes: stored.wishes })}
    </Button>
  )
}
