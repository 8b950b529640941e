import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { cpuMs } from '#server/test/cpu-time.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { createAvatarHooks } from './avatars.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

type Format = 'jpeg' | 'png' | 'gif' | 'webp'

/** A picture whose left half is red and whose right half is blue. */
const picture = (format: Format, width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'red' } },
        gravity: 'west',
      },
    ])
    .toFormat(format)

async function send(content: Uint8Array, name: string, person = anna) {
  const form = new FormData()
  form.append('avatar', new File([new Uint8Array(content)], name))
  const response = await app.request(`/api/collections/users/records/${person.id}`, {
    method: 'PATCH',
    token: person.token,
    body: form,
  })
  const body = (await response.json()) as { avatar: string; data: { avatar?: { code: string } } }
  return { status: response.status, avatar: body.avatar, code: body.data?.avatar?.code }
}

const fileOf = (name: string, query = '', headers: Record<string, string> = {}) =>
  app.request(`/api/files/users/${anna.id}/${name}${query}`, { headers })
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const storedNames = async () => {
  const rows = await app.database.db.selectFrom('avatar').select('name').execute()
  return rows.map(({ name }) => name)
}

describe('a picture', () => {
  test.each([
    ['jpeg', 'My Photo.JPG', /^my_photo_[a-z0-9]{10}\.JPG$/, 'image/jpeg'],
    ['png', 'me.png', /^me[a-z0-9]{10}_[a-z0-9]{10}\.png$/, 'image/png'],
    ['gif', 'moving.gif', /^moving_[a-z0-9]{10}\.gif$/, 'image/gif'],
    ['webp', 'small.webp', /^small_[a-z0-9]{10}\.webp$/, 'image/webp'],
  ] as const)('of type %s is encoded again, at most 512 pixels wide', async (format, name, stored, type) => {
    const { status, avatar } = await send(await picture(format).toBuffer(), name)
    expect(status).toBe(200)
    expect(avatar).toMatch(stored)
    const response = await fileOf(avatar)
    expect(response.headers.get('content-type')).toBe(type)
    const drawn = await sharp(await bytesOf(response)).metadata()
    expect(drawn).toMatchObject({ format, width: 512, height: 256 })
  })

  test('is not enlarged', async () => {
    const { avatar } = await send(await picture('png', 40, 30).toBuffer(), 'tiny.png')
    expect(await sharp(await bytesOf(await fileOf(avatar))).metadata()).toMatchObject({
      width: 40,
      height: 30,
    })
  })

  test('has a thumbnail of 100×100, and is sent at full size for any other size', async () => {
    const { avatar } = await send(await picture('jpeg').toBuffer(), 'me.jpg')
    const thumb = await fileOf(avatar, '?thumb=100x100')
    expect(thumb.headers.get('content-type')).toBe('image/webp')
    expect(thumb.headers.get('content-disposition')).toBe(`inline; filename=100x100_${avatar}`)
    expect(await sharp(await bytesOf(thumb)).metadata()).toMatchObject({ width: 100, height: 100 })
    const other = await bytesOf(await fileOf(avatar, '?thumb=7x7'))
    expect(other).toEqual(await bytesOf(await fileOf(avatar)))
  })

  test('is sent with the headers of the protocol', async () => {
    const { avatar } = await send(await picture('png').toBuffer(), 'me.png')
    const { headers } = await fileOf(avatar)
    expect(headers.get('content-disposition')).toBe(`inline; filename=${avatar}`)
    expect(headers.get('cache-control')).toBe('max-age=2592000, stale-while-revalidate=86400')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBeNull()
    expect(headers.get('etag')).toBeNull()
    const saved = await fileOf(avatar, '?download=1')
    expect(saved.headers.get('content-disposition')).toBe(`attachment; filename=${avatar}`)
    const since = headers.get('last-modified') ?? ''
    expect((await fileOf(avatar, '', { 'if-modified-since': since })).status).toBe(304)
    const before = 'Sun, 01 Mar 2026 09:59:59 GMT'
    expect((await fileOf(avatar, '', { 'if-modified-since': before })).status).toBe(200)
    const part = await fileOf(avatar, '', { range: 'bytes=1-3' })
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString()]).toEqual([206, 'PNG'])
  })

  test('replaces the previous one, and is deleted when the field is cleared', async () => {
    const first = await send(await picture('png').toBuffer(), 'first.png')
    const second = await send(await picture('png').toBuffer(), 'second.png')
    expect((await fileOf(first.avatar)).status).toBe(404)
    expect(await storedNames()).toEqual([second.avatar])
    const cleared = await app.request(`/api/collections/users/records/${anna.id}`, {
      method: 'PATCH',
      token: anna.token,
      body: { avatar: '' },
    })
    expect(((await cleared.json()) as { avatar: string }).avatar).toBe('')
    expect((await fileOf(second.avatar)).status).toBe(404)
    expect(await storedNames()).toEqual([])
  })

  test('is deleted with the account', async () => {
    const { avatar } = await send(await picture('png').toBuffer(), 'me.png')
    expect(await storedNames()).toEqual([avatar])
    const path = `/api/collections/users/records/${anna.id}`
    expect((await app.request(path, { method: 'DELETE', token: anna.token })).status).toBe(204)
    expect(await storedNames()).toEqual([])
    expect((await fileOf(avatar)).status).toBe(404)
  })

  test('returns 404 under another person’s id', async () => {
    const { avatar } = await send(await picture('png').toBuffer(), 'me.png')
    const ben = await app.people.register()
    expect((await fileOf(avatar)).status).toBe(200)
    expect((await app.request(`/api/files/users/${ben.id}/${avatar}`)).status).toBe(404)
  })

  test('has a name that only its owner can read, unless the profile is public', async () => {
    const { avatar: name } = await send(await picture('png').toBuffer(), 'me.png')
    const records = '/api/collections/users/records'
    const own = await app.request(`${records}/${anna.id}`, { token: anna.token })
    expect(await own.text()).toContain(name)
    const attempts = [
      `${records}/${anna.id}`,
      records,
      `${records}?filter=${encodeURIComponent(`id = "${anna.id}"`)}`,
      `${records}?filter=${encodeURIComponent(`avatar = "${name}"`)}`,
    ]
    const seen = async (token?: string) => {
      const texts = []
      for (const path of attempts) texts.push(await (await app.request(path, { token })).text())
      return texts.map((text) => text.includes(name))
    }
    const { token } = await app.people.register()
    for (const stranger of [undefined, token])
      expect(await seen(stranger)).toEqual([false, false, false, false])
    await app.request(`${records}/${anna.id}`, {
      method: 'PATCH',
      token: anna.token,
      body: { public: true },
    })
    for (const stranger of [undefined, token])
      expect(await seen(stranger)).toEqual([true, false, false, false])
  })

  test('of another person cannot be changed', async () => {
    const ben = await app.people.register()
    const form = new FormData()
    form.append('avatar', new File([new Uint8Array(await picture('png').toBuffer())], 'me.png'))
    const path = `/api/collections/users/records/${anna.id}`
    const answer = await app.request(path, { method: 'PATCH', token: ben.token, body: form })
    expect(answer.status).toBe(404)
    expect(await storedNames()).toEqual([])
  })
})

