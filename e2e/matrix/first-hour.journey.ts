import type { Page } from '@playwright/test'
import { cityId } from '../../shared/domain/gazetteer-ids.ts'
import { linkMailedTo } from '../outbox.ts'
import { newAddress, storedNames } from '../test.ts'
import { expect, storedTrips, storedUser, test, tokenOf } from './cell.ts'
import { networks, useNetwork } from './network.ts'
import {
  addStop,
  chooseInAccountMenu,
  fillRegistration,
  openSharing,
  pickCity,
  registerButton,
  startingCity,
} from './steps.ts'

// The first hour of a new person, in four parts. Each part ends with a check of the stored data.

const password = 'seven league boots'

/** The first result of the city search. */
const firstResult = (page: Page, city: string) =>
  page
    .getByRole('dialog')
    .getByRole('option', { name: new RegExp(`^${city}\\b`) })
    .first()

for (const network of networks) {
  test.describe(network, () => {
    // On slow 3G a journey waits two seconds for each of about forty responses.
    if (network === 'slow 3G') test.describe.configure({ timeout: 400_000 })
    test.beforeEach(async ({ page }) => useNetwork(page, network))

    test('registers, verifies, and marks cities in every way', async ({
      page,
      hands,
      check,
      hand,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const email = newAddress()
      const main = page.getByRole('main')
      const stored = async () => storedNames(page, await tokenOf(page))

      await page.goto('/')
      await check()
      await hands.press(page.getByRole('link', { name: 'Start Tracking Now' }))
      await check()
      await fillRegistration(page, hands, { name: 'Ibn Battuta', email, password })
      await hands.press(registerButton(page))
      await expect(page).toHaveURL(/\/auth\/verify-email/)
      await expect(page.getByText(email)).toBeVisible()
      await check()
      const link = new URL(await linkMailedTo(email, '/auth/verify-email'))
      await hands.write(page.getByLabel('Token'), link.searchParams.get('token') ?? '')
      await hands.press(page.getByRole('button', { name: 'Verify Using Token' }))
      await expect(page).toHaveURL(/\/map/)
      await check()

      await hands.openSearch()
      await hands.searchAndChoose('kyoto', firstResult(page, 'Kyoto'))
      await expect.poll(stored).toEqual(['Kyoto'])
      await expect(main.getByRole('button', { name: /^Kyoto/ }).first()).toBeVisible()

      await hands.openSearch()
      const dialog = page.getByRole('dialog').first()
      const several = dialog.getByRole('switch', { name: 'Mark several' })
      await hands.flip(several)
      const field = dialog.getByRole('combobox')
      if (hand === 'keyboard') await hands.write(field, '')
      for (const [typed, city] of [
        ['nairobi', 'Nairobi'],
        ['lisbon', 'Lisbon'],
        ['oslo', 'Oslo'],
      ] as const) {
        await expect(field).toBeFocused()
        await hands.searchAndChoose(typed, firstResult(page, city))
      }
      await expect.poll(stored).toEqual(['Kyoto', 'Lisbon', 'Nairobi', 'Oslo'])
      await check()

      await page.evaluate(() => navigator.clipboard.writeText('Hanoi\nQuito\nQwertzuiopolis'))
      await expect(field).toBeFocused()
      await page.keyboard.press('ControlOrMeta+v')
      await expect(dialog.getByText('1 not found')).toBeVisible()
      await check()
      await hands.press(dialog.getByRole('button', { name: 'Leave out: Qwertzuiopolis' }))
      await hands.press(dialog.getByRole('button', { name: 'Mark 2 cities' }))
      await expect.poll(stored).toEqual(['Hanoi', 'Kyoto', 'Lisbon', 'Nairobi', 'Oslo', 'Quito'])

      // In a small window the list of newly marked cities is a separate sheet.
      const sittingButton = dialog.getByRole('button', { name: /of \d saved/ })
      if (await sittingButton.isVisible()) await hands.press(sittingButton)
      await hands.press(page.getByRole('button', { name: 'Undo: Nairobi' }))
      await expect.poll(stored).toEqual(['Hanoi', 'Kyoto', 'Lisbon', 'Oslo', 'Quito'])
      await check()
      await closeSearch(page, hand)

      // A name on the map.
      await page.goto('/map?at=45.75,4.85,9')
      await expect(page.locator('.map-plate').getByText('Lyon', { exact: true })).toBeVisible()
      await hands.askMap('Lyon')
      await hands.press(
        page.getByRole('dialog', { name: 'Lyon' }).getByRole('button', { name: 'Mark as visited: Lyon' }),
      )
      await expect.poll(stored).toEqual(['Hanoi', 'Kyoto', 'Lisbon', 'Lyon', 'Oslo', 'Quito'])
      await check()

      await hands.showAll()
      const map = page.getByRole('application')
      for (const city of ['Hanoi', 'Kyoto', 'Lisbon', 'Oslo', 'Quito']) {
        await expect(map.getByRole('button', { name: new RegExp(`^${city}`) })).toBeInViewport()
      }
      await check()
    })

    test('finds countries, a region and a city, and marks them in lists and on pages', async ({
      signedIn: page,
      person,
      hands,
      check,
    }) => {
      const stored = () => storedNames(page, person.token)
      const main = page.getByRole('main')
      await page.goto('/map')
      await hands.goTo('Explore')
      await expect(page).toHaveTitle(/^Explore/)
      await check()
      await hands.press(main.getByRole('link', { name: /Explore Countries/ }))
      await expect(page.getByRole('list', { name: 'Countries by chance' }).getByRole('listitem')).toHaveCount(
        20,
      )
      await check()
      await hands.press(main.getByRole('link', { name: 'All 250 countries' }))
      await hands.write(page.getByRole('searchbox', { name: 'Filter all countries' }), 'ital')
      const list = page.getByRole('list', { name: 'Europe' })
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await check()
      await hands.press(list.getByRole('link', { name: /^Italy/ }))
      await expect(page.getByRole('heading', { level: 1, name: 'Explore Italy' })).toBeVisible()
      await expect(page.getByRole('application', { name: 'Map of the regions of Italy' })).toBeVisible()
      await check()
      await hands.press(page.getByRole('link', { name: 'View Region: Lombardy' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Lombardy' })).toBeVisible()
      const cities = page.getByRole('list', { name: 'Cities' })
      await expect(cities.getByRole('button', { name: 'Mark as visited: Brescia' })).toBeEnabled()
      await check()
      await hands.press(cities.getByRole('button', { name: 'Mark as visited: Brescia' }))
      await hands.press(cities.getByRole('button', { name: 'Mark as visited: Milan' }))
      await expect.poll(stored).toEqual(['Brescia', 'Milan'])
      await hands.press(cities.getByRole('button', { name: 'Visited: Brescia. Remove from visited' }))
      await expect.poll(stored).toEqual(['Milan'])
      const removed = page.locator('[data-sonner-toast]').filter({ hasText: 'City removed' })
      await hands.press(removed.getByRole('button', { name: /^Undo/ }))
      await expect.poll(stored).toEqual(['Brescia', 'Milan'])
      await check()

      await hands.press(cities.getByRole('link', { name: 'Milan' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Explore Milan' })).toBeVisible()
      await hands.press(page.getByRole('button', { name: 'Remove from visited: Milan' }))
      await expect.poll(stored).toEqual(['Brescia'])
      await hands.press(page.getByRole('button', { name: 'Mark as visited: Milan' }))
      await expect.poll(stored).toEqual(['Brescia', 'Milan'])
      await check()
      await page.goBack()
      await expect(cities.getByRole('button', { name: 'Visited: Milan. Remove from visited' })).toBeVisible()
      await check()
    })

    test('plans a trip, shares it and makes it private', async ({
      signedIn: page,
      person,
      hands,
      check,
      context,
      browser,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/map')
      await hands.goTo('Trip')
      await expect(page).toHaveTitle(/Your Trips/)
      await check()
      await hands.press(page.getByRole('link', { name: 'Plan Your First Trip' }))
      await expect(page).toHaveTitle(/Trip Planner/)
      await check()
      await hands.write(page.getByLabel('Trip Name'), 'Down the coast')
      await hands.write(page.getByLabel('Description'), 'By the sea all the way')

      const inDays = (count: number) => new Date(Date.now() + count * 86_400_000)
      await hands.press(page.getByRole('button', { name: /^First day/ }))
      await hands.pickDay(dayButton(page, inDays(7)))
      await expect(page.getByRole('button', { name: `First day: ${isoDay(inDays(7))}` })).toBeVisible()

      await pickCity(page, hands, startingCity(page), 'Lisbon')
      for (const city of ['Porto', 'Vigo']) await pickCity(page, hands, await addStop(page, hands), city)
      await hands.choose(
        page.getByRole('combobox', { name: 'Transport to Porto' }),
        page.getByRole('option', { name: 'Train' }),
      )
      await hands.press(page.getByRole('button', { name: 'Date of the leg to Vigo' }))
      await hands.pickDay(dayButton(page, inDays(14)))
      await expect(page.getByText(/^3 cities, 2 legs/)).toBeVisible()
      await check()
      await hands.press(page.getByRole('button', { name: 'Create Trip' }))
      await expect(page).toHaveURL(/\/trip\/view\//)
      await expect(page.getByRole('heading', { level: 1, name: 'Down the coast' })).toBeVisible()
      await check()

      const [trip] = await storedTrips(page.request, person)
      expect(trip).toMatchObject({
        name: 'Down the coast',
        description: 'By the sea all the way',
        private: false,
        legs: [
          { from: 'Lisbon', to: 'Porto', type: 'train', day: '' },
          { from: 'Porto', to: 'Vigo', type: 'bus', day: isoDay(inDays(14)) },
        ],
      })
      expect(trip?.starts.slice(0, 10)).toBe(isoDay(inDays(7)))

      const panel = await openSharing(page, hands)
      await hands.press(panel.getByRole('button', { name: 'Copy' }))
      await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
      await check()
      const address = await page.evaluate(() => navigator.clipboard.readText())
      expect(address).toBe(`${baseURL}/trip/view/${trip?.id}`)
      const guest = await browser.newPage()
      await guest.goto(address)
      await expect(guest.getByRole('heading', { level: 1, name: 'Down the coast' })).toBeVisible()
      await hands.pick(panel.getByRole('radio', { name: 'Private' }))
      await expect(guest.getByRole('heading', { name: 'Trip not found' })).toBeVisible()
      await guest.close()
      expect((await storedTrips(page.request, person))[0]?.private).toBe(true)
      await check()
    })

    test('changes the settings and signs out', async ({ signedIn: page, person, hands, check }) => {
      await page.goto('/map')
      await chooseInAccountMenu(page, hands, 'Settings')
      // The page shows within a second that the next page is loading.
      const sign = page.locator('main[aria-busy=true]').or(page.getByRole('heading', { name: 'Settings' }))
      await expect(sign.first()).toBeVisible({ timeout: 1000 })
      await expect(page.getByRole('button', { name: 'Update Settings' })).toBeVisible()
      await check()
      await hands.write(page.getByLabel('Name'), 'Freya Stark')
      await hands.press(page.getByRole('button', { name: 'Update Settings' }))
      await expect(page.getByText('Account details were updated successfully')).toBeVisible()
      await hands.flip(page.getByRole('switch', { name: 'New trips are private' }))
      await hands.flip(page.getByRole('switch', { name: 'Public profile' }))
      await expect(page.getByLabel('Address of your profile')).toHaveValue(
        new RegExp(`/profile/${person.id}$`),
      )
      await expect
        .poll(() => storedUser(page.request, person))
        .toMatchObject({ name: 'Freya Stark', public: true, private_trips: true })
      await check()
      await chooseInAccountMenu(page, hands, 'Sign out')
      await expect(page).toHaveURL(/\/$/)
      await check()
      expect(await tokenOf(page)).toBe('')
      // The old token is no longer valid.
      const refreshed = await page.request.post('/api/collections/users/auth-refresh', {
        headers: { Authorization: person.token },
      })
      expect(refreshed.status()).toBe(401)
      await page.goto(`/explore/city/${cityId(3173435)}`)
      await expect(page.getByRole('link', { name: 'Sign in to mark it as visited' })).toBeVisible()
      await check()
    })
  })
}

const isoDay = (date: Date) => new Intl.DateTimeFormat('en-CA').format(date)

/** The button of a calendar's day. */
const dayButton = (page: Page, date: Date) => {
  const format = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const name = new Intl.DateTimeFormat('en-GB', format).format(date).replace(',', '')
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) })
}

/** Closes the search and, in a small window, the sheet above it. */
async function closeSearch(page: Page, hand: 'keyboard' | 'touch') {
  for (const name of ['Marked in this sitting', 'Search cities']) {
    const dialog = page.getByRole('dialog', { name })
    if (!(await dialog.isVisible())) continue
    if (hand === 'keyboard') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toBeHidden()
  }
}
