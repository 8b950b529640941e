import type { Page } from '@playwright/test'

/**
 * Answers for how many milliseconds the page's thread has run on a processor: other programs
 * of the machine hardly change it. To be called before the navigation.
 */
export async function threadTimer(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}
