import type { CollectionName, RecordOf } from '#shared/collections/index.ts'
import { collectionIds } from '#shared/collections/index.ts'
import type { Collection, FieldOf } from '#server/records/collection.ts'

/** What the record engine adds to every record, whatever its collection. */
type EngineKey = 'id' | 'collectionId' | 'collectionName' | 'expand'

/** The kinds of field that can hold a value of the schema. */
type FieldFor<Value> = [Value] extends [boolean]
  ? FieldOf<'bool'>
  : [Value] extends [number]
    ? FieldOf<'number'>
    : [Value] extends [string]
      ? FieldOf<'text' | 'email' | 'date' | 'autodate' | 'select' | 'relation' | 'file'>
      : [Value] extends [readonly string[]]
        ? FieldOf<'relation' | 'select' | 'file' | 'json'>
        : FieldOf<'json'>

/** A field for every key of the collection's schema, and no other. */
export type FieldsOf<Name extends CollectionName> = {
  readonly [Key in Exclude<keyof RecordOf<Name>, EngineKey>]-?: FieldFor<
    Exclude<RecordOf<Name>[Key], undefined>
  >
}

/**
 * A collection of the record API. Its fields are keyed by its schema in shared/collections, so a field that
 * stands in only one of the two does not compile.
 */
export const defineCollection = <Name extends CollectionName>(
  name: Name,
  rest: Omit<Collection, 'name' | 'id' | 'fields'> & { fields: FieldsOf<Name> },
): Collection => ({ name, id: collectionIds[name], ...rest })
