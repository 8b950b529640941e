import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactElement, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { alreadyThere, type KnownLedger } from '#web/features/import/propose/already-there.ts'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import type { Answers } from '#web/features/import/read/found.ts'
import { compareNames, countryName, listText } from '#web/lib/language/formats.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { useLanguage } from '#web/messages/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Note, NoteButton } from '#web/ui/note.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { ChangePanel, type RenderCityPicker } from './change-panel.tsx'
import { BadFiles, type BadFile, FileQuestions, type FileQuestion } from './file-questions.tsx'
import { MapKey } from './map-key.tsx'
import {
  type Change,
  type Changes,
  figuresOf,
  type Grouping,
  groupsOf,
  isStored,
  reviewOf,
  type Review,
  type ReviewCity,
  type ReviewRow,
  type ReviewTab,
  reviewTabs,
  rowsOfYears,
  stayYears,
  tabCounts,
  withChange,
  type YearRange,
} from './review.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewMap } from './review-map.tsx'
import { StayRow } from './stay-row.tsx'
import { UnresolvedLines } from './unresolved-lines.tsx'
import { UnusedLines } from './unused-lines.tsx'
import { YearBars } from './year-bars.tsx'

/** What can be chosen for the whole import. */
export interface ReviewOptions {
  /** Whether a suburb counts as its city. */
  areSuburbsJoined: boolean
  /** Whether the rides are stored as trips. */
  areTripsStored: boolean
}

type ReviewScreenProps = {
  proposals: Proposals
  /** The names of the files, by their index in the proposals. */
  files: readonly string[]
  /** The names of the files, archives and folders that the person chose and that could be read. */
  chosen: readonly string[]
  bad: readonly BadFile[]
  /** Whether one of the files is the archive of an account, which the settings can restore. */
  hasArchive: boolean
  questions: readonly FileQuestion[]
  /** Reads a file again; undefined when the files are not at hand any more. */
  onAnswer: ((file: string, answers: Answers) => void) | undefined
  /** What the account has already. */
  ledger: KnownLedger
  /** The ids of what was changed as in an earlier import. */
  remembered: ReadonlySet<string>
  /** Takes these changes back. */
  onForget: () => void
  /** Whether the switch of the suburbs changes something. */
  hasSuburbs: boolean
  changes: Changes
  onChanges: (changes: Changes) => void
  options: ReviewOptions
  onOptions: (options: ReviewOptions) => void
  onImport: (review: Review) => void
  onDiscard: () => void
  renderCityPicker: RenderCityPicker
}

const noClosed: ReadonlySet<string> = new Set()

