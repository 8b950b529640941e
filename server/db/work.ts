import { AsyncLocalStorage } from 'node:async_hooks'

const works = new AsyncLocalStorage<string>()

/**
 * Runs `run` as work of a kind, such as the requests for one collection. On PostgreSQL each kind gets a part of the
 * connections, so that a kind that waits for a lock leaves connections for others.
 */
export const asWork = <Result>(kind: string, run: () => Result): Result => works.run(kind, run)

/** The kind of the current work; "" for work without a kind. */
export const currentWork = (): string => works.getStore() ?? ''
