/**
 * Measures the map with 10,000 visited cities (or the number in the argument): the time until the first of them are
 * drawn, and the frame times of a drag.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import Database from 'better-sqlite3'
import { chromiumPath } from '../scripts/requirements.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { reportDrag } from './drag.ts'
import { report } from './report.ts'
import { signUp, startServer } from './server.ts'

const visits = Number(process.argv[2] ?? 10_000)
/** Selects the dots of single cities, and the pins of clusters. */
const marks = 'canvas.map-dots, .map-pin'
/** The two ends of the drag, in pixels from the left. */
const across: [number, number] = [550, 1150]

if (!existsSync('web/dist/index.html')) throw new Error('Build the web app first: npm run build')
await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  try {
    const session = await signUp(server.url)
    markLargestCities(join(folder, 'waymark.db'), session.record.id)
    await measure(server.url, JSON.stringify(session))
  } finally {
    await server.stop()
  }
})

function markLargestCities(file: string, userId: string) {
  const db = new Database(file)
  db.pragma('busy_timeout = 5000')
  const insert = `insert into visited_city (id, created, updated, "user", city)
    select 'v' || substr(id, 2), :now, :now, :userId, id from city order by population desc limit :visits`
  db.prepare(insert).run({ now: '2026-03-01 10:00:00.000Z', userId, visits })
  db.close()
}

async function measure(url: string, session: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((stored) => localStorage.setItem('pocketbase_auth', stored), session)
  await page.addInitScript(watchFirstMarks, marks)
  await page.goto(`${url}/map`)
  await page.locator(marks).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)

  const first = await page.evaluate(() => {
    const drawn = performance.getEntriesByName('first-marks')[0]?.startTime ?? Number.NaN
    // The page requests the visits again when its event stream is open.
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.includes('visited_city') && responseEnd <= drawn)
    return { arrived: answers.at(-1)?.responseEnd ?? Number.NaN, drawn }
  })
  console.log(
    `     visits received ${first.arrived.toFixed(0)} ms, cities drawn ${first.drawn.toFixed(0)} ms after the start`,
  )
  report('first cities after the visits arrived', first.drawn - first.arrived, 300, 'ms')
  await reportDrag(page, 'cities', across)
  await page.goto(`${url}/map?show=countries`)
  await page.getByText('Not visited').first().waitFor()
  await page.waitForTimeout(1500)
  await reportDrag(page, 'countries', across)
  await browser.close()
}

/** Runs in the page: marks the first frame that shows the visited cities. */
function watchFirstMarks(marks: string) {
  const look = () => {
    if (document.querySelector(marks) === null) requestAnimationFrame(look)
    else requestAnimationFrame(() => performance.mark('first-marks'))
  }
  requestAnimationFrame(look)
}
