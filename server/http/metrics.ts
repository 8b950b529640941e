import Counter from 'prom-client/lib/counter.js'
import Histogram from 'prom-client/lib/histogram.js'
import Registry from 'prom-client/lib/registry.js'

/** The metrics of one app, in a separate registry. */
export interface Metrics {
  registry: Registry
  /** Counts a finished request by its route pattern, never by its path. */
  observeRequest(method: string, route: string, status: number, seconds: number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests since the process started.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the start of its response.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    registry,
    observeRequest(method, route, status, seconds) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
  }
}
