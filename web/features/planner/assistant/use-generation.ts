import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { localDay } from '#shared/domain/day.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { errorToast } from '#web/lib/toast.ts'
import { generateTrip } from '#web/queries/assistant.ts'
import { promptFailure } from './prompt-failure.ts'
import { readProposal } from './proposal.ts'
import type { Planning } from '#web/features/planner/use-plan.ts'

/**
 * Lets the assistant plan from a sentence and puts its trip in place of the plan, as one step that can be
 * undone. A failure changes nothing and is told; a cancelled one is not.
 */
export const useGeneration = (
  planning: Pick<Planning, 'learn' | 'replace' | 'isBasedOn'>,
  onPlanned: (sentence: string) => void,
) => {
  const abort = useRef<AbortController>(null)
  // Whoever leaves waits no longer, and may ask again on the next page.
  useEffect(() => () => abort.current?.abort(), [])

  const mutation = useMutation({
    mutationFn: async (sentence: string) => {
      abort.current = new AbortController()
      const today = localDay(new Date())
      const proposed = await generateTrip(sentence, today, abort.current.signal)
      const { assumptions, limits } = proposed.notes
      return {
        ...readProposal(proposed),
        notes: [...new Set([...assumptions, ...limits.map(({ text }) => text)])],
      }
    },
    onSuccess: ({ plan, cities }, sentence) => {
      planning.learn(...cities)
      planning.replace(plan)
      onPlanned(sentence)
    },
    onError: (error) => {
      if (isCancelled(error)) return
      const { title, reason } = promptFailure(error)
      errorToast(title, reason)
    },
  })

  const { data } = mutation
  return {
    generate: (sentence: string) => mutation.mutate(sentence),
    cancel: () => abort.current?.abort(),
    isBusy: mutation.isPending,
    /** What the assistant assumed and could not do; null when it has planned nothing, or when that is undone. */
    notes: data !== undefined && planning.isBasedOn(data.plan) ? data.notes : null,
    failure: mutation.error && !isCancelled(mutation.error) ? promptFailure(mutation.error).reason : null,
    /** Takes what was told off the screen. */
    forget: mutation.reset,
  }
}

const isCancelled = (error: Error) => isCallFailure(error) && error.isAbort