/** Everything that was found, before any of it is stored: a list in groups, a map, and the stays of each year. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { proposals, files, changes, onChanges, options, onOptions, renderCityPicker } = props
  const language = useLanguage()
  const isPhone = useIsPhone()
  const panelId = useId()
  const [tab, setTab] = useState<ReviewTab>('all')
  const [grouping, setGrouping] = useState<Grouping>('country')
  const [years, setYears] = useState<YearRange>()
  const [closed, setClosed] = useState(noClosed)
  const [chosen, setChosen] = useState({ row: '', city: '', isFromMap: false })
  const [opened, setOpened] = useState('')

  const isThere = useMemo(() => alreadyThere(props.ledger), [props.ledger])
  const review = useMemo(() => reviewOf(proposals, changes, isThere), [proposals, changes, isThere])
  const rememberedCount = useMemo(
    () => [...props.remembered].filter((id) => changes.has(id)).length,
    [props.remembered, changes],
  )
  const bars = useMemo(() => stayYears(review.rows), [review.rows])
  const rows = useMemo(() => rowsOfYears(review.rows, years), [review.rows, years])
  // The map of thousands of cities takes longer than the list.
  const mapRows = useDeferredValue(rows)
  const counts = useMemo(() => tabCounts(rows), [rows])
  const groups = useMemo(
    () => groupsOf(rows, tab, grouping, (a, b) => compareCountries(a, b, language)),
    [rows, tab, grouping, language],
  )
  const shownRows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const stored = useMemo(() => figuresOf(review.rows.filter(isStored)), [review.rows])
  const wishesOut = useMemo(
    () => review.rows.filter(({ proposal, state }) => proposal.is === 'wish' && state === 'out'),
    [review.rows],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const change = (ids: readonly string[], next: Change) => onChanges(withChange(changes, ids, next))
  const handleGroup = (key: string) => {
    const next = new Set(closed)
    if (!next.delete(key)) next.add(key)
    setClosed(next)
  }
  const handleBox = (group: readonly ReviewRow[], isIn: boolean) =>
    change(
      group.filter(({ state }) => state !== 'there').map(({ id }) => id),
      { isIn },
    )
  const handlePin = (city: string) => {
    const row = shownRows.find((one) => one.city.id === city)
    setChosen({ row: row?.id ?? '', city, isFromMap: true })
  }
  const citiesOf = ({ city, proposal }: ReviewRow): ReviewCity[] => {
    const ids = [proposal.city, ...proposal.others, ...(proposal.parent === '' ? [] : [proposal.parent])]
    const known = ids.flatMap((id) => proposals.cities.get(id) ?? [])
    return [...new Map([city, ...known].map((one) => [one.id, one])).values()]
  }
  const changeOf = (row: ReviewRow) => (button: ReactElement) => {
    const isOpen = opened === row.id
    const label = texts.change.panel
    const onOpenChange = (isOpening: boolean) => setOpened(isOpening ? row.id : '')
    const panel = (
      <ChangePanel
        row={row}
        files={files}
        cities={citiesOf(row)}
        isSheet={isPhone}
        onChange={(next) => change([row.id], next)}
        onClose={() => setOpened('')}
        renderCityPicker={renderCityPicker}
      />
    )
    return isPhone ? (
      <Sheet label={label} trigger={button} isOpen={isOpen} onOpenChange={onOpenChange}>
        {panel}
      </Sheet>
    ) : (
      <Popover
        label={label}
        trigger={button}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        align="end"
        className="w-100 shadow-lift-3"
      >
        {panel}
      </Popover>
    )
  }

  const summary =
    review.rows.length === 0
      ? texts.review.noStays({ files: fileText(props.chosen, isPhone) })
      : years === undefined
        ? texts.review.summary({ ...figuresOf(review.rows), files: fileText(props.chosen, isPhone) })
        : texts.review.yearsOnly({
            shown: rows.length,
            all: review.rows.length,
            from: String(years.from),
            to: String(years.to),
            isOne: years.from === years.to ? 'one' : 'several',
          })
  const importText = texts.review.importButton({ stays: stored.stays, wishes: stored.wishes })
  const hasNothing =
    stored.stays + stored.wishes === 0 &&
    !(options.areTripsStored && proposals.trips.some(({ isTold }) => isTold))
  const importButton = (className = '') => (
    <Button
      variant="primary"
      className={className}
      disabled={hasNothing}
      onClick={() => props.onImport(review)}
    >
      {hasNothing ? texts.review.nothingToImport : importText}
    </Button>
  )
  const head = (
    <>
      <div className="px-4 pt-4 md:px-8 md:pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 ref={heading} tabIndex={-1} className="text-26 outline-none md:text-34">
            {texts.review.title}
          </h1>
          <div className="flex items-center gap-2">
            <Button variant="quiet" onClick={props.onDiscard} className="max-md:-me-4">
              {texts.review.discard}
            </Button>
            {!isPhone && importButton()}
          </div>
        </div>
        <p className="figures mt-1 text-14 text-ink-2">
          <output>{summary}</output>{' '}
          {years !== undefined && (
            <button
              type="button"
              className="min-h-6 font-medium text-ink underline underline-offset-4"
              onClick={() => setYears(undefined)}
            >
              {texts.review.allYears}
            </button>
          )}
        </p>
        {wishesOut.length > 0 && (
          <p className="figures text-14 text-ink-2">
            {texts.review.wishesOut({ count: wishesOut.length })}{' '}
            <button
              type="button"
              className="min-h-6 font-medium text-ink underline underline-offset-4"
              onClick={() => handleBox(wishesOut, true)}
            >
              {texts.change.takeIn}
            </button>
          </p>
        )}
      </div>
      <div className="flex items-center gap-5 border-b border-rule px-4 md:px-8">
        <Tabs
          label={texts.review.tabs}
          value={tab}
          tabs={reviewTabs.map((value) => ({
            value,
            label: texts.review.tab[value],
            count: counts[value],
          }))}
          onChoose={setTab}
          panelId={panelId}
          className="flex-1"
        />
        {!isPhone && (
          <Segmented
            label={texts.review.group}
            value={grouping}
            choices={[
              { value: 'country', label: texts.review.country },
              { value: 'year', label: texts.review.year },
            ]}
            onChoose={setGrouping}
          />
        )}
      </div>
    </>
  )
  const unresolved = (
    <>
      {props.hasArchive && (
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
      <BadFiles files={props.bad} />
      {rememberedCount > 0 && (
        <Note
          className="m-4 md:mx-8"
          text={texts.kept.remembered({ count: rememberedCount })}
          action={<NoteButton label={texts.kept.asInFiles} onClick={props.onForget} />}
        />
      )}
      {props.onAnswer ? (
        <FileQuestions questions={props.questions} onAnswer={props.onAnswer} />
      ) : (
        props.questions.length > 0 && <Note className="m-4 md:mx-8" text={texts.kept.chooseAgain} />
      )}
      <UnresolvedLines
        lines={review.open}
        files={files}
        cities={proposals.cities}
        onAnswer={(ids, next) => {
          if (ids.length === review.open.length) heading.current?.focus()
          change(ids, next)
        }}
        renderCityPicker={renderCityPicker}
      />
      <UnusedLines lines={review.unused} files={files} />
    </>
  )
  const map = (
    <ReviewMap
      all={review.rows}
      rows={mapRows}
      chosen={chosen.city}
      isFromList={!chosen.isFromMap}
      onChoose={handlePin}
    />
  )
  const switches = (
    <>
      {props.hasSuburbs && (
        <Switch
          isInline
          label={texts.review.suburbs}
          isOn={options.areSuburbsJoined}
          onChange={(areSuburbsJoined) => onOptions({ ...options, areSuburbsJoined })}
        />
      )}
      {proposals.trips.length > 0 && (
        <Switch
          isInline
          label={texts.review.trips({ count: proposals.trips.length })}
          isOn={options.areTripsStored}
          onChange={(areTripsStored) => onOptions({ ...options, areTripsStored })}
        />
      )}
    </>
  )
  const list = (
    <div
      id={panelId}
      role="tabpanel"
      aria-label={texts.review.tab[tab]}
      className="flex min-h-0 flex-1 flex-col"
    >
      <ReviewList
        groups={groups}
        grouping={grouping}
        closed={closed}
        onToggleGroup={handleGroup}
        onBox={handleBox}
        chosen={chosen.row}
        isFromMap={chosen.isFromMap}
        onChoose={(row) => {
          if (chosen.row !== row.id || chosen.isFromMap) {
            setChosen({ row: row.id, city: row.city.id, isFromMap: false })
          }
        }}
        renderRow={(row, tabIndex) => (
          <StayRow
            row={row}
            grouping={grouping}
            isChosen={chosen.row === row.id}
            tabIndex={tabIndex}
            onBox={(isIn) => change([row.id], { isIn })}
            renderChange={changeOf(row)}
          />
        )}
        above={
          isPhone ? (
            <>
              <div className="relative h-42 border-b border-rule">{map}</div>
              {head}
              {bars && bars.counts.length > 1 && (
                <details className="group/years border-b border-rule px-4">
                  <summary className="flex min-h-11 cursor-pointer items-center justify-between text-14 font-medium">
                    {texts.review.byYear}
                    <ChevronDown
                      className="size-4 text-ink-3 group-open/years:rotate-180"
                      strokeWidth={1.6}
                      aria-hidden
                    />
                  </summary>
                  <YearBars isInPage all={bars} chosen={years} onChoose={setYears} className="pb-2" />
                </details>
              )}
              {unresolved}
              {(props.hasSuburbs || proposals.trips.length > 0) && (
                <div className="border-b border-rule px-4 py-1 text-14">{switches}</div>
              )}
            </>
          ) : (
            unresolved
          )
        }
        empty={<p className="px-4 py-8 text-ink-2 md:px-8">{texts.review.emptyTab[tab]}</p>}
      />
    </div>
  )
  if (isPhone) {
    return (
      <div className="flex min-h-0 flex-1 flex-col">
        {list}
        <div className="flex gap-2 border-t border-rule bg-sheet px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
          <Button onClick={() => setGrouping(grouping === 'country' ? 'year' : 'country')}>
            {grouping === 'country' ? texts.review.byYearButton : texts.review.byCountryButton}
          </Button>
          {importButton('min-w-0 flex-1')}
        </div>
      </div>
    )
  }
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,46.5rem)_minmax(0,1fr)]">
      <div className="flex min-h-0 flex-col border-e border-rule bg-sheet">
        {head}
        {list}
        <div className="flex flex-wrap items-center gap-x-6 border-t border-rule px-8 py-1.5 text-[0.84375rem]">
          {switches}
          <p className="ms-auto text-ink-2">{texts.review.nothingStored}</p>
        </div>
      </div>
      <div className={clsx('relative min-w-0', bars && '[--map-foot:9.25rem]')}>
        {map}
        <MapKey className="absolute inset-e-6 top-6 z-20" />
        {bars && (
          <YearBars
            all={bars}
            chosen={years}
            onChoose={setYears}
            className="absolute inset-x-6 bottom-6 z-20"
          />
        )}
      </div>
    </div>
  )
}

const compareCountries = (a: ReviewRow, b: ReviewRow, _language: string) => {
  const nameOf = ({ city }: ReviewRow) => (city.expand?.country ? countryName(city.expand.country) : '')
  return compareNames(nameOf(a), nameOf(b))
}

/** The names of the files, or their number where the names would take too much room. */
const fileText = (files: readonly string[], isShort: boolean) =>
  isShort || files.length > 3 ? texts.review.files({ count: files.length }) : listText(files)
