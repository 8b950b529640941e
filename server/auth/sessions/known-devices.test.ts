import { describe, expect, test } from 'vitest'
import { secondsAfter, timestampOf } from '#server/clock.ts'
import { appForEachTest } from '#server/test/app-for-each-test.ts'
import type { TestApp } from '#server/test/create-test-app.ts'
import type { Person } from '#server/test/people.ts'
import type { Client } from './client.ts'
import {
  forgetDevices,
  forgetSecondSteps,
  isKnown,
  isKnownBrowser,
  isRemembered,
  purgeKnownDevices,
  recordSignIn,
} from './known-devices.ts'

let app: TestApp
let anna: Person
let ben: Person

appForEachTest(async (opened) => {
  ;({ app, anna } = opened)
  ben = await app.people.register()
  for (const table of ['known_device', 'known_network'] as const)
    await app.database.db.deleteFrom(table).execute()
})

const day = 86_400
const browser = (deviceSecret = '', network = 'home', agent = 'a browser'): Client => ({
  agent,
  network,
  deviceSecret,
})
const signIn = (client: Client, remembersSecondStep = false, user = anna.id) =>
  recordSignIn(app.database.db, app.clock, user, client, { remembersSecondStep })
const known = (client: Client, user = anna.id) => isKnown(app.database.db, app.clock, user, client)
const knownBrowser = (client: Client, user = anna.id) =>
  isKnownBrowser(app.database.db, app.clock, user, client)
const remembered = (client: Client, user = anna.id) => isRemembered(app.database.db, app.clock, user, client)
const devices = () => app.database.db.selectFrom('known_device').selectAll().execute()
const at = (seconds: number) => timestampOf(secondsAfter(app.clock(), seconds))

describe('a browser and its network', () => {
  test('are known for 90 days, only to the person who has signed in', async () => {
    const { isNew, deviceSecret } = await signIn(browser())
    expect(isNew).toBe(true)
    expect(deviceSecret).toMatch(/^[\w-]{43}$/)
    const elsewhere = browser(deviceSecret, 'work')
    app.clock.advance(90 * day - 0.001)
    expect(await known(elsewhere)).toBe(true)
    expect(await knownBrowser(elsewhere)).toBe(true)
    expect(await known(browser())).toBe(true)
    expect(await knownBrowser(browser())).toBe(false)
    expect(await known(browser('', 'work'))).toBe(false)
    expect(await known(browser('another', 'work'))).toBe(false)
    for (const client of [elsewhere, browser()]) expect(await known(client, ben.id)).toBe(false)
    expect(await knownBrowser(elsewhere, ben.id)).toBe(false)
    app.clock.advance(0.001)
    expect(await known(elsewhere)).toBe(false)
    expect(await known(browser())).toBe(false)
    expect(await signIn(elsewhere)).toEqual({ isNew: false, deviceSecret })
    expect(await known(elsewhere)).toBe(true)
  })

  test('are known longer after another sign-in: the cookie stays, and the row has the last network', async () => {
    const { deviceSecret } = await signIn(browser())
    app.clock.advance(60)
    expect(await signIn(browser(deviceSecret, 'work', 'the same after an update'))).toEqual({
      isNew: false,
      deviceSecret,
    })
    expect(await devices()).toMatchObject([
      { user: anna.id, network: 'work', agent: 'the same after an update', used: at(0), created: at(-60) },
    ])
  })

  test('are deleted after 90 days for a network, and 400 for a browser', async () => {
    const { db } = app.database
    const { deviceSecret } = await signIn(browser())
    const left = async () => {
      await purgeKnownDevices(db, app.clock)
      const networks = await db.selectFrom('known_network').select('network').execute()
      return [networks.length, (await devices()).length]
    }
    app.clock.advance(90 * day)
    expect(await left()).toEqual([1, 1])
    app.clock.advance(0.001)
    expect(await left()).toEqual([0, 1])
    app.clock.advance(310 * day - 0.001)
    expect(await left()).toEqual([0, 1])
    expect((await signIn(browser(deviceSecret))).isNew).toBe(false)
    app.clock.advance(400 * day + 0.001)
    expect(await left()).toEqual([0, 0])
  })

  test('are forgotten for one person', async () => {
    await signIn(browser())
    await signIn(browser('', 'home'), false, ben.id)
    await forgetDevices(app.database.db, anna.id)
    expect(await known(browser())).toBe(false)
    expect(await known(browser(), ben.id)).toBe(true)
    expect(await devices()).toMatchObject([{ user: ben.id }])
  })
})

