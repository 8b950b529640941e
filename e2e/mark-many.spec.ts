import type { Page } from '@playwright/test'
import { seeded } from '#shared/test/seeded.ts'
import { expect, expectAccessible, storedNames, test } from './test.ts'

// Cities are typed one after the other, faster than the network responds.

const cities = [
  ['amsterdam', 'Amsterdam'],
  ['athens', 'Athens'],
  ['berlin', 'Berlin'],
  ['bern', 'Bern'],
  ['bogota', 'Bogotá'],
  ['cairo', 'Cairo'],
  ['dakar', 'Dakar'],
  ['delhi', 'Delhi'],
  ['dubai', 'Dubai'],
  ['dublin', 'Dublin'],
  ['hanoi', 'Hanoi'],
  ['kyoto', 'Kyoto'],
  ['lagos', 'Lagos'],
  ['lima', 'Lima'],
  ['lisbon', 'Lisbon'],
  ['london', 'London'],
  ['lyon', 'Lyon'],
  ['madrid', 'Madrid'],
  ['milan', 'Milan'],
  ['nairobi', 'Nairobi'],
  ['osaka', 'Osaka'],
  ['oslo', 'Oslo'],
  ['paris', 'Paris'],
  ['prague', 'Prague'],
  ['quito', 'Quito'],
  ['riga', 'Riga'],
  ['rome', 'Rome'],
  ['seoul', 'Seoul'],
  ['tokyo', 'Tokyo'],
  ['turin', 'Turin'],
] as const

const keyMs = 120
const longestDelayMs = 2000
const failsEvery = 5
const saves = '**/api/collections/visited_city/records'

/** Delays searches and saves by up to two seconds, and makes every fifth save fail. */
async function troubleNetwork(page: Page) {
  const random = seeded(12)
  const delay = () => new Promise((resolve) => setTimeout(resolve, random() * longestDelayMs))
  let count = 0
  await page.route(/\/api\/(cities\/matches|collections\/city\/records)/, async (route) => {
    await delay()
    // The page cancels a search when the next letter is typed.
    await route.continue().catch(() => undefined)
  })
  await page.route(saves, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    count += 1
    const fails = count % failsEvery === 0
    await delay()
    return fails ? route.abort() : route.continue()
  })
}

test(
  'cities typed fast on a slow and failing network are stored, or listed as failed',
  { tag: ['@desktop', '@whole'] },
  async ({ signedIn: page, person, context, isWhole }) => {
    test.setTimeout(120_000)
    const typedCities = isWhole ? cities : cities.slice(0, 12)
    const total = typedCities.length
    const failing = Math.floor(total / failsEvery)
    await troubleNetwork(page)
    await page.goto('/map')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'Mark several' }).press('Space')
    await dialog.getByRole('combobox').focus()
    for (const [typed] of typedCities) {
      await page.keyboard.type(typed, { delay: keyMs })
      await page.keyboard.press('Enter', { delay: keyMs })
    }

    const sitting = dialog.getByRole('region', { name: 'Marked in this sitting' })
    await expect(sitting.getByText(`${total - failing} of ${total} saved`)).toBeVisible({ timeout: 60_000 })
    const failedRows = sitting.getByRole('listitem').filter({ hasText: 'Not saved: no connection' })
    await expect(failedRows).toHaveCount(failing)
    const failed = await failedRows.locator('b').allTextContents()
    const meant = typedCities.map(([, name]) => name)
    expect([...(await storedNames(page, person.token)), ...failed].sort()).toEqual([...meant].sort())
    await expectAccessible(page)

    // The network recovers, and retries come after a short delay.
    await page.unroute(saves)
    await sitting.getByRole('button', { name: 'Try all again' }).press('Enter')
    await expect(sitting.getByText(`${total} of ${total} saved`)).toBeVisible()
    expect(await storedNames(page, person.token)).toEqual([...meant].sort())

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('Hanoi\nValencia\nQwertzuiopolis'))
    await dialog.getByRole('combobox').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(dialog.getByText('1 not found')).toBeVisible()
    await expectAccessible(page)
  },
)
