import { type RawBuilder, sql } from 'kysely'
import { badRequest } from '#server/http/errors.ts'
import type { Collection, Field } from '#server/records/collection.ts'
import { always, type Column, compare, type Condition, constant, never, type Operand } from './compare.ts'
import type { Engine } from '#server/records/engine.ts'
import { macroValue } from './macros.ts'
import { type Comparison, type Expression, parseFilter, type Term } from './parse.ts'
import { fieldOf } from '#server/records/registry.ts'
import { requestOperand } from './request-operand.ts'
import { contextOf, type RuleContext } from '#server/records/rule-context.ts'
import { isMultiple } from '#server/records/values.ts'

/** Whose filter it is: a client's may not reach hidden fields, nor rows that the caller may not list. */
type Author = 'client' | 'rule'

/** A table that a path has arrived at. */
interface Place {
  collection: Collection
  alias: string
  nullable: boolean
}

/** What a single comparison reads besides the rows of the selection, when a path leads to several values. */
interface Several {
  joins: RawBuilder<unknown>[]
  guards: Condition[]
}

const maxRelations = 6

/**
 * Rows of a collection, chosen by rules and filters. First say what is asked of them; then `from()` has every
 * table that the conditions name, and `where()` the conditions.
 */
export class Selection {
  readonly alias: string
  readonly #engine: Engine
  readonly #context: RuleContext
  readonly #root: Place
  readonly #source: RawBuilder<unknown>
  readonly #aliases: { used: number }
  readonly #joined = new Map<string, Place>()
  readonly #joins: RawBuilder<unknown>[] = []
  readonly #conditions: Condition[] = []
  readonly #guards = new Map<string, Condition>()

  /** `source` stands for the collection's table, such as a row that is not stored. */
  constructor(
    engine: Engine,
    collection: Collection,
    context: RuleContext,
    { source, aliases = { used: 0 } }: { source?: RawBuilder<unknown>; aliases?: { used: number } } = {},
  ) {
    this.#engine = engine
    this.#context = context
    this.#source = source ?? sql.table(collection.name)
    this.#aliases = aliases
    this.alias = this.#newAlias('r')
    this.#root = { collection, alias: this.alias, nullable: false }
  }

  /** Keeps the rows of which a rule holds. "" holds of all. */
  restrictTo(rule: string): void {
    if (rule !== '') this.#conditions.push(this.#condition(parsedRule(rule), 'rule'))
  }

  /** Keeps the rows that pass a client's filter, as far as the caller may list what its paths lead to. */
  filterBy(expression: Expression): void {
    this.#conditions.push(this.#condition(expression, 'client'))
  }

  /** What a client sorts by; keeps only rows where the caller may list what the path leads to. */
  sortKey(term: Extract<Term, { type: 'name' }>): Column {
    const several: Several = { joins: [], guards: [] }
    const key = this.#path(term.path, term.modifier, 'client', several)
    if (several.joins.length > 0) throw badRequest()
    return key
  }

  /** The table and what is joined to it. */
  from(): RawBuilder<unknown> {
    return sql`${this.#source} as ${sql.id(this.alias)} ${sql.join(this.#joins, sql` `)}`
  }

  /** The condition of everything that was asked of the rows. */
  where(): Condition {
    const conditions = [...this.#conditions, ...this.#guards.values()]
    return conditions.length === 0 ? always : sql.join(conditions, sql` and `)
  }

  #condition(expression: Expression, author: Author): Condition {
    if (expression.type === 'comparison') return this.#comparison(expression, author)
    const isAnd = expression.type === 'and'
    const [decisive, idle] = isAnd ? [never, always] : [always, never]
    const parts = expression.parts.map((part) => this.#condition(part, author))
    if (parts.includes(decisive)) return decisive
    // What is left out here would keep the database from using an index for the rest.
    const open = parts.filter((part) => part !== idle)
    return open.length === 0 ? idle : sql`(${sql.join(open, isAnd ? sql` and ` : sql` or `)})`
  }

  #comparison({ operator, any, left, right }: Comparison, author: Author): Condition {
    const several: Several = { joins: [], guards: [] }
    const compared = compare(
      this.#engine.dialect,
      operator,
      this.#operand(left, author, several),
      this.#operand(right, author, several),
    )
    const condition = [compared, ...several.guards].reduce((all, guard) => sql`(${all} and ${guard})`)
    if (several.joins.length === 0) return condition
    // The one row stays when nothing is joined to it: no value at all is compared as an empty one.
    const values = sql`(select 1 as one) as one ${sql.join(several.joins, sql` `)}`
    return any
      ? sql`exists (select 1 from ${values} where ${condition})`
      : sql`not exists (select 1 from ${values} where (${condition}) is not true)`
  }

