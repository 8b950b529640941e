import * as z from 'zod/mini'

/** The person's data that Apple sends besides the code, only at the first sign-in. */
const sentUser = z.object({
  name: z.optional(z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) })),
})
const separator = '~name='
const longestName = 255

/**
 * Appends the name in the `user` parameter of a response to its code. The client that waits for the code sends it back
 * to exchange it, perhaps to another process. The name needs no signature: people choose it at Apple as they like.
 */
export function codeWithName(code: string, user: string): string {
  if (code === '' || user === '') return code
  const { success, data } = sentUser.safeParse(jsonOf(user))
  const { firstName = '', lastName = '' } = (success && data.name) || {}
  const name = `${firstName} ${lastName}`.trim().slice(0, longestName)
  return name === '' ? code : code + separator + Buffer.from(name).toString('base64url')
}

/** The code without the name that codeWithName() has appended, and that name or "". */
export function nameInCode(given: string): { code: string; name: string } {
  const at = given.indexOf(separator)
  if (at === -1) return { code: given, name: '' }
  const name = Buffer.from(given.slice(at + separator.length), 'base64url').toString()
  return { code: given.slice(0, at), name: name.slice(0, longestName) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
