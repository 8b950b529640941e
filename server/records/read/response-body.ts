import { MalformedFields, pickFields } from './pick-fields.ts'

export const noStore = { 'cache-control': 'no-store' }

/**
 * Serialises the part of a response that `fields` selects. `<`, `>` and `&` are escaped, so that the JSON can be
 * embedded in HTML. A malformed `fields` gives an empty text, as in the protocol.
 */
export function bodyOf(response: unknown, fields: string | undefined): string {
  try {
    return JSON.stringify(pickFields(response, fields)).replaceAll(/[<>&\u2028\u2029]/g, escaped)
  } catch (error) {
    if (error instanceof MalformedFields) return ''
    throw error
  }
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A JSON response, which caches must not store unless `headers` say otherwise. */
export const jsonResponse = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = noStore,
) => new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
