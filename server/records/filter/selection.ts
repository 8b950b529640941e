import { type RawBuilder, sql } from 'kysely'
import { badRequest } from '#server/http/errors.ts'
import type { Collection, Field } from '#server/records/collection.ts'
import { always, type Column, compare, type Condition, constant, never, type Operand } from './compare.ts'
import type { Engine } from '#server/records/engine.ts'
import { macroValue } from './macros.ts'
import { type Comparison, type Expression, parseFilter, requiredValuesOf, type Term } from './parse.ts'
import { fieldOf, personColumn } from '#server/records/registry.ts'
import { requestOperand } from './request-operand.ts'
import { ruleFor } from '#server/records/rule-for.ts'
import { contextOf, type RuleContext } from '#server/records/rule-context.ts'
import { isSuperuser } from '#server/http/context.ts'
import { isMultiple } from '#server/records/values.ts'

/** The author of a filter. A client's filter can use neither hidden fields nor rows that the caller may not list. */
type Author = 'client' | 'rule'

/** The selection's own table or a joined one. */
interface JoinedTable {
  collection: Collection
  alias: string
  nullable: boolean
}

/** Makes the table of a selection. It must have the given fields, which are those that the conditions name. */
export type Source = (fields: ReadonlySet<string>) => RawBuilder<unknown>

/** The joins and access conditions of a single comparison whose path leads to several values. */
interface ComparisonScope {
  joins: RawBuilder<unknown>[]
  guards: Condition[]
}

const maxRelations = 6

/**
 * A query for rows of a collection that rules and filters select. Add the conditions first: `from()` then has
 * every table that they name, and `where()` has the conditions.
 */
export class Selection {
  readonly alias: string
  readonly #engine: Engine
  readonly #context: RuleContext
  readonly #root: JoinedTable
  readonly #source: Source
  readonly #namedFields = new Set<string>()
  readonly #aliases: { used: number }
  readonly #joined = new Map<string, JoinedTable>()
  readonly #joins: RawBuilder<unknown>[] = []
  readonly #conditions: Condition[] = []
  readonly #guards = new Map<string, Condition>()
  /** By field, the text that a condition of this selection requires it to equal. */
  #required: ReadonlyMap<string, string> = new Map()

  /** `source` replaces the collection's table. */
  constructor(
    engine: Engine,
    collection: Collection,
    context: RuleContext,
    {
      source = () => sql.table(collection.name),
      aliases = { used: 0 },
    }: { source?: Source; aliases?: { used: number } } = {},
  ) {
    this.#engine = engine
    this.#context = context
    this.#source = source
    this.#aliases = aliases
    this.alias = this.#newAlias('r')
    this.#root = { collection, alias: this.alias, nullable: false }
  }

  /**
   * Keeps the rows for which a rule holds. The rule "" holds for every row. Call it after filterBy(): when the filter
   * requires a value that decides a comparison of the rule, such as the owner of the rows, the query then omits it.
   */
  restrictTo(rule: string): void {
    if (rule !== '') this.#conditions.push(this.#condition(parsedRule(rule), 'rule'))
  }

  /** Keeps the rows that pass a client's filter. The caller must be allowed to list the rows that its paths lead to. */
  filterBy(expression: Expression): void {
    this.#conditions.push(this.#condition(expression, 'client'))
    this.#required = requiredValuesOf(expression)
  }

  /**
   * A client's sort key. The selection then keeps only rows for which the caller may list the row that the path leads to,
   * if any. A private field or a hidden e-mail address sorts as a missing value.
   */
  sortKey(term: Extract<Term, { type: 'name' }>): Column {
    const scope: ComparisonScope = { joins: [], guards: [] }
    const key = this.#path(term.path, term.modifier, 'client', scope)
    if (scope.joins.length > 0) throw badRequest()
    if (scope.guards.length === 0) return key
    return {
      ...key,
      sql: sql`case when ${sql.join(scope.guards, sql` and `)} then ${key.sql} end`,
      nullable: true,
    }
  }

  /** The FROM clause: the table and its joins. */
  from(): RawBuilder<unknown> {
    return sql`${this.#source(this.#namedFields)} as ${sql.id(this.alias)} ${sql.join(this.#joins, sql` `)}`
  }

  /** The WHERE clause: all conditions that were added. */
  where(): Condition {
    const added = this.#conditions.filter((condition) => condition !== always)
    const conditions = [...added, ...this.#guards.values()]
    return conditions.length === 0 ? always : sql.join(conditions, sql` and `)
  }

  #condition(expression: Expression, author: Author): Condition {
    if (expression.type === 'comparison') return this.#comparison(expression, author)
    const isAnd = expression.type === 'and'
    const [decisive, idle] = isAnd ? [never, always] : [always, never]
    const parts: Condition[] = []
    for (const part of expression.parts) {
      const condition = this.#condition(part, author)
      // The remaining parts of a rule would only add joins. Those of a client's filter must still be validated.
      if (condition === decisive && author === 'rule') return decisive
      parts.push(condition)
    }
    if (parts.includes(decisive)) return decisive
    // A constant condition such as `1 = 1` can keep the database from using an index for the others.
    const remaining = parts.filter((part) => part !== idle)
    return remaining.length === 0 ? idle : sql`(${sql.join(remaining, isAnd ? sql` and ` : sql` or `)})`
  }

