import { keysOf, withDeviceStore } from '#web/lib/page/device-store.ts'
import type { ImportInput } from '#web/features/import/drop/picked-files.ts'
import type { FoundInFile } from '#web/features/import/propose/evidence.ts'
import type { Answers } from '#web/features/import/read/found.ts'
import type { FileReport } from '#web/features/import/read/report.ts'
import type { Resolution } from '#web/features/import/resolve/resolution.ts'
import type { Changes } from '#web/features/import/review/review.ts'
import type { ReviewOptions } from '#web/features/import/review/option-switches.tsx'

/** The content of a review. It is stored on this device until it is imported or discarded, or the person signs out. */
export interface KeptReview {
  is: 'review'
  /** Identifies the review among those of the person. */
  id: string
  user: string
  /** When the files were read, in ms. */
  read: number
  /** The files themselves, to read them again with other answers; undefined when they are too large to be copied. */
  input: ImportInput | undefined
  answers: Readonly<Record<string, Answers>>
  reports: readonly FileReport[]
  found: readonly FoundInFile[]
  resolution: Resolution
}

/** What the person chose in a review. */
export interface KeptChoices {
  is: 'choices'
  changes: Changes
  options: ReviewOptions
  /** The ids of what was changed as in an earlier import. */
  remembered: ReadonlySet<string>
}

/** Larger files are not copied to the browser's storage. */
const mostInputBytes = 8_000_000

const reviewKey = ({ user, id }: Pick<KeptReview, 'user' | 'id'>) => `${user} ${id}`
const choicesKey = ({ user, id }: Pick<KeptReview, 'user' | 'id'>) => `${user} ${id} choices`

/** The input, if it is small enough to be stored. */
export const keepableInput = (input: ImportInput): ImportInput | undefined =>
  input.files.reduce((sum, { file }) => sum + file.size, input.text.length) <= mostInputBytes
    ? input
    : undefined

/** Stores a review with its choices. Returns whether the browser stored them. */
export const keepReview = async (review: KeptReview, choices: KeptChoices): Promise<boolean> => {
  const stored = await withDeviceStore('reviews', 'readwrite', (store) => {
    store.put(choices, choicesKey(review))
    return store.put(review, reviewKey(review))
  })
  return stored !== undefined
}

/** Stores the latest choices. */
export const keepChoices = async (
  review: Pick<KeptReview, 'user' | 'id'>,
  choices: KeptChoices,
): Promise<void> => {
  await withDeviceStore('reviews', 'readwrite', (store) => store.put(choices, choicesKey(review)))
}

/** The reviews of a person, the newest first. */
export const keptReviews = async (userId: string): Promise<KeptReview[]> => {
  const all = await withDeviceStore<(KeptReview | KeptChoices)[]>('reviews', 'readonly', (store) =>
    store.getAll(keysOf(userId)),
  )
  return (all ?? []).filter((one) => one.is === 'review').sort((one, other) => other.read - one.read)
}

/** The choices of a review; undefined when it was deleted. */
export const keptChoices = (review: KeptReview): Promise<KeptChoices | undefined> =>
  withDeviceStore<KeptChoices | undefined>('reviews', 'readonly', (store) => store.get(choicesKey(review)))

/** Deletes a review that was imported or discarded. */
export const dropReview = async (review: Pick<KeptReview, 'user' | 'id'>): Promise<void> => {
  await withDeviceStore('reviews', 'readwrite', (store) => {
    store.delete(choicesKey(review))
    return store.delete(reviewKey(review))
  })
}
