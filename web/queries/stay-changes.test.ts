import { QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { sql } from 'kysely'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { fieldErrors } from '#web/lib/api/error-message.ts'
import { markFor } from '#web/test/render-app.tsx'
import { signedInQueries } from '#web/test/signed-in-queries.ts'
import { cityMatchesQuery } from './cities.ts'
import { ledgerQuery } from './ledger.ts'
import { catchUpLedger, showLedgerEvent } from './ledger-news.ts'
import type { Place } from './places.ts'
import {
  newStay,
  newWish,
  removeStay,
  removeWish,
  restoreStay,
  saveCountingRules,
  saveStay,
  saveWish,
} from './stay-changes.ts'
import { newVisit, saveMark, saveRemoval } from './visit-changes.ts'
import { visitedCitiesQuery } from './visited-cities.ts'

const stays = '/api/collections/stay/records'

const given = signedInQueries()
let london: Place
let paris: Place

beforeEach(async () => {
  const cityOf = async (name: string) => {
    const [found] = await given.queryClient.fetchQuery(cityMatchesQuery(name))
    if (found === undefined) throw new Error(`${name} is missing.`)
    return found
  }
  ;[london, paris] = [await cityOf('london'), await cityOf('paris')]
})

const load = async () => {
  await given.queryClient.fetchQuery({ ...ledgerQuery(given.person.id), staleTime: 0 })
  await given.queryClient.fetchQuery({ ...visitedCitiesQuery(given.person.id), staleTime: 0 })
}
const shown = () => {
  const ledger = given.queryClient.getQueryData(ledgerQuery(given.person.id).queryKey)
  if (ledger === undefined) throw new Error('The ledger is not loaded.')
  return ledger
}
const shownMarks = () =>
  (given.queryClient.getQueryData(visitedCitiesQuery(given.person.id).queryKey) ?? []).map(
    ({ id, city }) => ({
      id,
      city,
    }),
  )
/** The stays and marks on the server, oldest first. */
const stored = async () => {
  const { rows } = await sql<{ id: string; start: string; note: string }>`
    select id, start, note from stay where ${sql.id('user')} = ${given.person.id} order by seq`.execute(
    given.app.database.db,
  )
  const marks = await given.app.database.db.selectFrom('visited_city').select(['id', 'city']).execute()
  return { stays: rows, marks }
}
const make = (body: Record<string, unknown>) => given.app.people.createRecord(given.person, 'stay', body)

describe('a stay', () => {
  test('is shown at once with the mark and the city that it adds, and is there afterwards', async () => {
    await load()
    const slow = given.network.holdNext({ method: 'POST', path: stays })
    const stay = newStay(london.id, { start: '2019-05', note: 'Rain' })
    const done = saveStay(given.queryClient, given.person.id, stay, london)
    await waitFor(() => expect(shownMarks()).toEqual([{ id: stay.id, city: london.id }]))
    expect(shown().stays).toEqual([stay])
    expect(shown().cities).toMatchObject([{ id: london.id, iso2: 'GB', continent: '' }])
    expect((await stored()).stays).toEqual([])
    slow.release()
    await done
    expect(await stored()).toMatchObject({
      stays: [{ id: stay.id, start: '2019-05', note: 'Rain' }],
      marks: [{ id: stay.id, city: london.id }],
    })
    await waitFor(() => expect(shown().cities).toMatchObject([{ continent: 'EU', capital: true }]))
    expect(given.network.asked.filter((line) => line.includes('/api/ledger/'))).toHaveLength(1)
  })

  test('that is refused is removed with its mark, and its fields show why', async () => {
    await load()
    const error = await saveStay(
      given.queryClient,
      given.person.id,
      newStay(london.id, { start: '2019', end: '2018' }),
      london,
    ).catch((error: unknown) => error)
    expect(isCallFailure(error) && Object.keys(fieldErrors(error))).toEqual(['end'])
    expect([shown().stays, shownMarks()]).toEqual([[], []])
  })

  test('is changed, and an earlier state is saved again as an undo', async () => {
    const id = await make({ city: london.id, kind: 'visited', start: '2019', source_key: 'flight 1' })
    await load()
    const [before] = shown().stays
    if (before === undefined) throw new Error('No stay is shown.')
    await saveStay(given.queryClient, given.person.id, { ...before, start: '2020-01-03', note: 'Fog' })
    expect(shown().stays).toMatchObject([{ id, start: '2020-01-03', note: 'Fog' }])
    await saveStay(given.queryClient, given.person.id, before)
    expect(shown().stays).toEqual([before])
    expect((await stored()).stays).toEqual([{ id, start: '2019', note: '' }])
    const { rows } = await sql`select source_key from stay`.execute(given.app.database.db)
    expect(rows).toEqual([{ source_key: 'flight 1' }])
  })

  test('of two changes the later one is shown when the earlier fails, and stays when it is stored', async () => {
    const stay = newStay(london.id)
    await load()
    given.network.loseNext({ method: 'POST', path: stays })
    const first = saveStay(given.queryClient, given.person.id, stay, london)
    const second = saveStay(given.queryClient, given.person.id, { ...stay, start: '2019' }, london)
    expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
    ])
    expect(shown().stays).toMatchObject([{ id: stay.id, start: '2019' }])
    expect((await stored()).stays).toMatchObject([{ id: stay.id, start: '2019' }])
  })

  test('that fails twice is shown as the server has it', async () => {
    await make({ city: london.id, kind: 'visited', start: '2011' })
    await load()
    const [before] = shown().stays
    if (before === undefined) throw new Error('No stay is shown.')
    given.network.refuseNext({ method: 'PATCH', path: stays }, 500)
    given.network.refuseNext({ method: 'PATCH', path: stays }, 500)
    await Promise.allSettled(
      ['2012', '2013'].map((start) => saveStay(given.queryClient, given.person.id, { ...before, start })),
    )
    expect(shown().stays).toEqual([before])
  })

  test('whose second change fails is shown as the first one has stored it', async () => {
    await make({ city: london.id, kind: 'visited', start: '2011' })
    await load()
    const [before] = shown().stays
    if (before === undefined) throw new Error('No stay is shown.')
    const slow = given.network.holdNext({ method: 'PATCH', path: stays })
    const first = saveStay(given.queryClient, given.person.id, { ...before, start: '2012' })
    const second = saveStay(given.queryClient, given.person.id, { ...before, start: '1500' })
    await waitFor(() => expect(shown().stays).toMatchObject([{ start: '1500' }]))
    slow.release()
    await first
    await expect(second).rejects.toThrow()
    expect(shown().stays).toMatchObject([{ start: '2012' }])
  })

  test('that another tab has deleted is stored again when it is saved', async () => {
    const id = await make({ city: london.id, kind: 'visited' })
    await load()
    const [before] = shown().stays
    if (before === undefined) throw new Error('No stay is shown.')
    await given.app.request(`${stays}/${id}`, { method: 'DELETE', token: given.person.token })
    await saveStay(given.queryClient, given.person.id, { ...before, note: 'Typed for a while' })
    expect((await stored()).stays).toMatchObject([{ id, note: 'Typed for a while' }])
  })

  test('that moves to another city moves its mark with it', async () => {
    await make({ city: london.id, kind: 'visited' })
    await load()
    const [before] = shown().stays
    if (before === undefined) throw new Error('No stay is shown.')
    const slow = given.network.holdNext({ method: 'PATCH', path: stays })
    const done = saveStay(given.queryClient, given.person.id, { ...before, city: paris.id }, paris)
    await waitFor(() => expect(shownMarks()).toEqual([{ id: before.id, city: paris.id }]))
    slow.refuse(500)
    await expect(done).rejects.toThrow()
    expect(shownMarks()).toEqual([{ id: before.id, city: london.id }])
    expect(shown().stays).toEqual([before])
  })

  test('is removed and restored under its id with the mark under its own', async () => {
    const mark = await markFor(given.app, given.person, london.id)
    const id = await make({ city: london.id, kind: 'lived', start: '2011', note: 'Home', source_key: 'a' })
    await given.app.request(`${stays}/${mark}`, { method: 'DELETE', token: given.person.token })
    await load()
    const before = await stored()
    const removed = await removeStay(given.queryClient, given.person.id, { id, city: london.id })
    expect([shown().stays, shownMarks(), await stored()]).toEqual([[], [], { stays: [], marks: [] }])
    if (removed === null) throw new Error('Nothing was removed.')
    await restoreStay(given.queryClient, removed)
    expect(shown().stays).toMatchObject([{ id, kind: 'lived', start: '2011', note: 'Home' }])
    expect(shownMarks()).toEqual([{ id: mark, city: london.id }])
    expect(await stored()).toEqual(before)
  })

  test('of several leaves the mark, and removing one that no longer exists is not an error', async () => {
    const mark = await markFor(given.app, given.person, london.id)
    const id = await make({ city: london.id, kind: 'visited', start: '2011' })
    await load()
    expect(await removeStay(given.queryClient, given.person.id, { id, city: london.id })).toMatchObject({
      mark: null,
    })
    expect(shownMarks()).toEqual([{ id: mark, city: london.id }])
    expect(await removeStay(given.queryClient, given.person.id, { id, city: london.id })).toBeNull()
  })

  test('of the future is shown without a mark', async () => {
    await load()
    const year = new Date().getFullYear() + 2
    await saveStay(given.queryClient, given.person.id, newStay(london.id, { start: String(year) }), london)
    expect([shown().stays.length, shownMarks(), (await stored()).marks]).toEqual([1, [], []])
  })
})

