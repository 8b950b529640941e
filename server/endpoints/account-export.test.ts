import { afterEach, beforeEach, expect, test } from 'vitest'
import { cpuMs } from '#server/test/cpu-time.ts'
import { link } from '#server/auth/providers/external-accounts.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { berlin, paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { collectionsWrittenBy } from '#server/test/record-of-each.ts'
import { inPlaceOf, newSuperuser } from '#server/test/superusers.ts'
import { run } from '#server/test/test-database.ts'
import { tinyPng } from '#server/test/tiny-png.ts'
import type { AccountData } from './account-data.ts'

let app: TestApp
let anna: Person
let trip: string

beforeEach(async () => {
  app = await createTestApp()
  anna = await app.people.register({ name: 'Anna, the "first"' })
  await app.people.createRecord(anna, 'visited_city', { city: paris })
  await app.people.createRecord(anna, 'wish', { city: berlin, note: 'The lakes' })
  trip = await app.people.createRecord(anna, 'trip', {
    name: '=HYPERLINK("https://evil.example")',
    description: 'one\ntwo',
    starts: '2026-04-30',
  })
  await app.people.createRecord(anna, 'travel_item', {
    trip,
    type: 'train',
    from: paris,
    to: berlin,
    start_date: '2026-05-01',
  })
})
afterEach(() => app.close())

const get = (format: string, token: string | undefined = anna.token) =>
  app.request(`/api/account/export?format=${format}`, { token })

