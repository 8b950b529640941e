import { EventSource as FetchedEvents } from 'eventsource'
import { onTestFinished, vi } from 'vitest'
import { api } from '#web/lib/api/client.ts'

/** Gives the page of this test the browser's event streams, over the test's network. */
export const allowLiveEvents = () => {
  const streams: EventsOverFetch[] = []
  class EventsOverFetch extends FetchedEvents {
    isSilent = false

    constructor(url: string | URL) {
      super(url, { fetch: (address, init) => globalThis.fetch(address, init) })
      streams.push(this)
    }

    override dispatchEvent(event: Event) {
      return this.isSilent || super.dispatchEvent(event)
    }
  }
  vi.stubGlobal('EventSource', EventsOverFetch)
  onTestFinished(async () => {
    // The SDK connects again after a pause: without this, it would do so when there are no event streams any more.
    await api.realtime.unsubscribe().catch(() => undefined)
    vi.unstubAllGlobals()
  })
  return {
    /** Breaks what is open, as a lost network does. */
    breakStreams: () => {
      for (const stream of streams.splice(0)) {
        stream.close()
        stream.dispatchEvent(new Event('error'))
      }
    },
    /** Nothing arrives by what is open any more, as on a network that went away without closing connections. */
    silenceStreams: () => {
      for (const stream of streams) stream.isSilent = true
    },
  }
}
