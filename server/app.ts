import { join } from 'node:path'
import { Hono } from 'hono'
import { authRoutes } from '#server/auth/auth.ts'
import type { AuthContext } from './auth/auth-context.ts'
import { leastMailRequestMs } from './auth/least-time.ts'
import { resolveCaller } from './auth/sessions/caller.ts'
import { createOAuth } from './auth/providers/oauth.ts'
import { createPasskeys } from './auth/passkeys/passkeys.ts'
import { createPasswords, type HashingCost } from './auth/passwords/passwords.ts'
import { purgeCodes } from './auth/codes/one-time-codes.ts'
import { purgeKnownDevices } from './auth/sessions/known-devices.ts'
import { purgeSecondSteps } from './auth/security/second-step.ts'
import { createSessions } from './auth/sessions/sessions.ts'
import { signInEvents } from './auth/sessions/sign-in-events.ts'
import { createSignInLimits } from './auth/sessions/sign-in-limits.ts'
import { signingKey } from './auth/sessions/signing-key.ts'
import { createTokens } from './auth/sessions/tokens.ts'
import { purgeMailedTokens } from '#server/auth/mailed-links/mailed-tokens.ts'
import { purgeInvitations } from '#server/auth/registration/invitations.ts'
import { createUserHooks } from '#server/auth/user-hooks.ts'
import { logSuperuserWrites } from '#server/auth/superusers/superuser-writes.ts'
import { createSuperuserHooks } from '#server/auth/superusers/superuser-hooks.ts'
import { createSuperuserSessions } from '#server/auth/superusers/superuser-sessions.ts'
import { createGazetteerEdits, type GazetteerEdits } from '#server/collections/gazetteer-edits.ts'
import { createCollections } from '#server/collections/index.ts'
import { markBegunStays } from '#server/collections/marks.ts'
import { accountExportEndpoint } from '#server/endpoints/account-export.ts'
import { accountImportEndpoint } from '#server/endpoints/account-import.ts'
import { avatarFiles } from '#server/endpoints/avatar-files.ts'
import { cityMatchesEndpoint } from '#server/endpoints/city-matches.ts'
import { cityResolveEndpoint } from '#server/endpoints/city-resolve.ts'
import type { CityNamesSource } from '#server/gazetteer/city-names-load.ts'
import { configEndpoint } from '#server/endpoints/config.ts'
import { createExports } from '#server/endpoints/export-stream.ts'
import { filesEndpoint } from '#server/endpoints/files.ts'
import { flagsEndpoint } from '#server/endpoints/flags.ts'
import { geoFiles } from '#server/endpoints/geo-files.ts'
import { healthEndpoints, type Readiness } from '#server/endpoints/health.ts'
import { importBatchesEndpoint } from '#server/endpoints/import-batches.ts'
import { placeResolveEndpoint } from '#server/endpoints/place-resolve.ts'
import { createLedgers, type Ledgers } from '#server/collections/ledger.ts'
import { ledgerEndpoint } from '#server/endpoints/ledger.ts'
import { operatorDataEndpoint } from '#server/endpoints/operator-data.ts'
import { mapExportEndpoint } from '#server/endpoints/map-export.ts'
import { metricsEndpoint } from '#server/endpoints/metrics.ts'
import { ratesEndpoint } from '#server/endpoints/rates.ts'
import { compression } from '#server/http/compression.ts'
import { removeAbandoned } from '#server/endpoints/restore-account.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { cors } from '#server/http/cors.ts'
import { errorHandler } from '#server/http/error-handler.ts'
import { notFound } from '#server/http/errors.ts'
import { bodyLimited, rateLimited, requestLimits, sharedConnections } from '#server/http/request-limits.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import { createMetrics, type Metrics } from '#server/http/metrics.ts'
import { createRateLimiter, unlimited } from '#server/http/rate-limit.ts'
import { requestContext } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { webApp, webFiles } from '#server/http/static.ts'
import { purgeMails } from '#server/mail/outbox.ts'
import { createCards } from '#server/pictures/card-tasks.ts'
import { createDrawingQueue } from '#server/pictures/drawing-queue.ts'
import { createPictureData } from '#server/pictures/picture-data.ts'
import type { PictureSource } from '#server/pictures/picture-source.ts'
import { pictureRoutes } from '#server/pictures/routes.ts'
import { sharedPages } from '#server/pictures/shared-pages.ts'
import { type Budget, createBudget } from '#server/planner/budget.ts'
import type { Timeouts } from '#server/planner/generate.ts'
import type { PlannerSource } from '#server/planner/planner-source.ts'
import { plannerRoutes } from '#server/planner/routes.ts'
import type { Lifetimes } from '#server/realtime/connections.ts'
import { createRealtime, type Realtime } from '#server/realtime/realtime.ts'
import { realtimeRoutes } from '#server/realtime/routes.ts'
import { createEngine } from '#server/records/engine.ts'
import { createCostlyReads } from '#server/records/read/costly-reads.ts'
import { createRecordRoutes } from '#server/records/routes.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/connect.ts'
import type { Env } from './env.ts'

