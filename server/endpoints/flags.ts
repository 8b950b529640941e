import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import type { RequestEnv } from '#server/http/context.ts'
import { notFound } from '#server/http/errors.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags/4x3')

/** Country flags with aspect ratio 4:3, by lower-case ISO 3166-1 alpha-2 code. */
export function flagsEndpoint() {
  const app = new Hono<RequestEnv>()
  app.get('/flags/:file{[a-z]{2}\\.svg}', async (c) => {
    let svg: string
    try {
      svg = await readFile(join(folder, c.req.param('file')), 'utf8')
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') throw notFound()
      throw cause
    }
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      // Not immutable: a country can change its flag, and the URL stays the same.
      'cache-control': 'public, max-age=604800',
    })
  })
  return app
}
