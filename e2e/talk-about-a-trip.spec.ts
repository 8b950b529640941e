import { desktopOnly, expect, expectAccessible, expectFits, expectTargets, test } from './test.ts'
import { expectRoomForTranslations, showLanguage } from './translations.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

// The assistant shows what it has understood, is corrected, asks a question, changes the trip, and undoes the change.

const parts = (page: Page) => {
  const understood = page.getByRole('region', { name: 'What was understood' })
  return {
    box: page.getByPlaceholder('Ask anything...'),
    understood,
    said: understood.getByRole('group', { name: 'You said' }),
    panel: page.getByRole('dialog'),
    changed: understood.getByRole('region', { name: 'What changed' }),
    stops: page.getByRole('button', { name: /^(Starting|Destination) city: / }),
    stop: (name: string) =>
      page.getByRole('button', { name: new RegExp(`^(Starting|Destination) city: ${name}`) }),
    send: page.getByRole('button', { name: 'Send', exact: true }),
  }
}

async function say(page: Page, text: string) {
  const { box, understood } = parts(page)
  await box.fill(text)
  await box.press('Enter')
  await expect(understood.getByText(`“${text}”`)).toBeVisible({ timeout: 30_000 })
  await expect(box).toHaveValue('')
}

/** Checks that everything on the page fits, that no control is covered, and that both themes are accessible. */
async function expectWell(page: Page) {
  await expectFits(page)
  const isPhone = (page.viewportSize()?.width ?? 0) < 761
  if (isPhone) await expectTargets(page, 44)
  await expectAccessible(page)
}

/** Does the same, and checks that translations have room. */
async function expectWellTranslated(page: Page) {
  await expectWell(page)
  await expectRoomForTranslations(page)
  await showLanguage(page, 'en', 'ltr')
}

test('a trip is proposed, corrected by a chip, changed by a sentence, undone, saved and changed again', async ({
  signedIn: page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/trip/create')
  const { box, understood, said, panel, changed, stops, stop, send } = parts(page)

  await say(
    page,
    '10 days from Venice to Florence, Pisa, Rome and Naples by train in May 2027, maybe glamping',
  )
  await expect(stop('Pisa')).toBeVisible()
  await expect(said.getByRole('button', { name: '10 days' })).toBeVisible()
  await expect(understood.getByText('glamping', { exact: true })).toBeVisible()
  await expect(page.getByText(/^10 days, 9 nights$/)).toHaveCount(1)
  await expectWellTranslated(page)

  // A chip: Escape closes it and returns the focus; one more night is planned at once.
  const length = said.getByRole('button', { name: '10 days' })
  await length.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toHaveAccessibleName('10 days')
  await expectWellTranslated(page)
  await page.keyboard.press('Escape')
  await expect(length).toBeFocused()
  await length.click()
  await panel.getByRole('button', { name: 'One more' }).click()
  await panel.getByRole('button', { name: 'One more' }).click()
  await panel.getByRole('button', { name: 'Plan again' }).click()
  await expect(said.getByRole('button', { name: '12 days' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/, 12 days, [\d,]+ km$/)).toBeVisible()
  await expect(send).toBeEnabled()

  // A follow-up changes the trip in one undo step.
  await say(page, 'leave out Pisa')
  await expect(changed.getByText('left out')).toBeVisible()
  await expect(stop('Pisa')).toHaveCount(0)
  await expect(page.getByText(/^was \d/).first()).toBeVisible()
  await expectWellTranslated(page)
  await changed.getByRole('button', { name: 'Undo' }).click()
  await expect(stop('Pisa')).toBeVisible()
  await expect(changed).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(stop('Pisa')).toHaveCount(0)
  await changed.getByRole('button', { name: 'Hide' }).click()
  await expect(changed).toHaveCount(0)
  await expect(page.getByText(/^was \d/).first()).toBeVisible()

  // A reload keeps the trip and the understood wishes.
  await page.reload()
  await expect(understood.getByText('“leave out Pisa”')).toBeVisible()
  const count = await stops.count()
  await page.getByRole('button', { name: 'Create Trip' }).click()
  await expect(page).toHaveURL(/\/trip\/view\//)

  // The stored trip has its wishes but no table, and a sentence can change it, too.
  await page.goto(page.url().replace('/view/', '/edit/'))
  await expect(stops).toHaveCount(count)
  await expect(understood.getByRole('button', { name: 'Not Pisa' })).toBeVisible()
  await expect(changed).toHaveCount(0)
  await box.focus()
  await expect(page.getByText(/^Change this trip: /)).toBeVisible()
  const name = await page.getByLabel('Trip Name').inputValue()
  await say(page, 'add Bologna after Venice')
  await expect(stops.nth(1)).toHaveAccessibleName(/^Destination city: Bologna/)
  // The assistant had chosen the name.
  await expect(page.getByLabel('Trip Name')).not.toHaveValue(name)
  await expect(changed).toBeVisible()
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Update Trip' }).click()
  await expect(page.getByText('Trip updated successfully')).toBeVisible()
})

test(
  'a place name of two countries leads to a question, and its answer starts a new plan',
  desktopOnly,
  async ({ signedIn: page }) => {
    test.setTimeout(120_000)
    await page.goto('/trip/create')
    const { understood } = parts(page)
    await say(page, 'A week in León and Granada by bus')
    const question = understood.getByRole('heading')
    const asked = await question.textContent()
    const answers = understood.locator('button[aria-pressed]')
    await expect(answers).toHaveCount(2)
    await expect(answers.and(page.locator('[aria-pressed=true]'))).toHaveCount(1)
    await expectWellTranslated(page)
    await answers.and(page.locator('[aria-pressed=false]')).click()
    await expect(page.getByText(asked ?? '', { exact: true })).toHaveCount(0, { timeout: 30_000 })
  },
)

test(
  'a wish is removed by the keyboard alone, and the focus stays in the list of wishes',
  desktopOnly,
  async ({ signedIn: page }) => {
    test.setTimeout(120_000)
    await page.goto('/trip/create')
    const { understood, said, panel, box } = parts(page)
    await say(page, '10 days from Venice to Florence, Rome and Naples, no flights')
    const wishes = await said.getByRole('button').count()
    await said.getByRole('button').first().focus()
    for (let presses = 1; presses < wishes; presses++) await page.keyboard.press('Tab')
    await expect(said.getByRole('button').last()).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Remove wish' }).focus()
    await page.keyboard.press('Enter')
    await expect(said.getByRole('button')).toHaveCount(wishes - 1, { timeout: 30_000 })
    await expect(understood).toBeFocused()
    // One key press leads back from the box.
    await box.focus()
    await page.keyboard.press('Shift+Tab')
    const way = page.getByRole('button', { name: 'What was understood' })
    await expect(way).toBeFocused()
    await expectWell(page)
    await page.keyboard.press('Enter')
    await expect(understood).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(said.getByRole('button').first()).toBeFocused()

    // Escape cancels the request of the box, and keeps its text.
    await page.route('**/api/planner/generate', () => undefined)
    await box.fill('leave out Rome')
    await box.press('Enter')
    await expect(page.getByRole('button', { name: 'Planning again…' })).toBeVisible()
    await box.press('Escape')
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
    await expect(box).toHaveValue('leave out Rome')
  },
)
