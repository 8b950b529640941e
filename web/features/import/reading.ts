import type { PickedFile } from './drop/picked-files.ts'
import type { DwellSettings } from './points/rules.ts'
import { usualSettings } from './points/rules.ts'
import type { Answers } from './read/found.ts'
import type { FromWorker, Reading, ReadingProgress, ToWorker } from './reading-messages.ts'

/** Files that the person chose or dropped, or text that they pasted, with a name to show. */
export type Input = PickedFile | { text: string; name: string }

export interface ReadingListeners {
  /** Called at most twice a second. */
  progress: (progress: ReadingProgress) => void
  read: (reading: Reading) => void
  /** The worker ended: its script could not be loaded, or the browser ran out of memory. */
  failed: (message: string) => void
}

/** A reading that is running in a worker. */
export interface RunningReading {
  /** Ends the worker at once. No listener is called after it. */
  cancel(): void
  /** Derives the stays again, with other settings, and calls `read`. */
  derive(settings: DwellSettings): void
}

const named = (input: Input) =>
  'file' in input
    ? { file: input.file, name: input.path, modified: input.file.lastModified }
    : { file: new Blob([input.text]), name: input.name, modified: 0 }

/**
 * Reads files in a worker. Nothing of them leaves the device.
 *
 * @param answers Answers to questions of an earlier reading of the same files, by the name of the report.
 */
export const startReading = (
  inputs: readonly Input[],
  listeners: ReadingListeners,
  answers: Record<string, Answers> = {},
  settings: DwellSettings = usualSettings,
): RunningReading => {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToWorker) => worker.postMessage(message, [])
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.is === 'progress') listeners.progress(data.progress)
    else if (data.is === 'read') listeners.read(data.reading)
    else listeners.failed(data.message)
  })
  worker.addEventListener('error', ({ message }) => listeners.failed(message))
  send({ is: 'read', files: inputs.map(named), answers, settings })
  return {
    cancel: () => worker.terminate(),
    derive: (settings) => send({ is: 'derive', settings }),
  }
}