describe('a mark', () => {
  test('shows its stay at once, and removes it when it is refused', async () => {
    await load()
    const visit = newVisit(given.person.id, london)
    const slow = given.network.holdNext({ method: 'POST', path: '/api/collections/visited_city' })
    const failed = saveMark(given.queryClient, visit)
    await waitFor(() => expect(shown().stays).toMatchObject([{ id: visit.id, city: london.id, start: '' }]))
    slow.refuse(500)
    await expect(failed).rejects.toThrow()
    expect(shown().stays).toEqual([])
    await saveMark(given.queryClient, visit)
    expect(shown().stays).toMatchObject([{ id: visit.id }])
    await waitFor(() => expect(shown().cities).toMatchObject([{ continent: 'EU' }]))
  })

  test('is removed with all its stays, and restored with them in one batch', async () => {
    const id = await markFor(given.app, given.person, london.id)
    const second = await make({ city: london.id, kind: 'lived', start: '2011', note: 'Home' })
    const layover = await make({ city: london.id, kind: 'transit' })
    await load()
    const before = await stored()
    const [visit] = given.queryClient.getQueryData(visitedCitiesQuery(given.person.id).queryKey) ?? []
    if (visit === undefined) throw new Error('No mark is shown.')
    const removed = await saveRemoval(given.queryClient, visit)
    expect(shown().stays).toMatchObject([{ id: layover }])
    expect((await stored()).stays).toMatchObject([{ id: layover }])
    if (removed === null) throw new Error('Nothing was removed.')
    given.network.refuseNext({ method: 'POST', path: '/api/batch' }, 500)
    await expect(saveMark(given.queryClient, visit, removed)).rejects.toThrow()
    expect(shown().stays).toMatchObject([{ id: layover }])
    await saveMark(given.queryClient, visit, removed)
    const after = await stored()
    expect(after.marks).toEqual([{ id, city: london.id }])
    expect(after.stays.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      before.stays.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
    expect(new Set(shown().stays.map((stay) => stay.id))).toEqual(new Set([id, second, layover]))
  })

  test('that was restored meanwhile gets the stays that were removed with it', async () => {
    const id = await markFor(given.app, given.person, london.id)
    const second = await make({ city: london.id, kind: 'lived', start: '2011' })
    await load()
    const [visit] = given.queryClient.getQueryData(visitedCitiesQuery(given.person.id).queryKey) ?? []
    if (visit === undefined) throw new Error('No mark is shown.')
    const removed = await saveRemoval(given.queryClient, visit)
    if (removed === null) throw new Error('Nothing was removed.')
    const elsewhere = await markFor(given.app, given.person, london.id)
    await saveMark(given.queryClient, visit, removed)
    const after = await stored()
    expect(after.marks).toEqual([{ id: elsewhere, city: london.id }])
    expect(new Set(after.stays.map((stay) => stay.id))).toEqual(new Set([id, second, elsewhere]))
  })

  test('whose id another stay has is restored without touching that stay', async () => {
    const id = await markFor(given.app, given.person, london.id)
    await make({ city: london.id, kind: 'lived', start: '2011' })
    const own = { city: paris.id, note: 'Moved' }
    await given.app.request(`${stays}/${id}`, { method: 'PATCH', token: given.person.token, body: own })
    await load()
    const visit = given.queryClient
      .getQueryData(visitedCitiesQuery(given.person.id).queryKey)
      ?.find(({ city }) => city === london.id)
    if (visit === undefined) throw new Error('No mark is shown.')
    const before = await stored()
    const removed = await saveRemoval(given.queryClient, visit)
    if (removed === null) throw new Error('Nothing was removed.')
    await saveMark(given.queryClient, visit, removed)
    const after = await stored()
    expect(new Set(after.stays)).toEqual(new Set(before.stays))
    expect(new Set(after.marks.map(({ city }) => city))).toEqual(new Set([london.id, paris.id]))
  })
})

describe('a wish', () => {
  test('is shown at once, changed, removed and restored', async () => {
    await load()
    const wish = newWish(london.id, 'In spring')
    await saveWish(given.queryClient, given.person.id, wish, london)
    expect(shown().wishes).toEqual([wish])
    await saveWish(given.queryClient, given.person.id, { ...wish, note: 'In autumn' })
    await removeWish(given.queryClient, given.person.id, wish)
    expect(shown().wishes).toEqual([])
    await saveWish(given.queryClient, given.person.id, { ...wish, note: 'In autumn' })
    const wishes = await sql`select id, note from wish`.execute(given.app.database.db)
    expect(wishes.rows).toEqual([{ id: wish.id, note: 'In autumn' }])
    expect((await stored()).marks).toEqual([])
  })

  test('that another tab has made gets the note, and one that fails is removed', async () => {
    await load()
    const id = await given.app.people.createRecord(given.person, 'wish', { city: london.id })
    await saveWish(given.queryClient, given.person.id, newWish(london.id, 'In spring'), london)
    const wishes = await sql`select id, note from wish`.execute(given.app.database.db)
    expect(wishes.rows).toEqual([{ id, note: 'In spring' }])
    given.network.refuseNext({ method: 'POST', path: '/api/collections/wish' }, 500)
    await expect(saveWish(given.queryClient, given.person.id, newWish(paris.id), paris)).rejects.toThrow()
    expect(shown().wishes).toMatchObject([{ city: london.id }])
  })

  test('whose removal fails is back, and removing one that no longer exists is not an error', async () => {
    const wish = newWish(london.id, 'In spring')
    await load()
    await saveWish(given.queryClient, given.person.id, wish, london)
    given.network.refuseNext({ method: 'DELETE', path: '/api/collections/wish' }, 500)
    await expect(removeWish(given.queryClient, given.person.id, wish)).rejects.toThrow()
    expect(shown().wishes).toEqual([wish])
    await given.app.request(`/api/collections/wish/records/${wish.id}`, {
      method: 'DELETE',
      token: given.person.token,
    })
    await removeWish(given.queryClient, given.person.id, wish)
    expect(shown().wishes).toEqual([])
  })
})

test('the rules of counting are shown at once, and reverted when they are refused', async () => {
  await load()
  const rules = { rule: 'un193', territories: false, transit: true } as const
  await saveCountingRules(
    given.queryClient,
    given.person.id,
    { rules, home: london.id, hideRecentDays: 7 },
    london,
  )
  expect(shown()).toMatchObject({ rules, home: london.id, cities: [{ id: london.id }] })
  const { rows } = await sql`select count_rule, count_transit, home, hide_recent_days from settings`.execute(
    given.app.database.db,
  )
  expect(rows).toEqual([{ count_rule: 'un193', count_transit: 1, home: london.id, hide_recent_days: 7 }])
  const slow = given.network.holdNext({ method: 'PATCH', path: '/api/collections/settings' })
  const refused = saveCountingRules(given.queryClient, given.person.id, {
    rules: { ...rules, rule: 'places' },
  })
  await waitFor(() => expect(shown().rules.rule).toBe('places'))
  slow.refuse(500)
  await expect(refused).rejects.toThrow()
  expect(shown()).toMatchObject({ rules, home: london.id })
})

describe('an event of another device', () => {
  const recordOf = async (collection: string, id: string): Promise<unknown> =>
    (
      await given.app.request(`/api/collections/${collection}/records/${id}`, { token: given.person.token })
    ).json()
  const tell = (
    collection: 'stay' | 'wish' | 'settings',
    action: 'create' | 'update' | 'delete',
    record: unknown,
  ) => showLedgerEvent(given.queryClient, given.person.id, { collection, event: { action, record } })

  test('changes what is shown without loading the ledger again', async () => {
    await load()
    const id = await make({ city: london.id, kind: 'visited', start: '2019' })
    const stay = await recordOf('stay', id)
    tell('stay', 'create', stay)
    await waitFor(() => expect(shown().stays).toMatchObject([{ id, start: '2019' }]))
    await waitFor(() => expect(shown().cities).toMatchObject([{ id: london.id, continent: 'EU' }]))
    const wish = await recordOf(
      'wish',
      await given.app.people.createRecord(given.person, 'wish', { city: paris.id }),
    )
    tell('wish', 'create', wish)
    await waitFor(() => expect(shown().cities).toHaveLength(2))
    const { rows } = await sql<{
      id: string
    }>`select id from settings where ${sql.id('user')} = ${given.person.id}`.execute(given.app.database.db)
    const settings = await recordOf('settings', rows[0]?.id ?? '')
    if (typeof settings !== 'object') throw new Error('There are no settings.')
    tell('settings', 'update', {
      ...settings,
      home: london.id,
      count_rule: 'un193',
      updated: '2099-01-01 00:00:00.000Z',
    })
    await waitFor(() => expect(shown()).toMatchObject({ home: london.id, rules: { rule: 'un193' } }))
    tell('wish', 'delete', wish)
    tell('stay', 'delete', stay)
    await waitFor(() => expect(shown()).toMatchObject({ stays: [], wishes: [] }))
    expect(given.network.asked.filter((line) => line.includes('/api/ledger/'))).toHaveLength(1)
  })

  test('of many cities loads the ledger once', async () => {
    await load()
    onTestFinished(
      new QueryObserver(given.queryClient, ledgerQuery(given.person.id)).subscribe(() => undefined),
    )
    const { rows } = await sql<{ id: string }>`select id from city order by seq limit 6`.execute(
      given.app.database.db,
    )
    const made = []
    for (const { id } of rows) made.push(await recordOf('stay', await make({ city: id, kind: 'visited' })))
    // Together, as events of one transaction come.
    for (const stay of made) tell('stay', 'create', stay)
    await waitFor(() => expect(shown().cities).toHaveLength(6))
    expect(shown().stays).toHaveLength(6)
    expect(given.network.asked.filter((line) => line.includes('/api/ledger/'))).toHaveLength(2)
  })

  test('that was missed before the first stream is found by the number of stays', async () => {
    await load()
    await catchUpLedger(given.queryClient, given.person.id, false)
    expect(given.network.asked.filter((line) => line.includes('/api/ledger/'))).toHaveLength(1)
    const id = await make({ city: london.id, kind: 'visited' })
    onTestFinished(
      new QueryObserver(given.queryClient, ledgerQuery(given.person.id)).subscribe(() => undefined),
    )
    await catchUpLedger(given.queryClient, given.person.id, false)
    expect(shown().stays).toMatchObject([{ id }])
    const body = { note: 'Changed' }
    await given.app.request(`${stays}/${id}`, { method: 'PATCH', token: given.person.token, body })
    await catchUpLedger(given.queryClient, given.person.id, true)
    expect(shown().stays).toMatchObject([{ id, note: 'Changed' }])
  })

  test('waits while this page is saving, and an older one does not undo what is shown', async () => {
    const id = await make({ city: london.id, kind: 'visited', start: '2019' })
    const old = await recordOf('stay', id)
    await load()
    const [before] = shown().stays
    if (before === undefined) throw new Error('No stay is shown.')
    const slow = given.network.holdNext({ method: 'PATCH', path: stays })
    const done = saveStay(given.queryClient, given.person.id, { ...before, start: '2020' })
    await waitFor(() => expect(shown().stays).toMatchObject([{ start: '2020' }]))
    const other = await make({ city: paris.id, kind: 'visited' })
    tell('stay', 'update', old)
    tell('stay', 'create', await recordOf('stay', other))
    // Longer than the time after which events are shown together.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(shown().stays).toEqual([{ ...before, start: '2020' }])
    slow.release()
    await done
    await waitFor(() => expect(shown().stays).toMatchObject([{ id, start: '2020' }, { id: other }]))
  })
})
