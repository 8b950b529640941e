import { afterEach, beforeEach } from 'vitest'
import type { Env } from '#server/env.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import type { People, Person } from './people.ts'

interface Opened {
  app: TestApp
  anna: Person
}

/**
 * Opens an app with a signed-in person, Anna, before each test, gives both to `receive`, and closes the app after the test.
 * Returns a function that replaces the app by one with other settings of createTestApp() and a new Anna.
 */
export function appForEachTest(
  receive: (opened: Opened) => void | Promise<void>,
  { env = {}, anna }: { env?: Partial<Env>; anna?: Parameters<People['register']>[0] } = {},
) {
  let app: TestApp | undefined
  const close = async () => {
    const open = app
    app = undefined
    await open?.close()
  }
  const open = async (...settings: Parameters<typeof createTestApp>) => {
    await close()
    app = await createTestApp(...settings)
    await receive({ app, anna: await app.people.register(anna) })
  }
  beforeEach(() => open(env))
  afterEach(close)
  return open
}
