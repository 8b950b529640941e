import { type Context, Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { bodyOf, jsonAnswer, notKept } from './read/response-body.ts'
import { runBatch } from './batch.ts'
import { readBody } from './write/request-body.ts'
import type { Collection } from './collection.ts'
import { deleteRecord } from './write/delete-record.ts'
import { createEngine, type EngineDeps } from './engine.ts'
import { createGazetteerAnswers } from './read/gazetteer-answers.ts'
import { listRecords } from './read/list-records.ts'
import { contextOf, type RuleContext } from './rule-context.ts'
import { readableCollection, writableCollection } from './requested-collection.ts'
import { viewRecord } from './read/view-record.ts'
import { answerToWrite, writeRecord } from './write/write-record.ts'

const list = '/api/collections/:collection/records'
const single = '/api/collections/:collection/records/:id'

/** The record API of all collections, and batches of its calls. Errors are thrown for the app to write. */
export function createRecordRoutes(deps: EngineDeps): Hono<RequestEnv> {
  const engine = createEngine(deps)
  const gazetteerAnswer = createGazetteerAnswers(deps.gazetteerVersion)

  async function read(
    c: Context<RequestEnv>,
    collection: Collection,
    answer: (asked: RuleContext) => Promise<unknown>,
  ): Promise<Response> {
    const asked = askedBy(c)
    const { sort = '', filter = '', fields } = asked.query
    const body = async () => bodyOf(await answer(asked), fields)
    // Chance and the time of day make every answer another.
    const isSteady = !sort.includes('@') && !filter.includes('@')
    return collection.gazetteer && isSteady ? gazetteerAnswer(c.req, body) : jsonAnswer(await body())
  }

  async function write(c: Context<RequestEnv>, name: string, id: string | null): Promise<Response> {
    const collection = writableCollection(engine, name, id === null ? 'create' : 'update')
    const context = { ...askedBy(c), body: await readBody(c.req) }
    const request = { collection, id, context }
    const record = await answerToWrite(engine, request, await writeRecord(engine, request))
    return jsonAnswer(bodyOf(record, context.query['fields']))
  }

  return new Hono<RequestEnv>()
    .get(list, (c) => {
      const collection = readableCollection(engine, c.req.param('collection'))
      return read(c, collection, (asked) => listRecords(engine, collection, asked))
    })
    .get(single, (c) => {
      const collection = readableCollection(engine, c.req.param('collection'))
      return read(c, collection, (asked) => viewRecord(engine, collection, c.req.param('id'), asked))
    })
    .post(list, (c) => write(c, c.req.param('collection'), null))
    .patch(single, (c) => write(c, c.req.param('collection'), c.req.param('id')))
    .delete(single, async (c) => {
      const collection = writableCollection(engine, c.req.param('collection'), 'delete')
      await deleteRecord(engine, { collection, id: c.req.param('id'), context: askedBy(c) })
      return c.body(null, 204, notKept)
    })
    .post('/api/batch', async (c) => {
      const results = await runBatch(engine, await readBody(c.req), c.get('caller'))
      return jsonAnswer(bodyOf(results, undefined))
    })
}

const askedBy = (c: Context<RequestEnv>): RuleContext => ({
  ...contextOf(c.get('caller'), 'default', c.req.method),
  query: c.req.query(),
})
