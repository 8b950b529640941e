const patienceMs = 8000
const mostBytes = 1024 * 1024

/** A fetch that follows no redirects, waits eight seconds and reads a megabyte at most. Throws beyond that. */
export async function boundedFetch(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error(`The answer of ${new URL(url).origin} is too long.`)
    chunks.push(chunk)
  }
  const { status, headers } = response
  const body = [204, 205, 304].includes(status) ? null : Buffer.concat(chunks)
  return new Response(body, { status, headers })
}
