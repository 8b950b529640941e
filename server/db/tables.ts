/** The tables that the server queries by name. Those of collections are known to the record engine only. */
export interface Tables {
  session: SessionTable
  mail: MailTable
  signing_key: SigningKeyTable
  failed_sign_in: FailedSignInTable
  gazetteer: GazetteerTable
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
}

/** The outbox: a mail waits here until the server has handed it over. */
export interface MailTable {
  id: string
  recipient: string
  purpose: string
  subject: string
  body_text: string
  body_html: string
  created: string
  /** When the next attempt is due; pushed back after each failure. */
  due: string
  attempts: number
  sent: string
}

export interface SigningKeyTable {
  id: string
  secret: string
  created: string
}

export interface FailedSignInTable {
  id: string
  /** What the failure is counted under: an address of the network, or a hash of an account. */
  subject: string
  at: string
}

/** Which edition of the world's data the database holds; one row, written last when seeding. */
export interface GazetteerTable {
  id: string
  version: string
  seeded: string
}
