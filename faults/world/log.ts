import type { RealServer } from '#server/test/real-server.ts'

interface Line {
  level: string
  message: string
  error?: string
}

/** The lines of a server's log. */
export const linesOf = (server: Pick<RealServer, 'errors'>): Line[] =>
  server
    .errors()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

/** Unhandled errors outside of requests and tasks. */
export const strayErrors = (server: Pick<RealServer, 'errors'>): string[] =>
  linesOf(server)
    .filter(({ message }) => message === 'Uncaught error.' || message === 'Unhandled rejection.')
    .map(({ message, error = '' }) => `${message} ${error}`)
