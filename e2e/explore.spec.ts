import { cityId, countryId } from '../shared/domain/gazetteer-ids.ts'
import { desktopOnly, expect, expectAccessible, expectFits, phoneOnly, test } from './test.ts'

// Explore, as a guest and as a signed-in person, on both screen sizes.

const broken = 'The engine room is flooded.'

test.describe('a visitor', () => {
  test('goes from the landing page to a city, and from there to its country', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').first().fill('reykj')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/explore\?q=reykj/)
    await expect(page).toHaveTitle(/^Explore/)
    const cities = page.getByRole('list', { name: 'Cities found' })
    await expect(cities.getByRole('heading', { name: /^Reykjav/ }).first()).toBeVisible()
    await expectAccessible(page)
    await cities
      .getByRole('link', { name: /^View City Reykjav/ })
      .first()
      .click()

    await expect(page).toHaveTitle(/City Details/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Explore Reykjav/)
    await expect(page.getByRole('application', { name: /^Map with/ })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Nearby cities' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Iceland' }).first().click()

    await expect(page).toHaveTitle(/Explore Country/)
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Iceland' })).toBeVisible()
    for (const card of ['Currency', 'Name in Native Language', 'Nationality']) {
      await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible()
    }
    await expect(page.getByRole('application', { name: 'Map of the regions of Iceland' })).toBeVisible()
    await expectAccessible(page)
    await expectFits(page)

    // In German the country and the city have German names, and the search finds them by those.
    await page.evaluate(() => localStorage.setItem('language', 'de'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Island entdecken' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nordeuropa' })).toBeVisible()
    await page.goto('/explore?q=mailand')
    const found = page.getByRole('list', { name: 'Gefundene Städte' })
    await expect(found.getByRole('heading', { name: 'Mailand' }).first()).toBeVisible()
    await found
      .getByRole('link', { name: /Mailand$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mailand entdecken' })).toBeVisible()
    await expect(page.getByText('Milano', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Italien' }).first()).toBeVisible()
    await expectFits(page)
  })

  test(
    'looks through countries and cities, and sees the same cards after going back',
    phoneOnly,
    async ({ page }) => {
      await page.goto('/explore')
      await page.getByRole('link', { name: 'Explore Countries' }).click()
      const list = page.getByRole('list', { name: 'Countries by chance' })
      await expect(list.getByRole('listitem')).toHaveCount(20)
      const names = () => list.getByRole('heading').allTextContents()
      const before = await names()
      await page.getByRole('button', { name: 'Show me others' }).click()
      await expect.poll(names).not.toEqual(before)
      const drawn = await names()
      await list
        .getByRole('link', { name: /^View Country/ })
        .nth(3)
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Explore ${drawn[3]}`)
      await page.goBack()
      expect(await names()).toEqual(drawn)

      await page.goto('/explore/city?region=Asia&population=1000000')
      const cities = page.getByRole('list', { name: 'Cities by chance' })
      await expect(cities.getByRole('listitem')).toHaveCount(20)
      await expect(page.getByLabel('Region', { exact: true })).toHaveValue('Asia')
      await expectAccessible(page)
    },
  )

  test('chooses a region on the map and in the list', async ({ page }) => {
    await page.goto(`/explore/country/${countryId('FR')}`)
    await page.getByRole('button', { name: 'Normandy', exact: true }).click()
    const popup = page.getByRole('dialog', { name: 'Normandy' })
    await expect(popup).toContainText('Not visited yet')
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    // The centre of the country is near the centre of the map.
    const map = page.getByRole('application', { name: 'Map of the regions of France' })
    const box = await map.boundingBox()
    if (box === null) throw new Error('The map has no size.')
    await map.click({ position: { x: box.width / 2, y: box.height / 2 } })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/region=/)
  })

  test('converts money', desktopOnly, async ({ page }) => {
    await page.goto(`/explore/country/${countryId('JP')}`)
    const converter = page.getByRole('region', { name: 'Currency Converter' })
    const result = converter.getByRole('status', { name: 'Result' })
    await expect(converter.getByText(/^Rates of \d+ \w+ \d{4}$/)).toBeVisible()
    await expect(result).toHaveText(/^[\d,]+\.\d\d$/)
    await converter.getByLabel('Amount').fill('nothing')
    await expect(result).toHaveText('0.00')
    await converter.getByLabel('Amount').fill('1')
    await converter.getByRole('button', { name: 'To: JPY' }).click()
    await page.getByPlaceholder('Search currencies...').fill('us dollar')
    await page.keyboard.press('Enter')
    // The page starts with dollars to yen. Choosing dollars on the other side swaps the two.
    await expect(converter.getByRole('button', { name: 'To: USD' })).toBeVisible()
    await expect(converter.getByRole('button', { name: 'From: JPY' })).toBeVisible()
    await expect(result).toHaveText(/^0\.0\d$/)
    await page.goto(`/explore/country/${countryId('JP')}?to=NIX`)
    await expect(page.getByText('Could not fetch currency conversion')).toBeVisible()
    await expect(page.getByText('Invalid currency code')).toBeVisible()
    await expect(result).toHaveText('0.00')
  })

  test(
    'sees an error when the lists cannot be loaded, and tries again',
    desktopOnly,
    async ({ page, context }) => {
      await page.goto('/explore')
      await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible()
      const isRandom = (url: URL) => url.search.includes('random')
      await context.route(isRandom, (route) =>
        route.fulfill({
          status: 500,
          json: { status: 500, message: broken, data: {} },
          headers: { 'content-language': 'en' },
        }),
      )
      const failure = 'Could not fetch random countries'
      const toast = page.locator('[data-sonner-toast]')
      // Waited for from the start: it disappears after some seconds.
      const toastShown = toast.getByText(failure).waitFor()
      await page.getByRole('link', { name: 'Explore Countries' }).click()
      await toastShown
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toContainText(failure)
      await expect(alert).toContainText(broken)
      // While the toast fades, its text has too little contrast.
      await expect(toast).toHaveCount(0)
      await expectAccessible(page)
      await context.unroute(isRandom)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('list', { name: 'Countries by chance' }).getByRole('listitem')).toHaveCount(
        20,
      )
    },
  )

  test('gets the page "not found" for an unknown country or city', desktopOnly, async ({ page }) => {
    for (const path of ['country/atlantis', `country/${'9'.repeat(15)}`, `city/c${'9'.repeat(14)}`]) {
      await page.goto(`/explore/${path}`)
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
    }
  })
})

test(
  'a signed-in person marks a city on its page, sees the mark on the page of the country and starts a trip there',
  phoneOnly,
  async ({ signedIn: page }) => {
    await page.goto(`/explore/city/${cityId(3173435)}`)
    await page.getByRole('button', { name: 'Mark as visited: Milan' }).click()
    await expect(page.getByText('City added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove from visited: Milan' })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Lombardy' }).click()
    await expect(page).toHaveURL(/\/explore\/country\/0+it\/region\//)
    const cities = page.getByRole('list', { name: 'Cities' })
    await expect(cities.getByRole('button', { name: 'Visited: Milan. Remove from visited' })).toBeVisible()
    const map = page.getByRole('application', { name: 'Map of Lombardy with its cities' })
    await expect.poll(() => map.evaluate(namesOn)).toContain('Milan')
    expect(await map.evaluate(cutNames)).toEqual([])
    expect(await map.evaluate(namesOn)).not.toContain('ITALY')
    await cities.getByRole('button', { name: 'Mark as visited: Brescia' }).click()
    await expect(page.getByText(/^2\s*of [\d,]+ cities$/)).toBeVisible()
    await expectAccessible(page)
    await cities.getByRole('button', { name: 'Visited: Brescia. Remove from visited' }).click()

    await page.getByRole('navigation', { name: 'Path' }).getByRole('link', { name: 'Italy' }).click()
    await page.getByRole('button', { name: 'Lombardy visited' }).click()
    await expect(page.getByRole('dialog', { name: 'Lombardy' })).toContainText('Visited: Milan')
    await expect(page.getByText('You have visited 1 city in 1 region here.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lombardy visited' })).toBeVisible()
    await expectAccessible(page)

    await page.goBack()
    await page.getByRole('link', { name: 'Start a trip there' }).click()
    await expect(page.getByRole('button', { name: /^Starting city: Milan/ })).toBeVisible()
  },
)

test('a city is marked by the keyboard alone', desktopOnly, async ({ signedIn: page }) => {
  await page.goto(`/explore/city/${cityId(3173435)}`)
  const mark = page.getByRole('button', { name: 'Mark as visited: Milan' })
  await expect(mark).toBeEnabled()
  for (let presses = 0; presses < 30; presses += 1) {
    if (await mark.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('City added')).toBeVisible()
})

test.describe('the sample of countries', () => {
  const sample = 'RU FJ NZ US AQ XK VA KE IT FR CL KI ID CA JP SG MT GB DE BR NO ZA UM SJ ES'.split(' ')

  const tag = '@whole'

  test(
    'their pages show the regions in the visible part of the map, without an error',
    { tag },
    async ({ page, isMobile, isWhole }) => {
      test.setTimeout(180_000)
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
      page.on('response', (response) => {
        const isOurs = new URL(response.url()).origin === new URL(page.url()).origin
        if (isOurs && response.status() >= 400) problems.push(`${response.url()} ${response.status()}`)
      })
      // The first countries have unusual shapes: across the date line, with few or many regions, at a pole.
      const unusual = isMobile ? sample.slice(0, 4) : sample.slice(4, 8)
      for (const iso2 of isWhole ? sample : unusual) {
        await page.goto(`/explore/country/${countryId(iso2)}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Explore ./)
        const map = page.getByRole('application', { name: /^Map of the regions of/ })
        await expect(map).toBeVisible()
        await expect(page.getByRole('region', { name: 'Currency Converter' }).getByRole('status')).toHaveText(
          /\.\d\d$/,
        )
        await expect.poll(() => map.evaluate(mostRegionsInView), { message: `${iso2} is in view` }).toBe(true)
        await expectFits(page)
      }
      expect(problems).toEqual([])
    },
  )
})

