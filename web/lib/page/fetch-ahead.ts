declare global {
  interface Window {
    /** What public/first-paint.js fetched before the app ran, by path; undefined where the network failed. */
    fetchedAhead?: Record<string, Promise<Response | undefined>>
  }
}

/** Fetches a file, or gives the answer that public/first-paint.js fetched before the app ran. Only once a file. */
export async function fetchAhead(address: string, signal: AbortSignal): Promise<Response> {
  const path = new URL(address, window.location.href).pathname
  const ahead = window.fetchedAhead?.[path]
  delete window.fetchedAhead?.[path]
  return (await ahead) ?? fetch(address, { signal })
}
