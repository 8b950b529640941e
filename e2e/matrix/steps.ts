import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './cell.ts'
import type { Hands } from './hands.ts'

// Steps of the first hour that several journeys take.

/** Fills in the form that registers an account. */
export async function fillRegistration(
  page: Page,
  hands: Hands,
  account: { name: string; email: string; password: string },
) {
  await hands.write(page.getByLabel('Name'), account.name)
  await hands.write(page.getByLabel('Email'), account.email)
  await hands.write(page.getByLabel('Password', { exact: true }), account.password)
  await hands.write(page.getByLabel('Confirm password'), account.password)
}

export const registerButton = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })

/** The field of the planner's city picker. */
export const pickerField = (page: Page) => page.getByPlaceholder('Search cities...')

/** The planner's button that opens the picker for the first city. */
export const startingCity = (page: Page) => page.getByRole('button', { name: 'Starting city', exact: true })

/** Chooses a city for a stop of the planner. `opener` is the stop's button. */
export async function pickCity(page: Page, hands: Hands, opener: Locator, city: string) {
  const field = pickerField(page)
  await hands.press(opener)
  await expect(field).toBeFocused()
  await hands.searchAndChoose(city, page.getByRole('option', { name: new RegExp(`^${city} /`) }).first())
  await expect(field).toBeHidden()
}

/** Adds a stop after the others, and returns the button that opens its city picker. */
export async function addStop(page: Page, hands: Hands) {
  await hands.press(page.getByRole('button', { name: 'Add City', exact: true }).last())
  return page.getByRole('button', { name: 'Destination city', exact: true })
}

/** Chooses an item of the account menu in the page's header. */
export const chooseInAccountMenu = (page: Page, hands: Hands, item: string) =>
  hands.choose(
    page.getByRole('banner').getByRole('button', { name: 'Account' }),
    page.getByRole('menuitem', { name: item }),
  )

/** Opens the panel for sharing a trip. */
export async function openSharing(page: Page, hands: Hands) {
  await hands.press(page.getByRole('button', { name: 'Share' }))
  return page.getByRole('dialog', { name: 'Share this trip' })
}

/** Runs steps without a network, and then restores it. */
export async function withoutNetwork(context: BrowserContext, steps: () => Promise<void>) {
  await context.setOffline(true)
  await steps()
  await context.setOffline(false)
}
