import type { Page } from '@playwright/test'

/** The networks of the matrix. */
export const networks = ['fast network', 'slow 3G'] as const
export type Network = (typeof networks)[number]

/** "Slow 3G" of the browser's developer tools. */
const slow3G = { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const saveMs = 1000

/**
 * Emulates a network for a page; on slow 3G each save takes another second. It uses the DevTools protocol directly,
 * because Playwright's routes would disable the cache.
 */
export async function useNetwork(page: Page, network: Network) {
  if (network === 'fast network') return
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...slow3G })
  wire.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isSave = ['POST', 'PATCH', 'DELETE'].includes(request.method)
    // The page may have been closed by then.
    const go = () => void wire.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
    setTimeout(go, isSave ? saveMs : 0)
  })
  await wire.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
}
