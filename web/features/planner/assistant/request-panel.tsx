import './request.css'
import { TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Constraint, TripChange } from '#shared/trip-request.ts'
import { listText } from '#web/lib/language/formats.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useLanguage } from '#web/messages/language.ts'
import { requestMessages } from '#web/messages/request.ts'
import type { Answer } from '#web/features/planner/answer.ts'
import type { Cities } from '#web/features/planner/plan.ts'
import { changeLines } from './change-lines.ts'
import { ChangeTable } from './change-table.tsx'
import { Chip, ChipLabel } from './chip.tsx'
import { changeText, type ChipText } from './chip-text.ts'
import { requestPanelId } from './request-panel-id.ts'
import { OpenQuestion } from './open-question.tsx'
import { RequestRow } from './request-rows.tsx'
import { isSameTrip, type Version } from '#web/features/planner/stop-changes.ts'
import type { Assistant } from '#web/features/planner/use-assistant.ts'

type RequestPanelProps = {
  assistant: Assistant
  answer: Answer
  plan: Version
  cities: Cities
  saveLabel: string
}

/**
 * The assistant's understanding of the request: the prompt, its wishes as chips that can be corrected, what was assumed
 * and what was not used, one open question, and the changes of a follow-up.
 */
export function RequestPanel({ assistant, answer, plan, cities, saveLabel }: RequestPanelProps) {
  useLanguage()
  const isPhone = useIsPhone()
  const section = useRef<HTMLElement>(null)
  useAnswerInView(section, answer)
  const { isBusy, planAgain } = assistant
  const { questions, request, before, changes, isLate } = answer
  const [first] = questions
  const question = first && (
    <OpenQuestion key={first.id} question={first} request={request} isBusy={isBusy} onPlan={planAgain} />
  )
  const table = before && !assistant.isTableHidden && (
    <ChangeTable
      lines={changeLines(before, plan, { changes, cities })}
      saveLabel={saveLabel}
      onUndo={isSameTrip(before, plan) ? undefined : assistant.undo}
      onHide={assistant.hideTable}
    />
  )
  return (
    <section
      id={requestPanelId}
      ref={section}
      tabIndex={-1}
      aria-label={requestMessages.label}
      className="request"
    >
      <Prompt key={answer.prompt} text={answer.prompt} />
      {isLate && <p className="mt-2 mb-0 text-14 text-warn">{requestMessages.late}</p>}
      {isPhone && question}
      {isPhone && table}
      <Wishes assistant={assistant} answer={answer} />
      {!isPhone && question}
      {!isPhone && table}
    </section>
  )
}

/**
 * After each answer: scrolls to the panel if it is above the window, and focuses it if the focused control has
 * disappeared, such as the chip of a removed wish.
 */
function useAnswerInView(section: { current: HTMLElement | null }, answer: Answer) {
  const shown = useRef(answer)
  useEffect(() => {
    if (shown.current === answer) return
    shown.current = answer
    const element = section.current
    if (!element) return
    if (document.activeElement === document.body) element.focus({ preventScroll: true })
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'start' })
  }, [section, answer])
}

// A longer prompt is folded: 1,000 characters would push the trip out of view.
const foldedLength = 280

function Prompt({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(text.length <= foldedLength)
  return (
    <>
      <blockquote className={`request-prompt own-direction ${isWhole ? '' : 'is-folded'}`}>
        {requestMessages.quoted({ text })}
      </blockquote>
      {!isWhole && (
        <TextButton className="mt-0!" onClick={() => setIsWhole(true)}>
          {requestMessages.showWhole}
        </TextButton>
      )}
    </>
  )
}

type TextButtonProps = { children: ReactNode; className?: string; onClick: () => void }

function TextButton({ children, className = '', onClick }: TextButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`-my-2.5 py-2.5 text-14 leading-6 font-semibold text-ink underline underline-offset-4 ${className}`}
    >
      {children}
    </button>
  )
}

/** The changes that are wishes of the new request: they are corrected at the chip of the change. */
const correctable = new Set<TripChange['kind']>(['add', 'lengthen', 'wish'])

