import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createExample, type Example } from '#server/test/example-records.ts'
import type { FileHooks } from '#server/records/collection.ts'

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

test('a collection without file hooks refuses uploads', async () => {
  await example.close()
  example = await createExample()
  await example.store('users', { id, email: 'a@x.org' })
  expect((await upload('a.png', png()))['data']).toMatchObject({
    avatar: { code: 'validation_invalid_file' },
  })
})
