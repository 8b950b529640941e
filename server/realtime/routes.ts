import { type Context, Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { cutConnection } from '#server/http/cut-connection.ts'
import { badRequest, tooManyRequests } from '#server/http/errors.ts'
import type { Engine } from '#server/records/engine.ts'
import { type Body, readBody } from '#server/records/write/request-body.ts'
import { setTopics, unknownClient } from './clients.ts'
import type { Realtime } from './realtime.ts'
import { type Topic, topicOf } from './topics.ts'

interface Options {
  engine: Engine
  realtime: Realtime
  /** The keyed hash under which a network is known. */
  networkHash: (address: string) => string
  /** Called when a client waits for the answer of a sign-in elsewhere. */
  awaitsSignIn: (c: Context<RequestEnv>, client: string) => void
}

const mostTopics = 1000
const longestTopic = 2500
/** Each is a question to the database at every change. */
const mostFiltered = 100
/** About the same records: each is told of every change of them. */
const mostAlike = 20
/** Beyond this a process would run out of sockets or memory. */
const mostStreams = 20_000

/** A stream of what happens, and what its client wants to hear of. */
export function realtimeRoutes({ engine, realtime, networkHash, awaitsSignIn }: Options) {
  const app = new Hono<RequestEnv>()

  app.get('/api/realtime', (c) => {
    // Nobody would read the stream, nor end it.
    if (c.req.method === 'HEAD')
      return new Response(null, { headers: { 'content-type': 'text/event-stream' } })
    if (realtime.size >= mostStreams) throw tooManyRequests(10)
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
  throw badRequest(undefined, { clientId: { code: 'validation_required', message: 'Cannot be blank.' } })
}

function topicsIn({ registry }: Engine, { subscriptions = [] }: Body): Map<string, Topic> {
  const listed: unknown[] = Array.isArray(subscriptions) ? subscriptions : [subscriptions]
  if (listed.length > mostTopics) throw refused(tooLong(mostTopics))
  const topics = new Map<string, Topic>()
  for (const [index, topic] of listed.entries()) {
    if (typeof topic !== 'string') throw badRequest()
    if (topic.length > longestTopic) throw refused({ [index]: tooLong(longestTopic) })
    // A line break would end the line of the stream that the topic is repeated in.
    // oxlint-disable-next-line no-control-regex
    if (/[\0-\x1f]/.test(topic)) throw badRequest()
    if (topic !== '') topics.set(topic, topicOf(registry, topic))
  }
  const filtered = [...topics.values()].filter(({ query }) => query.filter !== undefined)
  if (filtered.length > mostFiltered) throw refused(tooLong(mostFiltered))
  const alike = Map.groupBy(topics.values(), ({ collection, record }) => `${collection}/${record}`)
  for (const same of alike.values()) if (same.length > mostAlike) throw refused(tooLong(mostAlike))
  return topics
}

const refused = (subscriptions: Record<string, unknown>) => badRequest(undefined, { subscriptions })

const tooLong = (max: number) => ({
  code: 'validation_length_too_long',
  message: `The length must be no more than ${max}.`,
  params: { max, min: 0 },
})
