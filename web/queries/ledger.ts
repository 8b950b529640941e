import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Ledger } from '#shared/ledger.ts'
import { send } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'

export const ledgerKeyOf = (userId: string) => ['ledger', { user: userId }]

/**
 * A person's stays and all that counting needs: the only source of every count, map and timeline. Fails with the status
 * 404 if the profile is private.
 */
export const ledgerQuery = (userId: string) =>
  queryOptions({
    queryKey: ledgerKeyOf(userId),
    queryFn: async ({ signal }): Promise<Ledger> => {
      const path = `/api/ledger/${encodeURIComponent(userId)}`
      const [{ ledgerColumns, ledgerOfColumns }, answer] = await Promise.all([
        // Routes use this query, so its schema would otherwise be in the first script.
        import('#shared/ledger-columns.ts'),
        send(path, z.unknown(), { query: { form: 'columns' }, signal }),
      ])
      return ledgerOfColumns(ledgerColumns.parse(answer))
    },
    ...freshness.usual,
  })
