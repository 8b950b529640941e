import { withDeviceStore } from '#web/lib/page/device-store.ts'
import type { Proposal, Proposals, Unresolved } from '#web/features/import/propose/proposal.ts'
import type { Change, Changes } from '#web/features/import/review/review.ts'

/** What the person changed in earlier imports, by the content of the proposals. The newest are the last. */
export type Corrections = ReadonlyMap<string, Change>

/** Beyond this number the oldest ones are forgotten. */
const mostCorrections = 20_000

const storeKey = (userId: string) => `${userId} corrections`

/** The content of a proposal: another import of the same file has the same. */
const proposalKey = ({ is, city, kind, start, end }: Proposal) => `${is} ${city} ${kind} ${start} ${end}`

const lineKey = ({ code, text, start, end, why }: Unresolved) =>
  JSON.stringify([code, text, start, end, why.map((one) => [one.by, one.text])])

/** The keys of the proposals that can be stored and of the lines that need an answer, by their ids. */
function keysOf({ proposals, unresolved }: Proposals): Map<string, string> {
  return new Map([
    ...proposals.flatMap((one) => (one.state === 'new' ? [[one.id, proposalKey(one)] as const] : [])),
    ...unresolved.flatMap((one) => (one.needs === '' ? [] : [[one.id, lineKey(one)] as const])),
  ])
}

/** The changes of these proposals that follow from the corrections. */
export function rememberedChanges(proposals: Proposals, corrections: Corrections): Changes {
  const changes = new Map<string, Change>()
  for (const [id, key] of keysOf(proposals)) {
    const change = corrections.get(key)
    if (change) changes.set(id, change)
  }
  return changes
}

/** The corrections after an import with these changes: what was not changed this time is forgotten. */
export function withCorrections(
  corrections: Corrections,
  proposals: Proposals,
  changes: Changes,
): Map<string, Change> {
  const next = new Map(corrections)
  const proposed = new Map(proposals.proposals.map((one) => [one.id, one]))
  for (const [id, key] of keysOf(proposals)) {
    next.delete(key)
    const change = changes.get(id)
    if (change && !isAsProposed(change, proposed.get(id))) next.set(key, change)
  }
  return new Map([...next].slice(-mostCorrections))
}

/** Whether a change leaves a proposal as it was: a box that was unticked and ticked again. */
const isAsProposed = ({ city, start, end, isIn }: Change, proposal: Proposal | undefined): boolean =>
  proposal !== undefined &&
  city === undefined &&
  start === undefined &&
  end === undefined &&
  (isIn ?? proposal.isIn) === proposal.isIn

/** The corrections of a person that are stored in this browser. */
export const keptCorrections = async (userId: string): Promise<Corrections> => {
  const kept = await withDeviceStore<Corrections | undefined>('corrections', 'readonly', (store) =>
    store.get(storeKey(userId)),
  )
  return kept ?? new Map()
}

/** Stores the corrections of a person in this browser, until the person signs out. */
export const keepCorrections = async (userId: string, corrections: Corrections): Promise<void> => {
  await withDeviceStore('corrections', 'readwrite', (store) => store.put(corrections, storeKey(userId)))
}
