import type { Locator, Page } from '@playwright/test'
import { cityId } from '../../shared/domain/gazetteer-ids.ts'
import { newAddress, storedNames } from '../test.ts'
import { expect, storedTrips, storedUser, test, tokenOf } from './cell.ts'

// The network is lost at each step of the first hour. The page says so, keeps what was typed, and saves it when the
// network is back or when the person tries again.

const milan = 3173435

/** The group in which a failure stays at the place where it happened. */
const failureOf = (page: Page, title: string) => page.getByRole('group', { name: title })

test('registering keeps what was typed', async ({ page, hands, context }) => {
  const email = newAddress()
  await page.goto('/auth/register')
  await hands.write(page.getByLabel('Name'), 'Ibn Battuta')
  await hands.write(page.getByLabel('Email'), email)
  await hands.write(page.getByLabel('Password', { exact: true }), 'seven league boots')
  await hands.write(page.getByLabel('Confirm password'), 'seven league boots')
  await context.setOffline(true)
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await hands.press(register)
  await expect(failureOf(page, 'Could not register')).toContainText('You are offline')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Confirm password')).toHaveValue('seven league boots')
  await context.setOffline(false)
  await expect(register).toBeEnabled()
  await hands.press(register)
  await expect(page).toHaveURL(/\/auth\/verify-email/)
  expect(await tokenOf(page)).not.toBe('')
})

