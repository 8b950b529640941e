import * as z from 'zod/mini'

/** The largest archive of an account that can be restored, in bytes. */
export const largestArchiveBytes = 64 * 1024 * 1024

/** The maximum number of skipped records that are named. */
export const mostSkippedNamed = 200

const count = z.number()

/** The answer of `POST /api/account/import`: the number of records restored, and those that were left out. */
export const restoration = z.object({
  restored: z.object({
    import: count,
    trip: count,
    travel_item: count,
    stay: count,
    wish: count,
    visited_city: count,
  }),
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