describe('only the pixels of the file are stored:', () => {
  test('no location, camera or comment, and the picture is upright', async () => {
    const photo = await picture('jpeg', 200, 100)
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'Anna', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    expect(photo.toString('latin1')).toContain('SecretCamera')
    const { avatar } = await send(photo, 'holiday.jpg')
    const drawn = await bytesOf(await fileOf(avatar))
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(drawn).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect({ width, height }).toEqual({ width: 100, height: 200 })
    expect(Buffer.from(drawn).toString('latin1')).not.toMatch(/SecretCamera|Exif|Anna/)
  })

  test.each(['png', 'gif', 'jpeg', 'webp'] as const)(
    'no script that follows the end of a %s',
    async (format) => {
      const html = '<script>alert(document.domain)</script>'
      const polyglot = Buffer.concat([await picture(format).toBuffer(), Buffer.from(`${html}PK\u0005\u0006`)])
      const { status, avatar } = await send(polyglot, 'both.html')
      // Refusing the file is as safe as removing the script.
      if (status !== 200) return expect(status).toBe(400)
      expect(avatar).toMatch(new RegExp(`\\.${format === 'jpeg' ? 'jpg' : format}$`))
      const drawn = Buffer.from(await bytesOf(await fileOf(avatar))).toString('latin1')
      expect(drawn).not.toContain('script')
      expect(drawn).not.toContain('PK\u0005\u0006')
    },
  )

  test('no text chunks of a PNG', async () => {
    const png = await picture('png', 20, 20).toBuffer()
    const comment = chunk('tEXt', Buffer.from('Comment\0<?php system("id") ?>'))
    const { avatar } = await send(Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)]), 'a.png')
    expect(Buffer.from(await bytesOf(await fileOf(avatar))).toString('latin1')).not.toContain('php')
  })

  test('only the first frame of an animation', async () => {
    const frames = Buffer.concat([
      await sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
        .raw()
        .toBuffer(),
      await sharp({ create: { width: 30, height: 30, channels: 3, background: 'blue' } })
        .raw()
        .toBuffer(),
    ])
    for (const format of ['gif', 'webp'] as const) {
      const moving = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
        .toFormat(format, { loop: 0, delay: [100, 100] })
        .toBuffer()
      expect((await sharp(moving).metadata()).pages).toBe(2)
      const { avatar } = await send(moving, `moving.${format}`)
      const drawn = await bytesOf(await fileOf(avatar))
      expect((await sharp(drawn, { animated: true }).metadata()).pages ?? 1).toBe(1)
      const { dominant } = await sharp(drawn).stats()
      expect(dominant.r).toBeGreaterThan(dominant.b)
    }
  })
})