export interface AppOptions {
  database: Database
  env: Env
  clock: Clock
  log: Log
  /** The cost of hashing a password; the recommended cost of argon2id when absent. */
  hashingCost?: HashingCost
  /** The shortest time in which a request for a mail is answered; the usual one when absent. */
  leastMailRequestMs?: number
  /** Called after a mail was queued in the outbox. */
  notifyOutbox: () => void
  readiness: Readiness
  cityNames: CityNamesSource
  planner: PlannerSource
  pictures: PictureSource
  /** Timeouts of the trip assistant; the defaults when absent. */
  plannerTimeouts?: Timeouts
  /** The longest durations of realtime streams; the defaults when absent. */
  realtimeLifetimes?: Lifetimes
  /** The folder of the committed gazetteer. */
  dataFolder: string
  /** The folder of the built web app. */
  webFolder: string
}

export interface App {
  fetch(request: Request, env?: unknown): Response | Promise<Response>
  /**
   * Deletes expired data: sessions, failed sign-ins, challenges of passkeys, delivered mails, assistant requests,
   * realtime rows, the rows of an interrupted restoration. Creates the marks of stays that have begun. Logs failures.
   * Call it at intervals.
   */
  tidy(): Promise<void>
  /** Closes realtime streams, the notification listener and the planner's process. */
  close(): Promise<void>
}

/** Creates the app, a function from request to response. It opens no port. */
export async function createApp(options: AppOptions): Promise<App> {
  const services = await createServices(options)
  const listening = listenToProcesses(options, services)
  const app = createRoutes(options, services)
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    tidy: () => tidy(options, services),
    async close() {
      options.planner.close()
      options.pictures.close()
      await listening.close()
      await services.realtime.close()
    },
  }
}

interface Services {
  auth: AuthContext
  gazetteerEdits: GazetteerEdits
  gazetteerVersion: string
  metrics: Metrics
  budget: Budget
  realtime: Realtime
}

