import type { Registry } from '#server/records/registry.ts'

/** The subject of a subscription: all records of a collection, one record, or a topic that is about no record. */
export interface Topic {
  /** The collection's name; "" for a topic that is about no record. */
  collection: string
  /** A record's id, or "*" for all. */
  record: string
  /** The filter, `expand` and `fields` of the subscription. */
  query: { filter?: string; expand?: string; fields?: string }
}

/** Reads a topic such as "trip/*" or "city/abc?options={…}". A topic that names no collection is about no record. */
export function topicOf(registry: Registry, text: string): Topic {
  const [path = '', ...rest] = text.split('?')
  const [name = '', record = '*', ...more] = path.split('/')
  const collection = more.length === 0 ? registry.find(name) : null
  if (!collection || record === '') return { collection: '', record: '', query: {} }
  return { collection: collection.name, record, query: queryIn(rest.join('?')) }
}

function queryIn(search: string): Topic['query'] {
  const query: Topic['query'] = {}
  const asked = objectOf(objectIn(new URLSearchParams(search).get('options') ?? '')['query'])
  for (const key of ['filter', 'expand', 'fields'] as const) {
    const value = asked[key]
    if (typeof value === 'string' && value !== '') query[key] = value
  }
  return query
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return {}
  }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
