import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { legTypes } from '#shared/collections/travel-items.ts'
import type { ChipValue } from '#shared/domain/trip-request.ts'
import { type Constraint, type ConstraintOf, type Place, themes } from '#shared/trip-request.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { requestMessages } from '#web/messages/request.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { CityPicker } from '#web/features/planner/city-picker.tsx'
import { DayField } from '#web/features/planner/day-field.tsx'
import { chipText } from './chip-text.ts'

type FieldsProps<C extends Constraint = Constraint> = { constraint: C; onChange: (value: ChipValue) => void }

/** The values of a wish that can be corrected. Wishes of some kinds can only be removed. */
export function ChipFields({ constraint, onChange }: FieldsProps) {
  const { paces, companies, budgets, pace, company, budget } = requestMessages
  switch (constraint.kind) {
    case 'visit':
      return <VisitFields constraint={constraint} onChange={onChange} />
    case 'stay':
    case 'length':
    case 'city-count':
      return <AmountField constraint={constraint} onChange={onChange} />
    case 'transport':
      return <TransportFields constraint={constraint} onChange={onChange} />
    case 'longest-leg':
      return <LegField constraint={constraint} onChange={onChange} />
    case 'dates':
      return <DatesFields constraint={constraint} onChange={onChange} />
    case 'theme':
      return <ThemeFields constraint={constraint} onChange={onChange} />
    case 'pace':
      return (
        <OneOf
          label={pace}
          value={constraint.pace}
          names={paces}
          onChoose={(value) => onChange({ kind: 'pace', pace: value })}
        />
      )
    case 'company':
      return (
        <OneOf
          label={company}
          value={constraint.company}
          names={companies}
          onChoose={(value) => onChange({ kind: 'company', company: value })}
        />
      )
    case 'budget':
      return (
        <OneOf
          label={budget}
          value={constraint.budget}
          names={budgets}
          onChoose={(value) => onChange({ kind: 'budget', budget: value })}
        />
      )
    case 'role':
    case 'day-trip':
    case 'order':
    case 'loop':
    case 'avoid':
    case 'route':
      break
  }
  return null
}

type OneOfProps<Value extends string> = {
  label: string
  value: Value
  names: Readonly<Record<Value, string>>
  onChoose: (value: Value) => void
}

function OneOf<Value extends string>({ label, value, names, onChoose }: OneOfProps<Value>) {
  const entries = Object.entries<string>(names)
  const handleChange = (chosen: string) => {
    const known = entries.find(([key]) => key === chosen)
    if (known && isKey(names, known[0])) onChoose(known[0])
  }
  return (
    <Choice label={label} value={value} onChange={handleChange}>
      {entries.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Choice>
  )
}

const isKey = <Value extends string>(names: Readonly<Record<Value, string>>, key: string): key is Value =>
  key in names

type PlaceFieldProps = { place: Place; onPick: (place: Place) => void }

/** Chooses another city for a wish, by search. */
export function PlaceField({ place, onPick }: PlaceFieldProps) {
  const id = useId()
  const { where } = requestMessages
  const button = (
    <button
      id={id}
      type="button"
      aria-label={`${where}: ${place.name}`}
      className="plan-input cursor-pointer border-field text-start"
    >
      <span className="own-direction min-w-0 flex-1 truncate font-medium">{place.name}</span>
      <ChevronDown className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
    </button>
  )
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {where}
      </label>
      <CityPicker
        id={id}
        label={where}
        city={undefined}
        onPick={(city) => onPick({ kind: 'city', id: city.id, name: cityName(city) })}
        button={button}
      />
    </div>
  )
}

function VisitFields({ constraint, onChange }: FieldsProps<ConstraintOf<'visit'>>) {
  const { place, optional, direction, cities } = constraint
  const { amounts, certain, sureness } = requestMessages
  const value = {
    kind: 'visit',
    optional,
    ...(direction && { direction }),
    ...(cities && { cities }),
  } satisfies ChipValue
  const count = cities?.most ?? cities?.least ?? 1
  return (
    <>
      {place.kind !== 'city' && (
        <AmountStepper
          label={amounts.cities}
          value={count}
          text={chipText({ ...constraint, kind: 'city-count', least: count, most: count }).text}
          onChange={(next) => onChange({ ...value, cities: { least: next, most: next } })}
        />
      )}
      <Segmented
        isWide
        label={sureness}
        value={optional ? 'no' : 'yes'}
        choices={[
          { value: 'yes', label: certain.yes },
          { value: 'no', label: certain.no },
        ]}
        onChoose={(chosen) => onChange({ ...value, optional: chosen === 'no' })}
      />
    </>
  )
}

type StepperProps = { label: string; value: number; text: string; onChange: (value: number) => void }

function AmountStepper({ most = 365, ...props }: StepperProps & { most?: number; step?: number }) {
  const { oneLess, oneMore } = requestMessages
  return <Stepper {...props} least={1} most={most} lessLabel={oneLess} moreLabel={oneMore} />
}

type AmountConstraint = ConstraintOf<'stay'> | ConstraintOf<'length'> | ConstraintOf<'city-count'>

