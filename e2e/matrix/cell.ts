import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessibleAsShown,
  expectFits,
  expectTargets,
  type Person,
  test as base,
} from '../test.ts'
import { type Hands, keyboardHands, touchHands } from './hands.ts'

export interface CellOptions {
  /** The person's input device. */
  hand: 'keyboard' | 'touch'
}

interface CellFixtures {
  hands: Hands
  /** Waits until the page is idle, and checks the rules that hold for every page. */
  check: () => Promise<void>
  /** Fails at the end of the test when the console has a warning or an error. */
  console: void
}

/** A test in one setting of the matrix. */
export const test = base.extend<CellOptions & CellFixtures>({
  hand: ['keyboard', { option: true }],

  hands: async ({ page, hand }, provide) => {
    await provide(hand === 'keyboard' ? keyboardHands(page) : touchHands(page))
  },

  check: async ({ page, hand }, provide) => {
    await provide(async () => {
      // An open dialog removes the page behind it from the accessibility tree.
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main[aria-busy=true], main [aria-busy=true]')).toHaveCount(0)
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
            .map(({ finished }) => finished),
        ),
      )
      // Soft assertions: the journey continues and checks the next pages.
      const sound = async (checked: Promise<void>) => expect.soft(checked).resolves.toBeUndefined()
      await sound(expectFits(page))
      await sound(expectTargets(page, hand === 'touch' ? 44 : 24))
      await sound(expectAccessibleBelowToasts(page))
    })
  },

  console: [
    async ({ page, baseURL }, provide) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isWarning = message.type() === 'error' || message.type() === 'warning'
        // Map tiles come from another server, which a test machine may be unable to reach.
        const isOwn = message.location().url.startsWith(baseURL ?? '')
        if (isWarning && isOwn) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await provide()
      expect(
        complaints.filter((text) => !isLostConnection(text)),
        'errors and warnings in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * A toast covers a part of the page for some seconds and fades, so findings of axe count only when they remain after
 * the toast has gone. The page is scrolled to its top first, because farther down the header covers content that can be
 * scrolled out from under it.
 */
async function expectAccessibleBelowToasts(page: Page) {
  const scrolledPx = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 0))
  try {
    await expectAccessibleAsShown(page)
  } catch (found) {
    const toasts = page.locator('[data-sonner-toast]')
    if ((await toasts.count()) === 0) throw found
    await expect(toasts).toHaveCount(0)
    await expectAccessibleAsShown(page)
  }
  await page.evaluate((y) => window.scrollTo(0, y), scrolledPx)
}

/** The browser's own message about a request that failed without a network. */
const isLostConnection = (text: string) =>
  /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)/.test(text)

/** The token of the page's session. */
export const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const stored: unknown = JSON.parse(localStorage.getItem('pocketbase_auth') ?? 'null')
    const isSession = typeof stored === 'object' && stored !== null && 'token' in stored
    return isSession && typeof stored.token === 'string' ? stored.token : ''
  })

interface StoredTrip {
  id: string
  name: string
  description: string
  starts: string
  private: boolean
  expand?: { travel_items?: StoredLeg[] }
}

interface StoredLeg {
  type: string
  start_date: string
  expand: { from: { name: string }; to: { name: string } }
}

/** The person's stored trips, with their legs. */
export async function storedTrips(request: APIRequestContext, { id, token }: Pick<Person, 'id' | 'token'>) {
  const query = new URLSearchParams({
    filter: `user = "${id}"`,
    expand: 'travel_items,travel_items.from,travel_items.to',
  })
  const response = await request.get(`/api/collections/trip/records?${query.toString()}`, {
    headers: { Authorization: token },
  })
  const { items } = (await response.json()) as { items: StoredTrip[] }
  return items.map((trip) => ({
    ...trip,
    legs: (trip.expand?.travel_items ?? []).map(({ type, start_date, expand }) => ({
      from: expand.from.name,
      to: expand.to.name,
      type,
      day: start_date.slice(0, 10),
    })),
  }))
}

/** The person's stored account. */
export async function storedUser(request: APIRequestContext, { id, token }: Pick<Person, 'id' | 'token'>) {
  const response = await request.get(`/api/collections/users/records/${id}`, {
    headers: { Authorization: token },
  })
  return (await response.json()) as Record<string, unknown>
}