describe('a program without cookies', () => {
  test('is known by its name and network, and gets no second cookie', async () => {
    const script = browser('', 'home', 'a script')
    expect(await signIn(script)).toMatchObject({ isNew: true, deviceSecret: expect.stringMatching(/./) })
    const [first] = await devices()
    app.clock.advance(60)
    expect(await signIn(script)).toEqual({ isNew: false, deviceSecret: '' })
    expect(await devices()).toEqual([{ ...first, used: at(0) }])
    expect((await signIn(browser('', 'work', 'a script'))).isNew).toBe(true)
    expect((await signIn(browser('', 'home', 'another script'))).isNew).toBe(true)
    expect((await signIn(script, false, ben.id)).isNew).toBe(true)
  })

  test('takes over a device of an earlier version, which had no cookie', async () => {
    const { db } = app.database
    await signIn(browser())
    await db.updateTable('known_device').set({ secret_hash: '' }).execute()
    const { isNew, deviceSecret } = await signIn(browser())
    expect(isNew).toBe(false)
    expect(await devices()).toHaveLength(1)
    expect(await knownBrowser(browser(deviceSecret, 'work'))).toBe(true)
  })
})

describe('a cookie that this server has not issued', () => {
  test('is replaced, because the person who planted it knows its secret', async () => {
    const { isNew, deviceSecret } = await signIn(browser('planted'))
    expect(isNew).toBe(true)
    expect(deviceSecret).not.toBe('planted')
    expect(await knownBrowser(browser('planted'))).toBe(false)
  })

  test('is kept when it belongs to another account of the same browser', async () => {
    const { deviceSecret } = await signIn(browser())
    expect(await signIn(browser(deviceSecret), false, ben.id)).toEqual({ isNew: true, deviceSecret })
    expect(await knownBrowser(browser(deviceSecret), ben.id)).toBe(true)
  })
})

describe('the second step', () => {
  test('is skipped for 30 days in the browser that has chosen so, which gets a new cookie', async () => {
    const { deviceSecret: before } = await signIn(browser())
    await signIn(browser(before), false, ben.id)
    const { isNew, deviceSecret } = await signIn(browser(before), true)
    expect(isNew).toBe(false)
    expect(deviceSecret).not.toBe(before)
    expect(await knownBrowser(browser(before))).toBe(false)
    expect(await knownBrowser(browser(before), ben.id)).toBe(false)
    expect(await knownBrowser(browser(deviceSecret), ben.id)).toBe(true)
    expect(await remembered(browser(deviceSecret))).toBe(true)
    expect(await remembered(browser(deviceSecret), ben.id)).toBe(false)
    expect(await remembered(browser())).toBe(false)
    app.clock.advance(30 * day - 0.001)
    expect(await remembered(browser(deviceSecret))).toBe(true)
    app.clock.advance(0.001)
    expect(await remembered(browser(deviceSecret))).toBe(false)
  })

  test('stays skipped after another sign-in, which does not extend the time', async () => {
    const { deviceSecret } = await signIn(browser(), true)
    app.clock.advance(20 * day)
    expect(await signIn(browser(deviceSecret))).toEqual({ isNew: false, deviceSecret })
    expect(await remembered(browser(deviceSecret))).toBe(true)
    app.clock.advance(10 * day)
    expect(await remembered(browser(deviceSecret))).toBe(false)
  })

  test('is not skipped for a browser without a cookie that resembles a known one, which is another device', async () => {
    const { deviceSecret: first } = await signIn(browser())
    const { isNew, deviceSecret } = await signIn(browser(), true)
    expect(isNew).toBe(false)
    expect(await remembered(browser(deviceSecret))).toBe(true)
    expect(await remembered(browser(first))).toBe(false)
    expect(await devices()).toHaveLength(2)
  })

  test('is required again everywhere, or everywhere except in one browser', async () => {
    const { db } = app.database
    const remember = async (network: string, user = anna.id) =>
      browser((await signIn(browser('', network), true, user)).deviceSecret)
    const [one, other, bens] = [
      await remember('home'),
      await remember('work'),
      await remember('home', ben.id),
    ]
    await forgetSecondSteps(db, anna.id, one)
    expect([await remembered(one), await remembered(other)]).toEqual([true, false])
    await forgetSecondSteps(db, anna.id)
    expect([await remembered(one), await remembered(bens, ben.id)]).toEqual([false, true])
  })
})

test('of more than 50 browsers the one that was unused for the longest time is forgotten', async () => {
  const secrets: string[] = []
  for (let index = 0; index < 51; index += 1) {
    secrets.push((await signIn(browser('', `network ${index}`))).deviceSecret)
    app.clock.advance(1)
    if (index === 49) await signIn(browser(secrets[0]))
  }
  await signIn(browser(), false, ben.id)
  expect(await devices()).toHaveLength(51)
  expect(await knownBrowser(browser(secrets[0]))).toBe(true)
  expect(await knownBrowser(browser(secrets[1]))).toBe(false)
  expect(await knownBrowser(browser(secrets[2]))).toBe(true)
})
