import type { Generated, Kysely } from 'kysely'
import type { countRules } from '#shared/collections/settings.ts'

/** A connection, or a transaction on one. Every function that queries takes it as its first argument. */
export type Db = Kysely<Tables>

/** The tables that the server queries by name. The record engine builds its queries from a collection's fields. */
export interface Tables {
  migration: MigrationTable
  users: UsersTable
  settings: SettingsTable
  visited_city: VisitedCityTable
  session: SessionTable
  mailed_token: MailedTokenTable
  mail: MailTable
  mail_count: MailCountTable
  invitation: InvitationTable
  avatar: AvatarTable
  signing_key: SigningKeyTable
  failed_sign_in: FailedSignInTable
  gazetteer: GazetteerTable
  planner_generation: PlannerGenerationTable
  realtime_client: RealtimeClientTable
  realtime_subscription: RealtimeSubscriptionTable
  event: EventTable
  rates_refresh: RatesRefreshTable
  _externalAuths: ExternalAuthsTable
  known_device: KnownDeviceTable
  known_network: KnownNetworkTable
  account_security: AccountSecurityTable
  recovery_code: RecoveryCodeTable
  one_time_code: OneTimeCodeTable
  mfa: MfaTable
  _superusers: SuperusersTable
  superuser_session: SuperuserSessionTable
  passkey: PasskeyTable
  webauthn_challenge: WebauthnChallengeTable
}

/** A signed-in device. Each auth token names its session: deleting the row invalidates all tokens of the session. */
interface SessionTable {
  id: string
  user: string
  created: string
  /** When its token was last refreshed. */
  used: string
  /** When its last token expires, at most 90 days after `created`. */
  expires: string
  /** The browser's User-Agent header, for the list of devices. */
  agent: string
  /** A keyed hash of the network that signed in. */
  network: string
  /** When the person last proved who they are: by signing in, or by a password or code for a sensitive change. */
  proven_at: string
  /** The superuser who opened it to impersonate the person; "" for the person's own. */
  impersonator: Generated<string>
}

/**
 * A browser or program in which a user has signed in. It outlives the session. It is exempt from the limit that counts
 * the guesses of all networks at an account, and signing in with it sends no mail.
 */
interface KnownDeviceTable {
  id: string
  user: string
  /** The hash of the secret in the browser's cookie; "" when the browser has none yet. */
  secret_hash: string
  /** The keyed hash of the network of its last sign-in. */
  network: string
  agent: string
  created: string
  used: string
  /** Until when it may sign in without the second step; "" when it may not. */
  second_step_until: string
}

/** A network from which a user has signed in. It is exempt from the same limit as a known device. */
interface KnownNetworkTable {
  user: string
  /** The keyed hash of the network. */
  network: string
  used: string
}

/** How a user's account is protected. A user without a row has the empty value of each column. */
export interface AccountSecurityTable {
  user: string
  /** When the password was changed; "" when it is the first one. */
  password_changed: string
  /** The secret of the authenticator app in base32; "" when there is none. */
  totp_secret: string
  /** The time from which the app is required; "" while no code has confirmed the secret. */
  totp_since: string
  /** The time step of the last accepted code: it and earlier ones are refused. */
  totp_step: number
  /** The time from which a mailed code is required as the second step; "" when it is not. */
  mail_code_since: string
  recovery_codes_made: string
}

/** A code that replaces the second step once. */
interface RecoveryCodeTable {
  user: string
  code_hash: string
  /** "" while it can be used. */
  used: string
}

/** A mailed code, for one request. Several requests can share the code of one mail. */
interface OneTimeCodeTable {
  id: string
  user: string
  /** "signIn" or "proof". */
  purpose: string
  /** The address to which it was mailed. */
  email: string
  code_hash: string
  /** The keyed hash of the network that requested it. */
  network: string
  created: string
  expires: string
  /** How often a code was tried. */
  tries: number
}

/** A sign-in that waits for its second step. */
interface MfaTable {
  id: string
  user: string
  /** The method of the first step. */
  method: string
  expires: string
  /** How often the second step was tried. */
  tries: number
}

/** A single-use token that was mailed to a user. Using it deletes all tokens of the user. */
interface MailedTokenTable {
  token: string
  user: string
  purpose: string
  expires: string
}

/** A queued mail of the last day, for the limits of mails. It stays when its account is deleted. */
interface MailCountTable {
  id: string
  /** What is counted: a hash of the recipient's address with the kind of mail, or an account that asks for mails. */
  subject: string
  purpose: string
  at: string
}

/** An invitation to register that was not used yet. */
interface InvitationTable {
  id: string
  /** The SHA-256 hash of the token in the link. */
  token_hash: string
  /** The address to which the link was mailed, or "". */
  email: string
  created: string
  expires: string
}

/** The outbox: a mail is stored here until it is delivered to the mail server, and a week longer without its content. */
export interface MailTable {
  id: string
  /** The account that the mail is about. The recipient can be another address: a new one that is not confirmed yet. */
  user: string
  recipient: string
  purpose: string
  subject: string
  /** Emptied, like `body_html` and `link`, after the mail is sent or given up: they contain a secret link. */
  body_text: string
  body_html: string
  link: string
  created: string
  /** When the next attempt is due, set to a later time before each attempt; "" when no attempt follows. */
  due: string
  attempts: number
  sent: string
}

