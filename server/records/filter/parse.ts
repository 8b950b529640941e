import { badRequest } from '#server/http/errors.ts'
import { type Operator, type Token, tokensOf } from './tokens.ts'

/** One side of a comparison. */
export type Term = Extract<Token, { type: 'text' | 'number' | 'name' }>

export interface Comparison {
  type: 'comparison'
  operator: Operator
  any: boolean
  left: Term
  right: Term
}

export type Expression = Comparison | { type: 'and' | 'or'; parts: readonly Expression[] }

const maxBytes = 3500
const maxDepth = 100

/**
 * Parses a filter: comparisons joined by `&&` and `||`; `&&` has the higher precedence. Throws the contract's 400 for a
 * syntax error, for more than 3,500 bytes, 100 nested groups or `maxComparisons` comparisons.
 */
export function parseFilter(filter: string, maxComparisons: number): Expression {
  if (Buffer.byteLength(filter) > maxBytes) throw badRequest()
  const parser = new Parser(tokensOf(filter), maxComparisons)
  return parser.whole()
}

class Parser {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0
  #comparisonsLeft: number

  constructor(tokens: readonly Token[], maxComparisons: number) {
    this.#tokens = tokens
    this.#comparisonsLeft = maxComparisons
  }

  whole(): Expression {
    const expression = this.#joined('or')
    if (this.#next < this.#tokens.length) throw badRequest()
    return expression
  }

  #joined(type: 'and' | 'or'): Expression {
    const parts: Expression[] = []
    do {
      parts.push(type === 'or' ? this.#joined('and') : this.#unit())
    } while (this.#take(type === 'or' ? '||' : '&&'))
    const [only] = parts
    return parts.length === 1 && only ? only : { type, parts }
  }

  #unit(): Expression {
    if (!this.#take('(')) return this.#comparison()
    this.#depth += 1
    if (this.#depth > maxDepth) throw badRequest()
    const expression = this.#joined('or')
    if (!this.#take(')')) throw badRequest()
    this.#depth -= 1
    return expression
  }

  #comparison(): Expression {
    if (this.#comparisonsLeft-- === 0) throw badRequest()
    const left = this.#term()
    const sign = this.#tokens[this.#next++]
    if (sign?.type !== 'operator') throw badRequest()
    return { type: 'comparison', operator: sign.operator, any: sign.any, left, right: this.#term() }
  }

  #term(): Term {
    const token = this.#tokens[this.#next++]
    if (token?.type === 'text' || token?.type === 'number' || token?.type === 'name') return token
    throw badRequest()
  }

  #take(type: Token['type']): boolean {
    if (this.#tokens[this.#next]?.type !== type) return false
    this.#next += 1
    return true
  }
}

/**
 * The fields that a filter requires to equal one text: in every row that passes, the field has exactly that text.
 * `user = "abc" && name ~ "x"` requires `user` to be "abc". Comparisons under `||` require nothing.
 */
export function requiredValuesOf(expression: Expression | null): ReadonlyMap<string, string> {
  const requiredValues = new Map<string, string>()
  const visit = (part: Expression) => {
    if (part.type === 'and') part.parts.forEach(visit)
    if (part.type !== 'comparison' || part.operator !== '=') return
    const [name, text] = part.left.type === 'name' ? [part.left, part.right] : [part.right, part.left]
    if (name.type !== 'name' || text.type !== 'text' || name.modifier !== null) return
    const [field, ...rest] = name.path
    const direct = rest.length === 0 || (rest.length === 1 && rest[0] === 'id')
    if (field !== undefined && direct) requiredValues.set(field, text.value)
  }
  if (expression) visit(expression)
  return requiredValues
}
