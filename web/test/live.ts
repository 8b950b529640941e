import { EventSource as FetchedEvents } from 'eventsource'
import { onTestFinished, vi } from 'vitest'

/** Gives the page of this test the browser's event streams, over the test's network. */
export const allowLiveEvents = () => {
  const streams: FetchedEvents[] = []
  class EventsOverFetch extends FetchedEvents {
    constructor(url: string | URL) {
      super(url, { fetch: (address, init) => globalThis.fetch(address, init) })
      streams.push(this)
    }
  }
  vi.stubGlobal('EventSource', EventsOverFetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    /** Breaks what is open, as a lost network does. */
    breakStreams: () => {
      for (const stream of streams.splice(0)) {
        stream.close()
        stream.dispatchEvent(new Event('error'))
      }
    },
  }
}
