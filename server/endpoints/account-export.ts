import { Hono } from 'hono'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import { transaction } from '#server/db/connect.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Engine } from '#server/records/engine.ts'
import { type AccountData, accountData, cityFields } from './account-data.ts'
import { type Cell, csv } from '#shared/domain/csv.ts'

const limit = { count: 20, seconds: 600 }
const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' }

/** `GET /api/account/export`: the caller's data as a download, `?format=json` or `?format=csv` for spreadsheets. */
export function accountExportEndpoint(engine: Engine, limiter: RateLimiter) {
  const app = new Hono<RequestEnv>()
  app.get('/api/account/export', async (c) => {
    const caller = requireCaller(c.get('caller'))
    const format = c.req.query('format') ?? 'json'
    if (format !== 'json' && format !== 'csv') throw badRequest('The format is json or csv.')
    limiter.spend('export', caller.userId, limit)
    // One transaction, so that trips and legs are of the same moment.
    const data = await transaction(engine.db, (db) => accountData(db, engine, caller))
    const body = format === 'json' ? `${JSON.stringify(data, null, 2)}\n` : csv(tableOf(engine, data))
    return c.body(body, 200, {
      'content-type': types[format],
      'content-disposition': `attachment; filename=waymark-${data.exported.slice(0, 10)}.${format}`,
      'cache-control': 'no-store',
    })
  })
  return app
}

/** One table of all records. The first column is the kind of row; columns with the city's data follow a city's id. */
function tableOf({ registry }: Engine, data: AccountData): Cell[][] {
  const entries: [string, Record<string, unknown>][] = [
    ['account', data.account],
    ...Object.entries(data.records).flatMap(([collection, records]) => {
      const fields = cityFields(registry.get(collection))
      return records.map((record): [string, Record<string, unknown>] => [
        collection,
        withPlaces(record, fields, data),
      ])
    }),
    ...data.devices.map((device): [string, Record<string, unknown>] => ['device', { ...device }]),
    ...data.passkeys.map((passkey): [string, Record<string, unknown>] => ['passkey', { ...passkey }]),
    ...data.knownDevices.map((device): [string, Record<string, unknown>] => ['known device', { ...device }]),
    ['protection', { ...data.protection }],
    ...data.signIns.map((signIn): [string, Record<string, unknown>] => ['sign-in', { ...signIn }]),
    ...data.assistant.map((asked): [string, Record<string, unknown>] => ['assistant', { ...asked }]),
  ]
  const columns = [...new Set(entries.flatMap(([, record]) => Object.keys(record)))].filter(
    (column) => !column.startsWith('collection'),
  )
  return [
    ['kind', ...columns],
    ...entries.map(([kind, record]) => [kind, ...columns.map((column) => cellOf(record[column]))]),
  ]
}

function withPlaces(record: Record<string, unknown>, fields: readonly string[], { places }: AccountData) {
  const wide = { ...record }
  for (const field of fields) {
    const place = places[String(record[field])]
    if (!place) continue
    const { id: _, ...facts } = place
    for (const [name, value] of Object.entries(facts)) wide[`${field}_${name}`] = value
  }
  return wide
}

function cellOf(value: unknown): Cell {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value)
}
