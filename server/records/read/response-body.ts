import { MalformedFields, pickFields } from './pick-fields.ts'

export const notKept = { 'cache-control': 'no-store' }

/** An answer's body: what `fields` leaves of it, as JSON that stays harmless inside a page of HTML. */
export function bodyOf(answer: unknown, fields: string | undefined): string {
  try {
    return JSON.stringify(pickFields(answer, fields)).replaceAll(/[<>&\u2028\u2029]/g, escaped)
  } catch (error) {
    if (error instanceof MalformedFields) return ''
    throw error
  }
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An answer that nobody keeps. */
export const jsonAnswer = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = notKept,
) => new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
