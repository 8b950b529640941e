import type { IncomingMessage, ServerResponse } from 'node:http'
import { openHttpServer, sendEndlessly } from './http-server.ts'

/** The kinds of model services that the assistant supports. */
export type ModelKind = 'openai-compatible' | 'anthropic' | 'google'

/** The reply to one request: a text, or a fault. */
export type ModelReply =
  | { text: string }
  | { status: number }
  /** The delay of the reply, in milliseconds. */
  | { text: string; afterMs: number }
  /** The connection breaks in the middle of the reply. */
  | { cutOff: true }
  /** A body that is not in the format of the service. */
  | { raw: string }
  /** A reply that never ends. */
  | { endless: true }

export interface ModelServer {
  baseUrl: string
  /** The bodies of all requests, as text. */
  requests: string[]
  /** The paths of all requests. */
  paths: string[]
  close(): Promise<void>
}

/**
 * A server on a port of this machine with the API of a model service. If `replies` is a list, each request gets the next
 * reply, and the last one is repeated. If it is a function, each request gets the reply that it returns for the body.
 */
export async function openModelServer(
  kind: ModelKind,
  replies: readonly ModelReply[] | ((body: string) => ModelReply),
): Promise<ModelServer> {
  const requests: string[] = []
  const paths: string[] = []
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const body = await bodyOf(request)
    requests.push(body)
    paths.push(request.url ?? '')
    const next =
      typeof replies === 'function' ? replies(body) : replies[Math.min(requests.length, replies.length) - 1]
    answer(kind, response, next ?? { status: 500 })
  }
  const server = await openHttpServer((request, response) => void serve(request, response))
  const path = { 'openai-compatible': '/v1', anthropic: '/v1', google: '/v1beta' }[kind]
  return { baseUrl: server.url + path, requests, paths, close: () => server.close() }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString()
}

function answer(kind: ModelKind, response: ServerResponse, reply: ModelReply) {
  response.setHeader('content-type', 'application/json')
  if ('status' in reply) response.writeHead(reply.status).end('{"error":{"message":"refused","type":"x"}}')
  else if ('raw' in reply) response.end(reply.raw)
  else if ('cutOff' in reply) {
    const whole = JSON.stringify(envelope(kind, '{"name":"A trip"'))
    response.writeHead(200, { 'content-length': String(whole.length) })
    response.write(whole.slice(0, 20))
    setTimeout(() => response.destroy(), 20)
  } else if ('endless' in reply) sendEndlessly(response)
  else {
    const send = () => response.end(JSON.stringify(envelope(kind, reply.text)))
    if ('afterMs' in reply) setTimeout(send, reply.afterMs).unref()
    else send()
  }
}

/** Puts a text into the response format of each kind of service. */
function envelope(kind: ModelKind, text: string): object {
  if (kind === 'anthropic') {
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'stand-in',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }
  }
  if (kind === 'google') {
    return {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }
  }
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
