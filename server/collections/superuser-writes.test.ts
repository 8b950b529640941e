import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cityId, countryId } from '#shared/domain/gazetteer-ids.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import { newSuperuser, type Superuser } from '#server/test/superusers.ts'
import { run } from '#server/test/test-database.ts'
import { createGazetteerEdits } from './gazetteer-edits.ts'

let app: TestApp
let anna: Person
let root: Superuser

appForEachTest(async (opened) => {
  ;({ app, anna } = opened)
  root = await newSuperuser(app)
})

async function write(method: string, path: string, body: unknown) {
  const response = await app.request(`/api/collections/${path}`, { method, body, token: root.token })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) }
}

describe('a city', () => {
  const paris = `city/records/${cityId(2988507)}`

  test('that is added is found by its name without accents', async () => {
    const created = await write('POST', 'city/records', { name: 'Neu-Übach', country: countryId('DE') })
    expect(created).toMatchObject({ status: 200, body: { unaccented_name: 'neu-ubach' } })
    // The searched text is folded like the stored one.
    const filter = encodeURIComponent('unaccented_name = "Neu-Übach"')
    const found = await app.request(`/api/collections/city/records?filter=${filter}`)
    expect(await found.json()).toMatchObject({ items: [{ id: created.body['id'] }] })
  })

  test('keeps the folded name that it is given, until it gets another name', async () => {
    const renamed = { name: 'Lutèce', unaccented_name: 'lutetia' }
    expect((await write('PATCH', paris, renamed)).body).toMatchObject(renamed)
    expect((await write('PATCH', paris, { population: 5 })).body).toMatchObject(renamed)
    expect((await write('PATCH', paris, { name: 'Lutèce' })).body).toMatchObject(renamed)
    expect((await write('PATCH', paris, { name: 'Pâris' })).body).toMatchObject({ unaccented_name: 'paris' })
  })

  test('that is changed gives the gazetteer another version, and tells the other processes', async () => {
    let told = 0
    const edits = await createGazetteerEdits(app.database.db, () => (told += 1))
    const { version } = await app.database.db
      .selectFrom('gazetteer')
      .select('version')
      .executeTakeFirstOrThrow()
    expect(edits.version()).toBe(version)
    await write('PATCH', paris, { population: 5 })
    await edits.refresh(app.database.db)
    expect(edits.version()).toBe(`${version}.1`)
    await write('PATCH', paris, { population: 6 })
    await edits.refresh(app.database.db)
    expect(edits.version()).toBe(`${version}.2`)
    expect(told).toBe(0)
    edits.hooks.afterCommit('update', {})
    expect(told).toBe(1)
  })
})

describe('a trip', () => {
  test('without legs can be given to another person', async () => {
    const bert = await app.people.register()
    const id = await app.people.createRecord(anna, 'trip', { name: 'Spring' })
    expect((await write('PATCH', `trip/records/${id}`, { user: bert.id })).status).toBe(200)
  })

  test('has one more revision after a change of one of its legs', async () => {
    const trip = await app.people.createRecord(anna, 'trip', { name: 'Spring' })
    const leg = await app.people.createRecord(anna, 'travel_item', { trip, type: 'train' })
    const revision = async () => {
      const [row] = await run<{ revision: number }>(
        app.database,
        sql`select revision from trip where id = ${trip}`,
      )
      return row?.revision ?? 0
    }
    const before = await revision()
    expect((await write('PATCH', `travel_item/records/${leg}`, { type: 'bus' })).status).toBe(200)
    expect(await revision()).toBe(before + 1)
  })
})

describe('a link to an account at a provider', () => {
  const links = '_externalAuths/records'
  const stored = () => app.database.db.selectFrom('_externalAuths').selectAll().executeTakeFirstOrThrow()

  test('that is added has no label and is not confirmed; a change keeps both', async () => {
    const link = {
      collectionRef: 'wmk000000users0',
      recordRef: anna.id,
      provider: 'google',
      providerId: '117',
    }
    const { body } = await write('POST', links, link)
    expect(await stored()).toMatchObject({ ...link, label: '', confirmed: 0 })
    await app.database.db.updateTable('_externalAuths').set({ label: 'anna', confirmed: 1 }).execute()
    expect((await write('PATCH', `${links}/${String(body['id'])}`, { providerId: '118' })).status).toBe(200)
    expect(await stored()).toMatchObject({ providerId: '118', label: 'anna', confirmed: 1 })
  })

  test('needs a person', async () => {
    const ghost = { collectionRef: 'x', recordRef: 'ghost0000000000', provider: 'google', providerId: '1' }
    expect((await write('POST', links, ghost)).body['data']).toEqual({
      recordRef: {
        code: 'validation_missing_rel_records',
        message: 'Failed to find all relation records with the provided ids.',
      },
    })
  })
})

test('a superuser stays verified', async () => {
  const one = `_superusers/records/${root.id}`
  expect((await write('PATCH', one, { verified: false })).body).toMatchObject({ verified: true })
})
