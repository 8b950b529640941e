import { Link } from '@tanstack/react-router'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import type { Answers } from '#web/features/import/read/found.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Note, NoteButton } from '#web/ui/note.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import type { RenderCityPicker } from './change-panel.tsx'
import { type BadFile, BadFiles, type FileQuestion, FileQuestions } from './file-questions.tsx'
import type { Change, Review } from './review.ts'
import { UnresolvedLines } from './unresolved-lines.tsx'
import { UnusedLines } from './unused-lines.tsx'

/** The notes and questions about the files as a whole. */
export interface FileNotes {
  bad: readonly BadFile[]
  /** Whether one of the files is the archive of an account, which the settings can restore. */
  hasArchive: boolean
  questions: readonly FileQuestion[]
  /** Reads a file again; undefined if the files are no longer available. */
  onAnswer: ((file: string, answers: Answers) => void) | undefined
}

type ReviewNotesProps = FileNotes & {
  review: Review
  /** The names of the files, by their index in the proposals. */
  files: readonly string[]
  cities: Proposals['cities']
  /** How many changes were remembered from an earlier import. */
  rememberedCount: number
  /** Undoes these changes. */
  onForget: () => void
  onChange: (ids: readonly string[], change: Change) => void
  /** Every line without a city has been answered. */
  onAllAnswered: () => void
  renderCityPicker: RenderCityPicker
}

/** The notes, questions and lines above the list of stays. */
export function ReviewNotes(props: ReviewNotesProps) {
  const { bad, hasArchive, questions, onAnswer, review, files, rememberedCount, onForget } = props
  return (
    <>
      {hasArchive && (
        <Note
          className="m-4 md:mx-8"
          text={texts.archive.text}
          action={
            <Link to="/settings/general" className={textLinkClass('ink')}>
              {texts.archive.open}
            </Link>
          }
        />
      )}
      <BadFiles files={bad} />
      {rememberedCount > 0 && (
        <Note
          className="m-4 md:mx-8"
          text={texts.kept.remembered({ count: rememberedCount })}
          action={<NoteButton label={texts.kept.asInFiles} onClick={onForget} />}
        />
      )}
      {onAnswer ? (
        <FileQuestions questions={questions} onAnswer={onAnswer} />
      ) : (
        questions.length > 0 && <Note className="m-4 md:mx-8" text={texts.kept.chooseAgain} />
      )}
      <UnresolvedLines
        lines={review.open}
        files={files}
        cities={props.cities}
        onAnswer={(ids, next) => {
          if (ids.length === review.open.length) props.onAllAnswered()
          props.onChange(ids, next)
        }}
        renderCityPicker={props.renderCityPicker}
      />
      <UnusedLines lines={review.unused} files={files} />
    </>
  )
}
