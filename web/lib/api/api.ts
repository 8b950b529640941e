import type { RecordListOptions, RecordOptions } from 'pocketbase'
import type * as z from 'zod/mini'
import type { CollectionName, RecordOf } from '#shared/collections/index.ts'
import { listOf } from '#shared/records.ts'
import type { List } from '#shared/records.ts'
import { messages } from '#web/messages/index.ts'
import { UnsentCall } from './call-failure.ts'
import type * as Sdk from './client.ts'
import { queryOf } from './record-query.ts'

type Body = Record<string, unknown> | FormData

let loading: Promise<typeof Sdk> | undefined

/**
 * The SDK with our client. Loaded at the first call, because the first paint does not need it. After a failure the
 * next call loads it again.
 */
export const sdk = () => {
  loading ??= import('./client.ts').catch((error: unknown) => {
    loading = undefined
    throw new UnsentCall(error)
  })
  return loading
}

const requiredId = (id: string) => {
  if (id === '') throw new Error(messages.errors.missingRecordId)
  return id
}

/** The filter, order and signal of a list. The requested fields follow from the schema. */
type ListOptions = Pick<RecordListOptions, 'filter' | 'sort' | 'skipTotal' | 'signal'>

/**
 * One page of records with the fields of the schema. Throws if an answer does not match the schema. `perPage` is 30
 * by default.
 */
export const list = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  { page = 1, perPage = 30, ...options }: ListOptions & { page?: number; perPage?: number } = {},
): Promise<List<Item>> => {
  const { api } = await sdk()
  return listOf(schema).parse(
    await api.collection(collection).getList(page, perPage, { ...options, ...queryOf(schema) }),
  )
}

const batchSize = 500
const batchesAtOnce = 4

/**
 * Every matching record with the fields of the schema, in the server's order. The records are requested in batches of
 * 500, four at a time, and each batch is parsed while the next is loading.
 */
export const fullList = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  options: ListOptions = {},
): Promise<Item[]> => {
  const batches: Item[][] = []
  const request = async (page: number) => {
    const found = await list(collection, schema, {
      ...options,
      page,
      perPage: batchSize,
      skipTotal: page > 1,
    })
    batches[page - 1] = found.items
    return found.totalPages
  }
  const last = await request(1)
  let page = 1
  const requestRest = async () => {
    while (page < last) {
      page += 1
      try {
        await request(page)
      } catch (error) {
        // The list has failed, so the other batches are not needed.
        page = last
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, requestRest))
  return batches.flat()
}

/**
 * The record with this id and the fields of the schema. Throws 'Missing required record id.' if the id is empty. It
 * takes no signal: a query that uses its signal is cancelled when the last page that shows it is left, also while the
 * loader of the next page waits for it.
 */
export const one = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  id: string,
): Promise<Item> => {
  const known = requiredId(id)
  const { api } = await sdk()
  return schema.parse(await api.collection(collection).getOne(known, queryOf(schema)))
}

/** The first matching record with the fields of the schema, or null if there is none. */
export const first = async <Item>(
  collection: CollectionName,
  schema: z.ZodMiniType<Item>,
  options: Omit<ListOptions, 'skipTotal'>,
): Promise<Item | null> => {
  const found = await list(collection, schema, { ...options, skipTotal: true, page: 1, perPage: 1 })
  return found.items[0] ?? null
}

/** Creates a record and returns it as stored. */
export const create = async <Name extends CollectionName>(
  collection: Name,
  body: Body,
  options: RecordOptions = {},
): Promise<RecordOf<Name>> => {
  const { api, recordSchemas } = await sdk()
  return recordSchemas[collection].parse(await api.collection(collection).create(body, options))
}

/** Changes a record and returns it as stored. */
export const update = async <Name extends CollectionName>(
  collection: Name,
  id: string,
  body: Body,
  options: RecordOptions = {},
): Promise<RecordOf<Name>> => {
  const known = requiredId(id)
  const { api, recordSchemas } = await sdk()
  return recordSchemas[collection].parse(await api.collection(collection).update(known, body, options))
}

/** Deletes a record. */
export const remove = async (
  collection: CollectionName,
  id: string,
  options: { signal?: AbortSignal } = {},
): Promise<void> => {
  const known = requiredId(id)
  const { api } = await sdk()
  await api.collection(collection).delete(known, options)
}

/** Sends a request to a path outside the record API and parses the reply. The path begins with /api/. */
export const send = async <Reply>(
  path: string,
  schema: z.ZodMiniType<Reply>,
  options: {
    method?: 'GET' | 'POST'
    query?: Record<string, string>
    body?: Body
    signal?: AbortSignal
  } = {},
): Promise<Reply> => {
  const { api } = await sdk()
  return schema.parse(await api.send(path, { method: 'GET', ...options }))
}
