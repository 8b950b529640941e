import { type ComponentProps, useId, useState } from 'react'
import { dayText } from '#web/lib/language/date-text.ts'
import { daysBetween } from '#shared/domain/day.ts'
import type { Itinerary } from '#shared/domain/itinerary.ts'
import type { TripSpan } from '#shared/domain/trip-days.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { Note, NoteButton } from '#web/ui/note.tsx'
import { DayField, firstDayFieldId, lastDayFieldId } from '#web/features/planner/day-field.tsx'
import type { Plan } from '#web/features/planner/plan.ts'
import type { Planning } from '#web/features/planner/use-plan.ts'

type PlanDaysProps = Pick<Planning, 'setDays' | 'moveAfterStart'> & {
  plan: Plan
  span: TripSpan
  error: string | undefined
}

/** After the first day was changed: the former one, and the plan whose legs can be moved with it. */
type MoveOffer = { former: string; starts: string; itinerary: Itinerary }

/** The trip's first and last day, and its length, which follows from them. */
export function PlanDays({ plan, span, error, setDays, moveAfterStart }: PlanDaysProps) {
  const planner = plannerMessages
  const { starts, ends, itinerary } = plan
  const [offer, setOffer] = useState<MoveOffer | null>(null)
  // Any other change, also an undo, removes the offer.
  const offered = offer?.starts === starts && offer.itinerary === itinerary ? offer : null
  const count = offered ? daysBetween(offered.former, offered.starts) : 0

  const handleFirstDay = (day: string) => {
    const isDated = itinerary.legs.some(({ startDay, arrivalDay }) => startDay !== '' || arrivalDay !== '')
    // If there was no first day before, the new one moves nothing, unless it is later than the legs.
    const former = offered?.former ?? (starts || (day > span.firstDay ? span.firstDay : ''))
    setOffer(isDated && day !== '' && former !== '' ? { former, starts: day, itinerary } : null)
    setDays({ starts: day })
  }
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-3">
        <TripDay
          id={firstDayFieldId}
          label={planner.firstDay}
          day={starts}
          near={span.firstDay}
          earliest=""
          earliestText=""
          onPick={handleFirstDay}
        />
        <TripDay
          id={lastDayFieldId}
          label={planner.lastDay}
          day={ends}
          near={span.lastDay || starts}
          earliest={starts}
          earliestText={planner.firstDayIs({ day: dayText(starts) })}
          error={error}
          onPick={(day) => setDays({ ends: day })}
        />
        <p className="m-0 flex min-w-0 flex-col gap-1.5 max-md:hidden">
          <span className="text-13 font-medium text-ink-2">{planner.length}</span>
          <span className="plan-fixed figures text-[0.90625rem]">
            {span.days === 0 ? planner.noDay : lengthText(span.days)}
          </span>
        </p>
      </div>
      {count !== 0 && (
        <Note
          className="mt-4"
          text={planner.legsStayed}
          action={
            <NoteButton
              label={planner.moveLegs({ count: Math.abs(count), direction: count < 0 ? 'earlier' : 'later' })}
              onClick={() => moveAfterStart(count)}
            />
          }
        />
      )}
    </>
  )
}

const lengthText = (days: number) =>
  plannerMessages.lengthAndNights({
    days: tripsMessages.days({ count: days }),
    nights: plannerMessages.nights({ count: days - 1 }),
  })

type TripDayProps = Omit<ComponentProps<typeof DayField>, 'placeholder' | 'errorId'> & {
  error?: string | undefined
}

/** The trip's first or last day, with its label above and its error below. */
function TripDay({ error, ...field }: TripDayProps) {
  const errorId = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={field.id} className="text-13 font-medium text-ink-2">
        {field.label}
      </label>
      <DayField
        {...field}
        placeholder={plannerMessages.noDayChosen}
        errorId={error === undefined ? undefined : errorId}
      />
      {error !== undefined && (
        <p id={errorId} className="m-0 text-13 text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
