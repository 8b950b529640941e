import { desktopOnly, expect, expectAccessible, expectFits, test } from './test.ts'

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

test('what is planted is found, in either theme', desktopOnly, async ({ page }) => {
  await page.goto('/privacypolicy')
  const text = page.getByRole('main').getByRole('paragraph').first()
  const plant = (html: string) =>
    text.evaluate((element, markup) => element.insertAdjacentHTML('afterend', markup), html)
  const uproot = () => text.evaluate((element) => element.nextElementSibling?.remove())
  await expectAccessible(page)
  await plant('<button></button>')
  await expect(expectAccessible(page)).rejects.toThrow('button-name')
  await uproot()
  for (const theme of ['light', 'dark']) {
    await plant(
      `<p><style>[data-theme=${theme}] .pale { color: #777; background: #888 }</style><b class="pale">Pale</b></p>`,
    )
    await expect(expectAccessible(page)).rejects.toThrow(new RegExp(`${theme} theme.+\\n.*color-contrast`))
    await uproot()
  }
  await plant('<p style="width: 200vw">Wide</p>')
  await expect(expectFits(page)).rejects.toThrow('wider than the screen')
})

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
    test(`${path} leads a visitor to login`, desktopOnly, async ({ page }) => {
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