test('cities that are searched for and marked are saved when the network is back', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  const stored = () => storedNames(page, person.token)
  await page.goto('/map')
  await expect(page.getByRole('heading', { name: 'No cities yet' })).toBeVisible()
  await hands.openSearch()
  const dialog = page.getByRole('dialog', { name: 'Search cities' })
  await page.keyboard.type('kyoto')
  const kyoto = dialog.getByRole('option', { name: /^Kyoto\b/ }).first()
  await expect(kyoto).toBeVisible()

  // The search has answered, the mark is lost.
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Could not add city').first()).toBeVisible()
  await expect(page.getByText('Kyoto, Japan').first()).toBeVisible()

  // A search without a network says so and keeps its text.
  await hands.openSearch()
  await page.keyboard.type('nairobi')
  await expect(dialog.getByText(/You are offline/).first()).toBeVisible()
  await expect(dialog.getByRole('combobox')).toHaveValue('nairobi')
  await check()
  await context.setOffline(false)
  await expect(dialog.getByRole('option', { name: /^Nairobi\b/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toEqual(['Kyoto', 'Nairobi'])
})

test('a mark on a page and one in a list stay as failed until they are saved', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  const stored = () => storedNames(page, person.token)
  await page.goto(`/explore/city/${cityId(milan)}`)
  const nearby = page.getByRole('region', { name: 'Nearby cities' })
  await expect(nearby.getByRole('button', { name: /^Mark as visited: / }).first()).toBeEnabled()
  await context.setOffline(true)
  await hands.press(page.getByRole('button', { name: 'Mark as visited: Milan' }))
  await expect(failureOf(page, 'Could not add city')).toContainText('You are offline')
  await hands.press(nearby.getByRole('button', { name: 'Mark as visited: Bollate' }))
  await expect(nearby.getByRole('button', { name: 'Try again: Could not add city, Bollate' })).toBeVisible()
  await check()
  expect(await storedWhenBack(context, stored)).toEqual(expect.not.arrayContaining(['Kyoto']))
  // Whatever was not saved by itself can be tried again where it failed.
  for (const name of [/^Mark as visited: Milan/, /^Try again: Could not add city, Bollate/]) {
    const button = page.getByRole('button', { name })
    if (await button.isVisible()) await hands.press(button)
  }
  await expect.poll(stored).toEqual(['Bollate', 'Milan'])
  await expect(failureOf(page, 'Could not add city')).toHaveCount(0)
})

/** Ends being offline, gives the page the time to save by itself, and returns what is stored then. */
async function storedWhenBack(
  context: { setOffline: (isOffline: boolean) => Promise<void> },
  stored: () => Promise<string[]>,
) {
  await context.setOffline(false)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return stored()
}

test('a plan is kept and can be saved afterwards; privacy that is not saved is not shown', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  await page.goto('/trip/create')
  await hands.write(page.getByLabel('Trip Name'), 'Down the coast')
  const search = page.getByPlaceholder('Search cities...')
  const pickCity = async (opener: Locator, city: string) => {
    await hands.press(opener)
    await expect(search).toBeFocused()
    await hands.searchAndChoose(city, page.getByRole('option', { name: new RegExp(`^${city} /`) }).first())
    await expect(search).toBeHidden()
  }
  await pickCity(page.getByRole('button', { name: 'Starting city', exact: true }), 'Lisbon')
  await hands.press(page.getByRole('button', { name: 'Add City', exact: true }).last())

  // A picker without a network says so; its text goes on when the network is back.
  await hands.press(page.getByRole('button', { name: 'Destination city', exact: true }))
  await expect(search).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.type('Porto')
  await expect(page.getByRole('dialog').getByText('Could not search cities')).toBeVisible()
  await expect(search).toHaveValue('Porto')
  await context.setOffline(false)
  const porto = page.getByRole('option', { name: /^Porto \// }).first()
  await expect(porto).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()

  await context.setOffline(true)
  const create = page.getByRole('button', { name: 'Create Trip' })
  await hands.press(create)
  await expect(page.getByText('Failed to create trip').first()).toBeVisible()
  await expect(page.getByText(/You are offline/).first()).toBeVisible()
  await check()
  await expect(page.getByLabel('Trip Name')).toHaveValue('Down the coast')
  await context.setOffline(false)
  await hands.press(create)
  await expect(page).toHaveURL(/\/trip\/view\//)
  const only = async () =>
    (await storedTrips(page.request, person)).map(({ name, legs }) => [name, legs.length])
  expect(await only()).toEqual([['Down the coast', 1]])

  await hands.press(page.getByRole('button', { name: 'Share' }))
  const panel = page.getByRole('dialog', { name: 'Share this trip' })
  await expect(panel.getByRole('radio', { name: 'With the link' })).toBeChecked()
  await context.setOffline(true)
  const isPrivate = panel.getByRole('radio', { name: 'Private' })
  await hands.attempt(isPrivate)
  await expect(page.getByText(/You are offline/).first()).toBeVisible()
  await expect(panel.getByRole('radio', { name: 'With the link' })).toBeChecked()
  await check()
  await context.setOffline(false)
  await hands.pick(isPrivate)
  await expect.poll(async () => (await storedTrips(page.request, person))[0]?.private).toBe(true)
})

test('the settings keep what was typed, and signing out says what it could not do', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  await page.goto('/settings/general')
  await expect(page.getByText('This device')).toBeVisible()
  await hands.write(page.getByLabel('Name'), 'Freya Stark')
  await context.setOffline(true)
  const update = page.getByRole('button', { name: 'Update Settings' })
  await hands.press(update)
  await expect(failureOf(page, 'Could not update account details')).toContainText('You are offline')
  await expect(page.getByLabel('Name')).toHaveValue('Freya Stark')
  const newTrips = page.getByRole('switch', { name: 'New trips are private' })
  await hands.flip(newTrips)
  await expect(failureOf(page, 'Could not change who can see it')).toContainText('You are offline')
  await expect(newTrips).not.toBeChecked()
  await check()
  await context.setOffline(false)
  await hands.press(update)
  await hands.flip(newTrips)
  await expect
    .poll(() => storedUser(page.request, person))
    .toMatchObject({ name: 'Freya Stark', private_trips: true })
  await expect(failureOf(page, 'Could not change who can see it')).toHaveCount(0)

  await context.setOffline(true)
  await hands.choose(
    page.getByRole('banner').getByRole('button', { name: 'Account' }),
    page.getByRole('menuitem', { name: 'Sign out' }),
  )
  await expect(page.getByText('Signed out in this browser')).toBeVisible()
  expect(await tokenOf(page)).toBe('')
  await context.setOffline(false)
})

test('a page that cannot be loaded says so and opens when the network is back', async ({
  signedIn: page,
  hands,
  context,
}) => {
  await page.goto('/map')
  await expect(page.getByRole('heading', { name: 'No cities yet' })).toBeVisible()
  await hands.goTo('Trip')
  await expect(page).toHaveTitle(/Your Trips/)
  await context.setOffline(true)
  // The keyboard has not been on this link, so the script of its page is not there yet.
  const credits = page.getByRole('contentinfo').getByRole('link', { name: 'Credits' })
  await hands.press(credits)
  await expect(
    page.getByText(/You are offline|Could not open the page|could not be loaded/).first(),
  ).toBeVisible()
  await context.setOffline(false)
  await hands.press(credits)
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
})
