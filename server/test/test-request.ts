/** A request that a test sends. */
export interface TestRequest {
  method?: string
  /** It is sent as JSON, unless it is a form or a text. */
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  /** The network address that the request comes from. */
  address?: string | undefined
}

/** The request to a path of the server at `url`. */
export function requestOf(
  url: string,
  path: string,
  { method = 'GET', body, token, headers }: TestRequest = {},
): Request {
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const asIs = body === undefined || typeof body === 'string' || isForm
  const all = new Headers(headers)
  if (token !== undefined) all.set('authorization', token)
  if (body !== undefined && !isForm && !all.has('content-type')) all.set('content-type', 'application/json')
  const sent = asIs ? body : JSON.stringify(body)
  if (typeof sent === 'string') all.set('content-length', String(Buffer.byteLength(sent)))
  return new Request(new URL(path, url), { method, headers: all, ...(sent !== undefined && { body: sent }) })
}

/** The status and the JSON of a response; null for a response without content. */
export async function replyOf(response: Response) {
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

/** The claims of a JSON Web Token, without a check of its signature. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
