import type { QueryClient } from '@tanstack/react-query'
import { countsOf } from '#shared/domain/ledger/counting.ts'
import { localDay } from '#shared/domain/day.ts'
import { importUndoResult } from '#shared/imports.ts'
import { send } from '#web/lib/api/api.ts'
import { isCallFailure, isMissing } from '#web/lib/api/call-failure.ts'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { newId } from '#web/lib/api/record-id.ts'
import { currentUser, onSessionChange } from '#web/lib/session/session.ts'
import { hasSessionEnded } from '#web/lib/session/session-end.ts'
import { errorToast } from '#web/lib/toast.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { countryStatusesQuery } from '#web/queries/country-statuses.ts'
import { importsQuery, refreshAfterImport } from '#web/queries/imports.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import type { KnownLedger } from './propose/already-there.ts'
import { proposeInSteps } from './propose/propose.ts'
import type { Proposals } from './propose/proposal.ts'
import type { Answers } from './read/found.ts'
import { columnsFor, rememberColumns } from './read-columns.ts'
import type { FileReport } from './read/report.ts'
import { readInput, unknownFilesOf } from './read-input.ts'
import type { ImportInput } from './drop/picked-files.ts'
import { firstProgress } from './reading/file-progress.ts'
import { resolveFound } from './resolve/resolve-found.ts'
import { serverCalls } from './resolve/server-calls.ts'
import { leftRowsOf } from './review/left-rows.ts'
import { type Changes, isStored, type Review } from './review/review.ts'
import type { ReviewOptions } from './review/option-switches.tsx'
import { forgetStage, type ImportStage, setStage, stageOf } from './import-stage.ts'
import { batchesOf } from './store/batches.ts'
import { type ImportJob, type JobProgress, newProgress } from './store/import-job.ts'
import { keepCorrections, keptCorrections, rememberedChanges, withCorrections } from './store/corrections.ts'
import { dropJob, keepJob, keptJobs, keptProgress } from './store/kept-job.ts'
import {
  dropReview,
  keepableInput,
  keepChoices,
  keepReview,
  type KeptChoices,
  keptChoices,
  type KeptReview,
  keptReviews,
} from './store/kept-review.ts'
import { claimImport, isUnclaimed } from './store/tab-lock.ts'
import { runJob } from './store/run-job.ts'

/** The sources of the review, so that its options and answers can build it again. */
interface Source {
  review: KeptReview
  ledger: KnownLedger
}

let source: Source | undefined
/** The review that is shown again when reading its files again is cancelled or fails. */
let former: Extract<ImportStage, { is: 'review' }> | undefined
/** Stops the reading or the storing that is running. */
let running = new AbortController()
/** Releases this tab's claim to the review. */
let claim = new AbortController()
let wake: () => void = () => undefined

onSessionChange(() => {
  // Signing out also deletes the review from this device.
  if (currentUser() !== null || hasSessionEnded()) return
  running.abort()
  leaveReview()
  forgetStage()
})

function leaveReview() {
  claim.abort()
  claim = new AbortController()
  source = undefined
  former = undefined
}

/** Reads files or a text, looks up their places, and shows the review. Anything that was running before is stopped. */
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
  if (before.is === 'review') former = before
  else if (before.is === 'drop') leaveReview()
  const id = source?.review.id ?? newId()
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
    const resolution = await resolveFound(read.files, { ...serverCalls, countryOf: read.countryOf }, signal)
    signal.throwIfAborted()
    const { reports, files } = read
    const review: KeptReview = {
      is: 'review',
      id,
      user: userId,
      read: Date.now(),
      input,
      answers,
      reports,
      found: files,
      resolution,
    }
    await showReview(queryClient, review, former && choicesOf(former), signal)
  } catch (error) {
    if (signal.aborted) return
    if (former === undefined) show({ is: 'drop', notice: { error } })
    else {
      show(former)
      errorToast(texts.couldNotRead, errorMessage(error))
    }
  }
}

