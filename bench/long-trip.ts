/**
 * Measures a trip of 200 legs, the maximum. Over HTTP: it is created, saved over and read with the requests of the
 * planner. In the browser: its page is opened with an empty cache and from the list, and the trip is saved and shown.
 * Each step may take a second. Then its map is dragged.
 */
import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { maxLegs } from '#shared/collections/travel-items.ts'
import { chromiumPath } from '../scripts/requirements.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { reportDrag } from './drag.ts'
import { percentile, report } from './report.ts'
import { type Session, signUp, startServer } from './server.ts'

const rounds = 9
const budgetMs = 1000
const tripId = 'longtrip0000000'
const name = 'Two hundred legs'

interface Call {
  method: string
  url: string
  body?: object
}

const records = (collection: string) => `/api/collections/${collection}/records`
const trip = `${records('trip')}/${tripId}`
const legId = (index: number) => `leg${String(index).padStart(12, '0')}`
const indexes = Array.from({ length: maxLegs }, (_, index) => index)
const ends = ['from', 'to'].flatMap((end) => [`travel_items.${end}.country`, `travel_items.${end}.state`])

if (!existsSync('web/dist/index.html')) throw new Error('Build the web app first: npm run build')
await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  try {
    const session = await signUp(server.url)
    await throughHttp(server.url, session)
    await inTheBrowser(server.url, session)
  } finally {
    await server.stop()
  }
})

async function throughHttp(url: string, { token, record: { id: user } }: Session) {
  const send = async (path: string, method = 'GET', body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
    return text
  }
  const batch = (requests: Call[]) => send('/api/batch', 'POST', { requests })
  const largest = `${records('city')}?perPage=${maxLegs + 1}&sort=-population&fields=id&skipTotal=1`
  const cities = (JSON.parse(await send(largest)) as { items: { id: string }[] }).items.map(({ id }) => id)
  const legs = indexes.map((order): Call => {
    const body = { id: legId(order), from: cities[order], to: cities[order + 1], type: 'train', order }
    return { method: 'POST', url: records('travel_item'), body: { ...body, user, trip: tripId } }
  })
  const listing = { method: 'PATCH', url: trip, body: { travel_items: indexes.map(legId) } }
  const begin = { method: 'POST', url: records('trip'), body: { id: tripId, name, user } }
  const removals = indexes.map((order) => ({
    method: 'DELETE',
    url: `${records('travel_item')}/${legId(order)}`,
  }))
  const again = { method: 'PATCH', url: trip, body: { name, travel_items: [] } }

  const stored: number[] = []
  const saved: number[] = []
  const read: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (round > 0) await send(trip, 'DELETE')
    stored.push(await timed(() => batch([begin, ...legs, listing])))
    saved.push(await timed(() => batch([again, ...removals, ...legs, listing])))
    read.push(await timed(() => send(`${trip}?expand=travel_items,${ends.join(',')}`)))
  }
  reportTimes(`stored with ${maxLegs} legs`, stored)
  reportTimes('saved over', saved)
  reportTimes('read with its cities', read)
}

async function inTheBrowser(url: string, session: Session) {
  const browser = await chromium.launch({ executablePath: chromiumPath })
  const newPage = async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(
      (stored) => localStorage.setItem('pocketbase_auth', stored),
      JSON.stringify(session),
    )
    await page.addInitScript(watchStops, maxLegs + 1)
    return page
  }
  for (const mode of ['edit', 'view']) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      // A new page starts with an empty cache.
      const page = await newPage()
      await page.goto(`${url}/trip/${mode}/${tripId}`, { waitUntil: 'commit' })
      times.push(await shownAfter(page, mode, 'start'))
      await page.close()
    }
    reportTimes(`in the browser: /trip/${mode} by its address, empty cache`, times)
  }

  const page = await newPage()
  const opened: number[] = []
  const saved: number[] = []
  // The first round loads the scripts of the pages.
  for (let round = 0; round <= rounds; round++) {
    const [openMs, saveMs] = await openAndSave(page, url, round)
    if (round === 0) continue
    opened.push(openMs)
    saved.push(saveMs)
  }
  reportTimes('in the browser: opened from the list', opened)
  reportTimes('in the browser: saved and shown', saved)
  await page.waitForTimeout(1500)
  await reportDrag(page, `in the browser: ${maxLegs} legs on the map`, [850, 1250])
  await browser.close()
}

/**
 * Runs in the page: marks each press, and the first frame that shows all stops of a trip, in the editor or on the
 * trip's page.
 */
function watchStops(count: number) {
  let before = ''
  document.addEventListener('click', () => performance.mark('press'), { capture: true })
  const look = () => {
    const isWhole = (stop: string) => document.querySelectorAll(stop).length === count
    const shown = isWhole('.plan-stop') ? 'edit' : isWhole('.trip-row.is-stop') ? 'view' : ''
    if (shown !== before && shown !== '') requestAnimationFrame(() => performance.mark(shown))
    before = shown
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * The time of the last frame that showed all stops, in milliseconds since the start of the page or since the last
 * press.
 */
async function shownAfter(page: Page, mode: string, since: 'start' | 'press'): Promise<number> {
  await page.waitForFunction((mode) => performance.getEntriesByName(mode).length > 0, mode)
  return page.evaluate(
    ([mode, since]) => {
      const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0
      return last(mode) - (since === 'press' ? last('press') : 0)
    },
    [mode, since] as const,
  )
}

async function openAndSave(page: Page, url: string, round: number): Promise<[number, number]> {
  await page.goto(`${url}/trip`)
  const edit = page.getByRole('link', { name: `Edit ${name}` })
  await edit.waitFor()
  // Wait until the list has finished the drawing and loading that it does when idle.
  await page.waitForTimeout(700)
  await edit.click()
  const openMs = await shownAfter(page, 'edit', 'press')
  await page.getByLabel('Description').fill(`Round ${round}`)
  await page.getByRole('button', { name: 'Update Trip' }).click()
  return [openMs, await shownAfter(page, 'view', 'press')]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function reportTimes(what: string, times: readonly number[]) {
  console.log(`     ${what}: the slowest of ${times.length} took ${Math.max(...times).toFixed(0)} ms`)
  report(`${what}, median`, percentile(times, 0.5), budgetMs, 'ms')
}
