import { queryOptions } from '@tanstack/react-query'
import type { Ledger } from '#shared/ledger.ts'
import { send } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'

export const ledgerKeyOf = (userId: string) => ['ledger', { user: userId }]

/**
 * A person's stays and all that counting needs: the one source of every count, map and timeline. Fails with the status
 * 404 where the profile is private.
 */
export const ledgerQuery = (userId: string) =>
  queryOptions({
    queryKey: ledgerKeyOf(userId),
    queryFn: async ({ signal }): Promise<Ledger> => {
      // Routes name this query, so its schema would be in the first script.
      const { ledgerColumns, ledgerOfColumns } = await import('#shared/ledger-columns.ts')
      const query = { form: 'columns' }
      return ledgerOfColumns(
        await send(`/api/ledger/${encodeURIComponent(userId)}`, ledgerColumns, { query, signal }),
      )
    },
    ...freshness.usual,
  })