  #operand(term: Term, author: Author, several: Several): Operand {
    if (term.type !== 'name') return constant(term.value)
    const { path, modifier } = term
    const [first = '', ...rest] = path
    if (first === '@request' && author === 'rule') {
      const operand = requestOperand(rest, modifier, this.#context)
      if (operand.kind === 'constant') return operand
      return this.#path(operand.path, modifier, author, several, this.#callersRow(operand.userId))
    }
    const literal = rest.length === 0 && modifier === null ? this.#literal(first) : undefined
    return literal === undefined ? this.#path(path, modifier, author, several) : constant(literal)
  }

  /** What a name stands for that is no field: a macro, or one of three words in any case. */
  #literal(name: string): string | number | null | undefined {
    if (name.startsWith('@')) return macroValue(name, this.#engine.now())
    return fieldOf(this.#root.collection, name) ? undefined : literals.get(name.toLowerCase())
  }

  #callersRow(userId: string): Place {
    const known = this.#joined.get('@request.auth')
    if (known) return known
    const collection = this.#engine.registry.accounts
    if (!collection) throw badRequest()
    const place = { collection, alias: this.#newAlias('a'), nullable: true }
    const alias = sql.id(place.alias)
    this.#joins.push(sql`left join ${sql.table(collection.name)} as ${alias} on ${alias}.id = ${userId}`)
    this.#joined.set('@request.auth', place)
    return place
  }

  #path(
    path: readonly string[],
    modifier: string | null,
    author: Author,
    several: Several,
    start: Place = this.#root,
  ): Column {
    let place = start
    for (const [index, name] of path.entries()) {
      const field = fieldOf(place.collection, name)
      if (!field || (field.hidden && author === 'client')) throw badRequest()
      const rest = path.slice(index + 1)
      const isLast = rest.length === 0 || (rest.length === 1 && rest[0] === 'id' && !isMultiple(field))
      if (isLast || field.type === 'json') {
        if (author === 'client' && field.type === 'email' && place.collection.type === 'auth') {
          several.guards.push(sql`${sql.id(place.alias, 'emailVisibility')} = 1`)
        }
        return this.#column(place, name, field, rest, modifier, several)
      }
      if (field.type !== 'relation' || index >= maxRelations) throw badRequest()
      place = this.#follow(place, name, field, author, several)
    }
    throw badRequest()
  }

  #column(
    { alias, nullable }: Place,
    name: string,
    field: Field,
    rest: readonly string[],
    modifier: string | null,
    several: Several,
  ): Column {
    const { dialect } = this.#engine
    const column = sql.id(alias, name)
    if (field.type === 'json') {
      if (modifier !== null) throw badRequest()
      const [value, text] = [dialect.jsonValue(column, rest), dialect.jsonText(column, rest)]
      return { kind: 'column', type: 'json', sql: value, text, nullable: true }
    }
    const type = field.type === 'number' || field.type === 'bool' ? 'number' : 'text'
    const folded = field.type === 'text' && field.folded === true
    if (modifier === null) {
      // SQLite puts a constant that a column equals in the column's place everywhere, also where a list is read
      // from it, and what is no list is an error there. It knows no such thing of an expression.
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
      return { kind: 'column', type: 'text', sql: this.#eachOf(column, several), nullable: true }
    }
    throw badRequest()
  }

  /** Joins the texts of a JSON array, one row each, and returns the column that has them. */
  #eachOf(array: RawBuilder<unknown>, { joins }: Several): RawBuilder<unknown> {
    const alias = this.#newAlias('e')
    joins.push(sql`left join ${this.#engine.dialect.jsonTexts(array, alias)} on true`)
    return sql.id(alias, 'value')
  }

  #follow(
    from: Place,
    name: string,
    field: Extract<Field, { type: 'relation' }>,
    author: Author,
    several: Several,
  ): Place {
    const collection = this.#engine.registry.get(field.to)
    const isOneOfSeveral = isMultiple(field) || several.joins.length > 0
    const key = `${from.alias}.${name}`
    let place = isOneOfSeveral ? undefined : this.#joined.get(key)
    if (!place) {
      place = { collection, alias: this.#newAlias('j'), nullable: true }
      const reference = isMultiple(field)
        ? this.#eachOf(sql.id(from.alias, name), several)
        : sql.id(from.alias, name)
      const joins = isOneOfSeveral ? several.joins : this.#joins
      const alias = sql.id(place.alias)
      joins.push(sql`left join ${sql.table(collection.name)} as ${alias} on ${alias}.id = ${reference}`)
      if (!isOneOfSeveral) this.#joined.set(key, place)
    }
    if (author === 'client') {
      const guard = this.#mayList(place)
      if (guard && isOneOfSeveral) several.guards.push(guard)
      else if (guard) this.#guards.set(place.alias, guard)
    }
    return place
  }

  /** The condition that a joined row is absent or one that the caller may list; null when anyone may. */
  #mayList({ collection, alias }: Place): Condition | null {
    const rule = collection.rules.list
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

/** A rule, read once and kept. */
export function parsedRule(rule: string): Expression {
  const known = rules.get(rule)
  if (known) return known
  const expression = parseFilter(rule, Number.POSITIVE_INFINITY)
  rules.set(rule, expression)
  return expression
}