async function createServices(options: AppOptions): Promise<Services> {
  const { database, env, clock, log, notifyOutbox } = options
  const { db, dialect, notifier } = database
  const secret = await signingKey(db, clock)
  const gazetteer = await db.selectFrom('gazetteer').selectAll().executeTakeFirst()
  const gazetteerVersion = gazetteer?.version ?? ''

  const limiter = env.rateLimits ? createRateLimiter(clock) : unlimited
  const passwords = createPasswords(options.hashingCost)
  const tokens = createTokens(secret, clock)
  const sessions = createSessions(tokens, clock, notifier)
  const superuserSessions = createSuperuserSessions(tokens, clock)
  const gazetteerEdits = await createGazetteerEdits(db, () => notifier.notify('gazetteer'))
  const signInLimits = createSignInLimits(secret, clock, env.rateLimits)
  const metrics = createMetrics()
  const budget = createBudget(env.plannerDailyLimit, clock)

  const userHooks = createUserHooks({ env, clock, passwords, sessions, limiter, notifyOutbox })
  const engine = createEngine({
    db,
    dialect,
    costlyReads: createCostlyReads(database, limiter),
    collections: createCollections({
      isRegistrationClosed: env.registration === 'closed',
      userHooks,
      superuserHooks: createSuperuserHooks({ passwords, sessions }),
      gazetteerHooks: gazetteerEdits.hooks,
    }),
    now: clock,
    gazetteerVersion: () => gazetteerEdits.version(),
    beforeDelete: (db, deletions, earlier) => realtime.beforeDelete(db, deletions, earlier),
    beforeCommit: (db, writes) => realtime.beforeCommit(db, writes),
    afterCommit: (changes, caller) => {
      logSuperuserWrites(log, changes, caller)
      realtime.deliverNewEvents()
      notifier.notify('events')
    },
  })
  const { realtimeLifetimes: lifetimes } = options
  const limited = env.rateLimits
  const realtime: Realtime = createRealtime({ engine, clock, log, limited, ...(lifetimes && { lifetimes }) })
  const oauth = createOAuth(env, secret, log, async (client, network, answer) => {
    const isSent = await realtime.sendOnce(client, network, '@oauth2', answer)
    notifier.notify('events')
    return isSent
  })
  const passkeys = createPasskeys({ publicUrl: env.publicUrl, clock, log })
  const auth = {
    db,
    engine,
    env,
    clock,
    tokens,
    sessions,
    superuserSessions,
    passwords,
    oauth,
    passkeys,
    signInLimits,
    limiter,
    leastMailRequestMs: options.leastMailRequestMs ?? leastMailRequestMs,
    notifyOutbox,
  }
  return { auth, gazetteerEdits, gazetteerVersion, metrics, budget, realtime }
}

/**
 * Follows the changes of the other processes on the same database, including those made while the connection was lost.
 */
function listenToProcesses({ database, log }: AppOptions, { auth, gazetteerEdits, realtime }: Services) {
  const { db, notifier } = database
  const refreshGazetteer = () => {
    gazetteerEdits.refresh(db).catch((error: unknown) => log.error('A refresh failed.', errorFields(error)))
  }
  return notifier.listen(
    (call) => {
      if (call === 'events') realtime.deliverNewEvents()
      else if (call === 'gazetteer') refreshGazetteer()
      else auth.sessions.handleNotification(call)
    },
    () => {
      refreshGazetteer()
      auth.sessions.handleNotification()
      realtime.deliverNewEvents()
    },
  )
}

async function tidy({ clock, log }: AppOptions, { auth, budget, realtime }: Services) {
  const { db, sessions, superuserSessions, signInLimits, passkeys } = auth
  const parts = [
    () => sessions.purge(db),
    () => superuserSessions.purge(db),
    () => signInLimits.purge(db),
    () => purgeKnownDevices(db, clock),
    () => purgeSecondSteps(db, clock),
    () => purgeCodes(db, clock),
    () => passkeys.purge(db),
    () => purgeMails(db, clock),
    () => purgeMailedTokens(db, clock),
    () => purgeInvitations(db, clock),
    () => budget.purge(db),
    () => realtime.deleteExpired(),
    () => removeAbandoned(auth.engine),
    () => markBegunStays(auth.engine),
  ]
  for (const part of parts) {
    try {
      await part()
    } catch (error) {
      // The other parts do not depend on this one.
      log.error('Deleting expired data failed.', errorFields(error))
    }
  }
}

