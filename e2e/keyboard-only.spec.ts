import { type Locator, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { linkMailedTo } from './outbox.ts'
import { desktopOnly, expect, newAddress, test } from './test.ts'

// The main journey without a pointer.

const password = 'seven league boots'

async function activate(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function fill(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('the main journey works with the keyboard alone', desktopOnly, async ({ page }) => {
  const email = newAddress()
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')

  await page.goto('/')
  await activate(page, page.getByRole('link', { name: 'Start Tracking Now' }))
  await fill(page, 'Name', 'Isabella Bird')
  await fill(page, 'Email', email)
  await fill(page, 'Password', password)
  await fill(page, 'Confirm password', password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/auth\/verify-email/)
  const link = new URL(await linkMailedTo(email, '/auth/verify-email'))
  await fill(page, 'Token', link.searchParams.get('token') ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Verification successful')).toBeVisible()
  await expect(page).toHaveURL(/\/map/)
  // A newly opened page takes the focus.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()

  await activate(page, banner.getByRole('button', { name: 'Account' }))
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)

  await activate(page, banner.getByRole('link', { name: 'Sign In' }))
  await fill(page, 'Email', email)
  await fill(page, 'Password', password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/My Map/)

  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByPlaceholder('Type a city or search...')).toBeFocused()
  await page.keyboard.type('kyot')
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Kyoto / Kyoto / Japan')
  await page.keyboard.press('Enter')
  await expect(page.getByText('City added')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // From the list to the popup on the map, and back to the list.
  await tabTo(page, main.getByRole('button', { name: /^Kyoto/ }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'View Information' }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  const countries = main
    .getByRole('button', { name: 'Countries' })
    .or(main.getByRole('radio', { name: 'Countries' }))
  await tabTo(page, countries)
  await page.keyboard.press('Space')
  await expect(page.getByRole('term').filter({ hasText: 'Not visited' })).toBeVisible()

  await activate(page, banner.getByRole('button', { name: 'Account' }))
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/My Profile/)
  await activate(page, main.getByRole('button', { name: /Japan/ }))
  await expect(page.getByRole('heading', { name: 'Visited States in Japan' })).toBeVisible()
})
