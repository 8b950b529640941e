import { type OfferedRates, readRates } from './read-rates.ts'

const timeOutMs = 10_000
/** Fifty times the size of a complete list of rates. */
const mostBytes = 1_000_000

export interface FetchLimits {
  timeOutMs?: number
  mostBytes?: number
}

/**
 * Fetches rates from a service. Throws on a timeout, an error status, a redirect, a response that is too long, and a
 * response that does not contain rates.
 */
export async function fetchRates(url: string, fetchLimits: FetchLimits = {}): Promise<OfferedRates> {
  const signal = AbortSignal.timeout(fetchLimits.timeOutMs ?? timeOutMs)
  const response = await fetch(url, {
    signal,
    // A redirect can lead to a host that the operator has not configured.
    redirect: 'error',
    headers: { accept: 'application/json' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The service answered ${response.status}.`)
  }
  return readRates(JSON.parse(await textOf(response, fetchLimits.mostBytes ?? mostBytes)))
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