/** The middleware and the routes, in the order in which they handle a request. */
function createRoutes(options: AppOptions, services: Services): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  app.onError(errorHandler(options.log))
  app.notFound(() => {
    throw notFound()
  })
  addMiddleware(app, options, services)
  const { engine } = services.auth
  const data = createPictureData(engine, options.dataFolder)
  const ledgers = createLedgers(engine)
  const cards = createCards(engine, ledgers, data)
  addEndpoints(app, options, services, ledgers)
  const drawings = createDrawingQueue(options.pictures)
  app.route('/', pictureRoutes({ engine, ledgers, data, cards, drawings, limiter: services.auth.limiter }))
  app.route('/', createRecordRoutes(services.auth.engine))
  app.all('/api/*', () => {
    throw notFound()
  })
  const files = webFiles(options.webFolder)
  const web = webApp(files)
  const { env, clock, log } = options
  const { limiter } = services.auth
  app.route('/', sharedPages({ cards, clock, limiter, log, publicUrl: env.publicUrl, files }, web))
  app.get('*', web)
  return app
}

function addMiddleware(app: Hono<RequestEnv>, { env, log }: AppOptions, { auth, metrics }: Services) {
  const { db, engine, limiter, sessions, superuserSessions, signInLimits } = auth
  app.use('*', requestContext(log, metrics, env.trustProxy))
  app.use('*', securityHeaders(env))
  app.use('*', compression)
  app.use('/api/*', cors)
  app.use('/api/*', rateLimited(limiter, 'any', requestLimits.any))
  app.use('/api/*', sharedConnections)
  app.use('/api/*', signInEvents(log, signInLimits))
  app.use('/api/*', resolveCaller(db, sessions, superuserSessions))
  app.use('/api/*', bodyLimited)
  const registrations = rateLimited(limiter, 'register', requestLimits.register)
  app.post('/api/collections/:collection/records', (c, next) =>
    engine.registry.find(c.req.param('collection')) === engine.registry.accounts
      ? registrations(c, next)
      : next(),
  )
  app.post('/api/batch', rateLimited(limiter, 'batch', requestLimits.batch))
}

/** Adds the routes outside the record API. */
function addEndpoints(app: Hono<RequestEnv>, options: AppOptions, services: Services, ledgers: Ledgers) {
  const { database, env, clock, log, cityNames, planner, plannerTimeouts: timeouts } = options
  const { auth, gazetteerVersion, metrics, budget, realtime } = services
  const { db, engine, limiter, oauth, signInLimits } = auth
  const { registry } = metrics
  const sendExport = createExports(database, log)
  const files = { geo_json: geoFiles(db, join(options.dataFolder, 'geo')), users: avatarFiles(db) }
  const routes = [
    healthEndpoints(options.readiness, () => database.isReachable()),
    configEndpoint(env, gazetteerVersion),
    ratesEndpoint(db),
    metricsEndpoint({ database, clock, registry, streams: () => realtime.size }, env.metricsToken),
    flagsEndpoint(),
    authRoutes(auth),
    operatorDataEndpoint(engine.registry, env),
    realtimeRoutes({
      engine,
      realtime,
      networkHash: (address) => signInLimits.networkHash(address),
      awaitsSignIn: (c, client) => oauth.sameBrowser.mark(c, client),
    }),
    cityMatchesEndpoint(engine, cityNames),
    cityResolveEndpoint(
      engine,
      cityNames,
      async (sentences, areEntries, signal) =>
        (await planner.run({ sentences, areEntries }, signal)).places ?? [],
      limiter,
    ),
    ledgerEndpoint(ledgers),
    accountExportEndpoint(engine, limiter, sendExport),
    accountImportEndpoint(engine, limiter),
    mapExportEndpoint(engine, limiter, sendExport),
    importBatchesEndpoint(engine, limiter),
    placeResolveEndpoint(engine, limiter),
    filesEndpoint(engine.registry, files),
    plannerRoutes({ engine, env, clock, log, limiter, budget, planner, ...(timeouts && { timeouts }) }),
  ]
  for (const route of routes) app.route('/', route)
}
