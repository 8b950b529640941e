import { answeringSquares } from './answer-squares.ts'
import type { ToSquareWorker } from './square-messages.ts'

const answer = answeringSquares((message) =>
  self.postMessage(message, { transfer: message.bitmap === null ? [] : [message.bitmap] }),
)

self.addEventListener('message', ({ data }: MessageEvent<ToSquareWorker>) => answer(data))
