/**
 * Measures the app in a browser, with demo data: the cost of opening each page as a guest and as a signed-in person
 * on a phone with a slow network, the time from a press or key to the frame that answers it, and the time until the
 * map shows its first pin. Each page is opened five times, or as often as the first argument says, by a browser with
 * an empty cache. A second argument limits the measurement to the pages whose address contains it, or to "keys",
 * "modes" or "pins".
 */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { cityId, countryId, stateId } from '#shared/domain/gazetteer-ids.ts'
import { runAdmin } from '#server/test/real-server.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { chromiumPath } from '../scripts/requirements.ts'
import {
  type Device,
  figuresOf,
  interactionsOf,
  openAndRest,
  openPage,
  type PageFigures,
} from './page-figures.ts'
import { percentile, report } from './report.ts'
import { type Session, startServer } from './server.ts'

const runs = Number(process.argv[2] ?? 5)
const only = process.argv[3]
if (!existsSync('web/dist/index.html')) throw new Error('Build the web app first: npm run build')

const budgets = { lcp: 1800, tbt: 300, cls: 0.02, longestTask: 50 }
const typedNames = ['london', 'san jose', 'barcel', 'tokyo', 'new york']
/** The budgets in kB, gzipped. */
const scriptBudgets = { guest: 150, 'signed in': 200 }
type Who = keyof typeof scriptBudgets

/** What a person does on an open page; the time until each press and key is answered is measured. */
type Act = (page: Page) => Promise<void>

const explorePages = {
  '/explore': (page: Page) => typeInto(page, 'Search cities and countries', 'lisb'),
  '/explore/country': undefined,
  [`/explore/country/${countryId('IT')}`]: undefined,
  [`/explore/country/${countryId('IT')}/region/${stateId('IT.09')}`]: undefined,
  '/explore/city': undefined,
  [`/explore/city/${cityId(2988507)}`]: undefined,
}

const guestPages: Record<string, Act | undefined> = {
  '/': (page) => typeInto(page, 'Search cities and countries', 'lisb'),
  '/privacypolicy': undefined,
  '/credits': undefined,
  '/nothing-here': undefined,
  '/auth/login': (page) => typeInto(page, 'Email', 'ada@example.org'),
  '/auth/register': (page) => typeInto(page, 'Name', 'Ada'),
  '/auth/forgot-password': undefined,
  ...explorePages,
}

const ownPages = (userId: string, tripId: string): Record<string, Act | undefined> => ({
  '/': undefined,
  '/privacypolicy': undefined,
  '/map': async (page) => {
    await searchFor(page, 'lond')
    for (const mode of ['Countries', 'Regions', 'Cities']) {
      await page.getByRole('button', { name: mode, exact: true }).click()
      await page.waitForTimeout(800)
    }
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.waitForTimeout(800)
  },
  '/map?show=countries': undefined,
  '/map?show=regions': undefined,
  [`/map/${userId}`]: undefined,
  '/profile': (page) => searchFor(page, 'rom'),
  [`/profile/${userId}/year/2025`]: undefined,
  '/trip': undefined,
  '/trip/create': (page) => typeInto(page, 'Trip Name', 'North'),
  [`/trip/view/${tripId}`]: undefined,
  [`/trip/edit/${tripId}`]: (page) => typeInto(page, 'Trip Name', 'North'),
  '/import': undefined,
  '/settings/general': undefined,
  '/settings/imports': undefined,
  '/settings/security': undefined,
  ...explorePages,
})

await withScratchFolder(async (dataDir) => {
  const { output, errors } = await runAdmin({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }, 'demo')
  const [, identity = '', password = ''] = /as (\S+) with the password (\S+)/.exec(output) ?? []
  if (identity === '') throw new Error(`There is no demo data: ${errors}`)
  const server = await startServer(dataDir)
  const browser = await chromium.launch({ executablePath: chromiumPath })
  try {
    await measure(browser, server.url, await signIn(server.url, identity, password))
  } finally {
    await browser.close()
    await server.stop()
  }
})

