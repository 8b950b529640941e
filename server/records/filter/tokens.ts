import { badRequest } from '#server/http/errors.ts'

export type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=' | '~' | '!~'

export type Token =
  /** `any`: the operator has a `?` (as in `?=`), so the comparison needs to hold for only one of several values. */
  | { type: 'operator'; operator: Operator; any: boolean }
  | { type: 'text'; value: string }
  | { type: 'number'; value: number }
  /** A path of names, and the modifier after the colon. */
  | { type: 'name'; path: readonly string[]; modifier: string | null }
  | { type: '&&' | '||' | '(' | ')' }

const pattern = new RegExp(
  [
    String.raw`(?<blank>\s+|//[^\n]*)`,
    String.raw`(?<sign>&&|\|\||[()])`,
    String.raw`(?<any>\??)(?<operator>!=|!~|<=|>=|=|~|<|>)`,
    String.raw`"(?<double>(?:[^"\\]|\\.)*)"`,
    String.raw`'(?<single>(?:[^'\\]|\\.)*)'`,
    String.raw`(?<number>-?\d+(?:\.\d+)?)(?![\w.])`,
    String.raw`(?<name>[@_a-zA-Z]\w*(?:\.\w+)*)(?::(?<modifier>\w+))?(?![\w.:])`,
  ].join('|'),
  'suy',
)

/** Splits a filter into tokens. Throws the contract's 400 for a malformed token. */
export function tokensOf(filter: string): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < filter.length) {
    const groups = pattern.exec(filter)?.groups
    if (!groups) throw badRequest()
    const token = tokenOf(groups)
    if (token) tokens.push(token)
  }
  return tokens
}

function tokenOf(groups: Record<string, string | undefined>): Token | null {
  const { sign, operator, double, single, number, name } = groups
  if (sign !== undefined) return { type: sign as '&&' | '||' | '(' | ')' }
  if (operator !== undefined) {
    return { type: 'operator', operator: operator as Operator, any: groups['any'] === '?' }
  }
  if (double !== undefined) return { type: 'text', value: unescapedJson(double) }
  if (single !== undefined) return { type: 'text', value: unescaped(single) }
  if (number !== undefined) return { type: 'number', value: Number(number) }
  if (name !== undefined) return { type: 'name', path: name.split('.'), modifier: groups['modifier'] ?? null }
  return null
}

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

const unescaped = (text: string) =>
  text.replaceAll(/\\(["'\\nrt])/g, (_escape, sign: string) => escapes.get(sign) ?? sign)

// The official client encodes texts as JSON. A backslash that starts no JSON escape stays, so `\%` is a literal %.
const unescapedJson = (text: string) =>
  text.replaceAll(/\\(?:["\\bfnrt]|u[0-9a-fA-F]{4})/g, (escape) => String(JSON.parse(`"${escape}"`)))
