import { X } from 'lucide-react'
import { memo } from 'react'
import { cityName } from '#web/lib/language/city-names.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import { type Leg, removeLeg, setDay, setType } from '#shared/domain/itinerary.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { useLanguage } from '#web/messages/language.ts'
import type { Place } from '#web/queries/places.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Booking } from '#web/features/planner/booking.tsx'
import { AddCity } from './add-city.tsx'
import { DayField, legDayFieldId } from '#web/features/planner/day-field.tsx'
import { Rail } from './rail.tsx'
import { TransportSelect } from './transport-select.tsx'
import type { Planning } from '#web/features/planner/use-plan.ts'
import { WarningNote } from '#web/features/planner/warning-note.tsx'

type LegRowProps = {
  index: number
  leg: Leg
  /** The id of the stop that the leg begins at. */
  stopId: string
  from: Place | undefined
  to: Place | undefined
  km: number | undefined
  /** The warnings, one text per line. */
  warnings: string
  /** Whether one of the warnings is about the day. */
  isDayDoubtful: boolean
  /** The day whose month is shown while the leg has none, or "". */
  near: string
  /** The day on which the previous legs have arrived, or "". */
  earliest: string
  canAdd: boolean
  onEdit: Planning['editItinerary']
  onAddAfter: (index: number) => void
  /** Called with the id of the stop where the leg began. */
  onRemoved: (stopId: string) => void
}

const kmClass = 'figures text-13 whitespace-nowrap text-ink-3'

/** A leg that can be edited: its transport and its day, the link to book it, and the buttons that add and remove. */
export const LegRow = memo(function LegRow(props: LegRowProps) {
  useLanguage()
  const { index, leg, stopId, from, to, km, warnings, isDayDoubtful, near, earliest, canAdd } = props
  const { onEdit, onAddAfter, onRemoved } = props
  const planner = plannerMessages
  const fromName = from ? cityName(from) : planner.cityNumber({ position: index + 1 })
  const toName = to ? cityName(to) : planner.cityNumber({ position: index + 2 })
  // In the first line if there is room, otherwise in the second.
  const addCity = {
    label: planner.addCityAfter({ city: fromName }),
    canAdd,
    onAdd: () => onAddAfter(index),
  }
  return (
    <li className="plan-leg">
      <Rail type={leg.type} />
      <div className="flex flex-wrap items-center gap-1.5 @[23rem]:gap-2">
        <TransportSelect
          label={planner.transportTo({ city: toName })}
          type={leg.type}
          onChoose={(type) => onEdit((itinerary) => setType(itinerary, index, type))}
        />
        <DayField
          id={legDayFieldId(leg.id)}
          isSmall
          label={planner.dateTo({ city: toName })}
          day={leg.startDay}
          near={leg.arrivalDay || near}
          earliest={earliest}
          earliestText={planner.youArriveOn({ day: dayText(earliest), city: fromName })}
          hasWarning={isDayDoubtful}
          onPick={(day) => onEdit((itinerary) => setDay(itinerary, index, day))}
        />
        {km !== undefined && (
          <span className={`ms-1 @max-[23rem]:hidden ${kmClass}`}>{tripsMessages.km({ km })}</span>
        )}
        <span className="ms-auto flex items-center">
          <AddCity {...addCity} className="@max-[23rem]:hidden" />
          <IconButton
            label={planner.removeLeg({ city: toName })}
            className="-me-3 @[23rem]:-me-2 lg:me-0! lg:size-8!"
            onClick={() => {
              onEdit((itinerary) => removeLeg(itinerary, index))
              onRemoved(stopId)
            }}
          >
            <X className="size-4" strokeWidth={1.6} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="flex items-start justify-between gap-2">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3">
          {km !== undefined && (
            <span className={`inline-flex h-11 items-center @[23rem]:hidden ${kmClass}`}>
              {tripsMessages.km({ km })}
            </span>
          )}
          <Booking leg={leg} from={from} to={to} />
        </span>
        <AddCity {...addCity} className="-me-2.5 ms-auto @[23rem]:hidden" />
      </div>
      {warnings !== '' && warnings.split('\n').map((text) => <WarningNote key={text} text={text} />)}
    </li>
  )
})
