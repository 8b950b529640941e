import { daysBetween } from '#shared/domain/day.ts'
import { precisionOf } from '#shared/domain/ledger/partial-date.ts'
import type { Proposal } from '#web/features/import/propose/proposal.ts'
import type { Why } from '#web/features/import/read/found.ts'
import { listText } from '#web/lib/language/formats.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'

/** The days from the first to the last; 0 unless both are known. */
const daysOf = (start: string, end: string) => {
  if (precisionOf(start) !== 'day') return 0
  if (end === '') return 1
  return precisionOf(end) === 'day' ? daysBetween(start, end) + 1 : 0
}

const partText = ({ by, count = 0, text = '' }: Why, days: number): string => {
  if (by === 'points' || by === 'photos') return texts.why[by]({ count, days })
  if (by === 'check-ins') return texts.why.checkIns({ count })
  if (by === 'change') {
    const wait = count > 0 ? 'known' : 'unknown'
    return texts.why.change({ wait, hours: Math.floor(count / 60), minutes: count % 60 })
  }
  if (by === 'visit' || by === 'inferred' || by === 'row') return texts.why[by]
  return text === '' ? texts.why[by] : texts.why.named[by]({ text })
}

/** Why a stay is proposed: "Flight LO 724, 41 points over 2 days". */
export const whyText = ({ why, kind, start, end }: Pick<Proposal, 'why' | 'kind' | 'start' | 'end'>) => {
  const days = daysOf(start, end)
  const parts = why.map((one) => partText(one, days))
  const isTold = why.some(({ by }) => by === 'change')
  return listText(kind === 'transit' && !isTold ? [texts.why.transit, ...parts] : parts)
}