  #comparison(comparison: Comparison, author: Author): Condition {
    const decided = author === 'rule' ? this.#decided(comparison) : undefined
    if (decided !== undefined) return decided ? always : never
    const { operator, any, left, right } = comparison
    const scope: ComparisonScope = { joins: [], guards: [] }
    const compared = compare(
      this.#engine.dialect,
      operator,
      this.#operand(left, author, scope),
      this.#operand(right, author, scope),
    )
    const condition = [compared, ...scope.guards].reduce((all, guard) => sql`(${all} and ${guard})`)
    if (scope.joins.length === 0) return condition
    // The LEFT JOINs keep this single row when they find nothing: an empty list compares as one empty value.
    const values = sql`(select 1 as one) as one ${sql.join(scope.joins, sql` `)}`
    return any
      ? sql`exists (select 1 from ${values} where ${condition})`
      : sql`not exists (select 1 from ${values} where (${condition}) is not true)`
  }

  /**
   * Whether a rule's comparison of a relation with a property of the request holds for every row that passes the client's
   * filter. Known only when that filter requires a value of the relation; undefined for every other comparison.
   */
  #decided({ operator, left, right }: Comparison): boolean | undefined {
    if (operator !== '=' || left.type !== 'name' || left.modifier !== null || left.path.length > 1)
      return undefined
    const [name = ''] = left.path
    const field = fieldOf(this.#root.collection, name)
    const required = this.#required.get(name)
    if (required === undefined || field?.type !== 'relation' || isMultiple(field)) return undefined
    if (right.type !== 'name' || right.path[0] !== '@request') return undefined
    const operand = requestOperand(right.path.slice(1), right.modifier, this.#context)
    if (operand.kind !== 'constant') return undefined
    return operand.absent !== true && operand.value === required
  }

  #operand(term: Term, author: Author, scope: ComparisonScope): Operand {
    if (term.type !== 'name') return constant(term.value)
    const { path, modifier } = term
    const [first = '', ...rest] = path
    if (first === '@request' && author === 'rule') {
      const operand = requestOperand(rest, modifier, this.#context)
      if (operand.kind === 'constant') return operand
      return this.#path(operand.path, modifier, author, scope, this.#joinCaller(operand.userId))
    }
    const literal = rest.length === 0 && modifier === null ? this.#literal(first) : undefined
    return literal === undefined ? this.#path(path, modifier, author, scope) : constant(literal)
  }

  /** The value of a name that is not a field: a macro, or `true`, `false` or `null` in any case. */
  #literal(name: string): string | number | null | undefined {
    if (name.startsWith('@')) return macroValue(name, this.#engine.now())
    return fieldOf(this.#root.collection, name) ? undefined : literals.get(name.toLowerCase())
  }

  #joinCaller(userId: string): JoinedTable {
    const known = this.#joined.get('@request.auth')
    if (known) return known
    const collection = this.#engine.registry.accounts
    if (!collection) throw badRequest()
    const table = { collection, alias: this.#newAlias('a'), nullable: true }
    const alias = sql.id(table.alias)
    this.#joins.push(sql`left join ${sql.table(collection.name)} as ${alias} on ${alias}.id = ${userId}`)
    this.#joined.set('@request.auth', table)
    return table
  }

  #path(
    path: readonly string[],
    modifier: string | null,
    author: Author,
    scope: ComparisonScope,
    start: JoinedTable = this.#root,
  ): Column {
    let table = start
    for (const [index, name] of path.entries()) {
      const field = fieldOf(table.collection, name)
      if (!field || (field.hidden && author === 'client')) throw badRequest()
      const rest = path.slice(index + 1)
      const isLast = rest.length === 0 || (rest.length === 1 && rest[0] === 'id' && !isMultiple(field))
      if (isLast || field.type === 'json') {
        const isBound = author === 'client' && !isSuperuser(this.#context.caller)
        if (isBound && field.type === 'email' && table.collection.type === 'auth') {
          scope.guards.push(sql`${this.#reference(table, 'emailVisibility')} = 1`)
        }
        if (isBound && field.private) {
          const person = this.#reference(table, personColumn(table.collection))
          scope.guards.push(sql`${person} = ${this.#context.caller?.userId ?? ''}`)
        }
        return this.#column(table, name, field, rest, modifier, scope)
      }
      if (field.type !== 'relation' || index >= maxRelations) throw badRequest()
      table = this.#follow(table, name, field, author, scope)
    }
    throw badRequest()
  }

  #column(
    table: JoinedTable,
    name: string,
    field: Field,
    rest: readonly string[],
    modifier: string | null,
    scope: ComparisonScope,
  ): Column {
    const { dialect } = this.#engine
    const column = this.#reference(table, name)
    if (field.type === 'json') {
      if (modifier !== null) throw badRequest()
      const [value, text] = [dialect.jsonValue(column, rest), dialect.jsonText(column, rest)]
      return { kind: 'column', type: 'json', sql: value, text, nullable: true }
    }
    const { nullable } = table
    const type = field.type === 'number' || field.type === 'bool' ? 'number' : 'text'
    const folded = field.type === 'text' && field.folded === true
    if (modifier === null) {
      // For `column = constant`, SQLite replaces the column by the constant in the whole statement, also inside
      // json_each(), which fails when the constant is not a JSON array. It does not do so for an expression.
      const compared = isMultiple(field) ? sql`(${column} || '')` : column
      return { kind: 'column', type, sql: compared, nullable, folded }
    }
    if (modifier === 'lower' && type === 'text') {
      return { kind: 'column', type, sql: sql`lower(${column})`, nullable, folded }
    }
    if (modifier === 'length' && isMultiple(field)) {
      return { kind: 'column', type: 'number', sql: dialect.jsonLength(column), nullable }
    }
    if (modifier === 'each' && isMultiple(field)) {
      return { kind: 'column', type: 'text', sql: this.#joinElements(column, scope), nullable: true }
    }
    throw badRequest()
  }

  /** A table's column. Records the columns of the root table, which its source must have. */
  #reference(table: JoinedTable, name: string): RawBuilder<unknown> {
    if (table === this.#root) this.#namedFields.add(name)
    return sql.id(table.alias, name)
  }

  /** Joins the texts of a JSON array as one row each, and returns the column that holds them. */
  #joinElements(array: RawBuilder<unknown>, { joins }: ComparisonScope): RawBuilder<unknown> {
    const alias = this.#newAlias('e')
    joins.push(sql`left join ${this.#engine.dialect.jsonTexts(array, alias)} on true`)
    return sql.id(alias, 'value')
  }

  #follow(
    from: JoinedTable,
    name: string,
    field: Extract<Field, { type: 'relation' }>,
    author: Author,
    scope: ComparisonScope,
  ): JoinedTable {
    const collection = this.#engine.registry.get(field.to)
    const isMultiValued = isMultiple(field) || scope.joins.length > 0
    const key = `${from.alias}.${name}`
    let table = isMultiValued ? undefined : this.#joined.get(key)
    if (!table) {
      table = { collection, alias: this.#newAlias('j'), nullable: true }
      const column = this.#reference(from, name)
      const reference = isMultiple(field) ? this.#joinElements(column, scope) : column
      const joins = isMultiValued ? scope.joins : this.#joins
      const alias = sql.id(table.alias)
      joins.push(sql`left join ${sql.table(collection.name)} as ${alias} on ${alias}.id = ${reference}`)
      if (!isMultiValued) this.#joined.set(key, table)
    }
    if (author === 'client') {
      const guard = this.#mayList(table)
      if (guard && isMultiValued) scope.guards.push(guard)
      else if (guard) this.#guards.set(table.alias, guard)
    }
    return table
  }

  /**
   * The condition that a joined row is absent or that the caller may list it; null when everybody may. Throws the
   * contract's 400 when nobody may.
   */
  #mayList({ collection, alias }: JoinedTable): Condition | null {
    const rule = ruleFor(collection, 'list', this.#context.caller)
    if (rule === null) throw badRequest()
    if (rule === '') return null
    const inner = new Selection(this.#engine, collection, contextOf(this.#context.caller), {
      aliases: this.#aliases,
    })
    inner.restrictTo(rule)
    return sql`(${sql.id(alias, 'id')} is null or exists (
      select 1 from ${inner.from()}
      where ${sql.id(inner.alias, 'id')} = ${sql.id(alias, 'id')} and ${inner.where()}
    ))`
  }

  #newAlias(kind: 'r' | 'j' | 'e' | 'a'): string {
    return `${kind}${this.#aliases.used++}`
  }
}

const literals = new Map<string, number | null>([
  ['null', null],
  ['true', 1],
  ['false', 0],
])

const rules = new Map<string, Expression>()

/** A parsed rule. Each rule is parsed once and kept in memory. */
export function parsedRule(rule: string): Expression {
  const known = rules.get(rule)
  if (known) return known
  const expression = parseFilter(rule, Number.POSITIVE_INFINITY)
  rules.set(rule, expression)
  return expression
}
