import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('requests are counted by method, route and status, and timed by method and route', async () => {
  const metrics = createMetrics()
  metrics.observeRequest('GET', '/api/health', 200, 0.001)
  metrics.observeRequest('GET', '/api/health', 404, 0.3)
  metrics.observeRequest('POST', '/api/batch', 200, 12)
  await expect(await metrics.registry.metrics()).toMatchFileSnapshot('metrics.txt')
})
