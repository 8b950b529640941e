import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { city } from '#shared/collections/cities.ts'
import { country as countrySchema } from '#shared/collections/countries.ts'
import { geoJson, geoJsonFile } from '#shared/collections/geo-json.ts'
import { state } from '#shared/collections/states.ts'
import { countryId } from '#shared/domain/gazetteer-ids.ts'
import { listOf } from '#shared/records.ts'
import { type RealServer, startRealServer } from './test/real-server.ts'

// Sends the requests of the pages of all 250 countries and of 500 cities to a server with the complete gazetteer.

let folder: string
let server: RealServer
let countries: z.infer<typeof countrySchema>[]

const atOnce = 8

/** Runs `visit` for all items, some at a time, and returns the failures. */
async function eachOf<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<string[]> {
  const problems: string[] = []
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await visit(item)
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return problems
}

async function get(path: string): Promise<Response> {
  const response = await fetch(server.url + path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return response
}

async function parsed<Reply>(path: string, schema: z.ZodMiniType<Reply>): Promise<Reply> {
  const reply = schema.safeParse(await (await get(path)).json())
  if (!reply.success) throw new Error(`${path} answered ${z.prettifyError(reply.error)}`)
  return reply.data
}

const records = (collection: string, query: Record<string, string>) =>
  `/api/collections/${collection}/records?${new URLSearchParams(query).toString()}`

/** The GeoJSON file of one type and country, fetched as a page does: first the record, then the file that it names. */
async function outline(type: string, id: string) {
  const filter = `type = "${type}" && country = "${id}"`
  const { items } = await parsed(records('geo_json', { filter, perPage: '1' }), listOf(geoJson))
  const record = items[0]
  if (!record) throw new Error(`${type} of ${id} is missing`)
  const path = `/api/files/geo_json/${record.id}/${record.json}`
  const response = await get(path)
  if (!response.headers.get('cache-control')?.includes('immutable'))
    throw new Error(`${path} is not immutable`)
  if (!response.headers.has('content-encoding')) throw new Error(`${path} is not compressed`)
  return geoJsonFile.parse(await response.json())
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-crawl-'))
  server = await startRealServer(folder)
  const list = listOf(countrySchema)
  countries = (await parsed(records('country', { perPage: '500', sort: 'name' }), list)).items
}, 90_000)

afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true })
})

describe('a crawl of the gazetteer', () => {
  test('finds every country with its outline, regions, states, largest cities and flag', async () => {
    expect(countries).toHaveLength(250)
    const problems = await eachOf(countries, async ({ id, iso2 }) => {
      const found = await parsed(`/api/collections/country/records/${id}`, countrySchema)
      if (found.name === '') throw new Error(`${iso2} has no name`)
      const { features } = await outline('Outline', id)
      if (features.length !== 1 || features[0]?.properties.id !== id)
        throw new Error(`${iso2} has another's outline`)
      const regions = await outline('WithStates', id)
      const filter = `country = "${id}"`
      const { items } = await parsed(records('state', { filter, perPage: '500' }), listOf(state))
      const states = new Set(items.map((each) => each.id))
      for (const { properties } of regions.features) {
        if (properties.id !== '' && !states.has(properties.id))
          throw new Error(`${iso2} draws ${properties.id}`)
      }
      const largest = { filter, sort: '-population', perPage: '12', skipTotal: '1' }
      await parsed(records('city', largest), listOf(city))
      const flag = await get(`/flags/${iso2.toLowerCase()}.svg`)
      if (!(await flag.text()).includes('<svg')) throw new Error(`${iso2} has no flag`)
    })
    expect(problems).toEqual([])
  })

  test('finds 500 random cities, each with its country and state', async () => {
    const drawn = await parsed(
      records('city', { sort: '@random', perPage: '500', skipTotal: '1' }),
      listOf(city),
    )
    expect(new Set(drawn.items.map(({ id }) => id)).size).toBe(500)
    const problems = await eachOf(drawn.items, async ({ id, name, country, state: stateId }) => {
      const found = await parsed(`/api/collections/city/records/${id}?expand=country,state`, city)
      if (found.name !== name) throw new Error(`${id} is called ${found.name}`)
      if (found.expand?.country?.id !== country) throw new Error(`${id} comes without its country`)
      if ((found.expand.state?.id ?? '') !== stateId) throw new Error(`${id} comes without its state`)
    })
    expect(problems).toEqual([])
  })

  test('gets random cities that match the filter, uniformly distributed', async () => {
    const filter = 'population >= 15000'
    const { items } = await parsed(
      records('city', { filter, sort: '@random', perPage: '20', skipTotal: '1' }),
      listOf(city),
    )
    expect(items).toHaveLength(20)
    expect(items.every(({ population }) => population >= 15_000)).toBe(true)
  })

  test('gets empty lists and 404s, and no errors, for places that do not exist', async () => {
    for (const path of [
      `/api/collections/country/records/${'0'.repeat(15)}`,
      '/api/collections/country/records/Italy',
      `/api/collections/city/records/c${'9'.repeat(14)}`,
      `/api/files/geo_json/${'0'.repeat(15)}/world.geojson`,
      '/flags/qq.svg',
    ]) {
      expect((await fetch(server.url + path)).status, path).toBe(404)
    }
    const filter = `type = "WithStates" && country = "${countryId('QQ')}"`
    const { items } = await parsed(records('geo_json', { filter }), listOf(geoJson))
    expect(items).toEqual([])
  })
})
