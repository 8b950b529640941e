import { Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { timestampOf } from '#server/clock.ts'
import type { Collection } from '#server/records/collection.ts'
import type { Engine } from '#server/records/engine.ts'
import { fieldsSent } from '#server/records/read/present.ts'
import { type Cell, csv, csvRows } from '#shared/domain/csv.ts'
import {
  accountJson,
  type AccountRest,
  AccountSource,
  citiesOf,
  cityFields,
  type ExportedCity,
} from './account-data.ts'
import type { SendExport } from './export-stream.ts'

const limit = { count: 20, seconds: 600 }
const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }

/** `GET /api/account/export`: the caller's data as a download, `?format=json` or `?format=csv` for spreadsheets. */
export function accountExportEndpoint(engine: Engine, limiter: RateLimiter, send: SendExport) {
  const app = new Hono<RequestEnv>()
  app.get('/api/account/export', async (c) => {
    const caller = requireCaller(c.get('caller'))
    const format = c.req.query('format') ?? 'json'
    if (format !== 'json' && format !== 'csv') throw badRequest('The format is json or csv.')
    limiter.spend('export', caller.userId, limit)
    const write = format === 'json' ? accountJson : accountTable
    const body = await send(
      caller.userId,
      (db) => write(new AccountSource(db, engine, caller)),
      c.req.raw.signal,
    )
    return c.body(body, 200, {
      'content-type': types[format],
      'content-disposition': `attachment; filename=waymark-${timestampOf(engine.now()).slice(0, 10)}.${format}`,
      'cache-control': 'no-store',
    })
  })
  return app
}

/** The columns of a city's data, which follow the column of its id. */
const ofCity = ['name', 'state', 'country', 'latitude', 'longitude'] as const

const rest: { [Key in keyof AccountRest]: { kind: string; columns: readonly string[] } } = {
  devices: { kind: 'device', columns: ['created', 'used', 'agent', 'impersonated'] },
  passkeys: { kind: 'passkey', columns: ['name', 'created', 'used'] },
  knownDevices: { kind: 'known device', columns: ['created', 'used', 'agent'] },
  protection: { kind: 'protection', columns: ['password_changed', 'totp_since', 'mail_code_since'] },
  signIns: { kind: 'sign-in', columns: ['provider', 'provider_id', 'label', 'created'] },
  assistant: { kind: 'assistant', columns: ['begun', 'ended'] },
}

/** One table of all records. The first column is the kind of row; columns with the city's data follow a city's id. */
async function* accountTable(source: AccountSource): AsyncGenerator<string> {
  const { account } = await source.head()
  const columns = [
    ...new Set([
      ...Object.keys(account),
      ...source.collections.flatMap((collection) => [
        ...fieldsSent(collection),
        ...cityFields(collection).flatMap((field) => ofCity.map((column) => `${field}_${column}`)),
      ]),
      ...Object.values(rest).flatMap(({ columns }) => columns),
    ]),
  ].filter((column) => !column.startsWith('collection'))
  const rowOf = (kind: string, record: Record<string, unknown>): Cell[] => [
    kind,
    ...columns.map((column) => cellOf(record[column])),
  ]
  yield csv([['kind', ...columns], rowOf('account', account)])
  const known = new Map<string, ExportedCity>()
  for (const collection of source.collections) {
    for await (const records of source.recordsOf(collection)) {
      const unknown = new Set(records.flatMap((record) => citiesOf(collection, record)))
      for (const id of unknown) if (known.has(id)) unknown.delete(id)
      for await (const cities of source.cities(unknown)) for (const city of cities) known.set(city.id, city)
      yield csvRows(records.map((record) => rowOf(collection.name, withPlaces(collection, record, known))))
    }
  }
  for (const [key, value] of Object.entries(await source.rest())) {
    const { kind } = rest[key as keyof AccountRest]
    const records: object[] = Array.isArray(value) ? value : [value]
    yield csvRows(records.map((record) => rowOf(kind, { ...record })))
  }
}

function withPlaces(
  collection: Collection,
  record: Record<string, unknown>,
  places: ReadonlyMap<string, ExportedCity>,
) {
  const wide = { ...record }
  for (const field of cityFields(collection)) {
    const place = places.get(String(record[field]))
    for (const column of place ? ofCity : []) wide[`${field}_${column}`] = place?.[column]
  }
  return wide
}

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value)
}
