import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { PictureTask } from './picture-task.ts'

const hostile = `"><script>alert('1')</script>`
const page = '<!doctype html><html><head><title>Waymark</title></head><body></body></html>'
let app: TestApp
let anna: Person
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-pages-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), page)
  app = await createTestApp({ publicUrl: 'https://atlas.example' }, { webFolder: folder })
  anna = await app.people.register({ name: 'Anna Test' })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const cityId = async (name: string) => {
  const query = `filter=${encodeURIComponent(`name = "${name}"`)}&sort=-population&perPage=1&fields=id`
  const { items } = (await (await app.request(`/api/collections/city/records?${query}`)).json()) as {
    items: { id: string }[]
  }
  return items[0]?.id ?? ''
}
const stay = async (name: string, start: string, kind = 'visited') =>
  app.people.createRecord(anna, 'stay', { city: await cityId(name), kind, start, end: '' })
const share = (isPublic: boolean) =>
  app.request(`/api/collections/users/records/${anna.id}`, {
    method: 'PATCH',
    token: anna.token,
    body: { public: isPublic },
  })
const trip = async (name: string, isPrivate = false) => {
  const id = await app.people.createRecord(anna, 'trip', { name, private: isPrivate })
  const [from, to] = [await cityId('Paris'), await cityId('London')]
  await app.people.createRecord(anna, 'travel_item', { trip: id, from, to, type: 'train', order: 0 })
  return id
}
const tagsIn = (html: string) =>
  new Map(
    Array.from(html.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g), ([, name, text]) => [
      name,
      text,
    ]),
  )
const pageOf = async (path: string) => {
  const response = await app.request(path)
  return {
    html: await response.text(),
    robots: response.headers.get('x-robots-tag'),
    status: response.status,
  }
}

