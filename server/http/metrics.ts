/** Counts and durations of requests since the process started, by route pattern and never by path. */
export interface RequestMetrics {
  observe(method: string, route: string, status: number, seconds: number): void
  /** The metrics in the Prometheus text format. */
  text(): string
}

const bucketsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  labels: string
  count: number
  sum: number
  buckets: number[]
}

export function createRequestMetrics(): RequestMetrics {
  const requests = new Map<string, number>()
  const durations = new Map<string, Series>()
  return {
    observe(method, route, status, seconds) {
      const labels = `method="${method}",route="${escaped(route)}"`
      const counted = `${labels},status="${status}"`
      requests.set(counted, (requests.get(counted) ?? 0) + 1)
      let series = durations.get(labels)
      if (!series) {
        series = { labels, count: 0, sum: 0, buckets: bucketsSeconds.map(() => 0) }
        durations.set(labels, series)
      }
      series.count += 1
      series.sum += seconds
      for (const [index, upperBound] of bucketsSeconds.entries()) {
        if (seconds <= upperBound) series.buckets[index] = (series.buckets[index] ?? 0) + 1
      }
    },
    text() {
      const lines = ['# TYPE http_requests_total counter']
      for (const [labels, count] of requests) lines.push(`http_requests_total{${labels}} ${count}`)
      lines.push('# TYPE http_request_duration_seconds histogram')
      for (const { labels, count, sum, buckets } of durations.values()) {
        for (const [index, upperBound] of bucketsSeconds.entries()) {
          lines.push(
            `http_request_duration_seconds_bucket{${labels},le="${upperBound}"} ${buckets[index] ?? 0}`,
          )
        }
        lines.push(`http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`)
        lines.push(`http_request_duration_seconds_sum{${labels}} ${sum}`)
        lines.push(`http_request_duration_seconds_count{${labels}} ${count}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
