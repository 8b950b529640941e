import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createExample, type Example } from '#server/test/example-records.ts'
import type { FileHooks } from '#server/records/collection.ts'
import { namedUpload } from './uploads.ts'

let example: Example
let files: Map<string, Uint8Array>

const hooks: FileHooks = {
  receive: async ({ name, content }) => {
    const bytes = new Uint8Array(await content.arrayBuffer())
    if (bytes.length > 1000)
      return { error: { code: 'validation_too_many_pixels', message: 'Too many pixels.' } }
    return { name: name.replace(/\.[^.]+$/, '.webp'), content: bytes }
  },
  keep: async (_db, row, name, content) => void files.set(`${row['id']}/${name}`, content),
  drop: async (_db, row, name) => void files.delete(`${row['id']}/${name}`),
}
const id = 'anna00000000000'
const png = (size = 8) =>
  Uint8Array.from({ length: size }, (_, at) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a][at] ?? 0)

beforeEach(async () => {
  files = new Map()
  example = await createExample({ hooks: { files: hooks } })
  await example.store('users', { id, email: 'a@x.org' })
})
afterEach(() => example.close())

const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>, key = 'avatar') => {
  const form = new FormData()
  form.append(key, new File([bytes], name))
  const { json } = await example.call('PATCH', `collections/users/records/${id}`, { as: id, body: form })
  return json
}
const set = async (body: Record<string, unknown>) => (await example.patch('users', id, body, id)).json

describe('an uploaded file', () => {
  test('is renamed and stored, and replaces the previous file', async () => {
    const first = await upload('My Photo.PNG', png())
    expect(first['avatar']).toMatch(/^my_photo_[a-z0-9]{10}\.webp$/)
    expect([...files.keys()]).toEqual([`${id}/${String(first['avatar'])}`])
    const second = await upload('b.png', png())
    expect(second['avatar']).toMatch(/^b[a-z0-9]{10}_[a-z0-9]{10}\.webp$/)
    expect([...files.keys()]).toEqual([`${id}/${String(second['avatar'])}`])
    expect((await example.get(`users/records/${id}`, id)).json).toMatchObject({ avatar: second['avatar'] })
  })

  test('has the MIME type of its content', async () => {
    const { data } = await upload('photo.png', new Uint8Array(new TextEncoder().encode('<svg onload="x"/>')))
    expect(data).toMatchObject({ avatar: { code: 'validation_invalid_mime_type' } })
    const text = await upload('notes', new Uint8Array(new TextEncoder().encode('only text')))
    expect(JSON.stringify(text['data'])).toMatch(
      /notes_[a-z0-9]{10}\.txt\\" mime type must be one of: image\/png\./,
    )
    expect(files.size).toBe(0)
  })

  test('is refused when it is empty, and changes nothing when it has no name either', async () => {
    const { avatar } = await upload('a.png', png())
    expect((await upload('a.png', png(0)))['data']).toMatchObject({
      avatar: { code: 'validation_invalid_mime_type' },
    })
    // Browsers send this part for an empty file input.
    const part = 'Content-Disposition: form-data; name="avatar"; filename=""\r\n\r\n\r\n'
    const { json } = await example.call('PATCH', `collections/users/records/${id}`, {
      as: id,
      headers: { 'content-type': 'multipart/form-data; boundary=limit' },
      body: `--limit\r\n${part}--limit--\r\n`,
    })
    expect(json).toMatchObject({ id, avatar })
    expect(files.size).toBe(1)
  })

  test('is refused when it is too large or when the receive hook refuses it', async () => {
    expect((await upload('a.png', png(2001)))['data']).toMatchObject({
      avatar: { code: 'validation_file_size_limit', params: { maxSize: 2000 } },
    })
    expect((await upload('a.png', png(1500)))['data']).toEqual({
      avatar: { code: 'validation_too_many_pixels', message: 'Too many pixels.' },
    })
    expect(files.size).toBe(0)
  })

  test.each([
    ['avatar', ''],
    ['avatar', null],
    ['avatar', []],
    ['avatar-', 'its name'],
  ])('is deleted by %s = %j', async (key, value) => {
    const { avatar } = await upload('a.png', png())
    expect(files.size).toBe(1)
    expect(await set({ [key]: value === 'its name' ? avatar : value })).toMatchObject({ avatar: '' })
    expect(files.size).toBe(0)
  })

  test('is deleted with its record', async () => {
    await upload('a.png', png())
    expect((await example.remove('users', id, id)).status).toBe(204)
    expect(files.size).toBe(0)
  })
})

