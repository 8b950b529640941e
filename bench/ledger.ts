/**
 * Measures a ledger of 10,000 stays, or of the number in the argument: its response, its figures and the first paint of
 * the timeline. `map-years` measures the map's filter by year.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../scripts/requirements.ts'
import type { RealServer } from '#server/test/real-server.ts'
import { withScratchFolder } from '#server/test/scratch-folder.ts'
import { country } from '#shared/collections/countries.ts'
import { statusesOf } from '#shared/domain/ledger/counting.ts'
import { figuresOf } from '#shared/domain/ledger/figures.ts'
import type { Ledger } from '#shared/ledger.ts'
import { ledgerColumns, ledgerOfColumns } from '#shared/ledger-columns.ts'
import { threadTimer } from './page-thread.ts'
import { percentile, report } from './report.ts'
import { type Session, signUp, startServer } from './server.ts'
import { storeStays } from './store-stays.ts'

const stays = Number(process.argv[2] ?? 10_000)
const rounds = 40
/** These requests before the others are reported apart. */
const firstRounds = 5
const firstYear = 1986
const years = 40
const today = '2026-11-22'
const two = (value: number) => String(value).padStart(2, '0')
const budgetMs = { response: 100, figures: 20, timeline: 300 }

if (!existsSync('web/dist/index.html')) throw new Error('Build the web app first: npm run build')
await withScratchFolder(async (folder) => {
  const server = await startServer(folder)
  try {
    const session = await signUp(server.url)
    storeStays(join(folder, 'waymark.db'), session.record.id, stays, stayAt)
    await childrenEnd(server.pid)
    const loaded = await throughHttp(server, session)
    await figures(server.url, loaded)
    await inTheBrowser(server.url, session)
  } finally {
    await server.stop()
  }
})

/** One stay a month over forty years; one of fifty is a change of planes. */
function stayAt(index: number) {
  const month = `${firstYear + (index % years)}-${two(1 + (index % 12))}`
  const day = 1 + (index % 25)
  const kind = index % 50 === 0 ? ('transit' as const) : ('visited' as const)
  return { kind, start: `${month}-${two(day)}`, end: `${month}-${two(day + 3)}` }
}

