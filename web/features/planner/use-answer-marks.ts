import { useMemo } from 'react'
import { useLanguage } from '#web/messages/language.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import type { Planning } from './use-plan.ts'
import { shortRangeText } from './range-text.ts'
import { stopChanges } from './stop-changes.ts'
import type { Assistant } from './use-assistant.ts'

const noMarks = new Map<string, string>()
const noLimits = new Map<string, string[]>()

/** The marks of the assistant's last answer in the list of stops and on the map. */
export function useAnswerMarks({ plan, base }: Planning, { answer, isTableHidden }: Assistant) {
  const language = useLanguage()
  const { itinerary, starts, ends } = plan
  // After a save the trip includes the change.
  const before = answer === undefined || base.answer === answer ? undefined : answer.before
  const formerStays = useMemo(() => {
    // The texts are those of this language.
    if (!before || language === '') return noMarks
    return new Map(
      stopChanges(before, { itinerary, starts, ends }).flatMap(({ kind, stopId, before: former }) => {
        if (kind === 'same' || kind === 'gone') return []
        if (!former) return [[stopId, plannerMessages.wasNot] as const]
        const span = shortRangeText(former.arrivalDay, former.departureDay)
        return [[stopId, span === '' ? '' : plannerMessages.was({ span })] as const]
      }),
    )
  }, [before, itinerary, starts, ends, language])
  const limits = useMemo(() => {
    const texts = new Map<string, string[]>()
    for (const { text, leg } of answer?.limits ?? []) {
      if (leg !== undefined && itinerary.legs.some(({ id }) => id === leg)) {
        texts.set(leg, [...(texts.get(leg) ?? []), text])
      }
    }
    return texts.size === 0 ? noLimits : texts
  }, [answer, itinerary])
  return {
    /** The text for a stop before the change, by the id of the stop. */
    formerStays,
    /** What could not be met for a leg, by the id of the leg. */
    limits,
    limitCount: limits.size,
    /** The itinerary before the change, while the table shows the change. */
    former: isTableHidden ? undefined : before?.itinerary,
  }
}
