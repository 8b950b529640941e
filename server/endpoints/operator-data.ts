import { Hono, type MiddlewareHandler } from 'hono'
import { requireSuperuser } from '#server/auth/sessions/caller.ts'
import { tokenSeconds } from '#server/auth/sessions/tokens.ts'
import type { Env } from '#server/env.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { badRequest, forbidden, notFound } from '#server/http/errors.ts'
import type { Collection, Field } from '#server/records/collection.ts'
import { idField, type Registry } from '#server/records/registry.ts'
import { pageOf } from '#server/records/read/paging.ts'
import { bodyOf, jsonResponse } from '#server/records/read/response-body.ts'
import { superusers } from '#shared/collections/superusers.ts'

/**
 * The collections and the settings, read-only, as tools for the protocol request them for superusers. Here both are
 * part of the code or the environment, so no request can change them, and no log is stored.
 */
export function operatorDataEndpoint(registry: Registry, env: Pick<Env, 'publicUrl' | 'rateLimits'>) {
  const app = new Hono<RequestEnv>()
  const forSuperusers: MiddlewareHandler<RequestEnv> = async (c, next) => {
    requireSuperuser(c.get('caller'))
    await next()
  }
  const paths = [
    '/api/collections',
    '/api/collections/:collection',
    '/api/settings',
    '/api/logs',
    '/api/logs/*',
  ]
  for (const path of paths) app.use(path, forSuperusers)

  app.get('/api/collections', (c) => {
    const { sort = '', filter = '', fields } = c.req.query()
    if (filter !== '') throw badRequest()
    const { page, perPage, skipTotal } = pageOf(c.req.query())
    const all = sorted(registry.all, sort)
    const items = all
      .slice((page - 1) * perPage, page * perPage)
      .map((collection) => modelOf(registry, collection))
    const totals = skipTotal
      ? { totalItems: -1, totalPages: -1 }
      : { totalItems: all.length, totalPages: Math.ceil(all.length / perPage) }
    return jsonResponse(bodyOf({ items, page, perPage, ...totals }, fields))
  })
  app.get('/api/collections/:collection', (c) => {
    const collection = registry.find(c.req.param('collection'))
    if (!collection) throw notFound()
    return jsonResponse(bodyOf(modelOf(registry, collection), c.req.query('fields')))
  })
  app.get('/api/settings', (c) => jsonResponse(bodyOf(settingsOf(env), c.req.query('fields'))))
  for (const path of ['/api/logs', '/api/logs/*']) {
    app.get(path, () => {
      throw notFound('Logs are not stored: the server writes them to its standard error stream.')
    })
  }
  for (const path of ['/api/collections', '/api/collections/:collection', '/api/settings']) {
    app.on(['POST', 'PUT', 'PATCH', 'DELETE'], path, () => {
      throw forbidden('Collections and settings are part of the code and the environment of this server.')
    })
  }
  return app
}

const sortKeys = ['id', 'name', 'type'] as const

/** The collections in the wanted order. Throws the contract's 400 for an unknown key. */
function sorted(collections: readonly Collection[], sort: string): Collection[] {
  const name = sort.replace(/^[+-]/, '')
  const key = sortKeys.find((known) => known === name)
  if (key === undefined && !['', 'created', 'updated', 'system', '@rowid'].includes(name)) throw badRequest()
  if (key === undefined) return [...collections]
  const sign = sort.startsWith('-') ? -1 : 1
  return collections.toSorted((a, b) => (a[key] === b[key] ? 0 : a[key] < b[key] ? -sign : sign))
}

/** A collection as the protocol describes one. */
function modelOf(registry: Registry, { id, name, type, fields, rules, unique = [], password }: Collection) {
  const passwordField = {
    ...described(registry, 'password', { type: 'text', required: true, hidden: true }),
    type: 'password',
    min: password?.min ?? 0,
    max: password?.max ?? 0,
  }
  return {
    id,
    listRule: rules.list,
    viewRule: rules.view,
    createRule: rules.create,
    updateRule: rules.update,
    deleteRule: rules.delete,
    name,
    type,
    fields: [
      {
        ...described(registry, 'id', idField),
        autogeneratePattern: '[a-z0-9]{15}',
        primaryKey: true,
        system: true,
      },
      ...(type === 'auth' ? [passwordField] : []),
      ...Object.entries(fields).map(([name, field]) => described(registry, name, field)),
    ],
    indexes: unique.map(({ columns, ignoreCase }) => {
      const quoted = columns.map((column) => `\`${column}\`${ignoreCase ? ' COLLATE NOCASE' : ''}`)
      return `CREATE UNIQUE INDEX \`${name}_${columns.join('_')}\` ON \`${name}\` (${quoted.join(', ')})`
    }),
    created: '',
    updated: '',
    system: name.startsWith('_'),
    ...(type === 'auth' && authOptions(name)),
    ...(type === 'view' && { viewQuery: '' }),
  }
}

const authOptions = (name: string) => ({
  authRule: '',
  manageRule: null,
  passwordAuth: { enabled: true, identityFields: ['email'] },
  authToken: { duration: name === superusers.name ? 86_400 : tokenSeconds.auth },
  passwordResetToken: { duration: tokenSeconds.passwordReset },
  emailChangeToken: { duration: tokenSeconds.emailChange },
  verificationToken: { duration: tokenSeconds.verification },
  fileToken: { duration: tokenSeconds.file },
})

/** A field as the protocol describes one. */
function described(registry: Registry, name: string, field: Field) {
  const { type, required = false, hidden = false } = field
  const common = { id: `${type}_${name}`, name, type, required, hidden, presentable: false, system: false }
  switch (field.type) {
    case 'text':
      return { ...common, min: field.min ?? 0, max: field.max ?? 0, pattern: field.pattern?.source ?? '' }
    case 'number':
      return { ...common, min: field.min ?? null, max: field.max ?? null, onlyInt: field.integer ?? false }
    case 'autodate':
      return { ...common, onCreate: true, onUpdate: field.onUpdate }
    case 'select':
      return { ...common, values: field.values, maxSelect: field.maxSelect }
    case 'relation':
      return {
        ...common,
        collectionId: registry.get(field.to).id,
        cascadeDelete: field.cascadeDelete,
        minSelect: 0,
        maxSelect: field.maxSelect,
      }
    case 'file':
      return {
        ...common,
        maxSelect: field.maxSelect,
        maxSize: field.maxSizeBytes,
        mimeTypes: field.mimeTypes,
        thumbs: [],
        protected: false,
      }
    case 'bool':
    case 'date':
    case 'email':
    case 'json':
      break
  }
  return common
}

const settingsOf = ({ publicUrl, rateLimits }: Pick<Env, 'publicUrl' | 'rateLimits'>) => ({
  meta: { appName: 'Waymark', appURL: publicUrl, hideControls: true },
  batch: { enabled: true, maxRequests: 500 },
  rateLimits: { enabled: rateLimits, rules: [] },
})
