import { Check } from 'lucide-react'
import { withPlace } from '#shared/domain/trip-request.ts'
import type { Question, TripRequest } from '#shared/trip-request.ts'
import { requestMessages } from '#web/messages/request.ts'
import { Flag } from '#web/ui/flag.tsx'

type OpenQuestionProps = {
  question: Question
  request: TripRequest
  isBusy: boolean
  onPlan: (request: TripRequest) => void
}

/** A question about one wish. Each answer plans again; the answer that the plan already follows has a tick. */
export function OpenQuestion({ question, request, isBusy, onPlan }: OpenQuestionProps) {
  const { text, about, answers } = question
  return (
    <section aria-live="polite" className="request-question">
      <h2 className="own-direction text-22">{text}</h2>
      <div className="request-answers">
        {answers.map(({ place, label, detail, country, isShown }) => (
          <button
            key={place.id}
            type="button"
            aria-pressed={isShown}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onPlan(withPlace(request, about, place))}
            className="request-answer"
          >
            <Flag iso2={country} />
            <span className="min-w-0 flex-1">
              <b className="own-direction block font-semibold">{label} </b>
              <span className="own-direction block text-13 text-ink-2">
                {detail === '' && isShown ? requestMessages.shownNow : detail}
              </span>
            </span>
            {isShown && <Check className="size-4.5 shrink-0" strokeWidth={1.6} aria-hidden />}
          </button>
        ))}
      </div>
    </section>
  )
}
