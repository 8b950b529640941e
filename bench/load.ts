/**
 * A load generator that needs little CPU beside the server that it measures: it sends prepared bytes and only counts
 * responses.
 */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { percentile } from './report.ts'

export interface Call {
  method?: string
  path: string
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  body: Buffer
}

/** A server that is measured. */
export interface Target {
  url: string
  /** The server's process, whose CPU time is read; undefined when it runs on another machine. */
  pid?: number | undefined
}

export interface Figure {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** CPU time of the server's process for one request, in all of its threads, in microseconds. */
  cpuUs: number
}

/** A connection that sends one request at a time. */
interface Line {
  send(request: Buffer): Promise<Answer>
  close(): void
}

/** The CPU time of a process so far, in microseconds: user and system time of /proc/PID/stat, in ticks of 10 ms. */
export function cpuUsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

/**
 * Sends calls over `connections` connections for some seconds, and longer until `requests` calls were sent, but for at
 * most ten times the seconds. Throws on a status of 400 or more.
 */
export async function load(
  { url, pid }: Target,
  callOf: (index: number) => Call,
  { connections, seconds, requests = 0 }: { connections: number; seconds: number; requests?: number },
): Promise<Figure> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(url)))
  const times: number[] = []
  const cpuBefore = pid === undefined ? Number.NaN : cpuUsOf(pid)
  const started = performance.now()
  const ends = started + seconds * 1000
  const latest = started + seconds * 10_000
  let sent = 0
  await Promise.all(
    lines.map(async (line) => {
      for (let now = performance.now(); now < ends || (sent < requests && now < latest);) {
        const request = requestOf(url, callOf(sent++))
        const { status, body } = await line.send(request)
        if (status >= 400) throw new Error(`${request.toString()} got ${status}: ${body.toString()}`)
        const after = performance.now()
        times.push(after - now)
        now = after
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  const cpu = pid === undefined ? Number.NaN : cpuUsOf(pid) - cpuBefore
  for (const line of lines) line.close()
  const [p50Ms, p99Ms] = [percentile(times, 0.5), percentile(times, 0.99)]
  return { perSecond: times.length / elapsed, p50Ms, p99Ms, cpuUs: cpu / times.length }
}

/** Sends one call and returns its response. */
export async function answerOf(url: string, call: Call): Promise<Answer> {
  const line = await openLine(url)
  try {
    return await line.send(requestOf(url, call))
  } finally {
    line.close()
  }
}

function requestOf(url: string, { method = 'GET', path, token, body, headers = {} }: Call): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body)
  const head = [`${method} ${path} HTTP/1.1`, `host: ${new URL(url).host}`]
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`)
  if (token !== undefined) head.push(`authorization: ${token}`)
  if (body !== undefined) head.push('content-type: application/json')
  if (method !== 'GET') head.push(`content-length: ${Buffer.byteLength(content)}`)
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${content}`)
}

async function openLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url)
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(opened))
    opened.once('error', reject)
  })
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = wholeAnswer(received)
    if (!answer) return
    received = Buffer.alloc(0)
    waiting?.resolve(answer)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error(`${url} has closed a connection.`)))
  return {
    send(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      })
    },
    close: () => socket.destroy(),
  }
}

const emptyLine = Buffer.from('\r\n\r\n')

/** Parses a complete response from the received bytes; null while a part is missing. */
function wholeAnswer(received: Buffer): Answer | null {
  const headEnd = received.indexOf(emptyLine)
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const status = Number(head.slice(9, 12))
  const start = headEnd + emptyLine.length
  if (/\r\ntransfer-encoding: chunked/i.test(head)) {
    const body = withoutChunks(received, start)
    return body && { status, body }
  }
  const length = status === 204 || status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  return received.length < start + length ? null : { status, body: received.subarray(start, start + length) }
}

/** The body of a chunked response; null while a part is missing. */
function withoutChunks(received: Buffer, start: number): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = start; ;) {
    const lineEnd = received.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16)
    const end = lineEnd + 2 + size
    if (received.length < end + 2) return null
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(lineEnd + 2, end))
    at = end + 2
  }
}
