import * as z from 'zod/mini'
import { mostRestored, ofEachRestored } from '#shared/account-archive.ts'
import type { FieldErrorCode } from '#shared/field-errors.ts'
import { excessIn } from '#server/http/json-parts.ts'

/** The version of the archives that this server writes. It reads this version and the earlier ones. */
export const archiveVersion = 2

/** A record of an archive, of which only the fields that refer to other records are checked. */
export type ArchivedRecord = Readonly<Record<string, unknown>>

/** The id that a field of a record refers to; "" for none. */
export const nameIn = (record: ArchivedRecord, field: string): string => {
  const value = record[field]
  return typeof value === 'string' ? value : ''
}

/** 331,000 records with 15 fields each. A stay has 17 fields, all other records have fewer than 15. */
const mostParts = 5_000_000

/** The fields that contain the id of a record. */
const naming = ['id', 'city', 'from', 'to', 'home', 'trip', 'import'] as const
const mostNameLength = 100

const isName = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length <= mostNameLength)
const record = z
  .record(z.string(), z.unknown())
  .check(z.refine((fields) => naming.every((name) => isName(fields[name]))))
/** The number of records is checked before the records themselves. */
const records = (count: number) =>
  z.optional(z.pipe(z.array(z.unknown()).check(z.maxLength(count)), z.array(record)))

/** The parts of an archive that are read; all other keys are ignored. See docs/formats.md. */
const archive = z.object({
  product: z.literal('waymark'),
  version: z.number().check(z.int(), z.minimum(1)),
  account: z.record(z.string(), z.unknown()),
  picture: z.nullish(z.object({ name: z.string(), base64: z.string() })),
  records: z.object({
    settings: records(1),
    ...ofEachRestored((name) => records(mostRestored[name])),
  }),
})

export type ArchiveContent = z.infer<typeof archive>

/** The reason why a text is not an archive that can be restored. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault'
  readonly code: FieldErrorCode

  constructor(code: FieldErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export const tooLargeToRead = () =>
  new ArchiveFault('archive_damaged', 'The archive has more than an account can have.')

/** Parses an archive. Throws an ArchiveFault whose message says what is wrong. */
export function archiveIn(text: string): ArchiveContent {
  if (excessIn(text, mostParts) !== null) throw tooLargeToRead()
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    const message = 'This is no archive of an account: it is not whole, or not JSON.'
    throw new ArchiveFault('archive_unreadable', message)
  }
  const named = z.object({ product: z.literal('waymark'), version: z.number() }).safeParse(content)
  if (!named.success) throw new ArchiveFault('archive_of_others', 'This is no archive of a Waymark account.')
  if (named.data.version > archiveVersion) {
    throw new ArchiveFault(
      'archive_too_new',
      `The archive has version ${named.data.version}, and this server reads versions up to ${archiveVersion}. Update the server first.`,
    )
  }
  const read = archive.safeParse(content)
  if (!read.success) {
    const [issue] = read.error.issues
    const where = issue?.path.join('.') ?? ''
    const message =
      issue?.code === 'too_big'
        ? `The archive has more than ${String(issue.maximum)} at “${where}”, the most that are read.`
        : `The archive is damaged at “${where}”.`
    throw new ArchiveFault('archive_damaged', message)
  }
  return read.data
}