test('exports all of the person’s data as JSON', async () => {
  const google = { provider: 'google', providerId: '117', label: 'anna@example.com', isConfirmed: true }
  await link(app.database.db, app.clock, anna.id, google)
  const form = new FormData()
  form.append('avatar', new File([tinyPng], 'me.png'))
  await app.request(`/api/collections/users/records/${anna.id}`, {
    method: 'PATCH',
    token: anna.token,
    body: form,
  })
  const response = await get('json')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=waymark-2026-03-01.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  const data = JSON.parse(text) as AccountData
  expect(data.account).toMatchObject({ id: anna.id, email: anna.email, name: 'Anna, the "first"' })
  const ofPeople = [...collectionsWrittenBy('owner'), ...collectionsWrittenBy('route')]
  expect(Object.keys(data.records).toSorted()).toEqual(ofPeople.filter((name) => name !== 'users').toSorted())
  expect(data.records['stay']).toMatchObject([{ city: paris, kind: 'visited', start: '', note: '' }])
  expect(data.records['wish']).toMatchObject([{ city: berlin, note: 'The lakes' }])
  expect(data.records['visited_city']).toMatchObject([{ city: paris }])
  expect(data.records['trip']).toMatchObject([
    { id: trip, description: 'one\ntwo', starts: '2026-04-30 00:00:00.000Z', ends: '' },
  ])
  expect(data.records['travel_item']).toMatchObject([{ trip, from: paris, to: berlin, type: 'train' }])
  expect(data.places[paris]).toMatchObject({ name: 'Paris', country: 'France', state: 'Île-de-France' })
  expect(data.places[berlin]?.name).toBe('Berlin')
  expect(data.devices).toHaveLength(1)
  expect(data.knownDevices).toMatchObject([{ created: '2026-03-01 10:00:00.000Z' }])
  expect(data.protection).toEqual({ password_changed: '', totp_since: '', mail_code_since: '' })
  expect(data.signIns).toMatchObject([{ provider: 'google', provider_id: '117' }])
  expect(data.picture?.type).toBe('image/png')
  expect(
    Buffer.from(data.picture?.base64 ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  // Secrets are not exported.
  expect(text).not.toMatch(/password_hash|token_key|\$argon2|"network"|secret/)
})

test('exports all of the person’s data as CSV without formulas', async () => {
  const response = await get('csv')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=waymark-2026-03-01.csv')
  const text = Buffer.from(await response.arrayBuffer()).toString()
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split('\r\n')
  expect(header).toMatch(/^kind,/)
  expect(header).not.toContain('collection')
  const kinds = new Set(lines.filter(Boolean).map((line) => line.split(',')[0]))
  expect(kinds).toEqual(
    new Set([
      'account',
      'settings',
      'visited_city',
      'trip',
      'travel_item',
      'stay',
      'wish',
      'device',
      'known device',
      'protection',
    ]),
  )
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain('"Anna, the ""first"""')
  const columns = header.split(',')
  expect(columns).toEqual(expect.arrayContaining(['city_name', 'from_name', 'to_country']))
  const ofAccess = 'agent impersonated password_changed totp_since mail_code_since provider provider_id label'
  expect(columns).toEqual(expect.arrayContaining([...ofAccess.split(' '), 'begun', 'ended']))
  expect(columns).not.toContain('')
  expect(lines.find((line) => line.startsWith('visited_city'))).toContain('Paris')
  expect(text).not.toMatch(/undefined|null|\[object/)
  const widths = lines.filter((line) => line.startsWith('device,')).map((line) => line.split(',').length)
  expect(widths).toEqual([header.split(',').length])
  const device = lines.find((line) => line.startsWith('device,'))?.split(',') ?? []
  expect(device[header.split(',').indexOf('used')]).toBe('2026-03-01 10:00:00.000Z')
  expect(lines.find((line) => line.startsWith('travel_item'))).toMatch(/Paris.*Berlin/)
})

test('contains nothing of other people', async () => {
  const ben = await app.people.register({ name: 'Ben' })
  const own = async ({ token }: Person) => {
    const { account, devices, knownDevices, signIns, passkeys, assistant } = (await (
      await get('json', token)
    ).json()) as AccountData
    return { account: account['id'], devices, knownDevices, signIns, passkeys, assistant }
  }
  const { db } = app.database
  for (const [order, { id }] of [anna, ben].entries()) {
    const times = { created: `2026-02-0${order + 1}`, used: `2026-02-0${order + 1}` }
    const google = { provider: 'google', providerId: id, label: `of ${id}`, isConfirmed: true }
    await link(db, app.clock, id, google)
    await db
      .insertInto('passkey')
      .values({
        id: `passkey${order}`.padEnd(15, '0'),
        credential_id: `credential ${order}`,
        user: id,
        public_key: new Uint8Array(),
        counter: 0,
        transports: '[]',
        owner_verified: 0,
        name: `Key of ${id}`,
        ...times,
      })
      .execute()
    const generation = {
      id: `plan${order}`.padEnd(15, '0'),
      user: id,
      begun: times.created,
      ended: times.used,
    }
    await db.insertInto('planner_generation').values(generation).execute()
  }
  for (const [order, person] of [anna, ben].entries()) {
    const day = `2026-02-0${order + 1}`
    expect(await own(person)).toMatchObject({
      account: person.id,
      devices: [{}],
      knownDevices: [{}],
      signIns: [{ label: `of ${person.id}` }],
      passkeys: [{ name: `Key of ${person.id}` }],
      assistant: [{ begun: day, ended: day }],
    })
  }
  expect(await (await get('json', ben.token)).text()).toContain(ben.id)
  for (const format of ['json', 'csv']) {
    const text = await (await get(format, ben.token)).text()
    expect(text).toContain(`Key of ${ben.id}`)
    expect(text).toContain(`of ${ben.id}`)
    if (format === 'csv')
      for (const kind of ['passkey', 'sign-in', 'assistant']) expect(text).toContain(`\r\n${kind},`)
    expect(text).not.toContain(anna.id)
    expect(text).not.toContain(anna.email)
    expect(text).not.toContain(trip)
  }
})

test('says which sessions an operator has opened on behalf of the person', async () => {
  await inPlaceOf(app, await newSuperuser(app), anna)
  const { devices } = (await (await get('json')).json()) as AccountData
  expect(devices).toHaveLength(2)
  expect(devices.filter(({ impersonated }) => impersonated)).toHaveLength(1)
})

test('refuses guests and unknown formats', async () => {
  expect((await get('json', '')).status).toBe(401)
  const unknown = await get('xml')
  expect(await unknown.json()).toMatchObject({ status: 400, message: 'The format is json or csv.' })
})

test('exports a visit to every city within a second', async () => {
  await run(
    app.database,
    `insert into visited_city (id, "user", city, created, updated)
      select 'x' || substr(id, 2), '${anna.id}', id, '', '' from city where id <> '${paris}' limit 10000`,
  )
  const ms = await cpuMs(async () => {
    const data = (await (await get('json')).json()) as AccountData
    expect(data.records['visited_city']!.length).toBeGreaterThan(1000)
    expect(Object.keys(data.places)).toHaveLength(data.records['visited_city']!.length)
  })
  expect(ms).toBeLessThan(1000)
})
