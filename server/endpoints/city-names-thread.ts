/** Runs on a thread of its own: builds the index of names and hands its arrays over. */
import { parentPort, workerData } from 'node:worker_threads'
import { buildCityNames } from './city-names-build.ts'

const names = buildCityNames(String(workerData))
const { bytes, starts, owners, geonameids, weights } = names
parentPort?.postMessage(
  names,
  [bytes, starts, owners, geonameids, weights].map(({ buffer }) => buffer),
)