test(
  'the page of the median country loads less than 300 kB besides scripts',
  desktopOnly,
  async ({ page, context }) => {
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const wire = await context.newCDPSession(page)
    await wire.send('Network.enable')
    const kinds = new Map<string, string>()
    let bytes = 0
    wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) !== 'Script') bytes += encodedDataLength
    })
    // Half of the countries have a smaller file of regions than Malta.
    await page.getByRole('searchbox').fill('malta')
    await page.getByRole('link', { name: 'View Country Malta' }).click()
    await expect(page.getByRole('application', { name: 'Map of the regions of Malta' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(300_000)
  },
)

test('every page links to the credits', phoneOnly, async ({ page }) => {
  await page.goto('/explore/country')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click()
  await expect(page).toHaveTitle(/Credits/)
  await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible()
  await expectFits(page)
  await expectAccessible(page)
})

/** The names of places that are visible on a map. */
function namesOn(map: Element): string[] {
  return [...map.querySelectorAll<HTMLElement>('.map-city, .map-land')]
    .filter(({ style }) => style.visibility !== 'hidden')
    .map(({ textContent }) => textContent)
}

/** The names of cities that the edge of the map cuts off. */
function cutNames(map: Element): string[] {
  const frame = map.getBoundingClientRect()
  return [...map.querySelectorAll<HTMLElement>('.map-city')]
    .filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      const isSeen =
        name.style.visibility !== 'hidden' &&
        right > frame.left &&
        left < frame.right &&
        bottom > frame.top &&
        top < frame.bottom
      return isSeen && (left < frame.left - 2 || right > frame.right + 2)
    })
    .map(({ textContent }) => textContent)
}

/** Whether the centres of most drawn regions lie inside the map's frame. Remote islands may lie outside. */
function mostRegionsInView(map: Element): boolean {
  const frame = map.getBoundingClientRect()
  const drawn = [...map.querySelectorAll('path.map-region, path.map-region-dot')]
    .map((path) => path.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  const inside = drawn.filter(({ left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2]
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
  })
  return inside.length > drawn.length / 2
}
