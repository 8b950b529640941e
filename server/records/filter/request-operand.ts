import { badRequest } from '#server/http/errors.ts'
import { type Constant, constant } from './compare.ts'
import type { RuleContext } from '#server/records/rule-context.ts'

/** A field of the account that the caller belongs to, to be looked up. */
export interface CallersField {
  kind: 'callers field'
  userId: string
  path: readonly string[]
}

/**
 * What `@request.<path>` stands for in a rule. A guest's `auth` and a `filter` that holds the field to nothing
 * are absent: they equal no column. Throws for what no rule can mean.
 */
export function requestOperand(
  [source, key, ...rest]: readonly string[],
  modifier: string | null,
  { caller, method, context, query, body, pins }: RuleContext,
): Constant | CallersField {
  if (key === undefined) {
    if (source === 'method') return constant(method)
    if (source === 'context') return constant(context)
    throw badRequest()
  }
  if (source === 'auth') {
    if (caller === null) return constant('', true)
    return key === 'id'
      ? constant(caller.userId)
      : { kind: 'callers field', userId: caller.userId, path: [key, ...rest] }
  }
  if (rest.length > 0) throw badRequest()
  if (source === 'filter') return constant(pins.get(key) ?? '', !pins.has(key))
  if (source === 'body') return given(body, key, modifier)
  if (source === 'query') return given(query, key, modifier)
  throw badRequest()
}

function given(values: Readonly<Record<string, unknown>>, key: string, modifier: string | null): Constant {
  const isGiven = Object.hasOwn(values, key)
  if (modifier === 'isset') return constant(isGiven ? 1 : 0)
  const value: unknown = isGiven ? values[key] : null
  if (typeof value === 'boolean') return constant(value ? 1 : 0)
  if (typeof value === 'string' || typeof value === 'number' || value === null) return constant(value)
  return constant(JSON.stringify(value))
}
