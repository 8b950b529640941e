import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Unresolved } from '#web/features/import/propose/proposal.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { DatesForm, type RenderCityPicker } from './change-panel.tsx'
import type { Change, ReviewCity } from './review.ts'
import { whereOf } from './unused-lines.tsx'

/** Further lines are folded behind "Show all". */
const fewLines = 3
/** Nobody answers a list that is longer than this. */
const mostLines = 200

type UnresolvedLinesProps = {
  lines: readonly Unresolved[]
  /** The names of the files, by their index. */
  files: readonly string[]
  /** The cities that the lines can mean, by their ids. */
  cities: ReadonlyMap<string, ReviewCity>
  onAnswer: (ids: readonly string[], change: Change) => void
  renderCityPicker: RenderCityPicker
}

/** The lines of the files that need an answer, each with its file, its number and its text. */
export function UnresolvedLines(props: UnresolvedLinesProps) {
  const { lines, files, cities, onAnswer, renderCityPicker } = props
  const isPhone = useIsPhone()
  const [isAll, setIsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const answered = useRef<number>(undefined)
  // The button that had the focus disappeared with its line.
  useEffect(() => {
    const at = answered.current
    answered.current = undefined
    if (at === undefined) return
    const items = list.current?.children
    const next = items?.[Math.min(at, items.length - 1)]
    next?.querySelector('button')?.focus()
  })
  if (lines.length === 0) return null
  const few = isPhone ? 0 : fewLines
  const shown = lines.slice(0, isAll ? mostLines : lines.length <= few ? few : Math.max(0, few))
  return (
    <section className="border-b border-warn-rule bg-warn-wash px-4 py-3 md:px-8">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="flex flex-1 items-center gap-2 font-sans text-14 font-semibold tracking-normal text-warn">
          <TriangleAlert className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
          {texts.unresolved.title({ count: lines.length })}
        </h2>
        {lines.length > few && (
          <button
            type="button"
            aria-expanded={isAll}
            onClick={() => setIsAll(!isAll)}
            className={buttonClass({ variant: 'quiet', size: 'sm', className: '-me-2.5 text-warn!' })}
          >
            {isAll ? texts.unresolved.fewer : texts.unresolved.all}
            <ChevronDown className={`size-4 ${isAll ? 'rotate-180' : ''}`} strokeWidth={1.6} aria-hidden />
          </button>
        )}
      </div>
      <ul ref={list}>
        {shown.map((line, index) => (
          <Line
            key={line.id}
            {...{ line, files, cities, renderCityPicker }}
            onAnswer={(ids, change) => {
              answered.current = index
              onAnswer(ids, change)
            }}
          />
        ))}
      </ul>
      {isAll && lines.length > 1 && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-2.5"
          onClick={() =>
            onAnswer(
              lines.map(({ id }) => id),
              { isIn: false },
            )
          }
        >
          {texts.unresolved.leaveAll({ count: lines.length })}
        </Button>
      )}
    </section>
  )
}

type LineProps = Omit<UnresolvedLinesProps, 'lines'> & { line: Unresolved }

function Line({ line, files, cities, onAnswer, renderCityPicker }: LineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, source, code, text, needs } = line
  const where = whereOf(source, files)
  const answer = (change: Change) => onAnswer([id], change)
  const button = (label: string) => (
    <button
      type="button"
      aria-label={texts.unresolved.answerFor({ action: label, where })}
      className={buttonClass({ size: 'sm', className: 'bg-raised!' })}
    >
      {label}
    </button>
  )
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-1 py-0.5 text-14">
      <p className="min-w-0 flex-1 basis-56 py-1 md:ps-6">
        <b className="font-medium wrap-anywhere">{texts.unresolved.where({ where })}</b>{' '}
        <span className="own-direction text-ink-2 wrap-anywhere">{texts.problems[code]({ text })}</span>
      </p>
      <div className="flex items-center gap-1">
        {needs === 'city' &&
          renderCityPicker({
            label: texts.unresolved.chooseCity,
            button: button(texts.unresolved.chooseCity),
            // Searching for a position or a country finds no city.
            firstText: code === 'countryOnly' || !/\p{L}/u.test(text) ? '' : text,
            candidates: line.others.flatMap((other) => cities.get(other) ?? []),
            onPick: (city) => answer({ city, isIn: true }),
          })}
        {needs === 'date' && (
          <Popover
            label={texts.unresolved.chooseDate}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            align="end"
            className="w-[min(25rem,calc(100vw-1rem))]"
            trigger={button(texts.unresolved.chooseDate)}
          >
            <DatesForm
              row={line}
              onSave={(dates) => {
                setIsOpen(false)
                answer({ ...dates, isIn: true })
              }}
              onBack={() => setIsOpen(false)}
            />
          </Popover>
        )}
        {code === 'badDate' && needs === 'date' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.unresolved.answerFor({ action: texts.review.undated, where })}
            onClick={() => answer({ start: '', end: '', isIn: true })}
          >
            {texts.review.undated}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={texts.unresolved.answerFor({ action: texts.change.leaveOut, where })}
          onClick={() => answer({ isIn: false })}
        >
          {texts.change.leaveOut}
        </Button>
      </div>
    </li>
  )
}
