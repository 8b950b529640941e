import { useMutation } from '@tanstack/react-query'
import { type ComponentType, type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { localDay } from '#shared/domain/day.ts'
import type { TripRequest } from '#shared/trip-request.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { useConfig } from '#web/lib/config/config.ts'
import { useFieldDraft } from '#web/lib/forms/field-draft.ts'
import { errorToast } from '#web/lib/toast.ts'
import { generateTrip, type TripQuestion } from '#web/queries/assistant.ts'
import type { Answer } from './answer.ts'
import type { Plan } from './plan.ts'
import type { Planning } from './use-plan.ts'
import { openTripOf } from './open-trip.ts'
import { promptFailure } from './prompt-failure.ts'
import { type Asked, readProposal, withProposal } from './proposal.ts'

/** A request to the assistant, with the plan that it is for. */
type Asking = Asked & { plan: Plan; body: Omit<TripQuestion, 'today'> }

type Rephrased = { answer: Answer; at: [number, number] }

/**
 * The assistant of a plan: it plans from a prompt, changes the open trip, and plans again from a corrected request. Its
 * trip replaces the plan as one step that can be undone. A failure changes nothing and is reported; a cancelled call is
 * not.
 */
export function useAssistant(
  planning: Pick<Planning, 'plan' | 'learn' | 'replace' | 'undoAnswer' | 'fieldSlot'>,
) {
  const { plan } = planning
  const isEnabled = useConfig()?.plannerEnabled === true
  const [prompt, setPrompt] = useState('')
  const [hidden, setHidden] = useState<Answer | null>(null)
  // A prompt remains in the box until its answer is there, so a reload does not lose it.
  useFieldDraft(`prompt.${planning.fieldSlot}`, { text: prompt, stored: '', restore: setPrompt })
  const { rephrased, rephrase, keepAnswer, endRephrasing } = useRephrasing(plan.answer, setPrompt)
  const abort = useRef<AbortController>(null)
  // On the next page nobody waits for the answer.
  useEffect(() => () => abort.current?.abort(), [])

  const mutation = useMutation({
    mutationFn: async ({ body }: Asking) => {
      abort.current = new AbortController()
      const today = localDay(new Date())
      return readProposal(await generateTrip({ ...body, today }, abort.current.signal))
    },
    onSuccess: (proposal, asking) => {
      planning.learn(...proposal.cities)
      planning.replace((present) => withProposal(present, proposal, asking))
      if (asking.kind === 'again') return
      // A text typed meanwhile is the next prompt.
      setPrompt((typed) => (typed.trim() === asking.prompt ? '' : typed))
      endRephrasing()
    },
    onError: (error) => {
      const { toast } = promptFailure(error)
      if (toast && !isCancelled(error)) errorToast(toast.title, toast.text)
    },
  })
  const { mutate, isPending: isBusy, variables } = mutation
  const failure = mutation.error && !isCancelled(mutation.error) ? mutation.error : null

  const askNew = (text: string) => mutate({ kind: 'new', prompt: text, plan, body: { prompt: text } })
  const askChange = (
    text: string,
    open: Pick<Plan, 'itinerary' | 'starts' | 'ends'>,
    request?: TripRequest,
  ) => {
    const trip = openTripOf(open)
    if (trip === null) return askNew(text)
    mutate({ kind: 'change', prompt: text, plan, body: { prompt: text, trip, ...(request && { request }) } })
  }
  const planAgain = (request: TripRequest) => {
    if (!plan.answer || isBusy) return
    const from = plan.answer
    mutate({ kind: 'again', prompt: from.prompt, from, plan, body: { prompt: from.prompt, request } })
  }

  return {
    isEnabled,
    prompt,
    setPrompt: (text: string) => {
      setPrompt(text)
      // After the box was emptied, a new text is a new prompt.
      if (text === '') endRephrasing()
    },
    /** Sends a prompt: it changes the open trip, if there is one. */
    ask: (text: string) => {
      const { before } = rephrased?.answer ?? {}
      if (!rephrased) askChange(text, plan, plan.answer?.request)
      else if (before) askChange(text, before, before.request)
      else askNew(text)
    },
    /** Sends a prompt for a new trip, even if one is open. */
    askNew,
    planAgain,
    /** Plans another route for the same wishes. */
    planAnother: () => {
      if (!plan.answer) return
      const { request } = plan.answer
      planAgain({ ...request, variant: request.variant + 1 })
    },
    cancel: () => abort.current?.abort(),
    isBusy,
    /** Whether the trip on the page is being planned again, and is not the first one. */
    isPlanningAgain: isBusy && variables?.kind !== 'new',
    failure: failure && promptFailure(failure).reason,
    /** A prompt that changed nothing because it was not a change: it can be sent for a new trip. */
    refusedChange:
      failure && isCallFailure(failure) && failure.status === 400 && variables?.kind === 'change'
        ? variables.prompt
        : null,
    answer: isEnabled ? plan.answer : undefined,
    /** Whether the person has closed the table of what changed. */
    isTableHidden: hidden !== null && hidden === plan.answer,
    hideTable: () => setHidden(plan.answer ?? null),
    undo: planning.undoAnswer,
    rephrased,
    rephrase,
    keepAnswer,
  }
}

/** The answer whose prompt is being rephrased: the next prompt replaces it. */
function useRephrasing(answer: Answer | undefined, setPrompt: Dispatch<SetStateAction<string>>) {
  const [rephrased, setRephrased] = useState<Rephrased | null>(null)
  const endRephrasing = () => setRephrased(null)
  return {
    rephrased,
    endRephrasing,
    /** Puts the prompt of the answer into the box, with the part at `at` selected, to be rephrased. */
    rephrase: (at: [number, number]) => {
      if (!answer) return
      setRephrased({ answer, at })
      setPrompt((typed) => {
        const rest = typed.trim()
        return rest === '' || rest === answer.prompt ? answer.prompt : `${answer.prompt}\n${typed}`
      })
    },
    keepAnswer: () => {
      if (rephrased) setPrompt((typed) => (typed === rephrased.answer.prompt ? '' : typed))
      endRephrasing()
    },
  }
}

export type Assistant = ReturnType<typeof useAssistant>

/** The components with which a planner shows its assistant. */
export type AssistantParts = {
  AnotherRoute: ComponentType<{ assistant: Assistant; className?: string }>
  RequestPart: ComponentType<{ assistant: Assistant; planning: Planning; saveLabel: string }>
  PromptBox: ComponentType<{ assistant: Assistant; planning: Planning }>
}

const isCancelled = (error: Error) => isCallFailure(error) && error.isAbort