describe('an upload is refused:', () => {
  test.each([
    ['a drawing with script', 'me.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing by another name', 'me.png', '<?xml version="1.0"?><svg onload="alert(1)"></svg>'],
    ['a page', 'me.png', '<!doctype html><script>alert(1)</script>'],
    ['a page that begins as nothing', 'me.gif', '\n\n<html><body onload=alert(1)>'],
    ['a text', 'me.jpg', 'only text'],
    ['a document', 'me.webp', '%PDF-1.7 /JS (app.alert(1))'],
    ['a program', 'me.png', '\u007fELF\u0002\u0001'],
  ])('%s', async (_what, name, text) => {
    expect(await send(Buffer.from(text), name)).toMatchObject({
      status: 400,
      code: 'validation_invalid_mime_type',
    })
    expect(await storedNames()).toEqual([])
  })

  test.each([
    ['a script that begins like a GIF', Buffer.from('GIF89a/*\u0000*/=1;alert(document.domain)//')],
    ['a PNG that is cut off', null],
    ['a PNG of nothing', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ])('%s', async (_what, content) => {
    const cut = (await picture('png').toBuffer()).subarray(0, 120)
    expect(await send(content ?? cut, 'me.png')).toMatchObject({
      status: 400,
      code: 'validation_invalid_file',
    })
    expect(await storedNames()).toEqual([])
  })

  test('a decompression bomb of more than 50 megapixels', async () => {
    for (const bomb of [pngOf(30_000, 30_000), pngOf(7100, 7100), pngOf(7000, 7000, { interlaced: true })]) {
      expect(bomb.length).toBeLessThan(300_000)
      const ms = await cpuMs(async () => {
        expect(await send(bomb, 'bomb.png')).toMatchObject({
          status: 400,
          code: 'validation_too_many_pixels',
        })
      })
      expect(ms).toBeLessThan(2000)
    }
    expect(await storedNames()).toEqual([])
  })

  test('a file over five megabytes', async () => {
    const large = Buffer.concat([await picture('png').toBuffer(), Buffer.alloc(5_242_880)])
    expect(await send(large, 'large.png')).toMatchObject({ status: 400, code: 'validation_file_size_limit' })
  })

  test.each(['../../etc/passwd.png', 'a\r\nSet-Cookie: x=1.png', '"; drop table.png', '日本.png', '.png'])(
    'a file with the name %j is stored under a harmless one',
    async (name) => {
      const { avatar } = await send(await picture('png', 20, 20).toBuffer(), name)
      expect(avatar).toMatch(/^[a-z0-9_]+_[a-z0-9]{10}\.png$/)
      const { headers, status } = await fileOf(avatar)
      expect(status).toBe(200)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('content-disposition')).toBe(`inline; filename=${avatar}`)
    },
  )
})

/** A black PNG of any size, whose file is small. */
function pngOf(width: number, height: number, { interlaced = false } = {}) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Bit depth 8, colour type 6 (RGBA).
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
  const lines = deflateSync(Buffer.alloc(Math.min(50_000_000, (width * 4 + 1) * height)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

test.each([
  ['png', 'page.html', 'page.png'],
  ['png', 'all.tar.gz', 'all.png'],
  ['png', 'photo.jpg', 'photo.png'],
  ['png', 'two.dots.gif', 'two.dots.png'],
  ['png', 'no-extension', 'no-extension.png'],
  ['png', 'photo.PNG', 'photo.PNG'],
  ['png', 'png', 'png.png'],
  ['jpeg', 'photo.png', 'photo.jpg'],
  ['jpeg', 'photo.jpeg', 'photo.jpeg'],
  ['jpeg', 'photo.jpg', 'photo.jpg'],
  ['jpeg', 'photo.jpg.exe', 'photo.jpg.jpg'],
  ['gif', 'photo.webp', 'photo.gif'],
  ['gif', 'photo.gif', 'photo.gif'],
  ['webp', 'photo.gif', 'photo.webp'],
  ['webp', 'photo.webp', 'photo.webp'],
] as const)('a %s with the name %s is stored as %s', async (format, name, expected) => {
  const content = new Blob([new Uint8Array(await picture(format, 4, 4).toBuffer())])
  const received = await createAvatarHooks(app.clock).receive({
    field: 'avatar',
    name,
    mimeType: '',
    content,
  })
  expect(received).toMatchObject({ name: expected })
})