test('a text that names no stored file is refused', async () => {
  const { avatar } = await upload('a.png', png())
  expect((await set({ avatar: 'other.png' }))['data']).toEqual({
    avatar: { code: 'validation_invalid_file', message: 'Invalid new files: other.png.' },
  })
  expect(await set({ avatar, name: 'Anna' })).toMatchObject({ avatar, name: 'Anna' })
  expect(files.size).toBe(1)
})

test('a text that is sent with an upload cannot name another file', async () => {
  const form = new FormData()
  form.append('avatar', new File([png()], 'a.png'))
  form.append('avatar', 'other.png')
  const { json } = await example.call('PATCH', `collections/users/records/${id}`, { as: id, body: form })
  expect(json['data']).toEqual({
    avatar: { code: 'validation_invalid_file', message: 'Invalid new files: other.png.' },
  })
  expect(files.size).toBe(0)
})

test('a collection without file hooks refuses uploads', async () => {
  await example.close()
  example = await createExample()
  await example.store('users', { id, email: 'a@x.org' })
  expect((await upload('a.png', png()))['data']).toMatchObject({
    avatar: { code: 'validation_invalid_file' },
  })
})

test.each([
  ['\u0089PNG\r\n', 'image/png', '.png'],
  ['\u0089PNG\n', 'text/plain', '.txt'],
  ['x\u0089PNG\r\n', 'text/plain', '.txt'],
  ['\u00ff\u00d8\u00ffx', 'image/jpeg', '.jpg'],
  ['x\u00ff\u00d8\u00ff', 'text/plain', '.txt'],
  ['GIF87a', 'image/gif', '.gif'],
  ['GIF89a', 'image/gif', '.gif'],
  ['GIF88a', 'text/plain', '.txt'],
  ['xGIF89a', 'text/plain', '.txt'],
  ['RIFF1234WEBP', 'image/webp', '.webp'],
  ['RIFF\n234WEBP', 'image/webp', '.webp'],
  ['RIFF12345WEBP', 'text/plain', '.txt'],
  ['xRIFF1234WEBP', 'text/plain', '.txt'],
  ['%PDF-1.7', 'application/pdf', '.pdf'],
  ['x%PDF-1.7', 'text/plain', '.txt'],
  [' \n<SVG', 'image/svg+xml', '.svg'],
  ['<?xml version="1.0"?>\n<svg>', 'image/svg+xml', '.svg'],
  ['x<svg', 'text/plain', '.txt'],
  ['<!DOCTYPE html>', 'text/html', '.html'],
  ['  <html>', 'text/html', '.html'],
  ['x<html>', 'text/plain', '.txt'],
  ['a\t\n\v\f\r\u001b\u0020z', 'text/plain', '.txt'],
  ['', 'text/plain', '.txt'],
  ['a\u0008', 'application/octet-stream', ''],
  ['a\u000e', 'application/octet-stream', ''],
  ['a\u001f', 'application/octet-stream', ''],
  ['a\u0000', 'application/octet-stream', ''],
  [`${'a'.repeat(512)}\u0000`, 'text/plain', '.txt'],
  [`${'a'.repeat(511)}\u0000`, 'application/octet-stream', ''],
])('a file that begins with %j is of the type %s', async (start, mimeType, extension) => {
  const found = await namedUpload('avatar', new File([Buffer.from(start, 'latin1')], 'photo'))
  expect(found).toMatchObject({ field: 'avatar', mimeType })
  expect(found.name.replace(/_[a-z0-9]{10}/, '')).toBe(`photo${extension}`)
})

test.each([
  ['My Photo.PNG', /^my_photo_R\.PNG$/],
  ['CamelCase1Name.jpg', /^camel_case1_name_R\.jpg$/],
  ['Łódź – Übersicht.jpeg', /^lodz_ubersicht_R\.jpeg$/],
  ['__a b__.gif', /^a_b_R\.gif$/],
  ['ab.png', /^abR_R\.png$/],
  ['.png', /^R_R\.png$/],
  ['abc.tar.gz', /^abc_R\.tar\.gz$/],
  ['abc.verylongext1', /^abc_verylongext1_R\.txt$/],
  ['abc.', /^abc_R\.txt$/],
  ['../../etc/passwd', /^etc_passwd_R\.txt$/],
  [`${'a'.repeat(200)}.png`, /^a{100}_R\.png$/],
])('a file named %s is stored as %s', async (name, expected) => {
  const stored = (await namedUpload('avatar', new File(['text'], name))).name
  expect(stored).toMatch(new RegExp(expected.source.replaceAll('R', '[a-z0-9]{10}')))
})
