import { Hono } from 'hono'
import { preferredEncoding } from '#server/http/compression.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'
import { type FileSource, fileResponse } from '#server/http/files.ts'
import type { Registry } from '#server/records/registry.ts'

/** Serves the files of records. A missing collection, record or file is a 404. */
export function filesEndpoint(registry: Registry, sources: Readonly<Record<string, FileSource>>) {
  const app = new Hono<RequestEnv>()
  app.get('/api/files/:collection/:id/:name', async (c) => {
    const collection = registry.find(c.req.param('collection'))
    const id = c.req.param('id')
    const name = c.req.param('name')
    if (`${id}${name}`.includes('\0')) throw notFound()
    const source =
      collection && Object.hasOwn(sources, collection.name) ? sources[collection.name] : undefined
    if (!source) throw notFound()
    const accepts = preferredEncoding(c.req.header('accept-encoding'))
    const file = await source(id, name, { accepts, thumb: c.req.query('thumb') ?? '' })
    if (!file) throw notFound()
    return fileResponse(c, name, file)
  })
  return app
}
