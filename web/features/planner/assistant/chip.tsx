import { clsx } from 'clsx'
import { ChevronDown, CircleQuestionMark, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  placeOf,
  withoutConstraint,
  withPlace,
  withValue,
  type ChipValue,
} from '#shared/domain/trip-request.ts'
import type { Constraint, Place, TripRequest } from '#shared/trip-request.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { requestMessages } from '#web/messages/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ChipFields, PlaceField } from './chip-fields.tsx'
import { type ChipText, chipText, wholeText } from './chip-text.ts'

type ChipProps = {
  constraint: Constraint
  /** Its text, if that is not the constraint itself but the change that added it. */
  says?: ChipText
  request: TripRequest
  /** Whether there is an open question about it. */
  isInQuestion: boolean
  /** The part of it that could not be met. */
  limits: readonly string[]
  isBusy: boolean
  onPlan: (request: TripRequest) => void
}

/** A wish in few words. It opens a panel in which the wish can be corrected or removed. */
export function Chip(props: ChipProps) {
  const { constraint, says, isInQuestion, limits } = props
  const [isOpen, setIsOpen] = useState(false)
  const isPhone = useIsPhone()
  const { inQuestion, hasLimit } = requestMessages
  const text = says ?? chipText(constraint)
  const trigger = (
    <button
      type="button"
      className={clsx(
        'request-chip',
        constraint.origin === 'assumed' && 'is-assumed',
        (isInQuestion || limits.length > 0) && 'is-doubtful',
      )}
    >
      {isInQuestion && <CircleQuestionMark className="text-warn" strokeWidth={1.6} aria-hidden />}
      {limits.length > 0 && <TriangleAlert className="text-warn" strokeWidth={1.6} aria-hidden />}
      <ChipLabel {...text} />
      {isInQuestion && <span className="sr-only"> {inQuestion}</span>}
      {limits.length > 0 && <span className="sr-only"> {hasLimit}</span>}
      <ChevronDown strokeWidth={1.6} aria-hidden />
    </button>
  )
  const label = wholeText(text)
  const editor = <ChipEditor {...props} label={label} isSheet={isPhone} onClose={() => setIsOpen(false)} />
  const panel = { label, trigger, isOpen, onOpenChange: setIsOpen }
  return isPhone ? (
    <Sheet {...panel}>{editor}</Sheet>
  ) : (
    <Popover {...panel} className="w-90 max-h-(--radix-popover-content-available-height) overflow-y-auto!">
      {editor}
    </Popover>
  )
}

/** The text of a chip: its subject in grey, then the wish. */
export function ChipLabel({ about, text }: ChipText) {
  return (
    <>
      {about !== '' && <span className="request-about own-direction">{about} </span>}
      <b className="own-direction truncate font-medium">{text}</b>
    </>
  )
}

type ChipEditorProps = ChipProps & { label: string; isSheet: boolean; onClose: () => void }

function ChipEditor(props: ChipEditorProps) {
  const { constraint, request, limits, isBusy, onPlan, label, isSheet, onClose } = props
  const { id } = constraint
  const [value, setValue] = useState<ChipValue | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const texts = requestMessages
  const origins = { said: '', assumed: texts.chosenForYou, kept: texts.keptAsItWas }
  const { words, origin } = constraint
  const shown = placeOf(constraint)
  // Nights in a place are corrected here; the place itself at its own chip.
  const canMove = shown?.kind === 'city' && constraint.kind !== 'stay'
  const valued = value ? withValue(request, id, value) : request
  const edited = valued.constraints.find((one) => one.id === id) ?? constraint

  const plan = (next: TripRequest) => {
    if (isBusy) return
    onPlan(next)
    onClose()
  }
  const corrected = place ? withPlace(valued, id, place) : valued
  return (
    <div className={isSheet ? 'px-5 pt-2 pb-5' : 'p-4'}>
      <h2 className="own-direction text-22">{label}</h2>
      <p className="mt-0.5 mb-0 text-14 text-ink-2">
        {words === '' ? origins[origin] : texts.fromWords({ words })}
      </p>
      {limits.map((limit) => (
        <p key={limit} className="mt-2 mb-0 flex gap-2 text-14 text-warn">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
          {limit}
        </p>
      ))}
      <div className="mt-3 grid gap-3">
        {canMove && shown && <PlaceField place={place ?? shown} onPick={setPlace} />}
        <ChipFields constraint={edited} onChange={setValue} />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button aria-disabled={isBusy} onClick={() => plan(withoutConstraint(request, id))}>
          {texts.removeWish}
        </Button>
        <Button variant="primary" disabled={isBusy || corrected === request} onClick={() => plan(corrected)}>
          {texts.planAgain}
        </Button>
      </div>
    </div>
  )
}
