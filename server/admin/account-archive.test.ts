import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ofEachRestored } from '#shared/account-archive.ts'
import { createTestApp, type TestApp } from '#server/test/create-test-app.ts'
import { paris } from '#server/test/known-cities.ts'
import type { Person } from '#server/test/people.ts'
import { tinyPng } from '#server/test/tiny-png.ts'
import { exportAccount, importAccount } from './account-archive.ts'
import { AdminError } from './admin-error.ts'

let app: TestApp
let anna: Person
let folder: string

beforeEach(async () => {
  app = await createTestApp()
  anna = await app.people.register()
  folder = mkdtempSync(join(tmpdir(), 'waymark-archive-'))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test('the archive of an account goes into a new file and from there into an empty account', async () => {
  await app.people.createRecord(anna, 'stay', { city: paris, kind: 'lived', start: '2011' })
  const form = new FormData()
  form.append('avatar', new File([tinyPng], 'me.png'))
  const path = `/api/collections/users/records/${anna.id}`
  await app.request(path, { method: 'PATCH', token: anna.token, body: form })
  const file = join(folder, 'anna.json')
  expect(await exportAccount(app.database, anna.email, file, app.clock)).toBe(
    `${file} has the account of ${anna.email}: 1 settings, 1 visited_city, 0 trip, 0 travel_item, 1 stay, 0 wish, 0 import.`,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const ben = await app.people.register()
  const counts = { ...ofEachRestored(() => 0), stay: 1, visited_city: 1 }
  const listed = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  expect(await importAccount(app.database, ben.email, file, app.clock)).toBe(
    `The account of ${ben.email} has now ${listed.join(', ')}.`,
  )
  const response = await app.request('/api/account/export', { token: ben.token })
  const after = (await response.json()) as { records: unknown; picture: unknown; account: unknown }
  expect(after).toMatchObject({
    account: { id: ben.id, email: ben.email },
    picture: { type: 'image/png' },
    records: { stay: [{ city: paris, kind: 'lived', user: ben.id }], visited_city: [{ city: paris }] },
  })
  await expect(importAccount(app.database, ben.email, file, app.clock)).rejects.toThrow('empty account')
})

test('the first of many skipped records are named, and the others are counted', async () => {
  const file = join(folder, 'ghosts.json')
  const wish = Array.from({ length: 201 }, () => ({ city: 'ghost0000000000' }))
  writeFileSync(file, JSON.stringify({ product: 'waymark', version: 2, account: {}, records: { wish } }))
  const lines = (await importAccount(app.database, anna.email, file, app.clock)).split('\n')
  expect(lines).toHaveLength(202)
  expect(lines.at(-1)).toBe('  Left out as well: 1 more.')
})

test('a file is not overwritten, and a missing, wrong or damaged one is named', async () => {
  const file = join(folder, 'kept.json')
  writeFileSync(file, 'kept')
  const operate = (command: typeof exportAccount, email = anna.email, at = file) =>
    command(app.database, email, at, app.clock)
  await expect(operate(exportAccount)).rejects.toThrow(/^\S+kept\.json could not be written: EEXIST/)
  expect(readFileSync(file, 'utf8')).toBe('kept')
  await expect(operate(importAccount)).rejects.toThrow(AdminError)
  await expect(operate(importAccount)).rejects.toThrow('This is no archive')
  await expect(operate(importAccount, anna.email, join(folder, 'none.json'))).rejects.toThrow(
    /^\S+none\.json could not be read: ENOENT/,
  )
  const large = join(folder, 'large.json')
  writeFileSync(large, '')
  truncateSync(large, 1024 ** 3 + 1)
  await expect(operate(importAccount, anna.email, large)).rejects.toThrow(
    new AdminError(`${large} is too large for the archive of an account.`),
  )
  for (const command of [importAccount, exportAccount])
    await expect(operate(command, 'nobody@example.org', join(folder, 'new.json'))).rejects.toThrow(
      new AdminError('There is no account with the address nobody@example.org.'),
    )
})

test('the skipped records are listed', async () => {
  const file = join(folder, 'archive.json')
  const stay = { id: 'stay00000000001', city: 'ghost0000000000', kind: 'visited' }
  const archive = { product: 'waymark', version: 2, account: {}, records: { stay: [stay] } }
  writeFileSync(file, `\uFEFF${JSON.stringify(archive)}`)
  expect(await importAccount(app.database, anna.email, file, app.clock)).toContain(
    'Record 1 of stay (stay00000000001) was left out, because of “city”: Failed to find all relation records',
  )
})
