/** More than any proposal needs. */
const mostBytes = 512 * 1024

/** A fetch for a model's service: redirects lead nowhere, and an endless answer ends. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let received = 0
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > mostBytes) controller.error(new Error('The model answered with too much.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited, response)
}
