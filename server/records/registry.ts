import type { Collection, Field, FieldOf } from './collection.ts'

/** A relation field, with its collection. */
export interface Referrer {
  collection: Collection
  name: string
  field: FieldOf<'relation'>
}

export interface Registry {
  /** All collections. */
  all: readonly Collection[]
  /** The collection with an id, or with a name in any case; null when there is none. */
  find(nameOrId: string): Collection | null
  /** The collection with a name from a definition. Throws when there is none. */
  get(name: string): Collection
  /** The auth collection, whose records are the callers' accounts; null when there is none. */
  accounts: Collection | null
  /** The relation fields that refer to a collection, without those of views. */
  referrersOf(collection: Collection): readonly Referrer[]
}

/** Makes the registry of collections. Throws when a relation names a collection that does not exist. */
export function createRegistry(collections: readonly Collection[]): Registry {
  const known = new Map<string, Collection>()
  for (const collection of collections) {
    known.set(collection.id, collection)
    known.set(collection.name.toLowerCase(), collection)
  }
  const get = (name: string) => {
    const collection = known.get(name)
    if (!collection) throw new Error(`There is no collection "${name}".`)
    return collection
  }
  const referrers = new Map<Collection, Referrer[]>()
  for (const collection of collections) {
    for (const [name, field] of Object.entries(collection.fields)) {
      if (field.type !== 'relation') continue
      const target = get(field.to)
      if (collection.type === 'view') continue
      referrers.set(target, [...(referrers.get(target) ?? []), { collection, name, field }])
    }
  }
  return {
    all: collections,
    find: (nameOrId) => known.get(nameOrId) ?? known.get(nameOrId.toLowerCase()) ?? null,
    get,
    accounts: collections.find(({ type }) => type === 'auth') ?? null,
    referrersOf: (collection) => referrers.get(collection) ?? [],
  }
}

export const idField = {
  type: 'text',
  required: true,
  min: 15,
  max: 15,
  pattern: /^[a-z0-9]+$/,
} as const satisfies Field

/** A collection's field by name, including the implied `id`; null when there is none. */
export function fieldOf(collection: Collection, name: string): Field | null {
  if (name === 'id') return idField
  return Object.hasOwn(collection.fields, name) ? (collection.fields[name] ?? null) : null
}

/** The column with the id of the person to whom a collection's private fields belong. */
export const personColumn = ({ type }: Collection): string => (type === 'auth' ? 'id' : 'user')
