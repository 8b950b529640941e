import type { QueryClient } from '@tanstack/react-query'
import { countsOf } from '#shared/domain/ledger/counting.ts'
import { localDay } from '#shared/domain/day.ts'
import { importUndoResult } from '#shared/imports.ts'
import { send } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { refreshAfterImport } from '#web/queries/imports.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { type KnownLedger, propose } from './propose/propose.ts'
import type { Proposals } from './propose/proposal.ts'
import type { Answers } from './read/found.ts'
import { columnsFor, rememberColumns } from './read-columns.ts'
import { type ReadResult, readInput } from './read-input.ts'
import type { ImportInput } from './drop/picked-files.ts'
import { firstProgress } from './reading/file-progress.ts'
import { resolveFound } from './resolve/resolve-found.ts'
import { serverCalls } from './resolve/server-calls.ts'
import type { Resolution } from './resolve/resolution.ts'
import { leftRowsOf } from './review/left-rows.ts'
import { type Changes, isStored, type Review } from './review/review.ts'
import type { ReviewOptions } from './review/review-screen.tsx'
import { type ImportStage, setStage, stageOf } from './import-stage.ts'
import { batchesOf } from './store/batches.ts'
import { type ImportJob, type JobProgress, newProgress } from './store/import-job.ts'
import { dropJob, keepJob, keptJob } from './store/kept-job.ts'
import { runJob } from './store/run-job.ts'

/** What the review is made of, so that its options and answers can make it anew. */
interface Source {
  input: ImportInput
  answers: Readonly<Record<string, Answers>>
  read: ReadResult
  resolution: Resolution
  ledger: KnownLedger
}

const firstOptions: ReviewOptions = { areSuburbsJoined: true, areTripsStored: false }

let source: Source | undefined
/** Stops the reading or the storing that is going on. */
let running = new AbortController()
let wake: () => void = () => undefined

/** Reads files or a text, looks up their places, and shows the review. What was going on before is stopped. */
export async function readImport(
  userId: string,
  queryClient: QueryClient,
  input: ImportInput,
  answers: Readonly<Record<string, Answers>> = {},
): Promise<void> {
  running.abort()
  running = new AbortController()
  const { signal } = running
  const before = stageOf(userId)
  const changes = before.is === 'review' ? before.changes : new Map()
  const options = before.is === 'review' ? before.options : firstOptions
  const show = (stage: ImportStage) => {
    if (!signal.aborted) setStage(userId, stage)
  }
  let reading = firstProgress(input)
  show({ is: 'reading', reading })
  try {
    const read = await readInput(input, {
      signal,
      answers,
      first: reading,
      textName: texts.paste.name,
      onProgress: (next) => {
        reading = next
        show({ is: 'reading', reading })
      },
    })
    const remembered = columnsFor(read.reports, answers)
    if (remembered !== undefined) {
      await readImport(userId, queryClient, input, { ...answers, ...remembered })
      return
    }
    if (read.reports.length > 0 && read.reports.every(({ unreadable }) => unreadable !== undefined)) return
    show({ is: 'reading', reading: { ...reading, isResolving: true } })
    const [resolution, ledger] = await Promise.all([
      resolveFound(read.files, { ...serverCalls, countryOf: read.countryOf }, signal),
      queryClient.fetchQuery(ledgerQuery(userId)),
    ])
    signal.throwIfAborted()
    source = { input, answers, read, resolution, ledger }
    const proposals = proposalsOf(source, options)
    if (proposals.proposals.length + proposals.unresolved.length === 0) {
      show({ is: 'drop', notice: 'nothing' })
      return
    }
    show({ is: 'review', proposals, ...namesOf(read), changes, options })
  } catch (error) {
    if (!signal.aborted) show({ is: 'drop', notice: { error } })
  }
}

const proposalsOf = ({ read, resolution, ledger }: Source, { areSuburbsJoined }: ReviewOptions): Proposals =>
  propose(read.files, resolution, ledger, {
    suburbs: areSuburbsJoined ? 'city' : 'own',
    today: localDay(new Date()),
  })

const namesOf = ({ reports }: ReadResult) => ({
  files: reports.map(({ name }) => name),
  questions: reports.flatMap(({ name, questions }) =>
    questions.map((question) => ({ file: name, question })),
  ),
  bad: reports.flatMap(({ name, unreadable }) =>
    unreadable === undefined ? [] : [{ name, code: unreadable }],
  ),
  // The tables and other files of this app have the same format, but cannot be restored.
  hasArchive: reports.some(({ name, format }) => format === 'waymark' && name.endsWith('.json')),
})

/** Reads the files again with an answer to a question about one of them. */
export function answerQuestion(
  userId: string,
  queryClient: QueryClient,
  file: string,
  answer: Answers,
): void {
  if (source === undefined) return
  const { input, answers, read } = source
  if (answer.columns) rememberColumns(read.reports, file, answer.columns)
  void readImport(userId, queryClient, input, { ...answers, [file]: { ...answers[file], ...answer } })
}

/** Keeps what the person has changed in the review. */
export function changeReview(userId: string, changes: Changes): void {
  const stage = stageOf(userId)
  if (stage.is === 'review') setStage(userId, { ...stage, changes })
}

