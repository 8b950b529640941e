/**
 * Measures the map of a person with 10,000 dated stays (or the number in the argument), each in another city: the
 * time from a key on the slider of years until the map and its list show the other years.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { chromiumPath } from '../scripts/requirements.ts'
import { threadTimer } from './page-thread.ts'
import { percentile, report } from './report.ts'
import { signUp, startServer } from './server.ts'
import { storeStays } from './store-stays.ts'

const stays = Number(process.argv[2] ?? 10_000)
/** The number of years over which the stays are spread. */
const years = 23
const lastYear = 2026

if (!existsSync('web/dist/index.html')) throw new Error('Build the web app first: npm run build')
await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  try {
    const session = await signUp(server.url)
    storeStays(join(folder, 'waymark.db'), session.record.id, stays, stayAt)
    await measure(server.url, JSON.stringify(session))
  } finally {
    await server.stop()
  }
})

/** Stays of a day, spread over the years; one of four at a home. */
function stayAt(index: number) {
  const start = `${lastYear - (index % years)}-${String((index % 12) + 1).padStart(2, '0')}-11`
  return { kind: index % 4 === 3 ? ('lived' as const) : ('visited' as const), start, end: '' }
}

async function measure(url: string, session: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((stored) => localStorage.setItem('pocketbase_auth', stored), session)
  const busyMs = await threadTimer(page)
  for (const [mode, path] of [
    ['cities', '/map'],
    ['countries', '/map?show=countries'],
  ] as const) {
    await page.goto(`${url}${path}`)
    await page.getByRole('slider', { name: 'Last year' }).focus()
    await page.waitForTimeout(2000)
    const before = await busyMs()
    const steps = await timeSteps(page)
    const stepsMs = (await busyMs()) - before
    console.log(
      `     ${mode}: ${steps.length} steps, median ${percentile(steps, 0.5).toFixed(1)} ms; ` +
        `the page's thread ran for ${(stepsMs / steps.length).toFixed(1)} ms a step`,
    )
    report(`${mode}: p95 step of the years`, percentile(steps, 0.95), 50, 'ms')
  }
  await browser.close()
}

/**
 * Moves the slider through the years and back. Returns the milliseconds of each step, from the key until all of its
 * work has run.
 */
function timeSteps(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const slider = document.activeElement
    if (!slider) return []
    const times: number[] = []
    for (let step = 0; step < 40; step++) {
      const key = step < 20 ? 'ArrowLeft' : 'ArrowRight'
      const begin = performance.now()
      slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // When the next task begins, the frame that shows the step is complete.
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(), { once: true })
          port1.start()
          port2.postMessage(null)
        })
      })
      times.push(performance.now() - begin)
      // The page writes its address when the range has not changed for a moment.
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return times
  })
}