/** Nights, days or cities. "At least" and "at most" are kept; two limits become one number. */
function AmountField({ constraint, onChange }: FieldsProps<AmountConstraint>) {
  const { least, most } = constraint
  const unit = constraint.kind === 'city-count' ? 'cities' : constraint.unit
  const rangeOf = (value: number) => {
    if (least !== undefined && most === undefined) return { least: value }
    return least === undefined && most !== undefined ? { most: value } : { least: value, most: value }
  }
  const handleChange = (value: number) => {
    const range = rangeOf(value)
    if (constraint.kind === 'city-count') onChange({ kind: 'city-count', ...range })
    else onChange({ kind: constraint.kind, unit: constraint.unit, ...range })
  }
  return (
    <AmountStepper
      label={requestMessages.amounts[unit]}
      value={most ?? least ?? 1}
      text={chipText(constraint).text}
      onChange={handleChange}
    />
  )
}

function TransportFields({ constraint, onChange }: FieldsProps<ConstraintOf<'transport'>>) {
  const { use, types, overnight } = constraint
  const { how, means } = requestMessages
  const uses = requestMessages.use
  const value = {
    kind: 'transport',
    use,
    types,
    ...(overnight !== undefined && { overnight }),
  } satisfies ChipValue
  const toggle = (type: (typeof legTypes)[number]) => {
    const next = legTypes.filter((one) => (one === type ? !types.includes(one) : types.includes(one)))
    // A wish without any transport would have no meaning.
    if (next.length > 0) onChange({ ...value, types: next })
  }
  return (
    <>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-0.5 p-0 text-13 font-medium text-ink-2">{means}</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {legTypes.map((type) => (
            <CheckBox
              key={type}
              label={tripsMessages.ways[type]}
              isOn={types.includes(type)}
              onChange={() => toggle(type)}
            />
          ))}
        </div>
      </fieldset>
      <OneOf
        label={how}
        value={use}
        names={uses}
        onChoose={(chosen) => onChange({ ...value, use: chosen })}
      />
    </>
  )
}

const longestLegHours = 48
const longestLegKm = 5000
const stepKm = 50

function LegField({ constraint, onChange }: FieldsProps<ConstraintOf<'longest-leg'>>) {
  const { hours, km } = constraint
  const { hours: hoursLabel, kilometres } = requestMessages
  const { text } = chipText(constraint)
  return hours === undefined ? (
    <AmountStepper
      label={kilometres}
      value={km ?? stepKm}
      text={text}
      most={longestLegKm}
      step={stepKm}
      onChange={(value) => onChange({ kind: 'longest-leg', km: value })}
    />
  ) : (
    <AmountStepper
      label={hoursLabel}
      value={hours}
      text={text}
      most={longestLegHours}
      onChange={(value) => onChange({ kind: 'longest-leg', hours: value })}
    />
  )
}

/** The days of a wish: separate fields for the first and the last day, or the two ends of a window. */
function DatesFields({ constraint, onChange }: FieldsProps<ConstraintOf<'dates'>>) {
  const { first, last, during, event } = constraint
  const { firstDay, lastDay } = plannerMessages
  const { earliest, latest } = requestMessages
  const value = {
    kind: 'dates',
    ...(first && { first }),
    ...(last && { last }),
    ...(during && { during }),
    ...(event !== undefined && { event }),
  } satisfies ChipValue
  // The window that the fields show: most wishes have one.
  const name = during ? 'during' : first || !last ? 'first' : 'last'
  const window = during ?? first ?? last ?? { from: '', to: '' }
  const isOneDay = window.from === window.to
  const setWindow = (from: string, to: string) => {
    if (from !== '' && to !== '')
      onChange({ ...value, [name]: from <= to ? { from, to } : { from, to: from } })
  }
  if (isOneDay) {
    const label = name === 'last' ? lastDay : firstDay
    return <Day label={label} day={window.from} onPick={(day) => setWindow(day, day)} />
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Day label={earliest} day={window.from} onPick={(day) => setWindow(day, window.to)} />
      <Day label={latest} day={window.to} onPick={(day) => setWindow(window.from, day)} />
    </div>
  )
}

function Day({ label, day, onPick }: { label: string; day: string; onPick: (day: string) => void }) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {label}
      </label>
      <DayField id={id} label={label} day={day} near={day} earliest="" earliestText="" onPick={onPick} />
    </div>
  )
}

function ThemeFields({ constraint, onChange }: FieldsProps<ConstraintOf<'theme'>>) {
  const { theme, unwanted } = constraint
  const { theme: label, themes: names, wanted } = requestMessages
  const handleTheme = (chosen: string) => {
    const known = themes.find((one) => one === chosen)
    if (known) onChange({ kind: 'theme', theme: known, unwanted })
  }
  return (
    <>
      <Choice label={label} value={theme} onChange={handleTheme}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Choice>
      <Segmented
        isWide
        label={wanted.yes}
        value={unwanted ? 'no' : 'yes'}
        choices={[
          { value: 'yes', label: wanted.yes },
          { value: 'no', label: wanted.no },
        ]}
        onChoose={(chosen) => onChange({ kind: 'theme', theme, unwanted: chosen === 'no' })}
      />
    </>
  )
}