/** Makes the review anew with other options; the person's changes stay. */
export function chooseOptions(userId: string, options: ReviewOptions): void {
  const stage = stageOf(userId)
  if (stage.is !== 'review') return
  const isSame = options.areSuburbsJoined === stage.options.areSuburbsJoined
  const proposals = isSame || !source ? stage.proposals : proposalsOf(source, options)
  setStage(userId, { ...stage, options, proposals })
}

/** Stops the reading, or drops the review. Nothing was stored. */
export function discardImport(userId: string): void {
  running.abort()
  source = undefined
  setStage(userId, { is: 'drop' })
}

/** Takes a file that cannot be read off the list. */
export function removeFile(userId: string, id: string): void {
  const stage = stageOf(userId)
  if (stage.is !== 'reading') return
  const files = stage.reading.files.filter((file) => file.id !== id)
  if (files.length === 0) discardImport(userId)
  else setStage(userId, { ...stage, reading: { ...stage.reading, files } })
}

/** Stores what the person has accepted. */
export async function storeImport(userId: string, queryClient: QueryClient, review: Review): Promise<void> {
  const stage = stageOf(userId)
  if (stage.is !== 'review') return
  const { proposals, files, options } = stage
  const formats = new Set(source?.read.files.map(({ format }) => format))
  const [format = 'several'] = formats.size === 1 ? formats : []
  const left = review.rows.filter(({ state }) => state === 'out').length
  const stored = review.rows.filter(isStored).length
  const lines = review.open.length + review.leftLines.length + review.unused.length
  const job: ImportJob = {
    id: newId(),
    user: userId,
    format,
    files: shownNames(source?.read, files),
    found: review.rows.length + lines,
    batches: batchesOf(review.rows, options.areTripsStored ? proposals.trips : []),
    there: review.rows.length - left - stored,
    leftByPerson: left,
    leftLines: lines,
    left: leftRowsOf(review, files),
    before: undefined,
  }
  setStage(userId, { is: 'storing', job, progress: newProgress, waiting: undefined, failure: undefined })
  const complete = { ...job, before: await countsBefore(userId, queryClient) }
  await keepJob(complete)
  source = undefined
  await continueJob(userId, queryClient, complete, newProgress)
}

/** The figures of the account; undefined where they cannot be known now. */
async function countsBefore(userId: string, queryClient: QueryClient): Promise<ImportJob['before']> {
  try {
    const [ledger, { statuses }] = await Promise.all([
      queryClient.fetchQuery(ledgerQuery(userId)),
      queryClient.fetchQuery(countryStatusesQuery),
    ])
    const { countries, states, cities } = countsOf(ledger, ledger.rules, statuses, localDay(new Date()))
    return { countries, states, cities }
  } catch {
    return undefined
  }
}

/** The names that the person knows: archives in place of the files in them. */
const shownNames = (read: ReadResult | undefined, files: readonly string[]): string[] => [
  ...new Set(read?.reports.filter(hasFound).map(({ archive, name }) => archive ?? name) ?? files),
]

const hasFound = ({ places, rides, points, pictures }: ReadResult['reports'][number]) =>
  places + rides + points + pictures > 0

/** Goes on with an import that was interrupted, if there is one. */
export async function resumeImport(userId: string, queryClient: QueryClient): Promise<void> {
  if (stageOf(userId).is !== 'drop') return
  const kept = await keptJob(userId)
  if (kept === undefined || stageOf(userId).is !== 'drop') return
  await continueJob(userId, queryClient, kept.job, kept.progress ?? newProgress)
}

async function continueJob(
  userId: string,
  queryClient: QueryClient,
  job: ImportJob,
  from: JobProgress,
): Promise<void> {
  running.abort()
  running = new AbortController()
  const { signal } = running
  let progress = from
  const show = (waiting: unknown, failure: unknown) => {
    if (!signal.aborted) setStage(userId, { is: 'storing', job, progress, waiting, failure })
  }
  show(undefined, undefined)
  try {
    progress = await runJob(job, {
      progress,
      signal,
      onProgress: (next) => {
        progress = next
        show(undefined, undefined)
      },
      onWait: (error) => show(error, undefined),
      wake: () =>
        new Promise((resolve) => {
          wake = resolve
        }),
    })
    await dropJob(userId)
    await refreshAfterImport(queryClient, userId)
    if (!signal.aborted) setStage(userId, { is: 'done', job, progress })
  } catch (error) {
    show(undefined, error)
  }
}

/** Tries again at once to store the import. */
export function retryImport(userId: string, queryClient: QueryClient): void {
  const stage = stageOf(userId)
  if (stage.is !== 'storing') return
  if (stage.failure === undefined) wake()
  else void continueJob(userId, queryClient, stage.job, stage.progress)
}

/** Stops storing and removes what is stored so far. Throws when the server cannot remove it now. */
export async function stopImport(userId: string, queryClient: QueryClient): Promise<void> {
  const stage = stageOf(userId)
  if (stage.is !== 'storing') return
  running.abort()
  try {
    await send(`/api/imports/${encodeURIComponent(stage.job.id)}/undo`, importUndoResult, { method: 'POST' })
  } catch (error) {
    // It may not have begun on the server.
    if (!isMissing(error)) {
      setStage(userId, { ...stage, waiting: undefined, failure: error })
      throw error
    }
  }
  await dropJob(userId)
  await refreshAfterImport(queryClient, userId)
  setStage(userId, { is: 'drop' })
}

/** Begins another import. */
export const beginAgain = (userId: string): void => setStage(userId, { is: 'drop' })
