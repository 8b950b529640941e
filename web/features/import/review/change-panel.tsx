import { CalendarDays, Check, Search } from 'lucide-react'
import { type FormEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { distanceKm } from '#shared/domain/distance.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, listText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { DatesField, useDatesField } from '#web/ui/dates-field.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { type Change, isFact, type ReviewCity, type ReviewRow } from './review.ts'
import { rowDates } from './stay-row.tsx'
import { whyText } from './why-text.ts'

/** Draws the search for a city, which opens by a button. */
export type RenderCityPicker = (props: {
  label: string
  button: ReactElement
  /** The first text of the search. */
  firstText?: string
  /** The cities that are listed first. */
  candidates?: readonly ReviewCity[]
  onPick: (city: ReviewCity) => void
}) => ReactNode

type ChangePanelProps = {
  row: ReviewRow
  /** The names of the files, by their index. */
  files: readonly string[]
  /** The cities that it may be, the proposed one among them. */
  cities: readonly ReviewCity[]
  isSheet: boolean
  onChange: (change: Change) => void
  onClose: () => void
  renderCityPicker: RenderCityPicker
}

/**
 * What can be changed about a stay: its city, its dates, and whether it is imported. Each change takes effect at once.
 */
export function ChangePanel(props: ChangePanelProps) {
  const { row, files, cities, isSheet, onChange, onClose, renderCityPicker } = props
  const [isDating, setIsDating] = useState(false)
  const isThere = row.state === 'there'
  const canChange = !isFact(row)
  const isWish = row.proposal.is === 'wish'
  const name = cityName(row.city)
  const handlePick = (city: ReviewCity) => {
    onChange({ city, isIn: true })
    if (!isSheet) onClose()
  }
  const handleOut = () => {
    onChange({ isIn: row.state === 'out' })
    onClose()
  }
  if (isDating) {
    return (
      <DatesForm
        row={row}
        onSave={(dates) => {
          onChange({ ...dates, isIn: true })
          setIsDating(false)
        }}
        onBack={() => setIsDating(false)}
      />
    )
  }
  return (
    <div className={isSheet ? 'px-4 pb-4' : ''}>
      <div className={isSheet ? 'pb-3' : 'px-4 pt-3.5 pb-2'}>
        <h2 className={isSheet ? 'text-26' : 'text-[1.25rem] leading-6.5'}>
          {!canChange || isSheet ? <bdi>{name}</bdi> : isWish ? texts.change.whichPlace : texts.change.where}
        </h2>
        <p className="figures text-13 leading-5 text-ink-2">
          {listText(
            [
              rowDates(row),
              whyText({ ...row.proposal, start: row.start, end: row.end }),
              aroundText(row),
            ].filter((part) => part !== ''),
          )}
        </p>
        <p className="text-13 leading-5 text-ink-3 wrap-anywhere">{sourcesText(row, files)}</p>
        {isThere && <p className="mt-2 text-14 text-good">{texts.change.thereText}</p>}
      </div>
      {canChange && (
        <>
          <fieldset className="border-t border-rule">
            <legend className="sr-only">{texts.change.where}</legend>
            {cities.map((city) => (
              <CityChoice
                key={city.id}
                city={city}
                isOn={city.id === row.city.id}
                km={kmTo(row, city)}
                onChoose={() => handlePick(city)}
              />
            ))}
          </fieldset>
          {renderCityPicker({
            label: texts.change.anotherCity,
            onPick: handlePick,
            button: (
              <button
                type="button"
                className="flex h-11 w-full items-center gap-3 border-y border-rule px-4 text-start text-[0.90625rem] text-ink-2 -outline-offset-2 hover:bg-sunken"
              >
                <Search className="size-4" strokeWidth={1.6} aria-hidden />
                {texts.change.anotherCity}
              </button>
            ),
          })}
          <RowActions row={row} isSheet={isSheet} onDates={() => setIsDating(true)} onOut={handleOut} />
        </>
      )}
      {isSheet && (
        <Button variant={canChange ? 'primary' : 'outline'} className="mt-2 w-full" onClick={onClose}>
          {!canChange ? messages.common.close : texts.change.keep}
        </Button>
      )}
    </div>
  )
}

type RowActionsProps = { row: ReviewRow; isSheet: boolean; onDates: () => void; onOut: () => void }

/** The buttons that change the dates, and that exclude or include the row. */
function RowActions({ row, isSheet, onDates, onOut }: RowActionsProps) {
  const look = isSheet
    ? ({ variant: 'outline', size: 'md' } as const)
    : ({ variant: 'quiet', size: 'sm' } as const)
  return (
    <div className={isSheet ? 'mt-3 grid grid-cols-2 gap-2' : 'flex items-center justify-between gap-2 p-2'}>
      {row.proposal.is !== 'wish' && (
        <Button {...look} onClick={onDates}>
          <CalendarDays className="size-4" strokeWidth={1.6} aria-hidden />
          {texts.change.dates}
        </Button>
      )}
      {row.state !== 'there' && (
        <Button {...look} className="ms-auto max-md:w-full" onClick={onOut}>
          {row.state === 'out' ? texts.change.takeIn : texts.change.leaveOut}
        </Button>
      )}
    </div>
  )
}

type CityChoiceProps = { city: ReviewCity; isOn: boolean; km: number | undefined; onChoose: () => void }

function CityChoice({ city, isOn, km, onChoose }: CityChoiceProps) {
  const state = city.expand?.state?.name ?? ''
  const country = city.expand?.country
  const beside = state !== '' && state !== city.name ? state : country ? countryName(country) : ''
  return (
    <label
      className={`relative flex min-h-11 cursor-pointer items-center gap-3 px-4 text-[0.90625rem] has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus ${isOn ? 'bg-accent-wash start-mark' : 'hover:bg-sunken'}`}
    >
      <input
        type="radio"
        name="city"
        checked={isOn}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <Flag iso2={country?.iso2} />
      <span className="min-w-0 flex-1 truncate">
        <b className="font-medium">
          <bdi>{cityName(city)}</bdi>
        </b>
        {beside !== '' && (
          <span className="text-ink-2">
            {messages.cities.separator}
            {beside}
          </span>
        )}
      </span>
      {isOn && <Check className="size-4 shrink-0 text-ink-2" strokeWidth={1.8} aria-hidden />}
      {km !== undefined && (
        <span className="figures shrink-0 text-13 text-ink-2">{texts.change.km({ km })}</span>
      )}
    </label>
  )
}

type Dates = { start: string; end: string }

/** The form for the dates of a stay. */
export function DatesForm({
  row,
  onSave,
  onBack,
}: {
  row: Dates
  onSave: (dates: Dates) => void
  onBack: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const state = useDatesField(row)
  useEffect(() => field.current?.focus(), [])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (state.dates) onSave({ start: state.dates.start, end: state.dates.end })
    else field.current?.focus()
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4 p-4">
      <DatesField ref={field} state={state} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={state.dates === undefined}>
          {texts.change.saveDates}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {messages.common.back}
        </Button>
      </div>
    </form>
  )
}

/** The distance in whole kilometres to the position in the files; undefined where they have no position. */
const kmTo = ({ proposal: { position } }: ReviewRow, city: ReviewCity) =>
  position && Math.round(distanceKm(position, city))

const aroundText = ({ proposal: { position } }: ReviewRow) =>
  position === undefined
    ? ''
    : texts.change.around({
        latitude: Math.abs(position.latitude),
        northSouth: position.latitude < 0 ? 'south' : 'north',
        longitude: Math.abs(position.longitude),
        eastWest: position.longitude < 0 ? 'west' : 'east',
      })

/** "From Records.json and flights.csv, line 88". */
const sourcesText = ({ proposal: { sources } }: ReviewRow, files: readonly string[]) => {
  const parts = new Map<string, string>()
  for (const { file, row } of sources) {
    const name = files[file] ?? ''
    if (name === '' || parts.has(name)) continue
    parts.set(name, row === undefined ? name : texts.review.fileAndLine({ file: name, line: row }))
  }
  return parts.size === 0 ? '' : texts.change.from({ files: listText([...parts.values()].slice(0, 3)) })
}
