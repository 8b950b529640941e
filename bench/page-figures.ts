import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'

/** The cost of opening a page. Times are in milliseconds. */
export interface PageFigures {
  /** Largest Contentful Paint, since the navigation began. */
  lcp: number
  /**
   * Total Blocking Time: the sum of what each task of the main thread took beyond 50 ms, counted from the first paint.
   */
  tbt: number
  cls: number
  longestTask: number
  /** The scripts that were requested until the page was complete, gzipped, in kB. */
  scriptKb: number
  /** All scripts, including those loaded ahead for a possible next action, such as the city search. */
  allScriptKb: number
}

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1440, height: 900 } }

/** "Fast 4G" of Chrome's developer tools. */
const fast4g = {
  offline: false,
  latency: 165,
  downloadThroughput: 8_100_000 / 8,
  uploadThroughput: 1_350_000 / 8,
}

interface Opened {
  page: Page
  close: () => Promise<void>
}

export type Device = 'phone' | 'phone on Fast 4G' | 'desktop'

/**
 * Opens a page in a browser with an empty cache. A phone's processor is simulated as four times slower than this
 * machine's. `session` is what a signed-in browser stores; "" for a guest.
 */
export async function openPage(browser: Browser, session: string, device: Device): Promise<Opened> {
  const context = await browser.newContext(device === 'desktop' ? desktop : phone)
  await context.addInitScript((stored) => {
    if (stored !== '') localStorage.setItem('pocketbase_auth', stored)
  }, session)
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  const devTools = await context.newCDPSession(page)
  if (device !== 'desktop') await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (device === 'phone on Fast 4G') {
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', fast4g)
  }
  return { page, close: () => context.close() }
}

/** Opens an address and waits until the page is idle. */
export async function openAndRest(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // The page loads the dialog of the city search and other parts when it is idle.
  await page.waitForTimeout(1000)
  await page.waitForLoadState('networkidle')
}

/** The figures of an idle page. */
export async function figuresOf(page: Page): Promise<PageFigures> {
  const { lcp, fcp, cls, tasks, whole, scripts } = await page.evaluate(() => ({
    ...window.watched,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
      .filter(({ path }) => path.endsWith('.js')),
  }))
  const kbOf = (some: typeof scripts) =>
    [...new Set(some.map(({ path }) => path))].reduce((sum, path) => sum + gzippedKb(path), 0)
  const blocking = tasks.filter(({ start }) => start >= fcp).map(({ ms }) => ms - 50)
  return {
    lcp,
    tbt: blocking.reduce((sum, ms) => sum + ms, 0),
    cls,
    longestTask: Math.max(0, ...tasks.map(({ ms }) => ms)),
    scriptKb: kbOf(scripts.filter(({ startTime }) => startTime <= whole)),
    allScriptKb: kbOf(scripts),
  }
}

/** From each press or key of the page until the frame that answers it, in milliseconds. */
export const interactionsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => Object.values(window.watched.interactions))

const known = new Map<string, number>()

function gzippedKb(path: string): number {
  const kb = known.get(path) ?? gzipSync(readFileSync(`web/dist${path}`), { level: 9 }).length / 1000
  known.set(path, kb)
  return kb
}

declare global {
  interface Window {
    watched: {
      lcp: number
      fcp: number
      /** When the router had loaded the page and React had rendered it. */
      whole: number
      cls: number
      /** The tasks of more than 50 ms. */
      tasks: { start: number; ms: number }[]
      /** The longest event of each interaction, by its number. */
      interactions: Record<string, number>
    }
  }
}

/** Runs in the page, before its own scripts. */
function watchPage() {
  const watched: Window['watched'] = {
    lcp: Number.NaN,
    fcp: 0,
    whole: 0,
    cls: 0,
    tasks: [],
    interactions: {},
  }
  window.watched = watched
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime
  })
  watch('layout-shift', (entry) => {
    // TypeScript's DOM types lack these entries.
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      watched.cls += Number(entry.value)
  })
  watch('longtask', ({ startTime, duration }) => {
    watched.tasks.push({ start: startTime, ms: duration })
  })
  watch(
    'event',
    (entry) => {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) return
      const { interactionId: id, duration } = entry
      watched.interactions[id] = Math.max(watched.interactions[id] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )

  const look = () => {
    const root = document.querySelector('#root') ?? {}
    const isDrawn = Object.keys(root).some((name) => name.startsWith('__reactContainer'))
    const content = document.querySelector('main#content:not([aria-busy]) :is(h1, h2)')
    if (isDrawn && content !== null) watched.whole = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
