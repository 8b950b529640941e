import type { Page } from '@playwright/test'
import { percentile, report } from './report.ts'

/** Drags the map four times between two points with mouse events and reports the frame times. */
export async function reportDrag(page: Page, what: string, [left, right]: [number, number]) {
  await page.evaluate(() => {
    const mark = () => {
      performance.mark('frame')
      requestAnimationFrame(mark)
    }
    performance.clearMarks('frame')
    requestAnimationFrame(mark)
  })
  for (let round = 0; round < 4; round++) {
    const [from, to] = round % 2 === 0 ? [right, left] : [left, right]
    await page.mouse.move(from, 500)
    await page.mouse.down()
    for (let step = 1; step <= 60; step++) {
      await page.mouse.move(from + ((to - from) * step) / 60, 500 + Math.sin(step / 8) * 80)
      await page.waitForTimeout(8)
    }
    await page.mouse.up()
    await page.waitForTimeout(400)
  }
  const times = await page.evaluate(() =>
    performance.getEntriesByName('frame').map(({ startTime }) => startTime),
  )
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time))
  console.log(`     ${what}: ${frames.length} frames, median ${percentile(frames, 0.5).toFixed(1)} ms`)
  report(`${what}: p95 frame while dragging`, percentile(frames, 0.95), 20, 'ms')
}
