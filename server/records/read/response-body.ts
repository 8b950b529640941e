import { MalformedFields, pickFields } from './pick-fields.ts'
import { jsonBytes } from './record-json.ts'

export const noStore = { 'cache-control': 'no-store' }

/**
 * The JSON, in UTF-8, of the part of a response that `fields` selects. Markup characters are escaped, so that the JSON
 * can be embedded in HTML. A malformed `fields` gives an empty body, as in the protocol.
 */
export function bodyOf(response: unknown, fields: string | undefined): Buffer<ArrayBuffer> {
  try {
    return jsonBytes(pickFields(response, fields))
  } catch (error) {
    if (error instanceof MalformedFields) return Buffer.alloc(0)
    throw error
  }
}

/** A JSON response, which caches must not store unless `headers` say otherwise. */
export const jsonResponse = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = noStore,
) => new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
