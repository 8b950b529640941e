// prom-client has types only for its index. The index also loads the metrics of the process and of clusters, which Waymark
// does not use and which would add 40 ms to each start. Therefore its parts are imported separately.
declare module 'prom-client/lib/counter.js' {
  export { Counter as default } from 'prom-client'
}
declare module 'prom-client/lib/gauge.js' {
  export { Gauge as default } from 'prom-client'
}
declare module 'prom-client/lib/histogram.js' {
  export { Histogram as default } from 'prom-client'
}
declare module 'prom-client/lib/registry.js' {
  export { Registry as default } from 'prom-client'
}
