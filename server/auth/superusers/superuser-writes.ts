import type { Caller } from '#server/http/context.ts'
import type { Log } from '#server/http/log.ts'
import type { Change } from '#server/records/engine.ts'

/** The longest list of changed records in one line of the log. */
const mostNamed = 100

/** Logs the changes that a superuser has made, for themselves or in a person's place. The log has no contents. */
export function logSuperuserWrites(log: Log, changes: readonly Change[], caller: Caller): void {
  const superuser = caller?.superuserId ?? caller?.impersonator
  if (superuser === undefined) return
  const named = changes.slice(0, mostNamed)
  log.info('A superuser changed records.', {
    superuser,
    inPlaceOf: caller?.userId,
    count: changes.length,
    changes: named
      .map(({ action, collection, row }) => `${action} ${collection.name}/${String(row['id'])}`)
      .join(', '),
  })
}
