import * as z from 'zod/mini'
import { mostImports } from './collections/imports.ts'
import type { CollectionName } from './collections/index.ts'
import { mostStays, mostWishes } from './collections/stays.ts'

/** The largest archive of an account that can be restored, in bytes. */
export const largestArchiveBytes = 64 * 1024 * 1024

/** The maximum number of skipped records that are named. */
export const mostSkippedNamed = 200

/**
 * The collections that an archive restores, each after those that its records refer to, with the maximum number of
 * records that are read. An account from before the present limits can have more of them than an account can have now.
 */
export const mostRestored = {
  import: mostImports,
  trip: 20_000,
  travel_item: 200_000,
  stay: mostStays,
  wish: mostWishes,
  visited_city: mostStays,
} satisfies Partial<Record<CollectionName, number>>

export type RestoredCollection = keyof typeof mostRestored
export const restoredCollections = Object.keys(mostRestored) as RestoredCollection[]

export const isRestored = (collection: string): collection is RestoredCollection =>
  Object.hasOwn(mostRestored, collection)

/** A value for each of the restored collections. */
export const ofEachRestored = <Value>(valueOf: (name: RestoredCollection) => Value) =>
  Object.fromEntries(restoredCollections.map((name) => [name, valueOf(name)])) as Record<
    RestoredCollection,
    Value
  >

const count = z.number()

/** The answer of `POST /api/account/import`: the number of records restored, and those that were left out. */
export const restoration = z.object({
  restored: z.object(ofEachRestored(() => count)),
  /** The number of records that were left out. */
  skippedCount: count,
  /**
   * The first skipped records, at most `mostSkippedNamed`: each with its id in the archive, the field that caused it to
   * be skipped, and a sentence with the reason.
   */
  skipped: z.array(
    z.object({
      collection: z.string(),
      id: z.string(),
      field: z.string(),
      code: z.string(),
      message: z.string(),
    }),
  ),
})

export type Restoration = z.infer<typeof restoration>
export type SkippedRecord = Restoration['skipped'][number]
