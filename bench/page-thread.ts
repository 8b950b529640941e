import type { Page } from '@playwright/test'

/**
 * Measures for how many milliseconds of CPU time the page's main thread has run, which other programs of the machine
 * hardly change. Call it before the navigation.
 */
export async function threadTimer(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
