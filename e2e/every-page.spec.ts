import { cityId, countryId } from '../shared/domain/gazetteer-ids.ts'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectFits,
  expectNothingCovered,
  expectSteady,
  expectTextsWhole,
  type Person,
  test,
} from './test.ts'
import { expectRoomForTranslations, showLanguage } from './translations.ts'

// Every address of the app: its tab title, no findings of axe, nothing wider than the screen, no covered link or field,
// no message in the console, and room for texts that are 40 % longer.

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
  ['/settings/security', /Security Settings/],
  ['/settings/imports', /Imports/],
  ['/import', /Import/],
  ['/trip', /Trip/],
  ['/trip/create', /Trip/],
] as const

const japan = countryId('JP')
const paris = cityId(2988507)

/** Public pages of places. */
const placePages = [
  '/credits',
  '/explore/country?region=Europe',
  `/explore/country/${japan}`,
  `/explore/city/${paris}`,
] as const

const toLogin = [
  '/map',
  '/profile',
  '/settings/general',
  '/import',
  '/trip',
  '/trip/create',
  '/auth/reset-password',
  '/settings/security',
  '/auth/second-step',
  '/auth/code',
]

test('each check finds a planted fault, in both themes', desktopOnly, async ({ page }) => {
  await page.goto('/privacypolicy')
  const text = page.getByRole('main').getByRole('paragraph').first()
  const plant = (html: string) =>
    text.evaluate((element, markup) => element.insertAdjacentHTML('afterend', markup), html)
  const uproot = () => text.evaluate((element) => element.nextElementSibling?.remove())
  await expect(text).toBeVisible()
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
  await uproot()
  await expectNothingCovered(page)
  await plant('<button style="position: fixed; right: 0; bottom: 0; width: 90vw; height: 99vh">Bar</button>')
  await expect(expectNothingCovered(page)).rejects.toThrow('covers the heading')
  await uproot()
  await plant('<p style="width: 5em; overflow: hidden; white-space: nowrap">Çîţîéšéš Çîţîéšéš Çîţîéšéš</p>')
  await expect(expectTextsWhole(page)).rejects.toThrow('is cut off')
  await uproot()
  await plant('<div><p>Çîţîéšéš</p><p style="margin-top: -1em">Ŕîvéŕšéŕš</p></div>')
  await expect(expectTextsWhole(page)).rejects.toThrow('lies on')
  await uproot()
  await expectTextsWhole(page)
  await plant(
    '<div><a href="/" style="display: block">Row</a><button style="position: relative; top: -1em; width: 3em">Up</button></div>',
  )
  await expect(expectNothingCovered(page)).rejects.toThrow('covers a \\"Row\\"')
})

test(
  'with forced colours, chosen and switched-on controls differ from the others',
  desktopOnly,
  async ({ signedIn: page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const backgroundOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor
    await page.goto('/map')
    const cities = page.getByRole('button', { name: 'Cities', exact: true })
    const countries = page.getByRole('button', { name: 'Countries', exact: true })
    await expect(cities).toHaveAttribute('aria-pressed', 'true')
    expect(await cities.evaluate(backgroundOf)).not.toBe(await countries.evaluate(backgroundOf))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Map' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
    await page.goto('/settings/general')
    const track = page.getByRole('switch', { name: 'Public profile' }).locator('> span')
    await expect(track).toHaveCSS('border-top-style', 'solid')
    const off = await track.evaluate(backgroundOf)
    await page.getByRole('switch', { name: 'Public profile' }).click()
    expect(await track.evaluate(backgroundOf)).not.toBe(off)
    await page.getByRole('button', { name: 'Theme' }).click()
    const items = page.getByRole('menuitemradio')
    await expect(items).toHaveCount(3)
    await page.keyboard.press('ArrowDown')
    const backgrounds = await Promise.all((await items.all()).map((item) => item.evaluate(backgroundOf)))
    expect(new Set(backgrounds).size, 'the highlighted item differs from the others').toBe(2)
  },
)

test('a page prints dark on white, without header and footer', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/privacypolicy')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('banner')).toBeVisible()
  const onScreen = await heading.evaluate((element) => getComputedStyle(element).color)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(heading).toHaveCSS('color', 'rgb(20, 33, 42)')
  expect(onScreen).not.toBe('rgb(20, 33, 42)')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
})

