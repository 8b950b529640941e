import { desktopOnly, expect, expectAccessible, storedNames, test } from './test.ts'

// The city search before its script is loaded.

test(
  'text typed before the script of the search has loaded is kept',
  desktopOnly,
  async ({ signedIn: page, person }) => {
    let isOffline = true
    let isAsked: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve
    })
    await page.route(/\/assets\/city-search-dialog-.*\.js/, async (route) => {
      isAsked()
      return isOffline ? route.abort() : route.continue()
    })
    await page.goto('/map')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.keyboard.type('/kyoto')
    await page.keyboard.press('Enter')
    await page.keyboard.type('osl')
    await asked
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('The search could not be loaded')
    await expect(dialog.getByRole('textbox')).toHaveValue('osl')
    await expectAccessible(page)

    isOffline = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('combobox')).toHaveValue('osl')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('o')
    await expect(dialog.getByRole('option').first()).toContainText('Oslo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Successfully marked city as visited', { exact: true })).toBeVisible()
    await expect(page.getByText('Oslo, Norway', { exact: true })).toBeVisible()
    expect(await storedNames(page, person.token)).toEqual(['Kyoto', 'Oslo'])
  },
)
