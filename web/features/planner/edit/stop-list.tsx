import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Fragment, memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { maxLegs } from '#shared/collections/travel-items.ts'
import { addStopAfter, hasRoom, type Itinerary, moveStop } from '#shared/domain/itinerary.ts'
import { earliestDepartures, legDistances, tripWarnings, type Warning } from '#shared/domain/trip-check.ts'
import type { TripDays } from '#shared/domain/trip-days.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { useLanguage } from '#web/messages/language.ts'
import { AddCity } from './add-city.tsx'
import { LegRow } from './leg-row.tsx'
import { StopKeyboardSensor } from './stop-keyboard.ts'
import { stopFieldId, StopRow } from './stop-row.tsx'
import type { Planning } from '#web/features/planner/use-plan.ts'
import { warningText } from '#web/features/planner/warning-text.ts'

const upAndDownOnly: Modifier = ({ transform }) => ({ ...transform, x: 0 })
const modifiers = [upAndDownOnly]
const dayWarnings = new Set<Warning['kind']>([
  'leaves-before-arrival',
  'arrives-before-leaving',
  'before-trip',
  'after-trip',
  'no-date',
])

type StopListProps = Pick<Planning, 'cities' | 'editItinerary' | 'learn'> & {
  itinerary: Itinerary
  days: TripDays
  /** The ids of the stops without a city or a leg, once the person tried to save. */
  unfinished: ReadonlySet<string>
  /** The text for a stop before the assistant's last change, by its id, for the stops that it changed. */
  formerStays: ReadonlyMap<string, string>
  /** What the assistant could not meet for a leg, by the leg's id. */
  limits: ReadonlyMap<string, readonly string[]>
}

/** The stops and the legs between them, which can be edited and sorted by pointer or keyboard. */
export const StopList = memo(function StopList(props: StopListProps) {
  useLanguage()
  const { itinerary, days: own, cities, editItinerary, learn, unfinished, formerStays, limits } = props
  const { stops, legs } = itinerary
  const canAdd = hasRoom(itinerary)
  const planner = plannerMessages
  const unfinishedText = legs.length === 0 ? planner.cityAlone : planner.cityMissing
  const stopIds = useMemo(() => stops.map(({ id }) => id), [stops])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(StopKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const distances = useMemo(() => legDistances(itinerary, cities), [itinerary, cities])
  const warnings = useMemo(() => tripWarnings(itinerary, cities, own), [itinerary, cities, own])
  const earliest = useMemo(() => earliestDepartures(itinerary, cities), [itinerary, cities])

  const { handleAddAfter, handleRemoved } = useStopFocus(itinerary, editItinerary)
  const { announcements, handleDragEnd } = useStopDrag({ stops, cities, editItinerary })

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: planner.dragHelp } }}
    >
      <SortableContext items={stopIds} strategy={verticalListSortingStrategy}>
        <ol aria-label={planner.stops} className="plan-stops mt-3 md:mt-6">
          {stops.map((stop, index) => {
            const leg = legs[index]
            const about = warnings.filter((warning) => warning.leg === index)
            return (
              <Fragment key={stop.id}>
                <StopRow
                  index={index}
                  stop={stop}
                  before={legs[index - 1]}
                  after={leg}
                  city={cities.get(stop.city)}
                  nextCity={cities.get(stops[index + 1]?.city ?? '')}
                  starts={index === 0 ? own.starts : ''}
                  error={unfinished.has(stop.id) ? unfinishedText : undefined}
                  former={formerStays.get(stop.id)}
                  onEdit={editItinerary}
                  onLearn={learn}
                />
                {leg && (
                  <LegRow
                    index={index}
                    leg={leg}
                    stopId={stop.id}
                    from={cities.get(stop.city)}
                    to={cities.get(stops[index + 1]?.city ?? '')}
                    km={distances[index]}
                    warnings={[
                      ...about.map((warning) => warningText(warning, itinerary, cities)),
                      ...(limits.get(leg.id) ?? []),
                    ].join('\n')}
                    isDayDoubtful={about.some(({ kind }) => dayWarnings.has(kind))}
                    near={earliest[index] || own.starts}
                    earliest={earliest[index] ?? ''}
                    canAdd={canAdd}
                    onEdit={editItinerary}
                    onAddAfter={handleAddAfter}
                    onRemoved={handleRemoved}
                  />
                )}
              </Fragment>
            )
          })}
        </ol>
      </SortableContext>
      <div className="mt-2 flex items-center gap-3 ps-9">
        <AddCity className="-ms-2.5" canAdd={canAdd} onAdd={() => handleAddAfter(stops.length - 1)} />
        {!canAdd && <span className="text-13 text-ink-3">{planner.full({ limit: maxLegs })}</span>}
      </div>
    </DndContext>
  )
})

/** Adds a stop, and puts the focus on it; after a removal it goes to the stop nearest to the removed one. */
function useStopFocus(itinerary: Itinerary, editItinerary: Planning['editItinerary']) {
  const wanted = useRef('')
  useEffect(() => {
    if (wanted.current === '' || itinerary.stops.length === 0) return
    document.querySelector<HTMLElement>(`#${wanted.current}`)?.focus()
    wanted.current = ''
  }, [itinerary])

  const handleAddAfter = useCallback(
    (index: number) => {
      const ids = { stop: newId(), leg: newId() }
      wanted.current = stopFieldId(ids.stop)
      editItinerary((before) => addStopAfter(before, index, ids))
    },
    [editItinerary],
  )
  const handleRemoved = useCallback((stopId: string) => {
    wanted.current = stopFieldId(stopId)
  }, [])
  return { handleAddAfter, handleRemoved }
}

/** The announcements while a stop is moved, and the change at the end. */
function useStopDrag({ stops, cities, editItinerary }: StopDragOptions) {
  const planner = plannerMessages
  const nameOf = (id: string | number) => {
    const index = stops.findIndex((stop) => stop.id === id)
    const city = cities.get(stops[index]?.city ?? '')
    return city ? cityName(city) : planner.cityNumber({ position: index + 1 })
  }
  // A stop that was just picked up is over itself, which need not be announced.
  const hasMoved = useRef(false)
  const placeOf = (id: string | number) => stops.findIndex((stop) => stop.id === id) + 1
  const positionOf = (id: string | number, over = id) => ({
    city: nameOf(id),
    position: placeOf(over),
    count: stops.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false
      return planner.picked(positionOf(active.id))
    },
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return planner.movedTo(positionOf(active.id, over.id))
    },
    onDragEnd: ({ active, over }) => planner.landed(positionOf(active.id, over?.id)),
    onDragCancel: ({ active }) => planner.dragCancelled({ city: nameOf(active.id) }),
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const [from, to] = [placeOf(active.id) - 1, placeOf(over.id) - 1]
    editItinerary((itinerary) => moveStop(itinerary, from, to))
  }
  return { announcements, handleDragEnd }
}

type StopDragOptions = Pick<StopListProps, 'cities' | 'editItinerary'> & { stops: Itinerary['stops'] }
