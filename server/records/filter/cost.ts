import type { Collection } from '#server/records/collection.ts'
import { fieldOf, type Registry } from '#server/records/registry.ts'
import { isMultiple } from '#server/records/values.ts'
import type { Comparison, Expression, Term } from './parse.ts'

/** The costs of reading a related row and a value in a JSON text, and the assumed number of values of a list. */
const costOf = { relation: 2, json: 20, list: 50 }
/** The cost of `~` for each 20 characters of the pattern, and for each wildcard beyond the two that surround a text. */
const likeCost = { pattern: 4, wildcard: 20 }

/**
 * The estimated time that a filter takes for one row. The unit is the comparison of a number with a constant, about
 * 0.05 µs. The cost of comparing two lists is the product of their lengths, because each value of one list is compared
 * with each value of the other.
 */
export function filterCost(registry: Registry, collection: Collection, expression: Expression): number {
  if (expression.type === 'comparison') return comparisonCost(registry, collection, expression)
  return expression.parts.reduce((sum, part) => sum + filterCost(registry, collection, part), 0)
}

function comparisonCost(registry: Registry, collection: Collection, { operator, left, right }: Comparison) {
  const [a, b] = [termCost(registry, collection, left), termCost(registry, collection, right)]
  const compared = operator === '~' || operator === '!~' ? patternCost(right) : 1
  return a.single + b.single + a.values * b.values * compared
}

/** A pattern that is a column can have any number of wildcards. */
function patternCost(pattern: Term): number {
  if (pattern.type === 'name') return likeCost.pattern + likeCost.wildcard
  const text = String(pattern.value)
  const wildcards = text.split('%').length - 1
  return likeCost.pattern * Math.max(1, text.length / 20) + likeCost.wildcard * Math.max(0, wildcards - 2)
}

/** The cost of reading a term once, and the assumed number of its values. */
export function termCost(
  registry: Registry,
  collection: Collection,
  term: Term,
): { single: number; values: number } {
  const cost = { single: 0, values: 1 }
  if (term.type !== 'name') return cost
  let at: Collection | null = collection
  for (const name of term.path) {
    const field = at && fieldOf(at, name)
    if (!field) break
    if (field.type === 'json') {
      cost.single += cost.values * costOf.json
      break
    }
    if (isMultiple(field)) cost.values *= costOf.list
    if (field.type !== 'relation') break
    cost.single += cost.values * costOf.relation
    at = registry.find(field.to)
  }
  return cost
}
