import assert from 'node:assert/strict'
import sharp from 'sharp'
import { type Answer, at, hasCodes, hasStatus, is401, is404, isError, textAt } from './call.ts'
import { check, ours, protocol } from './check.ts'
import { openStream } from './stream.ts'
import { type Person, records, type World } from './world.ts'

const picture = () =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: '#803' } })
    .png()
    .toBuffer()

async function withAvatar({ call, person }: World): Promise<{ owner: Person; name: string; url: string }> {
  const owner = await person()
  const body = new FormData()
  body.set('avatar', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'My Photo.PNG')
  const answer = await call('PATCH', records('users', owner.id), { as: owner, body })
  hasStatus(answer, 200)
  const name = textAt(answer.json, 'avatar')
  return { owner, name, url: `/api/files/users/${owner.id}/${name}` }
}

const sizeOf = async ({ bytes }: Answer) => {
  const { width, height } = await sharp(bytes).metadata()
  return `${width}x${height}`
}

export const files = [
  check(79, 'an uploaded picture gets a new name and is served inline', async (world) => {
    const { name, url } = await withAvatar(world)
    assert.match(name, /_[a-z0-9]{10}\.\w+$/)
    const { status, headers } = await world.call('GET', url)
    assert.equal(status, 200)
    assert.match(headers.get('content-type') ?? '', /^image\//)
    assert.equal(headers.get('content-disposition'), `inline; filename=${name}`)
    assert.equal(headers.get('cache-control'), 'max-age=2592000, stale-while-revalidate=86400')
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    )
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    const download = await world.call('GET', `${url}?download=1`)
    assert.equal(download.headers.get('content-disposition'), `attachment; filename=${name}`)
  }),
  check(80, 'a text file as a picture is refused', async ({ call, a }) => {
    const body = new FormData()
    body.set('avatar', new Blob(['just a text'], { type: 'image/png' }), 'picture.png')
    hasCodes(await call('PATCH', records('users', a.id), { as: a, body }), {
      avatar: 'validation_invalid_mime_type',
    })
  }),
  check(81, 'a thumbnail of 100x100 exists, and other sizes return the original', async (world) => {
    const { url } = await withAvatar(world)
    const original = await sizeOf(await world.call('GET', url))
    assert.equal(await sizeOf(await world.call('GET', `${url}?thumb=100x100`)), '100x100')
    assert.equal(await sizeOf(await world.call('GET', `${url}?thumb=7x7`)), original)
  }),
  check(82, 'an empty text deletes the file', async (world) => {
    const { owner, url } = await withAvatar(world)
    hasStatus(await world.call('GET', url), 200)
    const cleared = await world.patch('users', owner.id, { avatar: '' }, owner)
    assert.equal(at(cleared.json, 'avatar'), '')
    is404(await world.call('GET', url))
  }),
]

const listen = ({ call }: World, client: string, subscriptions: string[], as?: Person) =>
  call('POST', '/api/realtime', { body: { clientId: client, subscriptions }, ...(as && { as }) })

export const realtime = [
  check(83, 'the stream begins with the client’s id', async ({ url }) => {
    const stream = await openStream(url)
    const { id, first, headers } = stream
    assert.equal(first, `id:${id}\nevent:PB_CONNECT\ndata:{"clientId":"${id}"}\n\n`)
    assert.equal(id.length, 40)
    assert.equal(headers.get('content-type'), 'text/event-stream')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('x-accel-buffering'), 'no')
    await stream.close()
  }),
  check(84, 'events are sent to subscribers who may list the record', async (world) => {
    const { a, b, made } = world
    const stream = await openStream(world.url)
    const subscribed = await listen(world, stream.id, ['trip/*'], a)
    assert.deepEqual([subscribed.status, subscribed.text], [204, ''])
    await made(b, 'trip', { name: 'Not yours' })
    const id = await made(a, 'trip', { name: 'Mine' })
    const { event, data, id: of } = await stream.next()
    assert.deepEqual(
      [event, of, at(data, 'action'), at(data, 'record.id')],
      ['trip/*', stream.id, 'create', id],
    )
    await stream.silence()
    await stream.close()
  }),
  check(85, 'a delete event contains the complete last record', async (world) => {
    const { a, call, made } = world
    const id = await made(a, 'trip', { name: 'Short-lived' })
    const stream = await openStream(world.url)
    await listen(world, stream.id, [`trip/${id}`], a)
    await call('DELETE', records('trip', id), { as: a })
    const { data } = await stream.next()
    assert.equal(at(data, 'action'), 'delete')
    assert.equal(at(data, 'record.name'), 'Short-lived')
    await stream.close()
  }),
  check(86, 'a client cannot be taken over by a guest, and must exist', async (world) => {
    const stream = await openStream(world.url)
    hasStatus(await listen(world, stream.id, ['trip/*']), 204)
    hasStatus(await listen(world, stream.id, ['trip/*'], world.a), 204)
    isError(
      await listen(world, stream.id, ['trip/*']),
      403,
      "The current and the previous request authorization don't match.",
    )
    isError(await listen(world, 'ghost', []), 404, 'Missing or invalid client id.')
    await stream.close()
  }),
  check(87, 'a topic with options is the event’s name', async (world) => {
    const { a, made } = world
    const stream = await openStream(world.url)
    const options = JSON.stringify({ query: { filter: 'name="Told"', fields: 'name' } })
    const topic = `trip/*?options=${encodeURIComponent(options)}`
    await listen(world, stream.id, [topic], a)
    await made(a, 'trip', { name: 'Not told' })
    await made(a, 'trip', { name: 'Told' })
    const { event, data } = await stream.next()
    assert.deepEqual([event, at(data, 'record')], [topic, { name: 'Told' }])
    await stream.close()
  }),
]

const health = { message: 'API is healthy.', code: 200, data: {} }

export const misc = [
  check(88, 'a guest gets no token for files', async ({ call }) => {
    is401(await call('POST', '/api/files/token'))
  }),
  check(89, 'the health call has the body of the protocol', async ({ call }) => {
    assert.deepEqual((await call('GET', '/api/health')).json, health)
  }),
  ours(89, 'a batch is one transaction', async ({ call, a }) => {
    const post = (name: string) => ({ method: 'POST', url: records('trip'), body: { user: a.id, name } })
    const good = await call('POST', '/api/batch', { as: a, body: { requests: [post('One'), post('Two')] } })
    assert.deepEqual(
      [good.status, at(good.json, '0.status'), at(good.json, '1.body.name')],
      [200, 200, 'Two'],
    )
    const bad = await call('POST', '/api/batch', { as: a, body: { requests: [post('Three'), post('')] } })
    assert.equal(at(bad.json, 'message'), 'Batch transaction failed.')
    assert.equal(at(bad.json, 'data.requests.1.code'), 'batch_request_failed')
  }),
  protocol(89, 'batches are off', async ({ call, a }) => {
    const body = { requests: [{ method: 'POST', url: records('trip'), body: {} }] }
    isError(await call('POST', '/api/batch', { as: a, body }), 403, 'Batch requests are not allowed.')
  }),
  check(90, 'a CORS preflight request gets its headers', async ({ call }) => {
    const { status, headers, text } = await call('OPTIONS', records('city'), {
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    assert.deepEqual([status, text], [204, ''])
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('access-control-allow-methods'), 'GET,HEAD,PUT,PATCH,POST,DELETE')
    assert.equal(headers.get('access-control-allow-headers'), 'authorization,content-type')
    assert.match(headers.get('vary') ?? '', /Origin/)
  }),
]
