import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { memo } from 'react'
import { type Itinerary, removeStop, setCity } from '#shared/domain/itinerary.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import type { TripCity } from '#web/queries/trips.ts'
import { CityPicker } from './city-picker.tsx'
import { Rail } from './rail.tsx'
import { StopDays, stopGrid, stopLabels } from './stop-days.tsx'
import type { Planning } from './use-plan.ts'

type StopRowProps = {
  index: number
  itinerary: Itinerary
  city: TripCity | undefined
  error: string | undefined
  onEdit: Planning['editItinerary']
  onLearn: Planning['learn']
}

/** The id of the field in which a stop's city is chosen. */
export const stopFieldId = (stopId: string) => `city-${stopId}`

/** A stop that can be edited: its city, its days, and the circle by which it is moved. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const { index, itinerary, city, error, onEdit, onLearn } = props
  const { stops, legs } = itinerary
  const stop = stops[index]
  const id = stop?.id ?? ''
  const { attributes, listeners, isDragging, transform, transition, setNodeRef, setActivatorNodeRef } =
    useSortable({ id })
  const label = stopLabels(index)
  const name = city?.name ?? plannerMessages.cityNumber(index + 1)
  const errorId = error === undefined ? undefined : `${id}-error`

  const handlePick = (picked: TripCity) => {
    onLearn(picked)
    onEdit((itinerary) =>
      itinerary.stops[index]?.city === picked.id ? itinerary : setCity(itinerary, index, picked.id),
    )
  }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx('plan-stop', isDragging && 'is-lifted')}
    >
      <Rail type={legs[index - 1]?.type} part="above" />
      <Rail type={legs[index]?.type} part="below" />
      <button
        type="button"
        className="plan-circle"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        disabled={stops.length === 1}
        aria-label={plannerMessages.moveStop(name)}
      />
      <div className={`plan-fields ${stopGrid(index, stops.length)}`}>
        <div className="relative flex min-w-0 flex-col gap-1.5">
          <label htmlFor={stopFieldId(id)} className="text-13 font-medium text-ink-2">
            {label}
          </label>
          <CityPicker id={stopFieldId(id)} label={label} city={city} onPick={handlePick} errorId={errorId} />
          {index === 0 && legs.length > 0 && (
            <button
              type="button"
              aria-label={plannerMessages.removeStart(name)}
              onClick={() => onEdit((itinerary) => removeStop(itinerary, 0))}
              className="absolute -top-1 right-0 grid size-7 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <X className="size-4" strokeWidth={1.6} aria-hidden />
            </button>
          )}
        </div>
        <StopDays itinerary={itinerary} index={index} />
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-13 text-bad">
          {error}
        </p>
      )}
    </li>
  )
})
