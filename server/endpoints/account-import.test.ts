import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ofEachRestored, restoredCollections } from '#shared/account-archive.ts'
import { legTypes } from '#shared/collections/travel-items.ts'
import { noDetails, stayKinds } from '#shared/collections/stays.ts'
import { addDays } from '#shared/domain/day.ts'
import { seeded } from '#shared/test/seeded.ts'
import { createCollections } from '#server/collections/index.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { run } from '#server/test/test-database.ts'
import { replyOf } from '#server/test/test-request.ts'

let app: TestApp
let anna: Person

appForEachTest((opened) => {
  ;({ app, anna } = opened)
})

type Archive = {
  version: number
  account: Record<string, unknown>
  picture: { base64: string } | null
  records: Record<string, Record<string, unknown>[]>
}

const exported = async (from: TestApp, { token }: Person): Promise<string> => {
  const response = await from.request('/api/account/export', { token })
  expect(response.status).toBe(200)
  return response.text()
}
const restore = async (into: TestApp, { token }: Person, body: string) =>
  replyOf(await into.request('/api/account/import', { method: 'POST', token, body }))

/**
 * The parts that a restored account has in common with the archived one: the ids of its records are replaced by their
 * positions.
 */
async function stateOf(text: string): Promise<unknown> {
  const { account, picture, records } = JSON.parse(text) as Archive
  const { id, email: _email, created: _made, updated: _changed, avatar: _avatar, ...ofAccount } = account
  const [settings] = records['settings'] ?? []
  const { id: _, user: _user, created: _created, updated: _updated, ...rules } = settings ?? {}
  const known = new Map([[String(id), 'the person']])
  for (const [collection, list] of Object.entries(records)) {
    for (const [index, { id }] of list.entries()) {
      // A mark and its stay can have the same id.
      known.set(`${collection} ${String(id)}`, `${collection} ${index}`)
    }
  }
  const shown = (list: Record<string, unknown>[]) =>
    list.map((one, index) => ({
      ...one,
      id: index,
      user: 'the person',
      ...('trip' in one && { trip: known.get(`trip ${String(one['trip'])}`) }),
      ...('import' in one && { import: known.get(`import ${String(one['import'])}`) }),
      ...('source_key' in one && {
        source_key: String(one['source_key']).replace(/[a-z0-9]{15}/, (id) => known.get(`trip ${id}`) ?? id),
      }),
      ...('travel_items' in one && {
        travel_items: (one['travel_items'] as string[]).map((id) => known.get(`travel_item ${id}`)),
      }),
    }))
  const { settings: _settings, ...others } = records
  const size = picture ? await sharp(Buffer.from(picture.base64, 'base64')).metadata() : null
  return {
    account: ofAccount,
    picture: size && [size.format, size.width, size.height],
    rules,
    records: Object.fromEntries(
      Object.entries(others).map(([collection, list]) => [collection, shown(list)]),
    ),
  }
}

/** The fields of an account and of its settings that an archive does not restore. */
const notRestored = {
  users: ['email', 'emailVisibility', 'verified', 'created', 'updated'],
  settings: ['user', 'authWithPasswordAvailable', 'created', 'updated'],
}

/** The fields of the schemas that a generated account does not fill: "collection.field". */
function unfilledFields(text: string, textOfNew: string): string[] {
  const [filled, fresh] = [text, textOfNew].map((one) => JSON.parse(one) as Archive)
  return createCollections().flatMap(({ name, fields }) => {
    const isOwn = name === 'users' || name === 'settings'
    const records = name === 'users' ? [filled!.account] : (filled!.records[name] ?? [])
    if (records.length === 0) return []
    const initial = name === 'users' ? fresh!.account : (fresh!.records[name]?.[0] ?? {})
    const isDefault = (value: unknown, field: string) =>
      isOwn
        ? JSON.stringify(value) === JSON.stringify(initial[field])
        : ['', 0, false, null, undefined].includes(value as string) || JSON.stringify(value) === '[]'
    return Object.keys(fields)
      .filter((field) => !isOwn || !notRestored[name].includes(field))
      .filter((field) => records.every((record) => isDefault(record[field], field)))
      .map((field) => `${name}.${field}`)
  })
}

