import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { RequestEnv } from './context.ts'
import { cutConnection, isOfClosedRequest } from './cut-connection.ts'
import { listen } from './listen.ts'

test('the connection of an endless response is closed', async () => {
  const app = new Hono<RequestEnv>().get('/', (c) => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('begun'))
        cutConnection(c)
      },
    })
    return new Response(body)
  })
  const listener = await listen('127.0.0.1', 0)
  listener.serve((request, env) => app.fetch(request, env))
  await expect(fetch(`http://127.0.0.1:${listener.port}/`).then((answer) => answer.text())).rejects.toThrow()
  await listener.stop(0)
})

test('without a server there is no connection to close, and none was closed', async () => {
  const app = new Hono<RequestEnv>().get('/', (c) => {
    cutConnection(c)
    return c.json(isOfClosedRequest(c, new Error('other')))
  })
  for (const env of [undefined, {}, { incoming: {}, outgoing: undefined }])
    expect(await (await app.request('/', {}, env)).json()).toBe(false)
})
