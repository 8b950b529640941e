/** No valid proposal is this long. */
const maxBytes = 512 * 1024

/** A fetch for the model's service. It fails for a redirect and for a body of more than 512 KiB. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let received = 0
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > maxBytes) controller.error(new Error('The response of the model is too long.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited, response)
}
