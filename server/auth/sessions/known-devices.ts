import { type Clock, secondsAfter, timestampOf } from '#server/clock.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import { type Client, deviceHash, newDeviceSecret } from './client.ts'

/** For this long after a sign-in, its browser and network are exempt from the limit on guesses at the account. */
const exemptSeconds = 90 * 86_400
/** A browser is forgotten when nobody has signed in with it for this long, like its cookie. */
const keptSeconds = 400 * 86_400
/** The maximum for each account. Beyond it, the one that was unused for the longest time is forgotten. */
const most = 50
const secondStepSeconds = 30 * 86_400

interface KnownDevice {
  id: string
  /** "" when no browser has the cookie of this device. */
  secret_hash: string
  second_step_until: string
}

/** The device of a request by its cookie, among those with which a user has signed in; null when there is none. */
async function deviceByCookie(db: Db, user: string, { deviceSecret }: Client): Promise<KnownDevice | null> {
  if (deviceSecret === '') return null
  const device = await db
    .selectFrom('known_device')
    .select(['id', 'secret_hash', 'second_step_until'])
    .where('user', '=', user)
    .where('secret_hash', '=', deviceHash(deviceSecret))
    .executeTakeFirst()
  return device ?? null
}

/** Whether a user has signed in with this browser or from this network within 90 days. */
export async function isKnown(db: Db, clock: Clock, user: string, client: Client): Promise<boolean> {
  const network = await db
    .selectFrom('known_network')
    .select('used')
    .where('user', '=', user)
    .where('network', '=', client.network)
    .where('used', '>', knownSince(clock))
    .executeTakeFirst()
  return network !== undefined || (await isKnownBrowser(db, clock, user, client))
}

/** Whether a user has signed in with this browser within 90 days. Unlike a network it is not shared with neighbours. */
export async function isKnownBrowser(db: Db, clock: Clock, user: string, client: Client): Promise<boolean> {
  if (client.deviceSecret === '') return false
  const device = await db
    .selectFrom('known_device')
    .select('id')
    .where('user', '=', user)
    .where('secret_hash', '=', deviceHash(client.deviceSecret))
    .where('used', '>', knownSince(clock))
    .executeTakeFirst()
  return device !== undefined
}

const knownSince = (clock: Clock) => timestampOf(secondsAfter(clock(), -exemptSeconds))

/** Whether a user has chosen that this browser signs in without the second step. */
export async function isRemembered(db: Db, clock: Clock, user: string, client: Client): Promise<boolean> {
  const device = await deviceByCookie(db, user, client)
  return device !== null && device.second_step_until > timestampOf(clock())
}

interface RecordedSignIn {
  /** Whether the user has never signed in with this browser before. */
  isNew: boolean
  /** The secret for the browser's cookie; "" when it needs no cookie. */
  deviceSecret: string
}

/**
 * Records the browser and the network of a sign-in, in its transaction. A client without a cookie is known when the
 * user has signed in with the same User-Agent from the same network: programs that keep no cookies sign in often.
 */
export async function recordSignIn(
  db: Db,
  clock: Clock,
  user: string,
  client: Client,
  { remembersSecondStep }: { remembersSecondStep: boolean },
): Promise<RecordedSignIn> {
  const now = timestampOf(clock())
  const { agent, network } = client
  await db
    .insertInto('known_network')
    .values({ user, network, used: now })
    .onConflict((conflict) => conflict.columns(['user', 'network']).doUpdateSet({ used: now }))
    .execute()

  const byCookie = await deviceByCookie(db, user, client)
  const alike =
    byCookie ??
    (await db
      .selectFrom('known_device')
      .select(['id', 'secret_hash', 'second_step_until'])
      .where('user', '=', user)
      .where('agent', '=', agent)
      .where('network', '=', network)
      .orderBy('secret_hash')
      .executeTakeFirst())
  const isNew = alike === undefined
  const until = remembersSecondStep ? timestampOf(secondsAfter(clock(), secondStepSeconds)) : ''
  // A device whose cookie may be in another browser does not get a second cookie.
  const own = byCookie ?? (alike?.secret_hash === '' ? alike : undefined)
  if (!own && alike && !remembersSecondStep) {
    await db.updateTable('known_device').set({ used: now }).where('id', '=', alike.id).execute()
    return { isNew, deviceSecret: '' }
  }
  const deviceSecret = await secretFor(db, client, {
    isRenewed: remembersSecondStep,
    isIssued: byCookie !== null,
  })
  const secret_hash = deviceHash(deviceSecret)
  const second_step_until = until === '' ? (own?.second_step_until ?? '') : until
  const columns = { secret_hash, network, agent, used: now, second_step_until }
  if (own) await db.updateTable('known_device').set(columns).where('id', '=', own.id).execute()
  else
    await db
      .insertInto('known_device')
      .values({ id: newId(), user, created: now, ...columns })
      .execute()
  await deleteSurplus(db, user)
  return { isNew, deviceSecret }
}

/**
 * The secret for the cookie of a browser. The sent secret is kept only if this server has issued it, because a person
 * who plants a cookie in a browser knows its secret. For the same reason a browser that will skip the second step gets
 * a new secret, for all accounts that use the browser. `isIssued` is true when a device with the sent secret is already
 * known to exist.
 */
async function secretFor(
  db: Db,
  { deviceSecret }: Client,
  { isRenewed, isIssued }: { isRenewed: boolean; isIssued: boolean },
) {
  const fresh = newDeviceSecret()
  if (deviceSecret === '') return fresh
  const sent = deviceHash(deviceSecret)
  if (isRenewed) {
    const renewed = db.updateTable('known_device').set({ secret_hash: deviceHash(fresh) })
    await renewed.where('secret_hash', '=', sent).execute()
    return fresh
  }
  if (isIssued) return deviceSecret
  const issued = db.selectFrom('known_device').select('id').where('secret_hash', '=', sent)
  return (await issued.executeTakeFirst()) ? deviceSecret : fresh
}

async function deleteSurplus(db: Db, user: string) {
  const surplus = db
    .selectFrom('known_device')
    .select('id')
    .where('user', '=', user)
    .orderBy('used', 'desc')
    .orderBy('id')
    .limit(1000)
    .offset(most)
  const ids = (await surplus.execute()).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('known_device').where('id', 'in', ids).execute()
}

/** Forgets every browser and network of a user. */
export async function forgetDevices(db: Db, user: string) {
  for (const table of ['known_device', 'known_network'] as const)
    await db.deleteFrom(table).where('user', '=', user).execute()
}

/** Asks for the second step again in every browser of a user, except that of a client if given. */
export async function forgetSecondSteps(db: Db, user: string, except?: Client) {
  const forgotten = db.updateTable('known_device').set({ second_step_until: '' }).where('user', '=', user)
  await forgotten.where('secret_hash', '<>', deviceHash(except?.deviceSecret ?? '')).execute()
}

/** Deletes browsers and networks with which nobody has signed in for a long time. */
export async function purgeKnownDevices(db: Db, clock: Clock) {
  const before = (seconds: number) => timestampOf(secondsAfter(clock(), -seconds))
  await db.deleteFrom('known_device').where('used', '<', before(keptSeconds)).execute()
  await db.deleteFrom('known_network').where('used', '<', before(exemptSeconds)).execute()
}
