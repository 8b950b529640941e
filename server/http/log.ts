import type { LogLevel } from '#server/env.ts'

/** The fields of a log line. Never pass a token, a link or an e-mail address. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

const severity = { debug: 0, info: 1, warn: 2, error: 3 } satisfies Record<LogLevel, number>

/** Writes JSON lines through `write`, including the line end. Lines below `level` are dropped. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const at = (of: LogLevel) => (message: string, fields?: LogFields) => {
    if (severity[of] < severity[level]) return
    const line = { time: new Date().toISOString(), level: of, message, ...fields }
    write(`${redact(JSON.stringify(line))}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** A log that writes nothing. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** An error's message, stack and the message of its cause, as log fields. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  // Connecting to a host with several addresses throws an AggregateError with an empty message; its code is logged.
  const message = error.message || ('code' in error ? String(error.code) : error.name)
  return { error: message, stack: error.stack, cause }
}

// Error messages of libraries can contain personal data: a mail server's reply often repeats the recipient.
function redact(line: string) {
  return line
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replaceAll(/[^\s"'<>:,=(/]+@[^\s"'<>:,)\\/]+\.[^\s"'<>:,)\\/]+/g, '[address]')
    .replaceAll(/([?&]token=)[^\s"&]+/g, '$1[token]')
}
