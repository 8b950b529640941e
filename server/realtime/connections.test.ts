import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnections } from './connections.ts'

const lifetimes = { idleMs: 300_000, totalMs: 1_800_000, heartbeatMs: 15_000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Streams, and the names of the clients whose streams have ended. */
function createStreams() {
  const connections = createConnections(lifetimes)
  const ended: string[] = []
  const open = (client: string) => connections.open(client, '{}', () => ended.push(client)).body!.getReader()
  return { connections, ended, open }
}

const textOf = ({ value }: { value?: Uint8Array | undefined }) => new TextDecoder().decode(value)

test('a stream ends after its idle time without an event', async () => {
  const { ended, open } = createStreams()
  const reader = open('a')
  vi.advanceTimersByTime(lifetimes.idleMs - 1)
  expect(ended).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ended).toEqual(['a'])
  expect(textOf(await reader.read())).toContain('PB_CONNECT')
  expect((await reader.read()).done).toBe(true)
})

test('events keep a stream open, up to its maximum duration', () => {
  const { connections, ended, open } = createStreams()
  const reader = open('a')
  let passed = 0
  for (; ended.length === 0; passed += 60_000) {
    void reader.read()
    connections.send('a', 'trip/*', '{}')
    vi.advanceTimersByTime(60_000)
  }
  expect(passed).toBe(lifetimes.totalMs)
})

test('a stream without events carries heartbeats, which do not extend its idle time', async () => {
  const { connections, ended, open } = createStreams()
  const reader = open('a')
  await reader.read()
  let next = reader.read()
  vi.advanceTimersByTime(10_000)
  connections.send('a', 'trip/*', '{}')
  expect(textOf(await next)).toContain('event:trip/*')
  next = reader.read()
  vi.advanceTimersByTime(14_999)
  let isHeard = false
  void next.then(() => (isHeard = true))
  await Promise.resolve()
  expect(isHeard).toBe(false)
  vi.advanceTimersByTime(1)
  expect(textOf(await next)).toBe('id:a\nevent:heartbeat\ndata:{}\n\n')
  for (let beats = 0; beats < 18; beats += 1) {
    const beat = reader.read()
    vi.advanceTimersByTime(15_000)
    expect(textOf(await beat)).toContain('heartbeat')
  }
  vi.advanceTimersByTime(15_000)
  expect(ended).toEqual(['a'])
})

test('heartbeats are not buffered for a client that does not read', async () => {
  const { connections, open } = createStreams()
  const reader = open('a')
  await reader.read()
  vi.advanceTimersByTime(60_000)
  connections.send('a', 'trip/*', '{}')
  expect(textOf(await reader.read())).toContain('trip/*')
})

test('a client that reads late receives all events in order', async () => {
  const { connections, open } = createStreams()
  const reader = open('a')
  const read: string[] = []
  const readSome = async (count: number) => {
    for (let index = 0; index < count; index += 1) read.push(textOf(await reader.read()))
  }
  const send = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) connections.send('a', `event ${index}`, '{}')
  }
  send(0, 50)
  await readSome(20)
  send(50, 60)
  await readSome(41)
  send(60, 65)
  await readSome(5)
  const events = read.map((text) => /^event:(.*)$/m.exec(text)?.[1])
  expect(events).toEqual(['PB_CONNECT', ...Array.from({ length: 65 }, (_, index) => `event ${index}`)])
})

test('the stream of a client that does not read is closed, and its buffer is freed', async () => {
  const { connections, ended, open } = createStreams()
  const reader = open('slow')
  const quick = open('quick')
  await quick.read()
  const megabyte = 'x'.repeat(1_000_000)
  for (let count = 0; count < 6; count += 1) {
    const read = quick.read()
    connections.send('slow', 'trip/*', megabyte)
    connections.send('quick', 'trip/*', megabyte)
    await read
  }
  expect(ended).toEqual(['slow'])
  let bytes = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) bytes += chunk.value.length
  expect(bytes).toBeLessThan(1_000_000)
})

test('the buffers of all clients have a common limit, and a client that reads stays connected', async () => {
  const { connections, ended, open } = createStreams()
  const quick = open('quick')
  await quick.read()
  const slow = Array.from({ length: 40 }, (_, index) => `slow ${index}`)
  for (const client of slow) open(client)
  const threeMegabytes = 'x'.repeat(3_000_000)
  for (const client of slow) {
    const read = quick.read()
    connections.send(client, 'trip/*', threeMegabytes)
    connections.send('quick', 'trip/*', threeMegabytes)
    await read
  }
  expect(connections.size).toBe(1 + 22)
  expect(ended).toEqual(slow.slice(22))
})

const capacity = 4 * 1024 * 1024
/** Data whose frame has this size in bytes. */
const dataOf = (client: string, bytes: number) =>
  'x'.repeat(bytes - `id:${client}\nevent:e\ndata:\n\n`.length)

test('the buffer of one client may hold exactly 4 MB', () => {
  const { connections, ended, open } = createStreams()
  open('a')
  connections.send('a', 'e', dataOf('a', capacity - 100))
  connections.send('a', 'e', dataOf('a', 100))
  expect(ended).toEqual([])
  connections.send('a', 'e', '')
  expect(ended).toEqual(['a'])
  open('b')
  connections.send('b', 'e', dataOf('b', capacity + 1))
  expect(ended).toEqual(['a', 'b'])
})

test('the buffers of all clients together may hold exactly 64 MB', () => {
  const { connections, ended, open } = createStreams()
  const names = Array.from('abcdefghijklmnop')
  for (const client of [...names, 'z']) open(client)
  for (const client of names) connections.send(client, 'e', dataOf(client, capacity))
  expect(ended).toEqual([])
  connections.send('z', 'e', '')
  expect(ended).toEqual(['z'])
})

test('frames that were read, or dropped with their stream, no longer count as buffered', async () => {
  const { connections, ended, open } = createStreams()
  const reader = open('a')
  await reader.read()
  const most = dataOf('a', capacity)
  for (let count = 0; count < 18; count += 1) {
    connections.send('a', 'e', most)
    await reader.read()
  }
  for (let count = 0; count < 18; count += 1) {
    open('b')
    connections.send('b', 'e', most)
    connections.close('b')
  }
  connections.send('a', 'e', most)
  expect(ended).toEqual(Array.from({ length: 18 }, () => 'b'))
  expect(connections.has('a')).toBe(true)
  expect(connections.has('b')).toBe(false)
})

test('`closed` is called once, also when the client disconnects before it has read the end of the stream', async () => {
  const { connections, ended, open } = createStreams()
  const reader = open('a')
  connections.close('a')
  await reader.cancel()
  connections.close('a')
  connections.send('a', 'e', '{}')
  expect(ended).toEqual(['a'])
  expect(connections.size).toBe(0)
})
