import type { CollectionName, RecordOf } from '#shared/collections/index.ts'
import { collectionIds } from '#shared/collections/index.ts'
import type { Collection, FieldOf } from '#server/records/collection.ts'

/** The keys that the record API adds to every record. */
type EngineKey = 'id' | 'collectionId' | 'collectionName' | 'expand'

/** The field types that can store a value of the schema. */
type FieldFor<Value> = [Value] extends [boolean]
  ? FieldOf<'bool'>
  : [Value] extends [number]
    ? FieldOf<'number'>
    : [Value] extends [string]
      ? FieldOf<'text' | 'email' | 'date' | 'autodate' | 'select' | 'relation' | 'file'>
      : [Value] extends [readonly string[]]
        ? FieldOf<'relation' | 'select' | 'file' | 'json'>
        : FieldOf<'json'>

/** One field for every key of the collection's schema, and no others. */
export type FieldsOf<Name extends CollectionName> = {
  readonly [Key in Exclude<keyof RecordOf<Name>, EngineKey>]-?: FieldFor<
    Exclude<RecordOf<Name>[Key], undefined>
  >
}

/**
 * Defines a collection of the record API. Its fields are keyed by its schema in shared/collections, so a field that
 * is in only one of the two is a type error.
 */
export const defineCollection = <Name extends CollectionName>(
  name: Name,
  rest: Omit<Collection, 'name' | 'id' | 'fields'> & { fields: FieldsOf<Name> },
): Collection => ({ name, id: collectionIds[name], ...rest })
