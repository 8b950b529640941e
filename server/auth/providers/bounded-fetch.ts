import type { CustomFetch } from 'openid-client'

const timeoutMs = 8000
const maxBytes = 1024 * 1024

/** A fetch that follows no redirects. Throws after eight seconds, and when the body exceeds one megabyte. */
export const boundedFetch: CustomFetch = async (url, { method, headers: requestHeaders, body: form }) => {
  const response = await fetch(url, {
    method,
    headers: requestHeaders,
    ...(form instanceof URLSearchParams && { body: form.toString() }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes)
      throw new Error(`The response of ${new URL(url).origin} is longer than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  const { status, headers } = response
  const body = [204, 205, 304].includes(status) ? null : Buffer.concat(chunks)
  return new Response(body, { status, headers })
}
