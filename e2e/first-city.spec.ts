import { expect, expectAccessible, newAddress, test } from './test.ts'
import { linkMailedTo } from './outbox.ts'

// The main story: register, verify, sign in, mark a city, see it on the map and in the profile.

const password = 'seven league boots'

test('a traveller registers, verifies the address, signs in, marks a city and sees it on the map and the profile', async ({
  page,
}) => {
  test.slow() // Seven scans by axe in two themes. every-page.spec.ts scans the pages as they open.
  const email = newAddress()

  await page.goto('/')
  await page.getByRole('link', { name: 'Start Tracking Now' }).click()

  await expect(page).toHaveTitle(/Register/)
  await page.getByLabel('Name').fill('Ibn Battuta')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Registration successful!')).toBeVisible()
  await expect(page.getByText('Please check your inbox for a verification email')).toBeVisible()

  await expect(page).toHaveURL(/\/auth\/verify-email/)
  await expect(page).toHaveTitle(/Verify Email/)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  const link = new URL(await linkMailedTo(email, '/auth/verify-email'))
  await page.goto(link.pathname + link.search)
  await expect(page.getByText('Verification successful')).toBeVisible()
  await expect(page.getByText('Your email address has been verified')).toBeVisible()

  // Verifying also signs in, so the login page would lead to the map. Sign out first, because the story includes a
  // sign-in with the password.
  await expect(page).toHaveURL(/\/map/)
  await signOut(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveTitle(/Login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()

  await expect(page).toHaveURL(/\/map/)
  await expect(page).toHaveTitle(/My Map/)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  const box = dialog.getByPlaceholder('Type a city or search...')
  await expect(box).toBeFocused()
  await box.pressSequentially('lon')
  const best = dialog.getByRole('group', { name: 'Best matches' })
  await expect(best.getByRole('option').first()).toContainText('London / England / United Kingdom')
  await expectAccessible(page)
  await best.getByRole('option').first().click()
  await expect(page.getByText('City added')).toBeVisible()
  await expect(page.getByText('Successfully marked city as visited', { exact: true })).toBeVisible()
  if (await dialog.isVisible()) await page.keyboard.press('Escape')

  await expect(page.getByRole('main').getByText('London').first()).toBeVisible()
  const marker = page.getByRole('button', { name: /^London/ }).first()
  await expect(marker).toBeVisible()
  await expectAccessible(page)

  // A tap on the map selects the largest city there; a tap that closes the popup does not.
  const tap = (position?: { x: number; y: number }) => page.getByRole('application').click({ position })
  await tap()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('button', { name: /^Mark as visited/ })).toBeVisible()
  // Tap in the corner, because the popup covers the centre.
  await tap({ x: 40, y: 40 })
  await expect(popup).toBeHidden()

  await page
    .getByRole('button', { name: 'Countries' })
    .or(page.getByRole('radio', { name: 'Countries' }))
    .click()
  await expect(page.getByRole('term').filter({ hasText: 'Not visited' })).toBeVisible()
  await expect(page.getByRole('main').getByText('United Kingdom').first()).toBeVisible()
  await expectAccessible(page)

  await openAccountLink(page, 'Profile')
  await expect(page).toHaveTitle(/My Profile/)
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  for (const card of ['Countries:', 'States:', 'Cities:']) {
    await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
  }
  await page.getByRole('button', { name: /United Kingdom/ }).click()
  await expect(page.getByRole('heading', { name: 'Visited States in United Kingdom' })).toBeVisible()
  await expect(page.getByText('England')).toBeVisible()
  await expectAccessible(page)
})

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

async function openAccountMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
}

async function openAccountLink(page: Page, name: string) {
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name }).click()
}

async function signOut(page: Page) {
  await openAccountMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
}
