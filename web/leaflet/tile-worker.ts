import { answerTileRequests } from './tile-worker-answers.ts'
import type { ToTileWorker } from './tile-messages.ts'

const answer = answerTileRequests((message) =>
  self.postMessage(message, { transfer: message.bitmap === null ? [] : [message.bitmap] }),
)

self.addEventListener('message', ({ data }: MessageEvent<ToTileWorker>) => answer(data))