/** Fills an account with one of everything, by requests as clients send them. */
async function fill(from: TestApp, person: Person, seed: number) {
  const random = seeded(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const cities = await run<{ id: string }>(from.database, 'select id from city order by id limit 300')
  const city = () => pick(cities).id
  const day = () => addDays('1990-01-01', Math.floor(random() * 12_000))
  const days = (start = day()) => pick([[start, addDays(start, 9)], [start], ['', start], []])
  const dates = (start = day()) =>
    pick([
      [],
      [start],
      ['', start],
      [start, addDays(start, 3)],
      [start.slice(0, 4)],
      [start.slice(0, 7), `${start.slice(0, 4)}~`],
      [`${start.slice(0, 7)}~`, addDays(start, 900).slice(0, 7)],
    ])
  const text = () => pick(['', 'Rain', '=1+1', 'emoji 🚂 "quoted"\nsecond line', '<b>', 'ß'.repeat(300)])
  const send = async (method: string, path: string, body: unknown) => {
    const reply = await replyOf(await from.request(path, { method, token: person.token, body }))
    expect([reply.status, reply.body]).toEqual([200, expect.anything()])
    return reply.body as { id: string }
  }
  const create = (collection: string, body: object) =>
    send('POST', `/api/collections/${collection}/records`, { user: person.id, ...body })
  const staysFields = createCollections().find(({ name }) => name === 'stay')!.fields
  const details = () =>
    Object.fromEntries(
      Object.keys(noDetails).map((name) => {
        const field = staysFields[name]
        return [name, text().slice(0, field?.type === 'text' ? field.max : undefined)]
      }),
    )
  const trips: string[] = []
  for (let count = 0; count < 4; count++) {
    const [starts = '', ends = ''] = count === 0 ? ['1999-12-31', '2000-01-01'] : days()
    const { id } = await create('trip', { name: `Trip ${count}`, description: text(), starts, ends })
    trips.push(id)
    const legs: string[] = []
    for (let order = 0; order < count; order++) {
      const [start_date = '', arrival_date = ''] = order === 2 ? ['1999-12-31', '2000-01-01'] : days()
      const ends = { from: city(), to: city(), start_date, arrival_date }
      legs.push((await create('travel_item', { trip: id, type: pick(legTypes), order, ...ends })).id)
    }
    await send('PATCH', `/api/collections/trip/records/${id}`, {
      travel_items: legs.toReversed(),
      private: random() < 0.5,
    })
  }
  from.clock.advance(60)
  for (let count = 0; count < 40; count++) {
    const [start = '', end = ''] = dates()
    const trip = pick(['', ...trips])
    const source_key = trip === '' ? '' : `trip:${trip}:${city()}:${count}=visited,,`
    const source = trip === '' ? 'hand' : 'trip'
    await create('stay', {
      city: city(),
      kind: pick(stayKinds),
      start,
      end,
      ...details(),
      trip,
      source,
      source_key,
    })
    from.clock.advance(1)
  }
  await create('stay', { city: city(), kind: 'visited', start: '2029' })
  for (const wish of new Set([city(), city(), city()])) await create('wish', { city: wish, note: text() })
  const { id } = await send('POST', '/api/imports', { format: 'csv', name: 'cities.csv', found: 9 })
  const stays = Array.from({ length: 20 }, () => ({
    city: city(),
    kind: 'visited',
    start: day(),
    end: '',
    note: '',
  }))
  const legs = [{ from: city(), to: city(), type: 'plane', start_date: day(), arrival_date: '' }]
  const batch = {
    number: 1,
    stays,
    wishes: [{ city: city(), note: '' }],
    trips: [{ name: 'Flight', description: '', starts: '', ends: '', legs }],
  }
  await send('POST', `/api/imports/${id}/batches`, batch)
  await send('POST', `/api/imports/${id}/batches`, { ...batch, number: 2 })
  const [settings] = await run<{ id: string }>(
    from.database,
    `select id from settings where "user" = '${person.id}'`,
  )
  await send('PATCH', `/api/collections/settings/records/${settings!.id}`, {
    count_rule: 'un193',
    count_territories: false,
    count_transit: true,
    home: city(),
    hide_recent_days: 30,
  })
  const form = new FormData()
  const png = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#803' } })
    .png()
    .toBuffer()
  form.set('avatar', new File([new Uint8Array(png)], 'me.png'))
  form.set('language', 'de')
  const { fields } = createCollections().find(({ name }) => name === 'users')!
  for (const [field, { type }] of Object.entries(fields)) {
    if (notRestored.users.includes(field)) continue
    if (type === 'text') form.set(field, 'Anna ازيك "the first"')
    if (type === 'bool') form.set(field, 'true')
  }
  await send('PATCH', `/api/collections/users/records/${person.id}`, form)
}

test.each([1, 2, 3])(
  'an account is restored as it was, on another server and next to the original (%i)',
  async (seed) => {
    await fill(app, anna, seed)
    const archive = await exported(app, anna)
    const state = await stateOf(archive)
    const { records } = JSON.parse(archive) as Archive
    expect(Object.keys(records).toSorted()).toEqual([...restoredCollections, 'settings'].toSorted())
    expect(Object.values(records).map(({ length }) => length > 0)).not.toContain(false)
    expect(unfilledFields(archive, await exported(app, await app.people.register()))).toEqual([])

    const other = await createTestApp()
    other.clock.advance(86_400)
    const moved = await other.people.register()
    const reply = await restore(other, moved, archive)
    expect(reply).toMatchObject({ status: 200, body: { skipped: [] } })
    const after = await exported(other, moved)
    expect(await stateOf(after)).toEqual(state)
    const idsOf = (text: string) =>
      Object.entries((JSON.parse(text) as Archive).records).flatMap(([name, list]) =>
        name === 'settings' ? [] : list.map(({ id }) => id),
      )
    expect(idsOf(after)).toEqual(idsOf(archive))
    await other.close()

    const ben = await app.people.register()
    expect(await restore(app, ben, archive)).toMatchObject({ status: 200, body: { skipped: [] } })
    expect(await stateOf(await exported(app, ben))).toEqual(state)
    // Nothing of the other account has changed.
    expect(await stateOf(await exported(app, anna))).toEqual(state)
    expect(JSON.parse(await exported(app, anna))).toEqual({
      ...JSON.parse(archive),
      exported: expect.any(String),
    })
  },
  60_000,
)

test('an import of a restored account can be undone, and the same file adds nothing', async () => {
  const post = async (path: string, body: unknown, who = anna) =>
    replyOf(await app.request(`/api/imports${path}`, { method: 'POST', body, token: who.token }))
  const { body } = await post('', { format: 'csv', name: '', found: 1 })
  const stays = [{ city: paris, kind: 'visited', start: '2019', end: '', note: '' }]
  await post(`/${body.id}/batches`, { number: 1, stays, wishes: [], trips: [] })
  const ben = await app.people.register()
  await restore(app, ben, await exported(app, anna))
  const begun = await post('', { format: 'csv', name: '', found: 1 }, ben)
  const again = await post(`/${begun.body.id}/batches`, { number: 1, stays, wishes: [], trips: [] }, ben)
  expect(again.body).toMatchObject({ stored: { stays: 0 }, there: { stays: 1 } })
  const { records } = JSON.parse(await exported(app, ben)) as Archive
  const undone = await post(`/${String(records['import']![0]!['id'])}/undo`, {}, ben)
  expect(undone.body).toMatchObject({ removed: { stays: 1 } })
})

test('each mark of an archive of the first version gets a stay', async () => {
  const { account } = JSON.parse(await exported(app, anna)) as Archive
  const records = {
    visited_city: [{ id: 'mark00000000001', city: paris, created: '2020-01-01 00:00:00.000Z' }],
  }
  const archive = { product: 'waymark', version: 1, account, picture: null, records }
  expect((await restore(app, anna, JSON.stringify(archive))).status).toBe(200)
  const after = JSON.parse(await exported(app, anna)) as Archive
  expect(after.records).toMatchObject({
    visited_city: [{ id: 'mark00000000001', city: paris, created: '2020-01-01 00:00:00.000Z' }],
    stay: [{ city: paris, kind: 'visited', start: '', created: '2020-01-01 00:00:00.000Z' }],
  })
})

test('records that cannot be stored are skipped and named; the others are kept', async () => {
  const times = { created: '2020-01-01 00:00:00.000Z', updated: '3020-01-01 00:00:00.000Z' }
  const stay = {
    ...times,
    city: paris,
    kind: 'visited',
    start: '2019',
    user: 'somebody0000000',
    source: 'hand',
  }
  const archive = {
    product: 'waymark',
    version: 2,
    account: {
      id: 'somebody0000000',
      name: 'x'.repeat(300),
      email: 'taken@example.org',
      verified: true,
      password_hash: 'x',
    },
    picture: { name: '../../me.svg', base64: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
    records: {
      settings: [
        {
          home: 'ghost0000000000',
          count_rule: 'none',
          hide_recent_days: -1,
          authWithPasswordAvailable: false,
        },
      ],
      trip: [{ id: 'trip00000000001', name: 'Good', travel_items: ['leg000000000001', 'ghost0000000000'] }],
      travel_item: [
        { id: 'leg000000000001', trip: 'trip00000000001', type: 'bus', from: 'ghost0000000000', to: paris },
        { id: 'leg000000000002', trip: 'ghost0000000000', type: 'bus' },
      ],
      stay: [
        { id: 'stay00000000001', ...stay, trip: 'trip00000000001', import: 'ghost0000000000' },
        { id: 'stay00000000002', ...stay, city: 'ghost0000000000' },
        { id: 'stay00000000003', ...stay, kind: 'flown' },
        { id: 'stay00000000004', ...stay, start: '2019-02-31' },
        { id: 'stay00000000005', ...stay, note: 'n'.repeat(2001) },
        { id: 'stay00000000006', ...stay, note: 'with \0' },
        { id: 'stay00000000001', ...stay, city: berlin },
      ],
      wish: [{ city: paris }, { city: paris }],
      visited_city: [{ id: 'mark00000000001', city: 'ghost0000000000' }],
    },
  }
  const { status, body } = await restore(app, anna, JSON.stringify(archive))
  expect(status).toBe(200)
  expect(body.restored).toEqual({
    ...ofEachRestored(() => 0),
    trip: 1,
    travel_item: 1,
    stay: 2,
    wish: 1,
  })
  const named = (body.skipped as Record<string, string>[]).map(
    ({ collection, id, field, code }) => `${collection} ${id} ${field} ${code}`,
  )
  expect(named).toEqual([
    'travel_item leg000000000002 trip validation_missing_rel_records',
    'stay stay00000000002 city validation_missing_rel_records',
    'stay stay00000000003 kind validation_invalid_value',
    'stay stay00000000004 start validation_no_such_date',
    'stay stay00000000005 note validation_max_text_constraint',
    'stay stay00000000006 note validation_invalid_value',
    'wish undefined id validation_not_unique',
    'visited_city mark00000000001 city validation_missing_rel_records',
  ])
  const after = JSON.parse(await exported(app, anna)) as Archive
  expect(after.account).toMatchObject({
    id: anna.id,
    email: anna.email,
    name: anna.name,
    verified: false,
    avatar: '',
  })
  expect(after.records).toMatchObject({
    settings: [{ home: '', count_rule: 'places', hide_recent_days: 1, authWithPasswordAvailable: true }],
    trip: [{ user: anna.id, travel_items: ['leg000000000001'] }],
    travel_item: [{ from: '', to: paris }],
    stay: [
      { id: 'stay00000000001', import: '', updated: '2026-03-01 10:00:00.000Z' },
      { id: expect.not.stringMatching('stay00000000001'), city: berlin },
    ],
    visited_city: [{ city: paris }, { city: berlin }],
  })
  const { token } = await app.people.signIn(anna.email, anna.password)
  expect(token).not.toBe('')
})

const malformed = { missing: undefined, word: 'maybe', nothing: null, list: [false] }

test('a trip that does not say whether it is private gets the default of its owner', async () => {
  const trips = [
    ...Object.entries(malformed).map(([name, value]) => ({ name, private: value })),
    ...[false, 0, 'false', true, 'true'].map((value) => ({ name: JSON.stringify(value), private: value })),
  ]
  const privateTrips = async (byDefault: { own: number; archived: unknown }) => {
    const person = await app.people.register()
    await run(app.database, `update users set private_trips = ${byDefault.own} where id = '${person.id}'`)
    const archive = {
      product: 'waymark',
      version: 2,
      account: { private_trips: byDefault.archived },
      records: { trip: trips },
    }
    expect((await restore(app, person, JSON.stringify(archive))).status).toBe(200)
    const { account, records } = JSON.parse(await exported(app, person)) as Archive
    const names = records['trip']!.filter((trip) => trip['private'] === true).map(({ name }) => name)
    return { names, byDefault: account['private_trips'] }
  }
  const said = ['true', '"true"']
  const unclear = [...Object.keys(malformed), ...said]
  expect(await privateTrips({ own: 0, archived: false })).toEqual({ names: said, byDefault: false })
  expect(await privateTrips({ own: 0, archived: 'maybe' })).toEqual({ names: said, byDefault: false })
  expect(await privateTrips({ own: 0, archived: true })).toEqual({ names: unclear, byDefault: true })
  expect(await privateTrips({ own: 1, archived: 'maybe' })).toEqual({ names: unclear, byDefault: true })
  expect(await privateTrips({ own: 1, archived: undefined })).toEqual({ names: unclear, byDefault: true })
})

test('a leg in the list of another trip is removed there when it is deleted', async () => {
  const [one, two, leg] = ['trip00000000one', 'trip00000000two', 'leg000000000001']
  const archive = {
    product: 'waymark',
    version: 2,
    account: {},
    records: {
      trip: [one, two].map((id) => ({ id, name: 'Spring', travel_items: [leg] })),
      travel_item: [{ id: leg, trip: one, type: 'bus' }],
    },
  }
  expect((await restore(app, anna, JSON.stringify(archive))).status).toBe(200)
  const lists = async () =>
    (JSON.parse(await exported(app, anna)) as Archive).records['trip']!.map(
      ({ travel_items }) => travel_items,
    )
  expect(await lists()).toEqual([[leg], [leg]])
  const { token } = anna
  await app.request(`/api/collections/travel_item/records/${leg}`, { method: 'DELETE', token })
  expect(await lists()).toEqual([[], []])
})

test.each([['1e999'], ['null'], ['""'], ['"soon"'], ['true'], ['[0]']])(
  'settings keep their own number of hidden days when an archive has %s, and a profile is not made public',
  async (value) => {
    const archive = `{"product":"waymark","version":2,"account":{"public":"maybe"},"records":{"settings":[{"hide_recent_days":${value}}]}}`
    await run(app.database, `update users set public = 1 where id = '${anna.id}'`)
    expect((await restore(app, anna, archive)).status).toBe(200)
    const { account, records } = JSON.parse(await exported(app, anna)) as Archive
    expect(records['settings']).toMatchObject([{ hide_recent_days: 1 }])
    expect(account['public']).toBe(false)
  },
)

test('an account that is not empty is not overwritten', async () => {
  const archive = await exported(app, anna)
  const ben = await app.people.register()
  await app.people.createRecord(ben, 'wish', { city: paris })
  const { status, body } = await restore(app, ben, archive)
  expect([status, body.message]).toEqual([400, expect.stringContaining('empty account')])
  expect(body.data).toMatchObject({ archive: { code: 'archive_account_not_empty' } })
})

test.each([
  ['nothing', '', 'not whole'],
  ['half an archive', '{"product":"waymark","version":2,"rec', 'not whole'],
  ['another JSON', '{"locations":[]}', 'no archive of a Waymark account'],
  ['a list', '[]', 'no archive of a Waymark account'],
  ['deep lists', '['.repeat(1_000_000), 'more than an account can have'],
  ['a later version', '{"product":"waymark","version":99}', 'Update the server first'],
  [
    'a broken list',
    '{"product":"waymark","version":2,"account":{},"records":{"stay":[7]}}',
    'records.stay.0',
  ],
  ...(
    [
      ['stay', { id: { toString: 1 } }, 'records.stay.0'],
      ['stay', { city: { toString: 1 } }, 'records.stay.0'],
      ['travel_item', { from: [paris] }, 'records.travel_item.0'],
      ['settings', { home: 7 }, 'records.settings.0'],
      ['wish', { id: 'x'.repeat(101) }, 'records.wish.0'],
    ] as const
  ).map(([name, fields, sentence]): [string, string, string] => [
    `a record of ${name} with ${Object.keys(fields).join()} of a wrong kind`,
    JSON.stringify({ product: 'waymark', version: 2, account: {}, records: { [name]: [fields] } }),
    sentence,
  ]),
  [
    'a second record of settings',
    '{"product":"waymark","version":2,"account":{},"records":{"settings":[{},{}]}}',
    'more than 1 at “records.settings”',
  ],
  [
    '50,001 stays',
    `{"product":"waymark","version":2,"account":{},"records":{"stay":[${Array.from({ length: 50_001 }, () => '{}').join()}]}}`,
    'more than 50000 at “records.stay”',
  ],
  ['millions of values', `{"x":[${'[],'.repeat(2_500_000)}[]]}`, 'more than an account can have'],
])('%s is refused with a sentence', async (_name, text, sentence) => {
  const { status, body } = await restore(app, anna, text)
  expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
})

test('a guest cannot restore an archive', async () => {
  expect((await restore(app, { ...anna, token: '' }, '{}')).status).toBe(401)
})
