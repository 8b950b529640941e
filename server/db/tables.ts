import type { Generated, Kysely } from 'kysely'

/** A connection, or a transaction on one: the first argument of every function that queries. */
export type Db = Kysely<Tables>

/** The tables that the server queries by name; what the record engine does it does by a collection's fields. */
export interface Tables {
  migration: MigrationTable
  users: UsersTable
  settings: SettingsTable
  visited_city: VisitedCityTable
  session: SessionTable
  mailed_token: MailedTokenTable
  mail: MailTable
  avatar: AvatarTable
  signing_key: SigningKeyTable
  failed_sign_in: FailedSignInTable
  gazetteer: GazetteerTable
  planner_generation: PlannerGenerationTable
  realtime_client: RealtimeClientTable
  realtime_subscription: RealtimeSubscriptionTable
  event: EventTable
  rates_refresh: RatesRefreshTable
  external_auth: ExternalAuthTable
}

/** A signed-in device. Tokens name their session; removing the row ends them all. */
export interface SessionTable {
  id: string
  user: string
  created: string
  /** When a token of it was last refreshed. */
  used: string
  expires: string
  /** The browser as it named itself, for the list of devices. */
  agent: string
  /** A keyed hash of the network it was opened from: a network once signed in from may go on when others guess. */
  network: string
}

/** The newest mailed token of each purpose that can be used once; using it, or a newer one, removes it. */
export interface MailedTokenTable {
  user: string
  purpose: string
  token: string
}

/** The outbox: a mail waits here until the server has handed it over. */
export interface MailTable {
  id: string
  /** Whose account it is about; the recipient may be an address that is not theirs yet. */
  user: string
  recipient: string
  purpose: string
  subject: string
  /** Emptied, like the next two, once the mail is on its way: they hold a secret link. */
  body_text: string
  body_html: string
  link: string
  created: string
  /** When the next attempt is due, pushed back before each one; "" when there will be none. */
  due: string
  attempts: number
  sent: string
}

/** A person's picture as it is served: encoded anew, never as it came. */
export interface AvatarTable {
  user: string
  /** The name that the user's record carries; no two contents have the same. */
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
  /** 100×100, image/webp. */
  thumb: Uint8Array<ArrayBuffer>
  created: string
}

export interface SigningKeyTable {
  id: string
  secret: string
  created: string
}

/** An attempt to sign in that failed or is under way. */
export interface FailedSignInTable {
  id: string
  /** Keyed hashes of who was meant and of where it came from: nobody's addresses are kept. */
  account: string
  network: string
  at: string
}

/** A trip that the assistant was asked for; its sentence is not kept. */
export interface PlannerGenerationTable {
  id: string
  user: string
  begun: string
  /** "" while it is under way. */
  ended: string
}

/** Which edition of the world's data the database holds; one row, written last when seeding. */
export interface GazetteerTable {
  id: string
  version: string
  /** The day of the exchange rates, which may be newer than the edition's. */
  rates_date: string
  seeded: string
}

/** Whose turn it is to refresh the exchange rates: one row, pushed back by whoever takes it. */
export interface RatesRefreshTable {
  id: string
  /** When the next refresh is due. */
  due: string
}

/** A client that holds a stream open. */
export interface RealtimeClientTable {
  id: string
  /** The process that holds its stream. */
  process: string
  /** A keyed hash of the network it came from. */
  network: string
  /** As whom it listens; "" for a guest, and what a session that has ended comes to. */
  user: string
  session: string
  /** When its stream is over at the latest. */
  ends: string
}

/** One topic that a client listens to. */
export interface RealtimeSubscriptionTable {
  client: string
  topic: string
  /** The collection's name; "" for a topic that is about no record. */
  collection: string
  /** A record's id, or "*" for all. */
  record: string
  /** 1 where the topic has a filter of its own. */
  filtered: number
}

/** What has happened and is to be told; kept for minutes. */
export interface EventTable {
  seq: Generated<number>
  action: string
  /** The collection's name; "" for what is about no record. */
  collection: string
  record: string
  /** The row in JSON, or whatever else is told. */
  content: string
  /** Who is told, in JSON, where that was decided in the transaction; "" where it is decided on delivery. */
  audience: string
  at: string
}

/** An account at a provider with which a user signs in. */
export interface ExternalAuthTable {
  id: string
  user: string
  provider: string
  /** The provider's own id of the person. */
  provider_id: string
  created: string
}

/** The steps of its history that a database has taken. */
export interface MigrationTable {
  name: string
  applied: string
}

/** What tables of collections have besides their fields; `seq` counts insertions. */
interface RecordTable {
  seq: Generated<number>
  id: string
  created: string
  updated: string
}

/** Flags are 0 or 1. */
export interface UsersTable extends RecordTable {
  email: string
  emailVisibility: number
  verified: number
  name: string
  avatar: string
  public: number
  private_trips: Generated<number>
  /** "" for who has never had a password. */
  password_hash: string
  /** Part of what the user's tokens are signed with: a new one ends them all. */
  token_key: string
}

export interface SettingsTable extends RecordTable {
  user: string
  authWithPasswordAvailable: number
}

export interface VisitedCityTable extends RecordTable {
  user: string
  city: string
}