function Wishes({ assistant, answer }: { assistant: Assistant; answer: Answer }) {
  const { request, questions, limits, changes, before } = answer
  const texts = requestMessages
  const inQuestion = new Set(questions.map(({ about }) => about))
  const wishes = request.constraints.filter(({ origin }) => origin === 'said')
  const assumed = request.constraints.filter(({ origin }) => origin === 'assumed')
  // A wish of the follow-up may have replaced an earlier one, and have its id.
  const keyOf = ({ id, words }: Constraint) => `${id} ${words}`
  const former = new Set(before?.request?.constraints.map(keyOf))
  const asked = changes.map((change) => ({
    change,
    // Without the wish, the results of the other kinds of change would not be undone.
    wish: correctable.has(change.kind)
      ? wishes.find((wish) => !former.has(keyOf(wish)) && wish.words === change.words)
      : undefined,
  }))
  const shown = new Set(changes.map(({ words }) => words))
  const said = wishes.filter((wish) => former.has(keyOf(wish)) || !shown.has(wish.words))
  const ofWishes = (some: readonly Constraint[]) =>
    limits.filter(({ constraint }) => some.some(({ id }) => id === constraint))
  const chip = (constraint: Constraint, says?: ChipText) => (
    <Chip
      constraint={constraint}
      {...(says && { says })}
      request={request}
      isInQuestion={inQuestion.has(constraint.id)}
      limits={ofWishes([constraint]).map(({ text }) => text)}
      isBusy={assistant.isBusy}
      onPlan={assistant.planAgain}
    />
  )
  const chipsOf = (some: readonly Constraint[]) =>
    some.map((constraint) => <li key={constraint.id}>{chip(constraint)}</li>)
  return (
    <div className="request-rows">
      {changes.length > 0 && (
        <ChipRow
          label={texts.said}
          limits={ofWishes(asked.flatMap(({ wish }) => wish ?? []))}
          language={request.language}
        >
          {asked.map(({ change, wish }, index) => (
            <li key={`${change.id} ${index}`}>
              {wish ? (
                chip(wish, changeText(change))
              ) : (
                <span className="request-chip is-fixed">
                  <ChipLabel {...changeText(change)} />
                </span>
              )}
            </li>
          ))}
        </ChipRow>
      )}
      {said.length > 0 && (
        <ChipRow
          label={changes.length > 0 ? texts.saidBefore : texts.said}
          limits={ofWishes(said)}
          language={request.language}
        >
          {chipsOf(said)}
        </ChipRow>
      )}
      {assumed.length > 0 && (
        <ChipRow label={texts.assumed} limits={ofWishes(assumed)} language={request.language}>
          {chipsOf(assumed)}
        </ChipRow>
      )}
      <NotUsed assistant={assistant} answer={answer} />
      <Notes answer={answer} />
    </div>
  )
}

// Further legs with a limit of this wish are named only at those legs.
const mostLegs = 2

type ChipRowProps = {
  label: string
  limits: Answer['limits']
  /** The language of the limits. */
  language: string
  children: ReactNode
}

/** Chips, and below them the limits of these wishes. */
function ChipRow({ label, limits, language, children }: ChipRowProps) {
  const atLegs = limits.filter(({ leg }) => leg !== undefined)
  const folded = new Set(atLegs.slice(mostLegs))
  const texts = new Set(limits.flatMap((limit) => (folded.has(limit) ? [] : [limit.text])))
  return (
    <RequestRow label={label}>
      <div className="min-w-0">
        <ul className="request-chips">{children}</ul>
        {[...texts].map((text) => (
          <p key={text} className="mt-1.5 mb-0 flex gap-2 text-14 text-warn">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
            <span lang={language} className="own-direction">
              {text}
            </span>
          </p>
        ))}
        {folded.size > 0 && (
          <p className="mt-1.5 mb-0 ms-6 text-14 text-ink-2">
            {requestMessages.moreAtLegs({ count: folded.size })}
          </p>
        )}
      </div>
    </RequestRow>
  )
}

function NotUsed({ assistant, answer }: { assistant: Assistant; answer: Answer }) {
  const { unused, prompt } = answer
  const texts = requestMessages
  const [first] = unused
  if (!first) return null
  // The comma in the language of the page.
  const comma = listText(['', ''])
  const list = () => (
    <span key="words" className="own-direction">
      {unused.map(({ text, at }, index) => (
        <Fragment key={at.join()}>
          {index > 0 && comma}
          <u className="request-unused">{text}</u>
        </Fragment>
      ))}
    </span>
  )
  // The prompt on the page may not be the one that was read.
  const at: [number, number] =
    prompt.slice(...first.at) === first.text ? first.at : [prompt.length, prompt.length]
  return (
    <RequestRow label={texts.notUsed}>
      <p className="request-text">
        {texts.notUnderstood({ list, words: '' })}{' '}
        <TextButton className="ms-2" onClick={() => assistant.rephrase(at)}>
          {texts.sayDifferently}
        </TextButton>
      </p>
    </RequestRow>
  )
}

// More notes than these are folded.
const mostNotes = 3

/** Limits that belong neither to a wish nor to a leg, and the choices that were made. */
function Notes({ answer }: { answer: Answer }) {
  const [isWhole, setIsWhole] = useState(false)
  const { limits, assumptions, request } = answer
  const shown = new Set(request.constraints.flatMap(({ id, origin }) => (origin === 'kept' ? [] : [id])))
  const elsewhere = limits.filter(
    ({ constraint, leg }) => leg === undefined && (constraint === undefined || !shown.has(constraint)),
  )
  const notes = [...new Set([...elsewhere.map(({ text }) => text), ...assumptions])]
  if (notes.length === 0) return null
  const isFolded = !isWhole && notes.length > mostNotes + 1
  return (
    <RequestRow label={requestMessages.notes}>
      <ul className="request-notes">
        {(isFolded ? notes.slice(0, mostNotes) : notes).map((note) => (
          <li key={note} lang={request.language} className="own-direction">
            {note}
          </li>
        ))}
        {isFolded && (
          <li>
            <TextButton onClick={() => setIsWhole(true)}>
              {requestMessages.moreNotes({ count: notes.length - mostNotes })}
            </TextButton>
          </li>
        )}
      </ul>
    </RequestRow>
  )
}
