import { isSuperuser } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import { type Constant, constant } from './compare.ts'
import type { RuleContext } from '#server/records/rule-context.ts'

/** A field of the caller's account, which the query reads from the database. */
export interface CallerField {
  kind: 'caller field'
  userId: string
  path: readonly string[]
}

/**
 * The operand for `@request.<path>` in a rule. Two operands are absent and equal no column: the `auth` of a guest or a
 * superuser, and the `filter` value of a field that the client's filter does not require to equal a text. Throws the
 * contract's 400 for an unknown path.
 */
export function requestOperand(
  [source, key, ...rest]: readonly string[],
  modifier: string | null,
  { caller, method, context, query, body, requiredValues }: RuleContext,
): Constant | CallerField {
  if (key === undefined) {
    if (source === 'method') return constant(method)
    if (source === 'context') return constant(context)
    throw badRequest()
  }
  if (source === 'auth') {
    if (caller === null || isSuperuser(caller)) return constant('', true)
    return key === 'id'
      ? constant(caller.userId)
      : { kind: 'caller field', userId: caller.userId, path: [key, ...rest] }
  }
  if (rest.length > 0) throw badRequest()
  if (source === 'filter') return constant(requiredValues.get(key) ?? '', !requiredValues.has(key))
  if (source === 'body') return requestValue(body, key, modifier)
  if (source === 'query') return requestValue(query, key, modifier)
  throw badRequest()
}

function requestValue(
  values: Readonly<Record<string, unknown>>,
  key: string,
  modifier: string | null,
): Constant {
  const isGiven = Object.hasOwn(values, key)
  if (modifier === 'isset') return constant(isGiven ? 1 : 0)
  const value: unknown = isGiven ? values[key] : null
  if (typeof value === 'boolean') return constant(value ? 1 : 0)
  if (typeof value === 'string' || typeof value === 'number' || value === null) return constant(value)
  return constant(JSON.stringify(value))
}
