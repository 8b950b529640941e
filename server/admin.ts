/** The operator's commands: npm run admin -- COMMAND. The server can run at the same time, except during a restore. */
import { join } from 'node:path'
import { removeLostSecondStep, resetPassword, signOut, verifyEmail } from './admin/accounts.ts'
import { exportAccount, importAccount } from './admin/account-archive.ts'
import { AdminError } from './admin/admin-error.ts'
import { backup } from './admin/backup.ts'
import { demo } from './admin/demo.ts'
import { doctor } from './admin/doctor.ts'
import { invite, listInvitations, revokeInvitation } from './admin/invitations.ts'
import { refreshRatesNow } from './admin/refresh-rates.ts'
import { restore } from './admin/restore.ts'
import { createSuperuser, listSuperusers, removeSuperuser, resetSuperuser } from './admin/superusers.ts'
import type { AppOptions } from './app.ts'
import { signingKey } from './auth/sessions/signing-key.ts'
import { createPasswords } from './auth/passwords/passwords.ts'
import { createTokens } from './auth/sessions/tokens.ts'
import { systemClock as clock } from './clock.ts'
import type { Database } from './db/connect.ts'
import { cityNamesFromProcess } from '#server/gazetteer/city-names-load.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { createLog, errorFields } from './http/log.ts'
import { picturesFromProcess } from './pictures/picture-source.ts'
import { plannerFromProcess } from './planner/planner-source.ts'
import { openUnchangedDatabase, openUpToDateDatabase, withStorageExplained } from './prepared-database.ts'
import { StartError } from './start-error.ts'

const help = `Usage: npm run admin -- COMMAND

  backup FILE            save the whole database into FILE, also while the server runs
  restore FILE           restore FILE into an empty database, SQLite or PostgreSQL; stop the server first
  verify-email EMAIL     mark the address as verified
  reset-password EMAIL   print a link with which the person can choose a new password
  invite [EMAIL]         print a link with which one person can register, and mail it when an address is given
  invitations            list the invitations that can be used
  revoke-invitation ID   make an invitation invalid; also by its address
  superuser EMAIL        create a superuser, who can read and change every record, and print the password
  superusers             list the superusers and their sessions
  reset-superuser EMAIL  print a new password for a superuser, and end all of their sessions
  remove-superuser EMAIL remove a superuser, and end all of their sessions
  remove-second-step EMAIL
                         sign in without the second step, for a person who has lost it
  sign-out EMAIL         end all sessions of the person, at once also in running servers
  export EMAIL FILE      save the data of one person into FILE, as the person can in the settings
  import EMAIL FILE      restore such a file into the empty account of the person
  demo                   create a person with 120 visited cities, and print how to sign in
  doctor                 check everything, and say for each problem what to do
  refresh-rates          fetch the exchange rates of RATES_URL now; with accept-jumps after it, also rates
                         that differ by more than half from the stored ones
`
const root = join(import.meta.dirname, '..')
const dataFolder = join(root, 'data/dist')
const webFolder = join(root, 'web/dist')

/** A command on the open database. Returns the text to print. */
type Command = (database: Database, env: Env, argument: string, second: string) => Promise<string>

/**
 * An argument in brackets is an optional keyword, one with a question mark is optional, and two words are two arguments. Migrations and the gazetteer are applied before a command unless it
 * has `unchanged`.
 */
const commands: Record<string, { argument: string; run: Command; unchanged?: true }> = {
  backup: { argument: 'FILE', unchanged: true, run: (database, _env, file) => backup(database, file, clock) },
  restore: { argument: 'FILE', unchanged: true, run: (database, _env, file) => restore(file, database) },
  'verify-email': { argument: 'EMAIL', run: ({ db }, _env, email) => verifyEmail(db, email, clock) },
  'reset-password': {
    argument: 'EMAIL',
    run: async ({ db }, env, email) => {
      const tokens = createTokens(await signingKey(db, clock), clock)
      return resetPassword(db, email, { tokens, publicUrl: env.publicUrl, clock })
    },
  },
  invite: { argument: 'EMAIL?', run: ({ db }, env, email) => invite(db, email, { env, clock }) },
  invitations: { argument: '', run: ({ db }) => listInvitations(db, clock) },
  'revoke-invitation': { argument: 'ID', run: ({ db }, _env, id) => revokeInvitation(db, id) },
  superuser: {
    argument: 'EMAIL',
    run: ({ db }, _env, email) => createSuperuser(db, email, createPasswords(), clock),
  },
  superusers: { argument: '', run: ({ db }) => listSuperusers(db, clock) },
  'reset-superuser': {
    argument: 'EMAIL',
    run: ({ db }, _env, email) => resetSuperuser(db, email, createPasswords(), clock),
  },
  'remove-superuser': { argument: 'EMAIL', run: ({ db }, _env, email) => removeSuperuser(db, email) },
  'remove-second-step': { argument: 'EMAIL', run: ({ db }, _env, email) => removeLostSecondStep(db, email) },
  'sign-out': { argument: 'EMAIL', run: (database, _env, email) => signOut(database, email) },
  export: {
    argument: 'EMAIL FILE',
    run: (database, _env, email, file) => exportAccount(database, email, file, clock),
  },
  import: {
    argument: 'EMAIL FILE',
    run: (database, _env, email, file) => importAccount(database, email, file, clock),
  },
  demo: { argument: '', run: (database, env) => demo(appOptions(database, env)) },
  doctor: {
    argument: '',
    unchanged: true,
    run: async (database, env) => {
      const { report, healthy } = await doctor(database, env, { data: dataFolder, web: webFolder }, clock)
      if (!healthy) process.exitCode = 1
      return report
    },
  },
  'refresh-rates': {
    argument: '[accept-jumps]',
    run: ({ db }, { ratesUrl: url }, argument) =>
      refreshRatesNow(db, { url, clock, acceptsJumps: argument !== '' }),
  },
}

const log = createLog('info', (line) => process.stderr.write(line))

const appOptions = (database: Database, env: Env): AppOptions => ({
  database,
  env,
  clock,
  log,
  notifyOutbox: () => {},
  readiness: { ready: true },
  cityNames: cityNamesFromProcess(dataFolder),
  planner: plannerFromProcess(dataFolder),
  pictures: picturesFromProcess(dataFolder),
  dataFolder,
  webFolder,
})

const takes = (wanted: string, argument: string, second: string) =>
  wanted.includes(' ') === (second !== '') &&
  (wanted.endsWith('?') ||
    (wanted.startsWith('[')
      ? argument === '' || `[${argument}]` === wanted
      : (wanted === '') === (argument === '')))

async function run([name = '', argument = '', second = '', ...rest]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !takes(command.argument, argument, second) || rest.length > 0) {
    process.stderr.write(help)
    return 2
  }
  const env = readEnv(process.env)
  const database = command.unchanged
    ? await openUnchangedDatabase(env, log)
    : await openUpToDateDatabase(env, dataFolder, log, clock)
  try {
    process.stdout.write(`${await command.run(database, env, argument, second)}\n`)
  } catch (error) {
    throw withStorageExplained(error, env)
  } finally {
    await database.close().catch((error: unknown) => {
      const message = 'The write-ahead log could not be written into the database. The next start does that.'
      log.warn(message, errorFields(error))
    })
  }
  return 0
}

try {
  const code = await run(process.argv.slice(2))
  process.exitCode ??= code
} catch (error) {
  const isExpected = error instanceof AdminError || error instanceof EnvError || error instanceof StartError
  const unexpected = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${isExpected ? error.message : `The command failed. ${unexpected}`}\n`)
  process.exitCode = 1
}
