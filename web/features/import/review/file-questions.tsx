import { CircleX, HelpCircle } from 'lucide-react'
import { useState } from 'react'
import {
  type Answers,
  type ColumnMeaning,
  columnMeanings,
  type Question,
  type UnreadableCode,
} from '#web/features/import/read/found.ts'
import { messages } from '#web/messages/index.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A guess that was made to read a file. */
export interface FileQuestion {
  /** The name of the file's report. */
  file: string
  question: Question
}

/** A file that could not be read. */
export interface BadFile {
  name: string
  code: UnreadableCode
}

/** The files that could not be read, each with the reason and the advice; folded if there are several. */
export function BadFiles({ files }: { files: readonly BadFile[] }) {
  if (files.length === 0) return null
  return (
    <details
      className="border-b border-rule bg-bad-wash px-4 py-1.5 text-14 md:px-8"
      open={files.length === 1}
    >
      <summary className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold text-bad">
        <CircleX className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
        {texts.reading.someBad({ count: files.length })}
      </summary>
      <ul className="pb-1.5 md:ps-6">
        {files.slice(0, mostBadFiles).map(({ name, code }, index) => (
          <li key={index} className="mt-1 wrap-anywhere">
            <b className="font-medium">
              <bdi>{name}</bdi>
            </b>{' '}
            <span className="text-ink-2">{texts.unreadable[code]}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const mostBadFiles = 100

type FileQuestionsProps = {
  questions: readonly FileQuestion[]
  onAnswer: (file: string, answers: Answers) => void
}

/** The guesses that were made to read files; answering one reads the file again. */
export function FileQuestions({ questions, onAnswer }: FileQuestionsProps) {
  const [opened, setOpened] = useState<FileQuestion>()
  if (questions.length === 0) return null
  return (
    <section className="border-b border-rule bg-sunken px-4 py-3 md:px-8">
      <h2 className="flex items-center gap-2 font-sans text-14 font-semibold tracking-normal">
        <HelpCircle className="size-4 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
        {texts.questions.title({ count: new Set(questions.map(({ file }) => file)).size })}
      </h2>
      <ul>
        {questions.map((one) => (
          <li
            key={`${one.file} ${one.question.asks}`}
            className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 py-1 text-14"
          >
            <p className="min-w-0 wrap-anywhere md:ps-6">{questionText(one)}</p>
            <Button
              size="sm"
              className="bg-raised!"
              aria-label={`${texts.questions.check}: ${questionText(one)}`}
              onClick={() => setOpened(one)}
            >
              {texts.questions.check}
            </Button>
          </li>
        ))}
      </ul>
      {opened && (
        <QuestionDialog
          asked={opened}
          onClose={() => setOpened(undefined)}
          onAnswer={(answers) => {
            setOpened(undefined)
            onAnswer(opened.file, answers)
          }}
        />
      )}
    </section>
  )
}

const questionText = ({ file, question }: FileQuestion): string => {
  if (question.asks === 'columns') return texts.questions.columns({ file })
  if (question.asks === 'dayOrder') return texts.questions.dayOrder({ sample: question.sample, file })
  return texts.questions.person({ file })
}

type QuestionDialogProps = {
  asked: FileQuestion
  onClose: () => void
  onAnswer: (answers: Answers) => void
}

function QuestionDialog({ asked, onClose, onAnswer }: QuestionDialogProps) {
  const { question } = asked
  const [columns, setColumns] = useState<readonly ColumnMeaning[]>(
    question.asks === 'columns' ? question.guess : [],
  )
  const [answer, setAnswer] = useState(question.asks === 'columns' ? '' : question.guess)
  const handleAnswer = () => {
    if (question.asks === 'columns') onAnswer({ columns })
    else if (question.asks === 'person') onAnswer({ person: answer })
    else onAnswer({ dayOrder: answer === 'monthFirst' ? 'monthFirst' : 'dayFirst' })
  }
  return (
    <Dialog
      isOpen
      isTall
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={question.asks === 'columns' ? texts.questions.columnsTitle : questionText(asked)}
      description={texts.questions.readAgainText}
      className="max-w-140"
    >
      {question.asks === 'columns' ? (
        <ul className="mt-4 grid gap-3">
          {question.guess.map((_, index) => (
            <li key={index} className="grid items-end gap-x-4 md:grid-cols-[1fr_12rem]">
              <p className="min-w-0 truncate text-13 text-ink-2 max-md:order-last max-md:mt-1 md:pb-3">
                {texts.questions.example({ text: examplesOf(question.sample, index) })}
              </p>
              <Choice
                label={columnName(question.header[index] ?? '', index)}
                value={columns[index] ?? 'skip'}
                onChange={(value) =>
                  setColumns(
                    columns.map((one, at) =>
                      at === index ? (columnMeanings.find((meaning) => meaning === value) ?? 'skip') : one,
                    ),
                  )
                }
              >
                {columnMeanings.map((meaning) => (
                  <option key={meaning} value={meaning}>
                    {texts.questions.meanings[meaning]}
                  </option>
                ))}
              </Choice>
            </li>
          ))}
        </ul>
      ) : (
        <Choice
          className="mt-4"
          label={questionText(asked)}
          hasHiddenLabel
          value={answer}
          onChange={setAnswer}
        >
          {question.asks === 'person' ? (
            question.people.map(({ id, name, count }) => (
              <option key={id} value={id}>
                {texts.questions.personCount({ name, count })}
              </option>
            ))
          ) : (
            <>
              <option value="dayFirst">{texts.questions.dayFirst}</option>
              <option value="monthFirst">{texts.questions.monthFirst}</option>
            </>
          )}
        </Choice>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>{messages.common.cancel}</Button>
        <Button variant="primary" onClick={handleAnswer}>
          {texts.questions.readAgain}
        </Button>
      </div>
    </Dialog>
  )
}

const columnName = (header: string, index: number) =>
  header === ''
    ? texts.questions.columnNumber({ number: index + 1 })
    : texts.questions.column({ name: header })

const examplesOf = (sample: readonly (readonly string[])[], index: number) =>
  sample
    .map((row) => row[index] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 2)
    .join(' · ')
