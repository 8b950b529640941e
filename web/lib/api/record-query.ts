import * as z from 'zod/mini'

/** The query parameters with which the record API sends exactly the fields of a schema. */
export type RecordQuery = { fields: string; expand?: string }

const queries = new WeakMap<z.core.$ZodType, RecordQuery>()

/**
 * The `fields` and `expand` that a record's schema needs: all its keys, and the keys of the records under its
 * `expand`. Throws if the schema is not an object schema.
 */
export function queryOf(schema: z.core.$ZodType): RecordQuery {
  let query = queries.get(schema)
  if (query === undefined) {
    const { fields, expand } = shapeOf(schema)
    query = { fields: fields.join(','), ...(expand.length > 0 && { expand: expand.join(',') }) }
    queries.set(schema, query)
  }
  return query
}

function shapeOf(schema: z.core.$ZodType): { fields: string[]; expand: string[] } {
  const fields: string[] = []
  const expand: string[] = []
  for (const [key, value] of Object.entries(objectIn(schema)._zod.def.shape)) {
    if (key !== 'expand') {
      fields.push(key)
      continue
    }
    for (const [relation, related] of Object.entries(objectIn(value)._zod.def.shape)) {
      const inner = shapeOf(related)
      fields.push(...inner.fields.map((field) => `expand.${relation}.${field}`))
      // "city.country" expands "city" as well.
      expand.push(
        ...(inner.expand.length === 0 ? [relation] : inner.expand.map((path) => `${relation}.${path}`)),
      )
    }
  }
  return { fields, expand }
}

/** The object schema inside an optional or array schema. */
function objectIn(schema: z.core.$ZodType): z.core.$ZodObject {
  if (schema instanceof z.core.$ZodObject) return schema
  if (schema instanceof z.core.$ZodOptional) return objectIn(schema._zod.def.innerType)
  if (schema instanceof z.core.$ZodArray) return objectIn(schema._zod.def.element)
  throw new TypeError('The schema of a record must be an object schema.')
}
