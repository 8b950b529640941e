import { type Context, Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { cutConnection } from '#server/http/cut-connection.ts'
import { badRequest, tooManyRequests } from '#server/http/errors.ts'
import type { Engine } from '#server/records/engine.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { lengthTooLong, required } from '#server/records/write/value-errors.ts'
import type { FieldError } from '#shared/field-errors.ts'
import { setTopics, unknownClient } from './clients.ts'
import type { Realtime } from './realtime.ts'
import { type Topic, topicOf } from './topics.ts'

interface Options {
  engine: Engine
  realtime: Realtime
  /** The keyed hash of the network of an address. */
  networkHash: (address: string) => string
  /** Called when a client subscribes to the result of a sign-in at a provider. */
  awaitsSignIn: (c: Context<RequestEnv>, client: string) => void
}

const maxTopics = 1000
const maxTopicCharacters = 2500
/** Each filter needs a query at each change of a record. */
const maxFilteredTopics = 100
/** The maximum number of a client's topics for the same records. A change sends an event for each of them. */
const maxTopicsPerRecord = 20
/** The maximum number of open streams of a process, which bounds its sockets and memory. */
const maxStreams = 20_000

/** The routes that open a stream of events and set its client's subscriptions. */
export function realtimeRoutes({ engine, realtime, networkHash, awaitsSignIn }: Options) {
  const app = new Hono<RequestEnv>()

  app.get('/api/realtime', (c) => {
    // A response to HEAD has no body, so no client would read or end the stream.
    if (c.req.method === 'HEAD')
      return new Response(null, { headers: { 'content-type': 'text/event-stream' } })
    if (realtime.size >= maxStreams) throw tooManyRequests(10)
    return realtime.open(networkHash(c.get('clientAddress')), () => cutConnection(c))
  })

  app.post('/api/realtime', async (c) => {
    const body = await readBody(c.req)
    const client = clientIn(body)
    const topics = topicsIn(engine, body)
    const network = networkHash(c.get('clientAddress'))
    await setTopics(engine.db, { client, caller: c.get('caller'), network, topics })
    if (topics.has('@oauth2')) awaitsSignIn(c, client)
    return c.body(null, 204)
  })

  return app
}

function clientIn({ clientId }: Body): string {
  if (typeof clientId === 'string' && clientId.includes('\0')) throw unknownClient()
  if (typeof clientId === 'string' && clientId !== '') return clientId
  throw badRequest(undefined, { clientId: required })
}

function topicsIn({ registry }: Engine, { subscriptions = [] }: Body): Map<string, Topic> {
  const listed: unknown[] = Array.isArray(subscriptions) ? subscriptions : [subscriptions]
  if (listed.length > maxTopics) throw refused(lengthTooLong(maxTopics))
  const topics = new Map<string, Topic>()
  for (const [index, topic] of listed.entries()) {
    if (typeof topic !== 'string') throw badRequest()
    if (topic.length > maxTopicCharacters) throw refused({ [index]: lengthTooLong(maxTopicCharacters) })
    // The topic is the event's type in the stream, where a line break would end the line.
    // oxlint-disable-next-line no-control-regex
    if (/[\0-\x1f]/.test(topic)) throw badRequest()
    if (topic !== '') topics.set(topic, topicOf(registry, topic))
  }
  const filtered = [...topics.values()].filter(({ query }) => query.filter !== undefined)
  if (filtered.length > maxFilteredTopics) throw refused(lengthTooLong(maxFilteredTopics))
  const alike = Map.groupBy(topics.values(), ({ collection, record }) => `${collection}/${record}`)
  for (const same of alike.values())
    if (same.length > maxTopicsPerRecord) throw refused(lengthTooLong(maxTopicsPerRecord))
  return topics
}

const refused = (subscriptions: FieldError | Record<string, FieldError>) =>
  badRequest(undefined, { subscriptions })
