import { expect, expectAccessible, test } from './test.ts'

// Every address of the app: its tab title, nothing for axe to find, nothing wider than the screen, and
// nothing complained of in the console.

const forAnybody = [
  ['/', /Waymark/],
  ['/privacypolicy', /Privacy Policy/],
  ['/error', /Internal server error|Error/],
  ['/not-found', /does not exist|Not found/i],
  ['/nowhere/at/all', /does not exist|Not found/i],
  ['/auth/login', /Login/],
  ['/auth/register', /Register/],
  ['/auth/forgot-password', /Forgot Password/],
  ['/auth/verify-email', /Verify Email/],
  ['/explore', /Explore/],
  ['/explore/country', /Explore/],
  ['/explore/city', /Explore|City/],
] as const

const forTheSignedIn = [
  ['/map', /My Map/],
  ['/map?show=countries', /My Map/],
  ['/profile', /My Profile/],
  ['/settings/general', /General Settings/],
  ['/trip', /Trip/],
  ['/trip/create', /Trip/],
] as const

const toLogin = ['/map', '/profile', '/settings/general', '/trip', '/trip/create', '/auth/reset-password']

test.describe('for anybody', () => {
  for (const [path, title] of forAnybody) {
    test(`${path} is titled, accessible and fits`, async ({ page }) => {
      const complaints = watchConsole(page)
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })
  }

  for (const path of toLogin) {
    test(`${path} leads a visitor to login`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/auth\/login/)
    })
  }
})

test.describe('for the signed in', () => {
  for (const [path, title] of forTheSignedIn) {
    test(`${path} is titled, accessible and fits`, async ({ signedIn: page }) => {
      const complaints = watchConsole(page)
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await page.waitForLoadState('networkidle')
      await expectFits(page)
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })
  }
})

type Page = Parameters<typeof expectAccessible>[0]

function watchConsole(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function expectFits(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0)
}
