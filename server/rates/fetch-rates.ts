import { type OfferedRates, readRates } from './read-rates.ts'

const timeOutMs = 10_000
/** The largest list that a service could reasonably send is a fiftieth of it. */
const mostBytes = 1_000_000

export interface FetchLimits {
  timeOutMs?: number
  mostBytes?: number
}

/**
 * Asks a service for its rates. Throws when it does not answer in time, answers too much, answers with an
 * error, sends elsewhere or says something else.
 */
export async function fetchRates(url: string, limits: FetchLimits = {}): Promise<OfferedRates> {
  const signal = AbortSignal.timeout(limits.timeOutMs ?? timeOutMs)
  const response = await fetch(url, {
    signal,
    // Only the host that the operator named is asked.
    redirect: 'error',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The service answered ${response.status}.`)
  }
  return readRates(JSON.parse(await textOf(response, limits.mostBytes ?? mostBytes)))
}

async function textOf(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Error(`The answer is longer than ${most} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