const choicesOf = ({
  changes,
  options,
  remembered,
}: Extract<ImportStage, { is: 'review' }>): KeptChoices => ({ is: 'choices', changes, options, remembered })

/**
 * Shows a review with these choices, or with those of earlier imports of the same files, and stores it on this device.
 */
async function showReview(
  queryClient: QueryClient,
  review: KeptReview,
  choices: KeptChoices | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { user } = review
  const [ledger, corrections] = await Promise.all([
    queryClient.fetchQuery(ledgerQuery(user)),
    keptCorrections(user),
  ])
  signal.throwIfAborted()
  // If the person wrote a suburb's name, they mean the suburb; positions in a suburb often belong to a visit to its
  // city.
  const options = choices?.options ?? {
    areSuburbsJoined: review.found.some(({ places }) =>
      places.some(({ place }) => 'latitude' in place && place.city === undefined),
    ),
    // If a file contains whole trips, the person probably wants them.
    areTripsStored: review.found.some(({ trips = [] }) => trips.length > 0),
  }
  const proposals = await proposalsOf({ review, ledger }, options, signal)
  await nextTask()
  signal.throwIfAborted()
  if (proposals.proposals.length + proposals.unresolved.length + proposals.trips.length === 0) {
    leaveReview()
    setStage(user, { is: 'drop', notice: 'nothing' })
    return
  }
  const changes = choices?.changes ?? rememberedChanges(proposals, corrections)
  const remembered = choices?.remembered ?? new Set(changes.keys())
  source = { review, ledger }
  former = undefined
  setStage(user, {
    is: 'review',
    proposals,
    ledger,
    ...namesOf(review),
    changes,
    remembered,
    options,
    hasSuburbs: [...review.resolution.places.values()].some((places) =>
      places.some(({ parent }) => parent !== ''),
    ),
    canReadAgain: review.input !== undefined,
    isKept: false,
  })
  void claimImport(review.id, claim.signal)
  // Copying a long history takes a moment, so the review is drawn first.
  await nextTask()
  const isKept = await keepReview(
    { ...review, input: review.input && keepableInput(review.input) },
    { is: 'choices', changes, options, remembered },
  )
  const stage = stageOf(user)
  if (source?.review !== review) {
    // It was stored or discarded meanwhile.
    if (source?.review.id !== review.id) await dropReview(review)
  } else if (stage.is === 'review') setStage(user, { ...stage, isKept })
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const proposalsOf = async (
  { review: { found, resolution, reports }, ledger }: Source,
  { areSuburbsJoined }: ReviewOptions,
  signal: AbortSignal,
): Promise<Proposals> => {
  const proposals = await proposeInSteps(
    found,
    resolution,
    ledger,
    { suburbs: areSuburbsJoined ? 'city' : 'own', today: localDay(new Date()) },
    signal,
  )
  return { ...proposals, unresolved: [...proposals.unresolved, ...unknownFilesOf(reports)] }
}

const namesOf = ({ reports }: KeptReview) => ({
  files: reports.map(({ name }) => name),
  chosen: [
    ...new Set(reports.filter(({ unreadable }) => unreadable === undefined).map(({ chosen }) => chosen)),
  ],
  questions: reports.flatMap(({ name, questions }) =>
    questions.map((question) => ({ file: name, question })),
  ),
  bad: reports.flatMap(({ name, unreadable }) =>
    unreadable === undefined ? [] : [{ name, code: unreadable }],
  ),
  hasArchive: reports.some(({ isArchive }) => isArchive),
})

/** Reads the files again with an answer to a question about one of them. */
export function answerQuestion(
  userId: string,
  queryClient: QueryClient,
  file: string,
  answer: Answers,
): void {
  const { input, answers, reports } = source?.review ?? {}
  if (!input || !answers || !reports) return
  if (answer.columns) rememberColumns(reports, file, answer.columns)
  void readImport(userId, queryClient, input, { ...answers, [file]: { ...answers[file], ...answer } })
}

/** Stores what the person changed in the review. */
export function changeReview(userId: string, changes: Changes): void {
  const stage = stageOf(userId)
  if (stage.is === 'review') setChoices(userId, { ...stage, changes })
}

function setChoices(userId: string, stage: Extract<ImportStage, { is: 'review' }>) {
  setStage(userId, stage)
  if (source) void keepChoices(source.review, choicesOf(stage))
}

/** Undoes the changes that were copied from earlier imports. */
export function forgetRemembered(userId: string): void {
  const stage = stageOf(userId)
  if (stage.is !== 'review') return
  const changes = new Map([...stage.changes].filter(([id]) => !stage.remembered.has(id)))
  setChoices(userId, { ...stage, changes, remembered: new Set() })
}

/** Builds the review again with other options; the person's changes remain. */
export async function chooseOptions(userId: string, options: ReviewOptions): Promise<void> {
  const stage = stageOf(userId)
  if (stage.is !== 'review') return
  setChoices(userId, { ...stage, options })
  if (options.areSuburbsJoined === stage.options.areSuburbsJoined || !source) return
  const { signal } = claim
  const proposals = await proposalsOf(source, options, signal).catch(() => undefined)
  const now = stageOf(userId)
  // Meanwhile it may have been stored or discarded, or the switch moved back.
  if (!proposals || signal.aborted || now.is !== 'review') return
  if (now.options.areSuburbsJoined === options.areSuburbsJoined) setStage(userId, { ...now, proposals })
}

/** Drops the review. Nothing was stored. */
export function discardImport(userId: string): void {
  running.abort()
  if (source) void dropReview(source.review)
  leaveReview()
  setStage(userId, { is: 'drop' })
}

/** Stops the reading. When files of a review were read again, it is shown as it was. */
export function cancelReading(userId: string): void {
  running.abort()
  if (former) setStage(userId, former)
  else discardImport(userId)
}

/** Takes a file that cannot be read off the list. */
export function removeFile(userId: string, id: string): void {
  const stage = stageOf(userId)
  if (stage.is !== 'reading') return
  const files = stage.reading.files.filter((file) => file.id !== id)
  if (files.length === 0) cancelReading(userId)
  else setStage(userId, { ...stage, reading: { ...stage.reading, files } })
}

/** Stores what the person accepted. */
export async function storeImport(userId: string, queryClient: QueryClient, review: Review): Promise<void> {
  const stage = stageOf(userId)
  if (stage.is !== 'review') return
  const { proposals, files, options, changes } = stage
  const kept = source?.review
  const formats = new Set(kept?.found.map(({ format }) => format))
  const [format = 'several'] = formats.size === 1 ? formats : []
  const left = review.rows.filter(({ state }) => state === 'out').length
  const stored = review.rows.filter(isStored).length
  const lines = review.open.length + review.leftLines.length + review.unused.length
  const job: ImportJob = {
    id: newId(),
    user: userId,
    format,
    files: kept ? shownNames(kept.reports) : files,
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
  leaveReview()
  if (kept) await dropReview(kept)
  await keepCorrections(userId, withCorrections(await keptCorrections(userId), proposals, changes))
  await continueJob(userId, queryClient, complete, newProgress)
}

/** The figures of the account; undefined where they cannot be found out now. */
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

/** The names that the person knows: those of archives instead of the files in them. */
export const shownNames = (reports: readonly FileReport[]): string[] => [
  ...new Set(reports.filter(hasFound).map(({ chosen }) => chosen)),
]

const hasFound = ({ places, rides, trips, points, pictures }: FileReport) =>
  places + rides + trips + points + pictures > 0

/**
 * Continues storing an import that was interrupted, if there is one that is not being stored by another tab. Otherwise
 * offers the newest review stored on this device.
 */
export async function resumeImport(userId: string, queryClient: QueryClient): Promise<void> {
  const isAtDrop = () => stageOf(userId).is === 'drop'
  if (!isAtDrop()) return
  const jobs = await keptJobs(userId)
  for (const job of jobs) {
    if (!(await isUnclaimed(job.id))) continue
    const progress = await keptProgress(job)
    if (isAtDrop()) await continueJob(userId, queryClient, job, progress ?? newProgress)
    return
  }
  const kept = await unclaimedReview(userId)
  const stage = stageOf(userId)
  const isStoringElsewhere = jobs.length > 0
  if (stage.is === 'drop') setStage(userId, { ...stage, isStoringElsewhere, ...(kept && { kept }) })
}

/** Older reviews are deleted: nobody comes back to them. */
const mostReviewMs = 30 * 86_400_000

/** The newest review that is not shown in another tab. */
async function unclaimedReview(userId: string): Promise<KeptReview | undefined> {
  for (const review of await keptReviews(userId)) {
    if (Date.now() - review.read > mostReviewMs) await dropReview(review)
    else if (await isUnclaimed(review.id)) return review
  }
  return undefined
}

/** Shows a review that is stored on this device, as it was left. */
export async function resumeReview(
  userId: string,
  queryClient: QueryClient,
  review: KeptReview,
): Promise<void> {
  running.abort()
  running = new AbortController()
  const { signal } = running
  leaveReview()
  try {
    await showReview(queryClient, review, await keptChoices(review), signal)
  } catch (error) {
    if (!signal.aborted) setStage(userId, { is: 'drop', kept: review, notice: { error } })
  }
}

/** Deletes a review that is stored on this device, and offers the next one. */
export async function discardReview(
  userId: string,
  queryClient: QueryClient,
  review: KeptReview,
): Promise<void> {
  await dropReview(review)
  setStage(userId, { is: 'drop' })
  await resumeImport(userId, queryClient)
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
  // Another tab then does not touch it.
  void claimImport(job.id, signal)
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
    await dropJob(job)
    await refreshAfterImport(queryClient, userId)
    if (!signal.aborted) setStage(userId, { is: 'done', job, progress })
  } catch (error) {
    if (signal.aborted || !(await isUndone(queryClient, job, error))) {
      show(undefined, error)
      return
    }
    await dropJob(job)
    await refreshAfterImport(queryClient, userId)
    if (!signal.aborted) setStage(userId, { is: 'drop', notice: 'undone' })
  }
}

/** Whether a batch was refused because the import was undone, in the settings or on another device. */
async function isUndone(queryClient: QueryClient, { id, user }: ImportJob, error: unknown): Promise<boolean> {
  if (!isCallFailure(error) || error.status !== 400) return false
  try {
    const imports = await queryClient.fetchQuery({ ...importsQuery(user), staleTime: 0 })
    return imports.some((one) => one.id === id && one.state === 'undone')
  } catch {
    return false
  }
}

/** Tries at once to store the import again. */
export function retryImport(userId: string, queryClient: QueryClient): void {
  const stage = stageOf(userId)
  if (stage.is !== 'storing') return
  if (stage.failure === undefined) wake()
  else void continueJob(userId, queryClient, stage.job, stage.progress)
}

/** Stops storing and removes what is stored so far. Throws if the server cannot remove it now. */
export async function stopImport(userId: string, queryClient: QueryClient): Promise<void> {
  const stage = stageOf(userId)
  if (stage.is !== 'storing') return
  running.abort()
  try {
    await send(`/api/imports/${encodeURIComponent(stage.job.id)}/undo`, importUndoResult, { method: 'POST' })
  } catch (error) {
    // It may not have started on the server.
    if (!isMissing(error)) {
      setStage(userId, { ...stage, waiting: undefined, failure: error })
      throw error
    }
  }
  await dropJob(stage.job)
  await refreshAfterImport(queryClient, userId)
  setStage(userId, { is: 'drop' })
}

/** Starts another import. */
export const beginAgain = (userId: string): void => setStage(userId, { is: 'drop' })
