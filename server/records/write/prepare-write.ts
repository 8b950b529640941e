import { newId } from '#server/db/new-id.ts'
import { authFormErrors } from './auth-form.ts'
import type { Body } from './request-body.ts'
import { emptyBody } from './request-body.ts'
import type { Collection, FileHooks, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { authorizeWrite, throwFieldErrors, validateFields, type WriteRequest } from './authorize-write.ts'
import { fieldNameIn, idIn } from './row-from-body.ts'
import { type NamedUpload, namedUpload } from './uploads.ts'
import { textsOf } from '#server/records/values.ts'
import type { FieldError } from '#shared/field-errors.ts'

/** A write whose slow work (hashing, decoding files) is done. The rest runs in its transaction. */
export interface PreparedWrite extends WriteRequest {
  /** The columns that the collection's hooks add. */
  columns: Row
  uploads: readonly NamedUpload[]
  /** The encoded files to store. */
  files: readonly { name: string; content: Uint8Array }[]
}

/** Does the slow work that must not run in a transaction: reads files and calls the collection's slow hooks. */
export async function prepareWrite(engine: Engine, request: WriteRequest): Promise<PreparedWrite> {
  const { collection } = request
  const { hooks } = collection
  const { uploads, body } = await namedUploads(request)
  // Set the id now, so that hooks receive the id that will be stored.
  if (request.id === null) body['id'] = idIn(body) || newId()
  const settled = { ...request, context: { ...request.context, body }, uploads }
  if (!hooks?.beforeTransaction && !hooks?.checkPassword && uploads.length === 0) {
    return { ...settled, columns: {}, files: [] }
  }
  // The checks run here so that hooks receive only valid input. They run again in the transaction, because
  // stored rows can change in between.
  const write = await authorizeWrite(engine.db, engine, settled)
  if (collection.type === 'auth') throwFieldErrors(write, await authFormErrors(write, hooks?.checkPassword))
  await validateFields(engine.db, engine, collection, write, uploads)
  const named = uploads.filter((upload) => isNamed(collection, write.row, upload))
  const files = await receiveFiles(write, hooks?.files, named)
  const prepared = (await hooks?.beforeTransaction?.(engine.db, write)) ?? {}
  throwFieldErrors(write, prepared.errors)
  return { ...settled, columns: prepared.columns ?? {}, files }
}

/** The uploads of a request, and its body, in which the uploads replace the files of file fields. */
async function namedUploads({ collection, context }: WriteRequest) {
  const uploads: NamedUpload[] = []
  const body: Body = Object.assign(emptyBody(), context.body)
  for (const [key, value] of Object.entries(body)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    const field = fieldNameIn(key)
    if (collection.fields[field]?.type !== 'file' || !values.some((item) => item instanceof File)) continue
    const named: unknown[] = []
    for (const item of values) {
      if (isNoFile(item)) continue
      const upload = item instanceof File ? await namedUpload(field, item) : null
      if (upload) uploads.push(upload)
      named.push(upload ?? item)
    }
    if (named.length > 0) body[key] = named
    else delete body[key]
  }
  return { uploads, body }
}

/** For an empty file input, browsers send a file without name and content. It is ignored. */
const isNoFile = (value: unknown) => value instanceof File && value.size === 0 && value.name === ''

/** Whether the row uses this upload. Of several files for a single-file field the row keeps only the last. */
function isNamed({ fields }: Collection, row: Row, { field, name }: NamedUpload): boolean {
  const definition = fields[field]
  return definition !== undefined && textsOf(definition, row[field]).includes(name)
}

async function receiveFiles(write: Write, hooks: FileHooks | undefined, uploads: readonly NamedUpload[]) {
  const files: { name: string; content: Uint8Array }[] = []
  for (const upload of uploads) {
    const result = hooks ? await hooks.receive(upload) : { error: invalidFile(upload.name) }
    if ('error' in result) throwFieldErrors(write, { [upload.field]: result.error })
    else {
      upload.name = result.name
      files.push(result)
    }
  }
  return files
}

const invalidFile = (name: string): FieldError => ({
  code: 'validation_invalid_file',
  message: `Invalid new files: ${name}.`,
})
