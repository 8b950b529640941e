import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { expect, test } from './cell.ts'

const megabytes = 200
/**
 * The most CPU time that a task may take, so that the page stays responsive. The test checks CPU time and only prints
 * the elapsed time, which other work on the same cores changes.
 */
const mostMs = 100

// Recording the trace takes longer than the measured work.
test.use({ trace: 'off' })

/** A Records.json of five years: a point every two minutes, alternately in cities of Germany and Italy. */
async function writeRecords(path: string) {
  const file = createWriteStream(path)
  const places = [
    [48.137, 11.575],
    [45.464, 9.19],
    [41.894, 12.483],
    [52.52, 13.405],
  ] as const
  file.write('{"locations":[')
  let bytes = 0
  let time = Date.UTC(2015, 0, 1)
  for (let index = 0; bytes < megabytes * 1e6; index += 1) {
    const [latitude, longitude] = places[Math.floor(index / 2000) % places.length] ?? places[0]
    const point = JSON.stringify({
      latitudeE7: Math.round((latitude + (index % 7) * 1e-4) * 1e7),
      longitudeE7: Math.round((longitude + (index % 5) * 1e-4) * 1e7),
      accuracy: 20,
      source: 'WIFI',
      deviceTag: 1234567,
      timestamp: new Date(time).toISOString(),
    })
    time += 120_000
    bytes += point.length + 1
    if (!file.write(index === 0 ? point : `,${point}`)) await once(file, 'drain')
  }
  file.end(']}')
  await once(file, 'finish')
}

interface TraceEvent {
  pid: number
  tid: number
  name: string
  /** Elapsed time and CPU time in microseconds. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The longest task of the busiest page of a trace, in ms of CPU time. */
function longestTaskMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasks = pages.map((page) =>
    traceEvents.filter((event) => threadOf(event) === threadOf(page) && event.name.endsWith('RunTask')),
  )
  const [busiest = []] = tasks.sort((one, other) => other.length - one.length)
  return busiest.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000
}

test('a timeline of 200 MB is read while the page stays responsive', async ({ signedIn: page, browser }) => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(join(tmpdir(), 'waymark-import-'))
  try {
    const path = join(folder, 'Records.json')
    await writeRecords(path)
    await page.goto('/import')
    // The page prepares the map while the person chooses a file.
    await page.waitForTimeout(3000)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose files' }).click(),
    ])
    await page.evaluate(() => {
      const gaps: number[] = []
      let last = performance.now()
      setInterval(() => {
        const now = performance.now()
        gaps.push(now - last - 10)
        last = now
      }, 10)
      Object.assign(globalThis, { gaps })
    })
    await browser.startTracing(page, { categories: ['toplevel'] })
    const begun = Date.now()
    await chooser.setFiles(path)
    await expect(page.getByRole('heading', { name: 'Reading 1 file' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible({ timeout: 500_000 })
    const seconds = Math.round((Date.now() - begun) / 1000)
    // The map of the review is drawn.
    await page.waitForTimeout(2000)
    const gaps = await page.evaluate(() => Reflect.get(globalThis, 'gaps') as number[])
    const worst = longestTaskMs(await browser.stopTracing())
    expect(worst).toBeGreaterThan(0)
    test.info().annotations.push({
      type: 'measured',
      description: `${megabytes} MB in ${seconds} s; the longest task took ${Math.round(worst)} ms of the processor, the longest pause of the page was ${Math.round(Math.max(...gaps))} ms`,
    })
    console.log(test.info().annotations.at(-1)?.description)
    expect(worst).toBeLessThan(mostMs)
  } finally {
    await rm(folder, { recursive: true })
  }
})
