import type { Page } from '@playwright/test'
import { cityId } from '../../shared/domain/gazetteer-ids.ts'
import { newAddress, storedNames } from '../test.ts'
import { expect, storedTrips, storedUser, test, tokenOf } from './cell.ts'
import {
  addStop,
  chooseInAccountMenu,
  fillRegistration,
  openSharing,
  pickCity,
  pickerField,
  registerButton,
  startingCity,
  withoutNetwork,
} from './steps.ts'

// The network fails at each step of the first hour. The page says so, keeps the typed text, and saves it when the
// network is back or when the person tries again.

const milan = 3173435

/** The notice of a failure, which stays beside the control that failed. */
const failureOf = (page: Page, title: string) => page.getByRole('group', { name: title })

test('registration keeps the typed text', async ({ page, hands, context }) => {
  const account = { name: 'Ibn Battuta', email: newAddress(), password: 'seven league boots' }
  await page.goto('/auth/register')
  await fillRegistration(page, hands, account)
  await withoutNetwork(context, async () => {
    await hands.press(registerButton(page))
    await expect(failureOf(page, 'Could not register')).toContainText('You are offline')
    await expect(page.getByLabel('Email')).toHaveValue(account.email)
    await expect(page.getByLabel('Confirm password')).toHaveValue(account.password)
  })
  // The button is locked for a second after each press.
  await expect(registerButton(page)).toBeEnabled()
  await hands.press(registerButton(page))
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
  const firstResult = (city: string) =>
    dialog.getByRole('option', { name: new RegExp(`^${city}\\b`) }).first()
  await page.keyboard.type('kyoto')
  await expect(firstResult('Kyoto')).toBeVisible()

  await withoutNetwork(context, async () => {
    // The search got its response, but the mark is lost.
    await page.keyboard.press('Enter')
    await expect(page.getByText('Could not add city').first()).toBeVisible()
    await expect(page.getByText('Kyoto, Japan').first()).toBeVisible()

    // A search without a network says so and keeps its text.
    await hands.openSearch()
    await page.keyboard.type('nairobi')
    await expect(dialog.getByText(/You are offline/).first()).toBeVisible()
    await expect(dialog.getByRole('combobox')).toHaveValue('nairobi')
    await check()
  })
  await expect(firstResult('Nairobi')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toEqual(['Kyoto', 'Nairobi'])
})

test('failed marks on a page and in a list stay visible until they are saved', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  await page.goto(`/explore/city/${cityId(milan)}`)
  const nearby = page.getByRole('region', { name: 'Nearby cities' })
  await expect(nearby.getByRole('button', { name: /^Mark as visited: / }).first()).toBeEnabled()
  const failedInList = nearby.getByRole('button', { name: 'Try again: Could not add city, Bollate' })
  await withoutNetwork(context, async () => {
    await hands.press(page.getByRole('button', { name: 'Mark as visited: Milan' }))
    await expect(failureOf(page, 'Could not add city')).toContainText('There is no connection')
    await hands.press(nearby.getByRole('button', { name: 'Mark as visited: Bollate' }))
    await expect(failedInList).toBeVisible()
    await check()
    // Trying again without a network fails again.
    await hands.press(failedInList)
    await expect(failedInList).toBeVisible()
    expect(await storedNames(page, person.token)).toEqual([])
  })
  await expect.poll(() => storedNames(page, person.token)).toEqual(['Bollate', 'Milan'])
  await expect(failureOf(page, 'Could not add city')).toHaveCount(0)
  await expect(failedInList).toHaveCount(0)
})

test('a plan is kept and can be saved afterwards; an unsaved change of the privacy is not shown as saved', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  await page.goto('/trip/create')
  await hands.write(page.getByLabel('Trip Name'), 'Down the coast')
  await pickCity(page, hands, startingCity(page), 'Lisbon')

  // A picker without a network says so; it searches for the typed text when the network is back.
  await hands.press(await addStop(page, hands))
  await expect(pickerField(page)).toBeFocused()
  await withoutNetwork(context, async () => {
    await page.keyboard.type('Porto')
    await expect(page.getByRole('dialog').getByText('Could not search cities')).toBeVisible()
    await expect(pickerField(page)).toHaveValue('Porto')
  })
  await expect(page.getByRole('option', { name: /^Porto \// }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pickerField(page)).toBeHidden()

  const create = page.getByRole('button', { name: 'Create Trip' })
  await withoutNetwork(context, async () => {
    await hands.press(create)
    await expect(page.getByText('Failed to create trip').first()).toBeVisible()
    await expect(page.getByText(/You are offline/).first()).toBeVisible()
    await check()
    await expect(page.getByLabel('Trip Name')).toHaveValue('Down the coast')
  })
  await hands.press(create)
  await expect(page).toHaveURL(/\/trip\/view\//)
  const storedPlans = async () =>
    (await storedTrips(page.request, person)).map(({ name, legs }) => [name, legs.length])
  expect(await storedPlans()).toEqual([['Down the coast', 1]])

  const panel = await openSharing(page, hands)
  const withLink = panel.getByRole('radio', { name: 'With the link' })
  const isPrivate = panel.getByRole('radio', { name: 'Private' })
  await expect(withLink).toBeChecked()
  await withoutNetwork(context, async () => {
    await hands.attempt(isPrivate)
    await expect(page.getByText(/You are offline/).first()).toBeVisible()
    await expect(withLink).toBeChecked()
    await check()
  })
  await hands.pick(isPrivate)
  await expect.poll(async () => (await storedTrips(page.request, person))[0]?.private).toBe(true)
})

test('the settings keep the typed text, and signing out says what failed', async ({
  signedIn: page,
  person,
  hands,
  check,
  context,
}) => {
  await page.goto('/settings/general')
  await expect(page.getByRole('button', { name: 'Update Settings' })).toBeVisible()
  await hands.write(page.getByLabel('Name'), 'Freya Stark')
  const update = page.getByRole('button', { name: 'Update Settings' })
  const newTrips = page.getByRole('switch', { name: 'New trips are private' })
  const privacyFailure = failureOf(page, 'Could not change who can see it')
  await withoutNetwork(context, async () => {
    await hands.press(update)
    await expect(failureOf(page, 'Could not update account details')).toContainText('You are offline')
    await expect(page.getByLabel('Name')).toHaveValue('Freya Stark')
    await hands.flip(newTrips)
    await expect(privacyFailure).toContainText('You are offline')
    await expect(newTrips).not.toBeChecked()
    await check()
  })
  await hands.press(update)
  await hands.flip(newTrips)
  await expect
    .poll(() => storedUser(page.request, person))
    .toMatchObject({ name: 'Freya Stark', private_trips: true })
  await expect(privacyFailure).toHaveCount(0)

  await withoutNetwork(context, async () => {
    await chooseInAccountMenu(page, hands, 'Sign out')
    await expect(page.getByText('Signed out in this browser')).toBeVisible()
    expect(await tokenOf(page)).toBe('')
  })
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
  // The focus has not been on this link, so the script of its page is not loaded yet.
  const credits = page.getByRole('contentinfo').getByRole('link', { name: 'Credits' })
  await withoutNetwork(context, async () => {
    await hands.press(credits)
    await expect(
      page.getByText(/You are offline|Could not open the page|could not be loaded/).first(),
    ).toBeVisible()
  })
  await hands.press(credits)
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
})
