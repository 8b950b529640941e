import type { CustomFetch } from 'openid-client'

const patienceMs = 8000
const mostBytes = 1024 * 1024

/** A fetch that follows no redirects, waits eight seconds and reads a megabyte at most. Throws beyond that. */
export const boundedFetch: CustomFetch = async (url, { method, headers: asked, body: form }) => {
  const response = await fetch(url, {
    method,
    headers: asked,
    ...(form instanceof URLSearchParams && { body: form.toString() }),
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
