import type { Page } from '@playwright/test'
import { desktopOnly, expect, expectAccessible, expectFits, test } from './test.ts'
import { expectRoomForTranslations, showLanguage } from './translations.ts'

/** A visit in the format of the phone's Timeline export. */
const visit = (from: string, to: string, latitude: number, longitude: number) => ({
  startTime: `${from}.000+04:00`,
  endTime: `${to}.000+04:00`,
  startTimeTimezoneUtcOffsetMinutes: 240,
  visit: {
    hierarchyLevel: 0,
    probability: 0.9,
    topCandidate: { probability: 0.8, placeLocation: { latLng: `${latitude}°, ${longitude}°` } },
  },
})

const timeline = {
  name: 'Timeline.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      semanticSegments: [
        visit('2019-05-12T14:00:00', '2019-05-15T09:00:00', 41.7, 44.8),
        visit('2019-05-15T13:00:00', '2019-05-16T10:00:00', 42.26, 42.7),
        visit('2019-05-16T14:00:00', '2019-05-19T10:00:00', 41.64, 41.63),
      ],
      rawSignals: [],
      userLocationProfile: {},
    }),
  ),
}

const flights = {
  name: 'flights.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Date,From,To,Flight_Number,Airline,Distance,Duration,Seat,Seat_Type,Class,Reason,Plane,Registration,Trip,Note,From_OID,To_OID,Airline_OID,Plane_OID',
      '2018-06-01,MUC,FCO,LH1840,Lufthansa,,,,,,,,,,,,,,',
      '2018-06-05,FCO,MUC,LH1841,Lufthansa,,,,,,,,,,,,,,',
      '2019-10-04,MUC,ZZZ,LH9,Lufthansa,,,,,,,,,,,,,,',
    ].join('\n'),
  ),
}

const pdf = { name: 'tickets.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj') }

type File = { name: string; mimeType: string; buffer: Buffer }

const chooseFiles = async (page: Page, files: File[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ])
  await chooser.setFiles(files)
}

test('a timeline and flights are reviewed, changed, stored, shown on the map and undone', async ({
  signedIn: page,
}) => {
  await page.goto('/import')
  await chooseFiles(page, [timeline, flights])
  const heading = page.getByRole('heading', { name: 'Review import', level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)

  // The line with an unknown airport is listed with its number; it is left out.
  await expect(page.getByText(/line(s)? need/)).toBeVisible()
  const all = page.getByRole('button', { name: 'Show all lines' })
  if (await all.isVisible()) await all.click()
  await expect(page.getByText('flights.csv, line 4:')).toBeVisible()
  await page.getByRole('button', { name: /^Leave out: flights.csv, line 4/ }).click()

  // Kutaisi is left out by its checkbox, Batumi by the panel of its row.
  await page.getByRole('checkbox', { name: /^Kutaisi, / }).uncheck()
  await page.getByRole('button', { name: /^Change: Batumi/ }).click()
  await expectAccessible(page)
  await expectRoomForTranslations(page)
  await showLanguage(page, 'en', 'ltr')
  await page.getByRole('button', { name: 'Leave out', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Change: Batumi/ })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /^Batumi, / })).not.toBeChecked()

  const button = page.getByRole('button', { name: /^Import \d+ stays?$/ })
  await button.click()
  await expect(page.getByRole('heading', { name: /stays? imported$/, level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectRoomForTranslations(page)
  await showLanguage(page, 'en', 'ltr')
  await page.getByRole('link', { name: 'Open my map' }).click()
  await expect(page.getByRole('button', { name: /Tbilisi/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Batumi/ })).toHaveCount(0)

  await page.goto('/settings/imports')
  await page.getByRole('button', { name: /^Undo the import of Timeline.json/ }).click()
  await expectRoomForTranslations(page)
  await showLanguage(page, 'en', 'ltr')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Import undone')).toBeVisible()
  await page.goto('/map')
  await expect(page.getByText('No cities yet')).toBeVisible()
})

test(
  'a pasted list is read, and its review is kept when the page is left and reloaded',
  desktopOnly,
  async ({ signedIn: page }) => {
    await page.goto('/import')
    const read = page.getByRole('button', { name: 'Read list' })
    await expect(read).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('textbox', { name: 'Or paste a list' }).fill('Lisbon\nPorto, 2017')
    await read.click()
    await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Porto, 2017/ })).toBeChecked()
    await page.getByRole('checkbox', { name: /^Lisbon/ }).uncheck()
    await page.getByRole('link', { name: 'Explore' }).first().click()
    await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: /^Lisbon/ })).not.toBeChecked()
    await page.reload()
    await page.getByRole('button', { name: 'Go on with it' }).click()
    await expect(page.getByRole('checkbox', { name: /^Lisbon/ })).not.toBeChecked()
    await page.getByRole('button', { name: 'Import 1 stay' }).click()
    await expect(page.getByRole('heading', { name: '1 stay imported' })).toBeVisible()
  },
)

test('a file that cannot be read gets an explanation and advice', desktopOnly, async ({ signedIn: page }) => {
  await page.goto('/import')
  await chooseFiles(page, [pdf])
  await expect(page.getByRole('heading', { name: 'This file cannot be read' })).toBeVisible()
  await expect(page.getByText(/PDF document/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose other files' }).click()
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeVisible()
})

test(
  'an import continues after the page was closed while the server was unreachable',
  desktopOnly,
  async ({ signedIn: page }) => {
    await page.goto('/import')
    await page.getByRole('textbox', { name: 'Or paste a list' }).fill('Lisbon\nPorto')
    await page.getByRole('button', { name: 'Read list' }).click()
    const batches = '**/api/imports/*/batches'
    await page.route(batches, (route) => route.abort())
    await page.getByRole('button', { name: 'Import 2 stays' }).click()
    await expect(page.getByText(/The server cannot be reached/)).toBeVisible()
    await page.goto('/explore')
    await page.unroute(batches)
    await page.goto('/import')
    await expect(page.getByRole('heading', { name: '2 stays imported' })).toBeVisible()
  },
)
