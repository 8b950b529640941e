import type { LogLevel } from '#server/env.ts'

/** Facts that go with a line. Never put a token, a link or an e-mail address in. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

const severity = { debug: 0, info: 1, warn: 2, error: 3 } satisfies Record<LogLevel, number>

/** A log of JSON lines, each given to `write` with its line end; what is below `level` is dropped. */
export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const at = (of: LogLevel) => (message: string, fields?: LogFields) => {
    if (severity[of] < severity[level]) return
    const line = { time: new Date().toISOString(), level: of, message, ...fields }
    write(`${redact(JSON.stringify(line))}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** For where nobody reads a log. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** What an error says for the log: its message, stack and causes, in fields. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  // An address that leads to several others fails with one error for all, which says nothing itself.
  const message = error.message || ('code' in error ? String(error.code) : error.name)
  return { error: message, stack: error.stack, cause }
}

// Texts of libraries' errors pass through here too: a mail server likes to repeat the recipient.
function redact(line: string) {
  return line
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replaceAll(/[^\s"'<>:,=(/]+@[^\s"'<>:,)\\/]+\.[^\s"'<>:,)\\/]+/g, '[address]')
    .replaceAll(/([?&]token=)[^\s"&]+/g, '$1[token]')
}
