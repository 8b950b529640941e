import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { memo } from 'react'
import { removeStop, setCity, type Stop } from '#shared/domain/itinerary.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { useLanguage } from '#web/messages/language.ts'
import type { Place } from '#web/queries/places.ts'
import { CityPicker } from '#web/features/planner/city-picker.tsx'
import { Rail } from './rail.tsx'
import { StopDays, stopGrid, stopLabel, type StopLegs } from './stop-days.tsx'
import type { Planning } from '#web/features/planner/use-plan.ts'

type StopRowProps = StopLegs & {
  index: number
  stop: Stop
  city: Place | undefined
  /** The city of the next stop. */
  nextCity: Place | undefined
  /** The first day of the trip, as the first stop shows it. */
  starts: string
  error: string | undefined
  /** The former value of the stop, before the assistant changed it; "" if only the mark shows the change. */
  former: string | undefined
  onEdit: Planning['editItinerary']
  onLearn: Planning['learn']
}

/** The id of the field in which a stop's city is chosen. */
export const stopFieldId = (stopId: string) => `city-${stopId}`

const nameOf = ({ city, index }: Pick<StopRowProps, 'city' | 'index'>) =>
  city ? cityName(city) : plannerMessages.cityNumber({ position: index + 1 })

/** A stop that can be edited: its city, its days, and the handle by which it is moved. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  useLanguage()
  const { stop, before, after } = props
  const { attributes, listeners, isDragging, transform, transition, setNodeRef, setActivatorNodeRef } =
    useSortable({ id: stop.id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('plan-stop', isDragging && 'is-lifted')}
    >
      <Rail type={before?.type} part="above" />
      <Rail type={after?.type} part="below" />
      <button
        type="button"
        className="plan-circle"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        disabled={!before && !after}
        aria-label={plannerMessages.moveStop({ city: nameOf(props) })}
      />
      <StopFields {...props} />
    </li>
  )
})

// Separate from the row, which is drawn again at every step of every drag.
const StopFields = memo(function StopFields(props: StopRowProps) {
  useLanguage()
  const { index, stop, before, after, city, nextCity, starts, error, former, onEdit, onLearn } = props
  const fieldId = stopFieldId(stop.id)
  const errorId = error === undefined ? undefined : `${stop.id}-error`
  const label = stopLabel({ before })

  const handlePick = (picked: Place) => {
    onLearn(picked)
    onEdit((itinerary) =>
      itinerary.stops[index]?.city === picked.id ? itinerary : setCity(itinerary, index, picked.id),
    )
  }
  return (
    <>
      <div className={clsx('plan-fields', stopGrid({ before, after }), former !== undefined && 'is-changed')}>
        <div className="relative flex min-w-0 flex-col gap-1.5">
          <label htmlFor={fieldId} className="text-13 font-medium text-ink-2">
            {label}
          </label>
          <CityPicker id={fieldId} label={label} city={city} onPick={handlePick} errorId={errorId} />
          {!before && after && (
            <button
              type="button"
              aria-label={plannerMessages.removeStart({ city: nameOf(props) })}
              onClick={() => onEdit((itinerary) => removeStop(itinerary, 0))}
              className="absolute -top-1 inset-e-0 grid size-7 place-items-center rounded-md text-ink-2 after:absolute after:-inset-x-2 after:-top-3 after:-bottom-1 hover:bg-sunken hover:text-ink md:after:hidden"
            >
              <X className="size-4" strokeWidth={1.6} aria-hidden />
            </button>
          )}
        </div>
        <StopDays
          before={before}
          after={after}
          starts={starts}
          names={{ here: nameOf(props), next: nameOf({ city: nextCity, index: index + 1 }) }}
        />
      </div>
      {former !== undefined && former !== '' && (
        <p className="figures mt-1 mb-0 text-end text-12 text-ink-2">{former}</p>
      )}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-13 text-bad">
          {error}
        </p>
      )}
    </>
  )
})
