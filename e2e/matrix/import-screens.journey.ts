import type { Locator, Page } from '@playwright/test'
import { expect, test } from './cell.ts'

const csv =
  'Stadt;Von;Bis;Notiz\nRom;03.04.2019;05.04.2019;Regen\nParis;06.07.2018;07.07.2018;\nLyon;08.09.2017;;\n'
const table = { name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
const archive = {
  name: 'waymark-2026-03-01.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      product: 'waymark',
      version: 2,
      account: { name: 'Marta' },
      records: { wish: [{ city: 'ghost0000000000' }] },
      places: { ghost0000000000: { name: 'Atlantis' } },
    }),
  ),
}

const choose = async (page: Page, button: Locator, files: (typeof table)[]) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(files)
}

/** The texts of controls in a bar fixed to the window that extend beyond its edge, where the page cannot scroll. */
const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.fixed :is(a, button)')].flatMap((control) => {
      const { left, right } = control.getBoundingClientRect()
      const isCut = control.checkVisibility() && (left < 0 || right > document.documentElement.clientWidth)
      return isCut ? [control.textContent] : []
    }),
  )

/**
 * Opens a dialog by the keyboard, checks it, closes it by the keyboard, and checks that the focus is back on the
 * control that opened it.
 */
async function lookAtDialog(page: Page, opener: Locator, look: () => Promise<void>) {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
}

for (const locale of ['en-US', 'de', 'ar']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the screens of an import and of a restoration', async ({ signedIn: page, texts, check }) => {
      const { imports, frame, settings } = texts
      const look = async (name: string) => {
        await check()
        expect.soft(await cutControls(page), 'controls that extend beyond the window').toEqual([])
        await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
      }
      await page.goto('/settings/general')
      const restore = page.getByRole('button', { name: settings.restore.choose })
      await choose(page, restore, [archive])
      await expect(page.getByRole('dialog')).toBeVisible()
      await look('restore')
      await page.getByRole('button', { name: settings.restore.confirm, exact: true }).click()
      const leftOut = page.getByText(settings.restore.leftOut({ count: 1 }))
      await leftOut.click()
      await look('restored')

      // Hold the reading of the files until the page has been checked.
      const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
      await page.route(/reading-worker/, async (route) => {
        await looked
        await route.continue()
      })
      await page.goto('/import')
      await look('drop')
      await choose(page, page.getByRole('button', { name: imports.drop.files }), [table])
      const cancel = page.getByRole('button', { name: frame.common.cancel })
      await expect(cancel).toBeVisible()
      await look('reading')
      await page.evaluate(() => {
        // Simulate that the reading has taken a minute, so that the page asks before it cancels.
        const now = performance.now.bind(performance)
        performance.now = () => now() + 60_000
      })
      await lookAtDialog(page, cancel, () => look('cancel'))
      goOn()

      await expect(page.getByRole('heading', { name: imports.review.title })).toBeVisible()
      await look('review')
      const columns = page.getByRole('button', { name: imports.questions.columns({ file: table.name }) })
      await lookAtDialog(page, columns, () => look('columns'))
      await page.getByRole('button', { name: imports.review.importButton({ stays: 3, wishes: 0 }) }).click()
      const { button, short } = imports.undo
      const undo = page.getByRole('button', { name: button }).or(page.getByRole('button', { name: short }))
      await expect(undo).toBeVisible()
      await look('done')
      await lookAtDialog(page, undo, () => look('undo'))

      await page.goto('/settings/imports')
      const undoInList = page.getByRole('button', { name: imports.undo.named({ name: table.name }) })
      await expect(undoInList).toBeVisible()
      await look('imports')
      await lookAtDialog(page, undoInList, () => look('undo-in-list'))
      await undoInList.click()
      await page.getByRole('button', { name: imports.undo.short, exact: true }).click()
    })
  })
}