/** Waits until the process that packs the names of cities at the start has ended: it takes a core for some seconds. */
async function childrenEnd(pid: number) {
  for (let quiet = 0; quiet < 5; quiet++) {
    if (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim() !== '') quiet = -1
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Measures the ledger's request as the web app sends it. The first ones are slower: nothing is compiled or kept yet. */
async function throughHttp({ url, pid }: RealServer, { token, record }: Session): Promise<Ledger> {
  const all: number[] = []
  let text = ''
  let before = 0
  for (let round = 0; round < firstRounds + rounds; round++) {
    if (round === firstRounds) before = busyMs(pid)
    const began = performance.now()
    const headers = { authorization: token }
    const response = await fetch(`${url}/api/ledger/${record.id}?form=columns`, { headers })
    text = await response.text()
    all.push(performance.now() - began)
    if (!response.ok) throw new Error(`The ledger answered ${response.status}: ${text.slice(0, 300)}`)
  }
  const cpuMs = (busyMs(pid) - before) / rounds
  const [first, times] = [all.slice(0, firstRounds), all.slice(firstRounds)]
  const loaded = ledgerOfColumns(ledgerColumns.parse(JSON.parse(text)))
  console.log(
    `     the response has ${loaded.stays.length} stays and ${(text.length / 1e6).toFixed(1)} MB; ` +
      `the server took ${cpuMs.toFixed(0)} ms of processor time`,
  )
  console.log(
    `     the first ${firstRounds} requests after the start took ${first.map((ms) => ms.toFixed(0)).join(', ')} ms, ` +
      `the others ${percentile(times, 0.5).toFixed(0)} ms, median`,
  )
  report(`GET /api/ledger, 95th percentile of ${rounds}`, percentile(times, 0.95), budgetMs.response, 'ms')
  return loaded
}

/** The CPU time that a process has used. Linux counts it in hundredths of a second. */
function busyMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function figures(url: string, loaded: Ledger) {
  const response = await fetch(`${url}/api/collections/country/records?perPage=300`)
  const { items } = (await response.json()) as { items: unknown[] }
  const statuses = statusesOf(items.map((item) => country.parse(item)))
  const times: number[] = []
  const cpu = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    figuresOf(loaded, loaded.rules, statuses, today)
    times.push(performance.now() - began)
  }
  const cpuMs = process.cpuUsage(cpu).user / 1000 / rounds
  console.log(`     all figures took ${cpuMs.toFixed(1)} ms of processor time`)
  report(
    `all figures of ${loaded.stays.length} stays, median`,
    percentile(times, 0.5),
    budgetMs.figures,
    'ms',
  )
}

async function inTheBrowser(url: string, session: Session) {
  const browser = await chromium.launch({ executablePath: chromiumPath })
  const paints: number[] = []
  const busy: number[] = []
  const pressed: { ms: number; busyMs: number }[] = []
  const openPage = async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(
      (stored) => localStorage.setItem('pocketbase_auth', stored),
      JSON.stringify(session),
    )
    await page.addInitScript(watchTimeline)
    return { page, busyMsOfPage: await threadTimer(page) }
  }
  const isPainted = () => performance.getEntriesByName('timeline').length > 0
  for (let round = 0; round < 5; round++) {
    const { page, busyMsOfPage } = await openPage()
    await page.goto(`${url}/profile`, { waitUntil: 'commit' })
    await page.waitForFunction(isPainted)
    busy.push(await busyMsOfPage())
    paints.push(await page.evaluate(afterTheLedger))
    await page.close()
  }
  for (let round = 0; round < 5; round++) {
    const { page, busyMsOfPage } = await openPage()
    await page.goto(`${url}/privacypolicy`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Account' }).click()
    const link = page.getByRole('menuitem', { name: 'Profile' })
    await link.waitFor()
    const before = await busyMsOfPage()
    await page.evaluate(() => {
      document.addEventListener('click', () => performance.mark('press'), { capture: true, once: true })
    })
    await link.click()
    await page.waitForFunction(isPainted)
    // Read first: what the page does after the paint is not part of it.
    const busyMs = (await busyMsOfPage()) - before
    pressed.push({ ms: await page.evaluate(afterThePress), busyMs })
    await page.close()
  }
  console.log(
    `     from the start of the page until then its thread ran for ${percentile(busy, 0.5).toFixed(0)} ms, median`,
  )
  report(
    'first paint of the timeline after the ledger arrived, median',
    percentile(paints, 0.5),
    budgetMs.timeline,
    'ms',
  )
  const medianOf = (values: readonly number[]) => percentile(values, 0.5).toFixed(0)
  console.log(
    `     after a press on its link in another page, median: ${medianOf(pressed.map(({ ms }) => ms))} ms, ` +
      `for which the page's thread ran for ${medianOf(pressed.map(({ busyMs }) => busyMs))} ms`,
  )
  await browser.close()
}

/** Runs in the page: marks the first frame that shows a year of the timeline. */
function watchTimeline() {
  const look = () => {
    if (document.querySelector('#timeline h3') === null) requestAnimationFrame(look)
    else requestAnimationFrame(() => performance.mark('timeline'))
  }
  requestAnimationFrame(look)
}

/** Runs in the page. */
function afterTheLedger(): number {
  const shown = performance.getEntriesByName('timeline')[0]?.startTime ?? Number.NaN
  const arrived = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, responseEnd }) => name.includes('/api/ledger/') && responseEnd <= shown)
  return shown - (arrived[0]?.responseEnd ?? Number.NaN)
}

/** Runs in the page. */
function afterThePress(): number {
  const [shown, press] = ['timeline', 'press'].map((name) => performance.getEntriesByName(name)[0]?.startTime)
  return (shown ?? Number.NaN) - (press ?? Number.NaN)
}
