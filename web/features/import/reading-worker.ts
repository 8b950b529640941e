import { answering } from './read-in-worker.ts'
import type { ToWorker } from './reading-messages.ts'

const answer = answering((message) => self.postMessage(message, {}))

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  void answer(event.data)
})
