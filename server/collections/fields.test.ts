import { expect, test } from 'vitest'
import { type CollectionName, collectionSchemas } from '#shared/collections/index.ts'
import { cityId, countryId } from '#shared/domain/gazetteer-ids.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { newSuperuser, type Superuser } from '#server/test/superusers.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person
let root: Superuser

appForEachTest(async (opened) => {
  ;({ app, anna } = opened)
  root = await newSuperuser(app)
})

const send = async (method: string, path: string, body: unknown, { token }: { token: string } = root) =>
  replyOf(await app.request(`/api/collections${path}`, { method, body, token }))

/** What a field of a schema holds, such as "string". */
const kindsOf = (name: CollectionName) =>
  Object.entries(collectionSchemas[name].shape).map(([key, schema]) => [key, schema._zod.def.type] as const)

const fieldTypes: Record<string, readonly string[]> = {
  string: ['text', 'email', 'date', 'autodate', 'select', 'relation', 'file'],
  enum: ['select'],
  union: ['select', 'relation', 'text'],
  pipe: ['date', 'text', 'select'],
  number: ['number'],
  boolean: ['bool'],
  array: ['relation', 'select', 'json', 'file'],
}

interface Field {
  name: string
  type: string
  required: boolean
  cascadeDelete?: boolean
  mimeTypes?: string[]
}

test('each field has a type that holds what its schema says', async () => {
  const { body } = await send('GET', '?perPage=100', undefined)
  const models = body.items as { name: string; type: string; fields: Field[] }[]
  for (const name of Object.keys(collectionSchemas) as CollectionName[]) {
    const types = new Map(
      models.find((model) => model.name === name)?.fields.map((field) => [field.name, field.type]),
    )
    for (const [key, kind] of kindsOf(name)) {
      if (
        kind === 'optional' ||
        kind === 'default' ||
        ['collectionId', 'collectionName', 'expand'].includes(key)
      )
        continue
      expect([name, key, fieldTypes[kind] ?? kind]).toEqual([
        name,
        key,
        expect.arrayContaining([types.get(key)]),
      ])
    }
  }
  const namesOf = (type: string) => models.filter((model) => model.type === type).map(({ name }) => name)
  expect(namesOf('auth')).toEqual(['users', '_superusers'])
  expect(namesOf('view')).toEqual(['distinct_visited_countries', 'distinct_visited_states'])
  expect(namesOf('base')).toHaveLength(models.length - 4)
  const fields = models.flatMap(({ name, fields }) =>
    fields.map((field) => ({ ...field, name: `${name}.${field.name}` })),
  )
  const namesWith = (holds: (field: Field) => boolean) => fields.filter(holds).map(({ name }) => name)
  // All that a person has is deleted with the account, and the legs with their trip.
  const ofPeople = namesWith(({ name, type }) => name.endsWith('.user') && type === 'relation')
  expect(ofPeople).toEqual(expect.arrayContaining(['settings.user', 'trip.user', 'stay.user']))
  expect(namesWith(({ cascadeDelete }) => cascadeDelete === true).toSorted()).toEqual(
    [...ofPeople, 'travel_item.trip'].toSorted(),
  )
  expect(namesWith(({ type, required }) => type === 'email' && required)).toEqual([
    'users.email',
    '_superusers.email',
  ])
  expect(namesWith(({ name, type }) => name.startsWith('_externalAuths.') && type === 'text')).toHaveLength(5)
  expect(fields.flatMap(({ mimeTypes = [] }) => mimeTypes)).toEqual([
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'application/geo+json',
    'application/json',
  ])
})

test.each([
  ['country', { timezones: [] }, 8],
  ['state', { country: countryId('FR') }, 3],
  ['city', { country: countryId('FR'), state: '' }, 5],
  ['currency', {}, 3],
] as const)(
  'a record of %s has the types of its fields, whatever was sent',
  async (name, relations, most) => {
    const sent = Object.fromEntries(
      kindsOf(name).flatMap(([key, kind]): [string, string | number][] => {
        if (['id', 'created', 'updated', 'collectionId', 'collectionName'].includes(key)) return []
        if (kind === 'string') return [[key, 12]]
        return kind === 'number' ? [[key, '5']] : kind === 'boolean' ? [[key, 'true']] : []
      }),
    )
    const { status, body } = await send('POST', `/${name}/records`, { ...sent, ...relations })
    expect([status, body]).toEqual([200, expect.anything()])
    const record = collectionSchemas[name].parse(body) as Record<string, unknown>
    const wanted = { 12: '12', 5: 5, true: true } as Record<string, unknown>
    const expected = Object.entries(sent).map(([key, value]) => [key, wanted[String(value)]])
    expect(record).toMatchObject({ ...Object.fromEntries(expected), ...relations })
    expect(expected.length).toBeGreaterThanOrEqual(most)
  },
)

test.each([
  ['country', ['name']],
  ['state', ['country', 'name']],
  ['city', ['name']],
  ['currency', ['code', 'name']],
  ['geo_json', ['type']],
  ['visited_city', ['city', 'user']],
  ['trip', ['name', 'user']],
  ['travel_item', ['trip', 'type', 'user']],
  ['stay', ['city', 'kind', 'user']],
  ['wish', ['city', 'user']],
  ['users', ['password', 'passwordConfirm']],
  ['_externalAuths', ['collectionRef', 'provider', 'providerId', 'recordRef']],
] as const)('a record of %s needs %j', async (name, fields) => {
  const { status, body } = await send('POST', `/${name}/records`, {})
  expect([status, Object.keys(body.data).toSorted()]).toEqual([400, fields])
})

test.each([
  ['users', 'name', 255],
  ['trip', 'name', 200],
  ['trip', 'description', 10_000],
  ['stay', 'note', 2000],
  ['stay', 'source_key', 200],
  ['wish', 'note', 2000],
] as const)('%s.%s has at most %i characters', async (collection, field, most) => {
  const made = { name: 'Spring', city: cityId(2988507), kind: 'visited' }
  const id = collection === 'users' ? anna.id : await app.people.createRecord(anna, collection, made)
  const write = (length: number) =>
    send('PATCH', `/${collection}/records/${id}`, { [field]: 'x'.repeat(length) }, anna)
  expect((await write(most)).status).toBe(200)
  expect(await write(most + 1)).toMatchObject({ status: 400, body: { data: { [field]: {} } } })
})
