import { type Context, Hono } from 'hono'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import { networkOf } from '#server/http/client-address.ts'
import { isSuperuser, type RequestEnv } from '#server/http/context.ts'
import { bodyOf, jsonResponse, noStore } from './read/response-body.ts'
import { runBatch } from './batch.ts'
import { readBody } from './write/request-body.ts'
import type { Collection } from './collection.ts'
import { deleteRecord } from './write/delete-record.ts'
import type { Engine } from './engine.ts'
import { createGazetteerResponses } from './read/gazetteer-responses.ts'
import { listRecords } from './read/list-records.ts'
import { contextOf, type RuleContext } from './rule-context.ts'
import { readableCollection, writableCollection } from './requested-collection.ts'
import { viewRecord } from './read/view-record.ts'
import { responseOfWrite, writeRecord } from './write/write-record.ts'

const list = '/api/collections/:collection/records'
const single = '/api/collections/:collection/records/:id'

/** The routes of the record API for all collections, and of batches. Errors are thrown; the app answers them. */
export function createRecordRoutes(engine: Engine): Hono<RequestEnv> {
  const gazetteerResponse = createGazetteerResponses(engine.gazetteerVersion)

  async function read(
    c: Context<RequestEnv>,
    collection: Collection,
    load: (context: RuleContext) => Promise<unknown>,
  ): Promise<Response> {
    const context = requestContext(c)
    const { sort = '', filter = '', fields } = context.query
    const body = async () => bodyOf(await load(context), fields)
    // `@random` and the time macros give a different response each time, so it must not be cached.
    const isCacheable = !sort.includes('@') && !filter.includes('@')
    const isShared = collection.gazetteer && isCacheable && !isSuperuser(context.caller)
    return isShared ? gazetteerResponse(c.req, body) : jsonResponse(await body())
  }

  async function write(c: Context<RequestEnv>, name: string, id: string | null): Promise<Response> {
    const collection = writableCollection(engine, name, id === null ? 'create' : 'update', c.get('caller'))
    const context = { ...requestContext(c), body: await readBody(c.req) }
    const request = { collection, id, context }
    const record = await responseOfWrite(engine, request, await writeRecord(engine, request))
    return jsonResponse(bodyOf(record, context.query['fields']))
  }

  return new Hono<RequestEnv>()
    .get(list, (c) => {
      const collection = readableCollection(engine, c.req.param('collection'))
      return read(c, collection, (context) => listRecords(engine, collection, context))
    })
    .get(single, (c) => {
      const collection = readableCollection(engine, c.req.param('collection'))
      return read(c, collection, (context) => viewRecord(engine, collection, c.req.param('id'), context))
    })
    .post(list, (c) => write(c, c.req.param('collection'), null))
    .patch(single, (c) => write(c, c.req.param('collection'), c.req.param('id')))
    .delete(single, async (c) => {
      const collection = writableCollection(engine, c.req.param('collection'), 'delete', c.get('caller'))
      await deleteRecord(engine, { collection, id: c.req.param('id'), context: requestContext(c) })
      return c.body(null, 204, noStore)
    })
    .post('/api/batch', async (c) => {
      const results = await runBatch(engine, await readBody(c.req), c.get('caller'), languagesOf(c))
      return jsonResponse(bodyOf(results, undefined))
    })
}

const languagesOf = (c: Context<RequestEnv>) => acceptedLanguages(c.req.header('accept-language'))

const requestContext = (c: Context<RequestEnv>): RuleContext => ({
  ...contextOf(c.get('caller'), 'default', c.req.method),
  query: c.req.query(),
  languages: languagesOf(c),
  network: networkOf(c.get('clientAddress')),
})
