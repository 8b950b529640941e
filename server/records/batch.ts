import type { Db } from '#server/db/connect.ts'
import { type Caller, isSuperuser } from '#server/http/context.ts'
import { ApiError, badRequest, forbidden, notFound } from '#server/http/errors.ts'
import { bodyOf } from './read/response-body.ts'
import { type Body, checkKeyCount, emptyBody } from './write/request-body.ts'
import { textOf } from './write/coerce.ts'
import type { Collection, Row } from './collection.ts'
import { performDelete } from './write/delete-record.ts'
import type { Change, Engine } from './engine.ts'
import type { ExpandBudget } from './read/expand.ts'
import { findRow } from './read/find-row.ts'
import { type PreparedWrite, prepareWrite } from './write/prepare-write.ts'
import { recordTransaction } from './write/record-transaction.ts'
import { idIn } from './write/row-from-body.ts'
import { lengthTooLong, required, tooManyValues } from './write/value-errors.ts'
import { contextOf, type RuleContext } from './rule-context.ts'
import { writableCollection } from './requested-collection.ts'
import { performWrite, responseOfWrite } from './write/write-record.ts'

export interface BatchResult {
  status: number
  body: unknown
}

/** A create or update call that has run, and the row that it stored. */
interface Written {
  prepared: PreparedWrite
  row: Row
}

/** A call of a batch, ready to run in the batch's transaction. */
type Step =
  | { action: 'delete'; collection: Collection; id: string; context: RuleContext }
  | { action: 'write'; prepared: PreparedWrite }

const maxRequests = 500
/** Decoding a picture can take a second. The web app sends at most one picture in a batch. */
const maxFiles = 5
/** The expand budget that the responses of all calls share, in characters. */
const expandBudget = 5_000_000

/**
 * Runs the calls of a batch in one transaction, each under the rules of its collection. When one fails, none is
 * stored and the contract's 400 is thrown; it gives the index of the failed call and its error. `languages` are the
 * tags of the request's Accept-Language.
 */
export async function runBatch(
  engine: Engine,
  body: Body,
  caller: Caller,
  languages: readonly string[],
): Promise<BatchResult[]> {
  const requests = requestsIn(body)
  const steps: Step[] = []
  for (const [index, request] of requests.entries()) {
    steps.push(await runCall(index, () => stepOf(engine, request, caller, languages)))
  }
  const written = await recordTransaction(
    engine,
    async (db, changes) => {
      const written: (Written | null)[] = []
      for (const [index, step] of steps.entries()) {
        written.push(await runCall(index, () => runStep(db, engine, step, changes)))
      }
      return written
    },
    caller,
  )
  const results: BatchResult[] = []
  const budget = { charactersLeft: expandBudget }
  for (const one of written) {
    results.push(one ? await resultOf(engine, one, budget) : { status: 204, body: null })
  }
  return results
}

async function runStep(db: Db, engine: Engine, step: Step, changes: Change[]): Promise<Written | null> {
  if (step.action === 'write') {
    return { prepared: step.prepared, row: await performWrite(db, engine, step.prepared, changes) }
  }
  await performDelete(db, engine, step, changes)
  return null
}

function requestsIn(body: Body): Record<string, unknown>[] {
  const { requests } = body
  const isList =
    Array.isArray(requests) && requests.every((item) => typeof item === 'object' && item !== null)
  if (!isList || requests.length === 0) {
    throw badRequest(undefined, { requests: required })
  }
  if (requests.length > maxRequests) {
    throw badRequest(undefined, { requests: lengthTooLong(maxRequests) })
  }
  const files = Object.entries(body).filter(([key]) => key.startsWith('requests.'))
  if (files.flatMap(([, file]) => file).filter((file) => file instanceof File).length > maxFiles) {
    throw badRequest(undefined, { requests: tooManyValues(maxFiles) })
  }
  return requests.map((request: Record<string, unknown>, index) => {
    const inner = objectOf(request['body'])
    for (const [key, file] of files) {
      const prefix = `requests.${index}.`
      if (key.startsWith(prefix)) inner[key.slice(prefix.length)] = file
    }
    return { ...request, body: inner }
  })
}

const objectOf = (value: unknown): Body =>
  Object.assign(
    emptyBody(),
    typeof value === 'object' && value !== null && !Array.isArray(value) ? checkKeyCount(value) : {},
  )

async function stepOf(
  engine: Engine,
  request: Record<string, unknown>,
  caller: Caller,
  languages: readonly string[],
): Promise<Step> {
  const method = textOf(request['method']).toUpperCase()
  const url = URL.parse(textOf(request['url']), 'http://batch')
  if (!url) throw notFound()
  const path = decoded(url.pathname)
  const [, name, id] = /^\/api\/collections\/([^/]+)\/records(?:\/([^/]+))?\/?$/.exec(path) ?? []
  const action = ({ POST: 'create', PUT: 'create', PATCH: 'update', DELETE: 'delete' } as const)[method]
  if (name === undefined || !action || (id === undefined) !== (action === 'create')) throw notFound()
  const collection = writableCollection(engine, name, action, caller)
  // The rate limit of sign-ups counts requests, so a batch of sign-ups would evade it.
  if (collection.type === 'auth' && action === 'create' && !isSuperuser(caller)) {
    throw forbidden('Accounts are not made in batches.')
  }
  const context = {
    ...contextOf(caller, 'default', method),
    languages,
    query: Object.fromEntries(url.searchParams),
    body: objectOf(request['body']),
  }
  if (action === 'delete') return { action, collection, id: id ?? '', context }
  const known = method === 'PUT' ? await idOfStored(engine, collection, context.body) : (id ?? null)
  return { action: 'write', prepared: await prepareWrite(engine, { collection, id: known, context }) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw notFound()
  }
}

/** The id in an upsert's body when a record with this id exists, else null. */
async function idOfStored(engine: Engine, collection: Collection, body: Body): Promise<string | null> {
  const id = idIn(body)
  return (await findRow(engine.db, engine, collection, id, '', contextOf(null))) ? id : null
}

async function resultOf(
  engine: Engine,
  { prepared, row }: Written,
  budget: ExpandBudget,
): Promise<BatchResult> {
  const record = await responseOfWrite(engine, prepared, row, budget)
  const body = bodyOf(record, prepared.context.query['fields'])
  return { status: 200, body: body.length === 0 ? null : JSON.parse(body.toString()) }
}

/** Runs one call of a batch. An error that it throws becomes the batch's error, with the index of the call. */
async function runCall<Result>(index: number, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const response = { data: error.data, message: error.message, status: error.status }
    throw new ApiError(
      400,
      'Batch transaction failed.',
      { requests: { [index]: { code: 'batch_request_failed', message: 'Batch request failed.', response } } },
      { cause: error },
    )
  }
}
