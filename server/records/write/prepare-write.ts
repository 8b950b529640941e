import { newId } from '#server/db/new-id.ts'
import { authFormErrors } from './auth-form.ts'
import type { Body } from './request-body.ts'
import { emptyBody } from './request-body.ts'
import type { Collection, FileHooks, Row, Write } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { authorizeWrite, throwFieldErrors, validateFields, type WriteRequest } from './authorize-write.ts'
import { idIn } from './row-from-body.ts'
import { type NamedUpload, namedUpload } from './uploads.ts'
import { textsOf } from '#server/records/values.ts'

/** A write of which everything slow is done: what is left is for its transaction. */
export interface PreparedWrite extends WriteRequest {
  /** What the collection's hooks store besides the fields. */
  columns: Row
  uploads: readonly NamedUpload[]
  /** The uploads as they will be kept. */
  files: readonly { name: string; content: Uint8Array }[]
}

/** Does what must not happen in a transaction: it reads files, and lets the collection hash and encode. */
export async function prepareWrite(engine: Engine, request: WriteRequest): Promise<PreparedWrite> {
  const { collection } = request
  const { hooks } = collection
  const { uploads, body } = await namedUploads(request)
  // The id is settled now, so that hooks are told the one that will be stored.
  if (request.id === null) body['id'] = idIn(body) || newId()
  const settled = { ...request, context: { ...request.context, body }, uploads }
  if (!hooks?.prepare && !hooks?.checkPassword && uploads.length === 0) {
    return { ...settled, columns: {}, files: [] }
  }
  // All of it is looked at here for the sake of the hooks, and again in the transaction for the sake of truth.
  const write = await authorizeWrite(engine.db, engine, settled)
  if (collection.type === 'auth') throwFieldErrors(write, await authFormErrors(write, hooks?.checkPassword))
  await validateFields(engine.db, engine, collection, write, uploads)
  const named = uploads.filter((upload) => isNamed(collection, write.row, upload))
  const files = await received(write, hooks?.files, named)
  const prepared = (await hooks?.prepare?.(engine.db, write)) ?? {}
  throwFieldErrors(write, prepared.errors)
  return { ...settled, columns: prepared.columns ?? {}, files }
}

/** The request's body with every file of a file field named. */
async function namedUploads({ collection, context }: WriteRequest) {
  const uploads: NamedUpload[] = []
  const body: Body = Object.assign(emptyBody(), context.body)
  for (const [key, value] of Object.entries(body)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    const field = key.replaceAll(/^\+|[+-]$/g, '')
    if (collection.fields[field]?.type !== 'file' || !values.some((item) => item instanceof File)) continue
    const named: unknown[] = []
    for (const item of values) {
      const upload = item instanceof File && item.size > 0 ? await namedUpload(field, item) : null
      if (upload) uploads.push(upload)
      named.push(upload ?? item)
    }
    body[key] = named
  }
  return { uploads, body }
}

/** Of several files for a field that holds one, only the last is named by the row. */
function isNamed({ fields }: Collection, row: Row, { field, name }: NamedUpload): boolean {
  const definition = fields[field]
  return definition !== undefined && textsOf(definition, row[field]).includes(name)
}

async function received(write: Write, hooks: FileHooks | undefined, uploads: readonly NamedUpload[]) {
  const files: { name: string; content: Uint8Array }[] = []
  for (const upload of uploads) {
    const result = hooks ? await hooks.receive(upload) : { error: notKept(upload.name) }
    if ('error' in result) throwFieldErrors(write, { [upload.field]: result.error })
    else {
      upload.name = result.name
      files.push(result)
    }
  }
  return files
}

const notKept = (name: string) => ({
  code: 'validation_invalid_file',
  message: `Invalid new files: ${name}.`,
})