/** A user's picture as the server has re-encoded it; the uploaded file is not stored. */
interface AvatarTable {
  user: string
  /** The file name in the user's record; its random part changes with each upload. */
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
  /** 100×100, image/webp. */
  thumb: Uint8Array<ArrayBuffer>
  created: string
}

interface SigningKeyTable {
  id: string
  secret: string
  created: string
}

/** An attempt to sign in that failed or is in progress. */
interface FailedSignInTable {
  id: string
  /** `account` and `network` are keyed hashes of the e-mail address and of the client's network, not the addresses. */
  account: string
  network: string
  at: string
}

/** A request to the trip assistant, stored without its text. */
interface PlannerGenerationTable {
  id: string
  user: string
  begun: string
  /** "" while it is in progress. */
  ended: string
}

/** The edition of the gazetteer in the database: one row, written in the transaction that stores the edition. */
interface GazetteerTable {
  id: string
  version: string
  /** The day of the stored exchange rates, which can be newer than the edition. */
  rates_date: string
  seeded: string
  /**
   * How many times superusers have changed its records. Responses with its records are cached until the next change.
   */
  edits: Generated<number>
}

/** Schedules the refresh of the exchange rates: one row. The process that moves `due` to a later time refreshes. */
interface RatesRefreshTable {
  id: string
  /** When the next refresh is due. */
  due: string
}

/** A client with an open event stream. */
interface RealtimeClientTable {
  id: string
  /** The server process that holds its stream. */
  process: string
  /** A keyed hash of the client's network. */
  network: string
  /** User and session when it subscribed, "" for a guest. A client whose session has ended is treated as a guest. */
  user: string
  session: string
  /** The superuser's session when it subscribed; "" for all others. */
  superuser_session: Generated<string>
  /** The latest time at which its stream ends. */
  ends: string
}

/** One topic that a client subscribes to. */
interface RealtimeSubscriptionTable {
  client: string
  topic: string
  /** The collection's name; "" for a topic that is not about records. */
  collection: string
  /** A record's id, or "*" for all records of the collection. */
  record: string
  /** 1 if the topic has its own filter. */
  filtered: number
}

/** A realtime event to deliver; deleted after some minutes. */
export interface EventTable {
  seq: Generated<number>
  action: string
  /** The collection's name; "" for an event that is not about a record. */
  collection: string
  record: string
  /** The row as JSON, or the message of an event that is not about a record. */
  content: string
  /** The recipients as JSON if the writing transaction has determined them; "" if delivery determines them. */
  audience: string
  at: string
}

/** A user's account at an OAuth provider. */
interface ExternalAuthsTable {
  seq: Generated<number>
  id: string
  /** The id of the users' collection. */
  collectionRef: string
  /** The id of the user. */
  recordRef: string
  provider: string
  /** The provider's id for the user. */
  providerId: string
  /** The address or name at the provider; "" for links that are older than the column. */
  label: string
  /** 1 when the link outlives a password reset. */
  confirmed: number
  created: string
  updated: string
}

/** A passkey: the public key of a pair whose private key is in a device or a password manager of its owner. */
interface PasskeyTable {
  id: string
  user: string
  /** The authenticator's id for the key, base64url. */
  credential_id: string
  /** In the COSE format. */
  public_key: Uint8Array<ArrayBuffer>
  /** The signature counter at its last use; 0 for an authenticator that does not count. */
  counter: number
  /** The transports by which browsers reach the authenticator, as a JSON list such as ["internal","hybrid"]. */
  transports: string
  name: string
  /** 1 if the account's e-mail address was verified when the passkey was added. */
  owner_verified: number
  created: string
  /** "" before its first use. */
  used: string
}

/** A challenge for a passkey to sign. It is deleted by its first use. */
interface WebauthnChallengeTable {
  id: string
  /** 32 random bytes, base64url. */
  challenge: string
  purpose: string
  /** The user who may answer it; "" for a sign-in, in which the answer identifies the user. */
  user: string
  expires: string
}

/** The migrations that were applied. */
interface MigrationTable {
  name: string
  applied: string
}

/** The columns that every collection's table has; `seq` increases with each insertion. */
interface RecordTable {
  seq: Generated<number>
  id: string
  created: string
  updated: string
}

/** Flags are stored as 0 or 1. */
export interface UsersTable extends RecordTable {
  email: string
  emailVisibility: number
  verified: number
  name: string
  avatar: string
  public: number
  private_trips: Generated<number>
  language: Generated<string>
  /** "" for a user without a password. */
  password_hash: string
  /** Part of the key that signs the user's tokens: changing it invalidates all of them. */
  token_key: string
}

/** The superusers: see decision 141. */
interface SuperusersTable extends RecordTable {
  email: string
  emailVisibility: number
  verified: number
  password_hash: string
  token_key: string
}

/** A session of a superuser. Each token of a superuser names one. */
interface SuperuserSessionTable {
  id: string
  superuser: string
  created: string
  used: string
  expires: string
  agent: string
  /** A keyed hash of the network that signed in. */
  network: string
}

interface SettingsTable extends RecordTable {
  user: string
  authWithPasswordAvailable: number
  count_rule: Generated<(typeof countRules)[number]>
  count_territories: Generated<number>
  count_transit: Generated<number>
  home: Generated<string>
  hide_recent_days: Generated<number>
}

interface VisitedCityTable extends RecordTable {
  user: string
  city: string
}