test('the timeline of a profile is printed in full width', desktopOnly, async ({ signedIn, person }) => {
  const reply = await signedIn.request.post('/api/collections/stay/records', {
    data: { user: person.id, city: paris, kind: 'visited', start: '2024-05-03', end: '2024-05-07' },
    headers: { Authorization: person.token },
  })
  expect(reply.ok()).toBe(true)
  await signedIn.goto('/profile')
  const year = signedIn.getByRole('heading', { level: 3, name: '2024' })
  await expect(year).toBeVisible()
  await signedIn.emulateMedia({ media: 'print' })
  const line = await year.evaluate((heading) => heading.closest('div')?.clientWidth)
  const section = await signedIn.getByRole('heading', { level: 2, name: 'Timeline' }).evaluate((heading) => {
    return heading.closest('section')?.clientWidth
  })
  expect(line).toBe(section)
})

test('a map prints in light colours, uncropped and without buttons', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/explore/city/${paris}`)
  await expect(page.locator('.map-level canvas').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Registered after the map's listeners, so this reads the canvases as they are printed.
  await page.evaluate(() =>
    window.addEventListener('beforeprint', () => {
      const tones = [...document.querySelectorAll('canvas')].map((canvas) => {
        // The worker's bitmaps are in a canvas with the context "bitmaprenderer", which cannot be read directly.
        const pen = document.createElement('canvas').getContext('2d')
        pen?.drawImage(canvas, 0, 0)
        const [red = 0] = pen?.getImageData(9, 9, 1, 1).data ?? []
        return red
      })
      document.body.dataset['tones'] = JSON.stringify(tones)
    }),
  )
  const expectLight = async () => {
    const tones = JSON.parse((await page.locator('body').getAttribute('data-tones')) ?? '[]') as number[]
    expect(tones.length).toBeGreaterThan(4)
    expect(Math.min(...tones), 'water and land are light').toBeGreaterThan(150)
  }
  await page.pdf()
  await expectLight()
  // A button of the page prints in this way: all listeners run before deferred work.
  await page.evaluate(() => {
    delete document.body.dataset['tones']
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('afterprint'))
  })
  await expectLight()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('link', { name: 'Start a trip there' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
})

test('the API client loads even when the texts of a page cannot be loaded', desktopOnly, async ({ page }) => {
  // The landing page's texts are in a separate script.
  const html = await (await page.request.get('/')).text()
  const [textsOfPages = ''] = /(?<=en&quot;.*?pages&quot;:&quot;)[^&]+/.exec(html) ?? []
  expect(textsOfPages).toContain('/assets/en-')
  await page.route(`**${textsOfPages}`, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const names = await page.evaluate(async () => {
    const scripts = JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name="sdk"]')?.content ?? '[]',
    ) as string[]
    const modules: object[] = await Promise.all(scripts.map((script) => import(script)))
    return modules.flatMap((module) => Object.keys(module))
  })
  expect(names).not.toEqual([])
})

test.describe('for guests', () => {
  for (const [path, title] of forAnybody) {
    test(`${path} is titled, accessible and fits`, async ({ page, isMobile }) => {
      const complaints = watchConsole(page)
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
      await expectSound(page, isMobile)
      expect(complaints).toEqual([])
    })
  }

  test('pages that need a session redirect guests to the login page', desktopOnly, async ({ page }) => {
    for (const path of toLogin) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/auth\/login/)
    }
  })
})

test.describe('for signed-in people', () => {
  for (const [path, title] of forTheSignedIn) {
    test(`${path} is titled, accessible and fits`, async ({ signedIn: page, isMobile }) => {
      const complaints = watchConsole(page)
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expectSound(page, isMobile)
      expect(complaints).toEqual([])
    })
  }
})

test('pages with data do not shift while they load, and have room for translations', async ({
  signedIn: page,
  person,
  isMobile,
}) => {
  // Thirteen pages and two dialogs, each in three languages.
  test.setTimeout(180_000)
  const trip = await storeTrip(page, person)
  // The browser reserves space for the range of years until it has found that this person's map has none.
  await page.goto('/map')
  await page.waitForLoadState('networkidle')
  const own = [`/trip/view/${trip}`, `/trip/edit/${trip}`, `/map/${person.id}`, `/profile/${person.id}`]
  for (const path of [...placePages, ...own, '/map', '/trip']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // On a phone the heading's row wraps when a font arrives late, as on a busy machine.
    if (!isMobile) await expectSteady(page)
    await expectRoomForTranslations(page)
    if (isMobile) {
      await expectNothingCovered(page)
      await expectRoomOnSmallPhone(page)
    }
    // The next page is measured in English: longer texts would take more lines when they are loaded.
    await showLanguage(page, 'en', 'ltr')
  }
  await showLanguage(page, 'en-XA', 'ltr')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('paris')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectTextsWhole(page)

  await storeLedger(page, person)
  const year = `/profile/${person.id}/year/2019`
  const timeline = page.getByRole('heading', { name: '2019', exact: true })
  for (const [path, shown] of [
    [`/profile/${person.id}`, timeline],
    ['/profile', timeline],
    [`/map/${person.id}`, page.getByRole('slider').first()],
    [year, page.getByRole('heading', { level: 1 })],
  ] as const) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectRoomForTranslations(page)
    if (isMobile) await expectRoomOnSmallPhone(page)
  }
  for (const [path, button] of [
    [`/explore/city/${paris}`, 'Add a stay'],
    [year, 'Poster and cards'],
  ] as const) {
    await page.goto(path)
    await showLanguage(page, 'en', 'ltr')
    await page.getByRole('button', { name: button }).click()
    await page.waitForLoadState('networkidle')
    await expectRoomForTranslations(page)
    if (isMobile) await expectRoomOnSmallPhone(page)
  }
})

/** Checks the pseudo-language on a phone of 320 px. */
async function expectRoomOnSmallPhone(page: Page) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
  await expectTextsWhole(page)
  if (size) await page.setViewportSize(size)
}

const newYork = cityId(5128581)

/** Creates a record and returns its id. Throws when the server refuses it. */
async function create(page: Page, { id: user, token }: Person, collection: string, data: object) {
  const headers = { Authorization: token }
  const path = `/api/collections/${collection}/records`
  const reply = await page.request.post(path, { data: { user, ...data }, headers })
  if (!reply.ok()) throw new Error(`${collection}: ${reply.status()} ${await reply.text()}`)
  return ((await reply.json()) as { id: string }).id
}

/** Stores two visits, and a trip of three legs. Returns the id of the trip. */
async function storeTrip(page: Page, person: Person): Promise<string> {
  const tokyo = cityId(1850147)
  for (const city of [paris, tokyo]) await create(page, person, 'visited_city', { city })
  const trip = await create(page, person, 'trip', { name: 'Round the world', starts: '2027-05-01' })
  const ends = [paris, tokyo, newYork, paris]
  const legs: string[] = []
  for (const [order, from] of ends.slice(0, -1).entries()) {
    const leg = { trip, order, from, to: ends[order + 1], type: 'plane', start_date: '2027-05-02' }
    legs.push(await create(page, person, 'travel_item', leg))
  }
  const headers = { Authorization: person.token }
  await page.request.patch(`/api/collections/trip/records/${trip}`, { data: { travel_items: legs }, headers })
  return trip
}

/** Stores a home, stays of two years and every kind, and a wish. */
async function storeLedger(page: Page, person: Person) {
  const rome = cityId(3169070)
  const stays = [
    { city: newYork, kind: 'lived', start: '2017', end: '2018-12' },
    { city: paris, kind: 'visited', start: '2019-05-03', end: '2019-05-07', note: 'Fog' },
    { city: rome, kind: 'transit', start: '2019-05-07', end: '2019-05-07' },
  ]
  for (const stay of stays) await create(page, person, 'stay', stay)
  await create(page, person, 'wish', { city: cityId(2147714), note: 'Opera' })
}

type Page = Parameters<typeof expectAccessible>[0]

/** Checks the accessibility of a page, and its layout in three languages. */
async function expectSound(page: Page, isMobile: boolean) {
  await page.waitForLoadState('networkidle')
  await expectFits(page)
  await expectAccessible(page)
  if (isMobile) await expectReflow(page)
  await expectRoomForTranslations(page)
}

/** The layout on a small phone, a phone, and a laptop at 200 % zoom. */
async function expectReflow(page: Page) {
  await expectNothingCovered(page)
  await page.setViewportSize({ width: 683, height: 400 })
  await expectNothingCovered(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFits(page)
}

function watchConsole(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