async function signIn(url: string, identity: string, password: string): Promise<Session> {
  const answer = await fetch(`${url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity, password }),
  })
  return (await answer.json()) as Session
}

async function measure(browser: Browser, url: string, session: Session) {
  const answer = await fetch(`${url}/api/collections/trip/records?perPage=1`, {
    headers: { authorization: session.token },
  })
  const { items } = (await answer.json()) as { items: { id: string }[] }
  const stored = JSON.stringify(session)
  await measurePages(browser, url, 'guest', '', guestPages)
  await measurePages(browser, url, 'signed in', stored, ownPages(session.record.id, items[0]?.id ?? ''))
  const isWanted = (name: string) => only === undefined || only === name
  for (const device of ['desktop', 'phone'] as const) {
    if (isWanted('keys')) await measureKeys(browser, url, stored, device)
    if (isWanted('modes')) await measureModes(browser, url, stored, device)
  }
  if (isWanted('pins')) await measurePins(browser, url, stored)
}

async function measurePages(
  browser: Browser,
  url: string,
  who: Who,
  session: string,
  pages: Record<string, Act | undefined>,
) {
  const worst: PageFigures = { lcp: 0, tbt: 0, cls: 0, longestTask: 0, scriptKb: 0, allScriptKb: 0 }
  const interactions: number[] = []
  console.log(`     ${who}: median (least to most) of ${runs}; over its budget: !`)
  for (const [path, act] of Object.entries(pages)) {
    if (only !== undefined && !path.includes(only)) continue
    const figures: PageFigures[] = []
    for (let run = 0; run < runs; run++) {
      const { page, close } = await openPage(browser, session, 'phone on Fast 4G')
      await openAndRest(page, url + path)
      figures.push(await figuresOf(page))
      if (act) {
        await act(page)
        interactions.push(...(await interactionsOf(page)))
      }
      await close()
    }
    const text = (name: keyof PageFigures, unit: string, budget: number, digits = 0) => {
      const values = figures.map((each) => each[name])
      const median = percentile(values, 0.5)
      worst[name] = Math.max(worst[name], median)
      const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
      return `${name} ${median.toFixed(digits)}${unit}${median > budget ? '!' : ''} (${least}–${most})`
    }
    const { lcp, tbt, cls, longestTask } = budgets
    console.log(
      `     ${path.padEnd(42)} ${text('lcp', ' ms', lcp)}  ${text('tbt', ' ms', tbt)}  ${text('longestTask', ' ms', longestTask)}  ` +
        `${text('cls', '', cls, 3)}  ${text('scriptKb', ' kB', scriptBudgets[who])}  ${text('allScriptKb', ' kB', Infinity)}`,
    )
  }
  if (worst.lcp === 0) return
  report(`${who}: largest paint of the slowest page`, worst.lcp, budgets.lcp, 'ms')
  report(`${who}: blocking time of the busiest page`, worst.tbt, budgets.tbt, 'ms')
  report(`${who}: longest task of all pages`, worst.longestTask, budgets.longestTask, 'ms')
  report(`${who}: layout shift of the least steady page`, worst.cls, budgets.cls, '')
  report(`${who}: script of the largest page, gzipped`, worst.scriptKb, scriptBudgets[who], 'kB')
  report(`${who}: p98 of ${interactions.length} presses and keys`, percentile(interactions, 0.98), 100, 'ms')
}

async function typeInto(page: Page, label: string, text: string) {
  await page.getByLabel(label, { exact: true }).first().click()
  await page.keyboard.type(text, { delay: 250 })
  await page.waitForTimeout(500)
}

async function searchFor(page: Page, text: string) {
  await page.keyboard.press('/')
  await page.waitForTimeout(500)
  await page.keyboard.type(text, { delay: 400 })
  await page.waitForTimeout(1000)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
}

/** Measures each key of the city search until the frame that shows its results. */
async function measureKeys(browser: Browser, url: string, session: string, device: Device) {
  const { page, close } = await openPage(browser, session, device)
  await openAndRest(page, `${url}/map`)
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  await field.waitFor()
  await page.waitForTimeout(500)
  await page.evaluate(watchList)
  for (const name of typedNames) {
    await field.fill('')
    await page.waitForTimeout(500)
    for (const letter of name) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      await page.waitForTimeout(500)
    }
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('answered').map(({ duration }) => duration),
  )
  await close()
  console.log(
    `     ${device}: ${times.length} keys, median ${percentile(times, 0.5).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`,
  )
  const budget = device === 'desktop' ? 50 : 120
  report(`${device}: p95 from a key to the list that answers it`, percentile(times, 0.95), budget, 'ms')
}

/** Runs in the page: measures each key until the frame after the list has changed. */
function watchList() {
  const list = document.querySelector('[role="listbox"]')
  if (list === null) throw new Error('The search has no list.')
  let pressed = 0
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    { capture: true },
  )
  const answer = () => {
    if (pressed === 0) return
    const start = pressed
    pressed = 0
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      const measure = () => performance.measure('answered', { start, end: performance.now() })
      port1.addEventListener('message', measure, { once: true })
      port1.start()
      port2.postMessage(null)
    })
  }
  new MutationObserver(answer).observe(list, { childList: true, subtree: true, characterData: true })
}

/** Measures a press on Countries or Cities until the map has redrawn its last tile. */
async function measureModes(browser: Browser, url: string, session: string, device: Device) {
  const { page, close } = await openPage(browser, session, device)
  await page.addInitScript(watchSquares)
  await openAndRest(page, `${url}/map`)
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    for (const mode of ['Countries', 'Cities']) {
      await page.evaluate(() => performance.clearMarks())
      await page.getByRole('button', { name: mode, exact: true }).click()
      await page.waitForTimeout(1500)
      times.push(
        await page.evaluate(() => {
          const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN
          return last('square') - last('press')
        }),
      )
    }
  }
  await close()
  const [first = Number.NaN] = times
  console.log(
    `     ${device}: first ${first.toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms of ${times.length}`,
  )
  report(`${device}: median from one mode of the map to the other`, percentile(times, 0.5), 100, 'ms')
}

/** Runs in the page: marks each press, and each time that a map tile has been drawn. */
function watchSquares() {
  document.addEventListener('pointerup', () => performance.mark('press'), { capture: true })
  const markCalls = (prototype: object, name: string) => {
    const method: unknown = Reflect.get(prototype, name)
    if (typeof method !== 'function') return
    const apply = (target: typeof method, self: unknown, parameters: unknown[]): unknown => {
      performance.mark('square')
      return Reflect.apply(target, self, parameters)
    }
    Reflect.set(prototype, name, new Proxy(method, { apply }))
  }
  markCalls(CanvasRenderingContext2D.prototype, 'fillRect')
  markCalls(ImageBitmapRenderingContext.prototype, 'transferFromImageBitmap')
}

/** Measures the time until the map shows its first pin, on a desktop: with an empty cache, and on a second visit. */
async function measurePins(browser: Browser, url: string, session: string) {
  const first: number[] = []
  const again: number[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openPage(browser, session, 'desktop')
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('.map-pin') === null) requestAnimationFrame(look)
        else performance.mark('pin')
      }
      requestAnimationFrame(look)
    })
    for (const times of [first, again]) {
      await openAndRest(page, `${url}/map`)
      times.push(await page.evaluate(() => performance.getEntriesByName('pin')[0]?.startTime ?? Number.NaN))
    }
    await close()
  }
  report('desktop: first pin of the map, empty cache', percentile(first, 0.5), 500, 'ms')
  report('desktop: first pin of the map, second visit', percentile(again, 0.5), 500, 'ms')
}
