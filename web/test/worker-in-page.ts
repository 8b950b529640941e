import { onTestFinished, vi } from 'vitest'
import { answering } from '#web/features/import/read-in-worker.ts'
import type { FromWorker, ToWorker } from '#web/features/import/reading-messages.ts'

/** Reads in the page what a worker would read, because the test's window has no workers. */
class WorkerInPage extends EventTarget {
  private isEnded = false
  private readonly answer = answering((message) => this.tell(message))

  postMessage(message: ToWorker) {
    void this.answer(message)
  }

  terminate() {
    this.isEnded = true
  }

  private tell(data: FromWorker) {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
  }
}

/** Lets the page of one test read files. */
export const startReadingInPage = () => {
  vi.stubGlobal('Worker', WorkerInPage)
  onTestFinished(() => void vi.unstubAllGlobals())
}
