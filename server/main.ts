/** Starts the server: opens the port and the database, and starts all background work. */
import { join } from 'node:path'
import { setTimeout as waited } from 'node:timers/promises'
import { createApp } from './app.ts'
import { beginServing } from './begin-serving.ts'
import { systemClock } from './clock.ts'
import { cityNamesFromProcess } from '#server/gazetteer/city-names-load.ts'
import { EnvError, readEnv } from './env.ts'
import { listen } from './http/listen.ts'
import { createLog, errorFields, type Log } from './http/log.ts'
import { fileDelivery, smtpDelivery } from './mail/delivery.ts'
import { startMailWorker } from './mail/worker.ts'
import { picturesFromProcess } from './pictures/picture-source.ts'
import { plannerFromProcess } from './planner/planner-source.ts'
import { openUpToDateDatabase, withStorageExplained } from './prepared-database.ts'
import { startRatesWorker } from './rates/rates-worker.ts'
import { releaseMemory } from './release-memory.ts'
import { StartError } from './start-error.ts'

const root = join(import.meta.dirname, '..')
const dataFolder = join(root, 'data/dist')
const clock = systemClock
const tidyEveryMs = 3_600_000
const tidyAgainMs = 90_000
/** The longest shutdown. Service managers such as Docker kill the process ten seconds after the signal. */
const graceMs = 8000

async function start() {
  const env = readEnv(process.env)
  const log = createLog(env.logLevel, (line) => process.stderr.write(line))
  logStrayErrors(log)
  const listener = await listen(env.host, env.port)
  const database = await openUpToDateDatabase(env, dataFolder, log, clock).catch(async (error: unknown) => {
    await listener.stop(0)
    throw error
  })

  const readiness = { ready: false }
  const settled = { ...env, publicUrl: env.publicUrl.replace(/:0$/, `:${listener.port}`) }
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const deliver =
    env.smtpUrl === ''
      ? fileDelivery(join(env.dataDir, 'outbox'), env.mailFrom, print)
      : smtpDelivery(env.smtpUrl, env.mailFrom)
  const worker = startMailWorker({ db: database.db, deliver, clock, log })
  const cityNames = cityNamesFromProcess(dataFolder)
  const app = await createApp({
    database,
    env: settled,
    clock,
    log,
    notifyOutbox: () => worker.kick(),
    readiness,
    cityNames,
    planner: plannerFromProcess(dataFolder),
    pictures: picturesFromProcess(dataFolder),
    dataFolder,
    webFolder: join(root, 'web/dist'),
  }).catch(async (error: unknown) => {
    await database.close().catch(() => {})
    throw withStorageExplained(error, env)
  })
  const endServing = await beginServing(database, log)
  listener.serve((request, bindings) => app.fetch(request, bindings))
  let tidied = Promise.resolve()
  const tidy = () => {
    tidied = app.tidy()
  }
  const rates = startRatesWorker({ db: database.db, url: env.ratesUrl, clock, log })
  const tidying = setInterval(tidy, tidyEveryMs)
  tidy()
  // By now, an abandoned restoration of the previous process can be told from a running one.
  const tidyingAgain = setTimeout(tidy, tidyAgainMs)
  onFirstSignal(async (signal) => {
    log.info('Stopping.', { signal })
    readiness.ready = false
    clearInterval(tidying)
    clearTimeout(tidyingAgain)
    const logged = (error: unknown) =>
      log.error('A part of the server did not stop in an orderly way.', errorFields(error))
    const parts = [app.close(), worker.stop(), rates.stop(), tidied]
    const stopped = Promise.all(parts.map((part) => part.catch(logged)))
    const deadline = waited(graceMs)
    await listener.stop(graceMs)
    await Promise.race([stopped, deadline])
    const closed = endServing()
      .then(() => database.close())
      .catch((error: unknown) => {
        // On SQLite, all commits are in the write-ahead log beside the database.
        const message =
          'The write-ahead log could not be written into the database. The next start does that.'
        log.error(message, errorFields(error))
      })
    // Closing the connections to an unreachable database can take minutes.
    await Promise.race([closed, waited(1000)])
    log.info('Stopped.')
  }, log)
  readiness.ready = true
  print(`Waymark is ready at ${settled.publicUrl}`)
  // Loads the index of city names before the first search. Loading it earlier would delay the first page.
  cityNames().then(releaseMemory, (error: unknown) => {
    log.error('The names of cities cannot be read.', errorFields(error))
  })
}

/** Runs `stop` on the first SIGTERM or SIGINT and exits. A second signal exits at once. */
function onFirstSignal(stop: (signal: string) => Promise<void>, log: Log) {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('Stopping failed.', errorFields(error))
          process.exit(1)
        },
      )
    })
  }
}

/** Logs errors outside of requests and keeps the process running. */
function logStrayErrors(log: Log) {
  process.on('uncaughtException', (error) => log.error('Uncaught error.', errorFields(error)))
  process.on('unhandledRejection', (reason) => log.error('Unhandled rejection.', errorFields(reason)))
  // Writing fails when the reader of a piped output has exited. The server continues.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

try {
  await start()
} catch (error) {
  const explained = error instanceof EnvError || error instanceof StartError
  const unexpected = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${explained ? error.message : `Waymark cannot start. ${unexpected}`}\n`)
  process.exit(1)
}