describe('a public profile', () => {
  beforeEach(async () => {
    await stay('Paris', '2019-05')
    await stay('London', '2026', 'lived')
    await stay('Berlin', '2027-01')
    await share(true)
  })

  test('has the tags of its card, which counts only what everybody may see; a private one has none', async () => {
    const { html, robots } = await pageOf(`/profile/${anna.id}`)
    expect(robots).toBe('noindex')
    const tags = tagsIn(html)
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': 'Anna Test on Waymark',
      'og:url': `https://atlas.example/profile/${anna.id}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Map of the world with the places that Anna Test has visited',
    })
    const ledger = (await (await app.request(`/api/ledger/${anna.id}`)).json()) as { stays: unknown[] }
    expect(tags.get('og:description')).toBe(`${ledger.stays.length} city in 1 country, on a map.`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
    const image = tags.get('og:image') ?? ''
    expect(image).toMatch(/^https:\/\/atlas\.example\/api\/pictures\/profile\/\w+\/card\.png\?v=[\w-]{16}$/)
    const card = await app.request(image.replace('https://atlas.example', ''))
    expect(card.headers.get('content-type')).toBe('image/png')
    expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 })
    const etag = card.headers.get('etag') ?? ''
    expect(etag).toContain(new URL(image).searchParams.get('v'))
    const again = await app.request(image.replace('https://atlas.example', ''), {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)

    await share(false)
    expect(await pageOf(`/profile/${anna.id}`)).toEqual({ html: page, robots: 'noindex', status: 200 })
    expect((await app.request(`/api/pictures/profile/${anna.id}/card.png`)).status).toBe(404)
    const own = await app.request(`/api/pictures/profile/${anna.id}/card.png`, { token: anna.token })
    // The owner's card shows what everybody would see.
    expect(['etag', 'cache-control'].map((name) => own.headers.get(name))).toEqual([etag, 'no-store'])
  })

  test('has pages of its years, but not of a year without a stay', async () => {
    const { html } = await pageOf(`/profile/${anna.id}/year/2019`)
    expect(tagsIn(html).get('og:title')).toBe('Anna Test in 2019')
    expect(tagsIn(html).get('og:description')).toBe('1 city in 1 country in 2019.')
    const absent = { html: page, robots: 'noindex', status: 200 }
    for (const year of ['2018', '2027']) {
      expect(await pageOf(`/profile/${anna.id}/year/${year}`)).toEqual(absent)
      expect((await app.request(`/api/pictures/year/${anna.id}/${year}/card.png`)).status).toBe(404)
    }
    expect(await pageOf('/profile/nobody000000000')).toEqual(absent)
    expect(await pageOf(`/profile/${encodeURIComponent(hostile)}`)).toEqual(absent)
  })
})

test('an open trip has the tags of its card, with its name escaped; a private one has none', async () => {
  const open = await trip(hostile)
  const { html } = await pageOf(`/trip/view/${open}`)
  expect(html).not.toContain('<script>')
  expect(tagsIn(html).get('og:title')).toBe('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;')
  expect(tagsIn(html).get('og:description')).toBe('A trip with 2 cities.')
  expect(html).not.toContain('Anna')
  expect((await app.request(`/api/pictures/trip/${open}/story.png`)).status).toBe(200)

  const hidden = await trip('Secret', true)
  expect(await pageOf(`/trip/view/${hidden}`)).toEqual(await pageOf('/trip/view/nothing00000000'))
  expect((await app.request(`/api/pictures/trip/${hidden}/card.png`)).status).toBe(404)
  expect((await app.request(`/api/pictures/trip/${hidden}/card.png`, { token: anna.token })).status).toBe(200)
})

test('a poster is drawn only for its owner, and only with the available choices', async () => {
  await stay('Paris', '2019')
  const ben = await app.people.register()
  const open = await trip('Over the channel')
  const ask = (path: string, token?: string) => app.request(`/api/pictures/${path}`, { token })
  for (const path of [`profile/${anna.id}`, `trip/${open}`]) {
    expect((await ask(`${path}/poster.png?preview=1`)).status).toBe(401)
    expect((await ask(`${path}/poster.png?preview=1`, ben.token)).status).toBe(404)
    for (const wrong of ['paper=a0', 'theme=pink', `title=${'x'.repeat(81)}`, 'figures=wishes'])
      expect((await ask(`${path}/poster.png?${wrong}`, anna.token)).status).toBe(400)
    const preview = await ask(`${path}/poster.png?preview=1&orientation=landscape&theme=dark`, anna.token)
    expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ height: 760, width: 1075 })
    const pdf = await ask(`${path}/poster.pdf?title=${encodeURIComponent(hostile)}`, anna.token)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
})

describe('what is drawn', () => {
  let tasks: PictureTask[]
  const figuresOf = (task: PictureTask | undefined) => task?.subject.content.figures.map(({ value }) => value)
  const poster = (query: string) =>
    app.request(`/api/pictures/profile/${anna.id}/poster.png?preview=1&${query}`, { token: anna.token })

  beforeEach(async () => {
    tasks = []
    await app.close()
    app = await createTestApp(
      { publicUrl: 'https://atlas.example' },
      {
        webFolder: folder,
        pictures: {
          run: async (task) => {
            tasks.push(task)
            return new Uint8Array([1])
          },
          close() {},
        },
      },
    )
    anna = await app.people.register({ name: 'Anna Test' })
  })

  test('counts up to the day of the reader, which is at most a day from the one in UTC', async () => {
    await stay('Paris', '2026-03-02')
    for (const today of ['2026-03-02', '2026-03-03', 'soon', '2026-03-01'])
      await poster(`figures=cities&today=${today}`)
    expect(tasks.map(figuresOf)).toEqual([['1'], ['0']])
  })

  test('has the countries filled in which a layover counts', async () => {
    await stay('Paris', '2019', 'transit')
    const filled = async () => {
      await poster('figures=countries')
      const content = tasks.at(-1)?.subject.content
      return [[...(content?.visited ?? [])], figuresOf(tasks.at(-1))]
    }
    expect(await filled()).toEqual([[], ['0']])
    const { items } = (await (
      await app.request('/api/collections/settings/records', { token: anna.token })
    ).json()) as { items: { id: string }[] }
    await app.request(`/api/collections/settings/records/${items[0]?.id}`, {
      method: 'PATCH',
      token: anna.token,
      body: { count_transit: true },
    })
    expect(await filled()).toEqual([['FR'], ['1']])
  })

  test('is not sent again to a client that has the picture, and shared caches revalidate it each time', async () => {
    await stay('Paris', '2019')
    await share(true)
    const tag = /card\.png\?v=([\w-]+)/.exec((await pageOf(`/profile/${anna.id}`)).html)?.[1]
    const path = `/api/pictures/profile/${anna.id}/card.png`
    const known = await app.request(path, { headers: { 'if-none-match': `"${tag}"` } })
    expect([known.status, known.headers.get('cache-control'), tasks]).toEqual([304, 'no-cache', []])
    expect((await app.request(path)).status).toBe(200)
    expect(tasks).toHaveLength(1)
  })

  test('is not drawn when its client has left before its turn', async () => {
    await share(true)
    const gone = new AbortController()
    gone.abort()
    const request = new Request(`http://localhost:8090/api/pictures/profile/${anna.id}/card.png`, {
      signal: gone.signal,
    })
    expect((await app.fetch(request)).status).toBe(499)
    expect(tasks).toEqual([])
  })
})
