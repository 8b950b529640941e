import { queryOptions } from '@tanstack/react-query'
import { settings } from '#shared/collections/settings.ts'
import { first } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

/** The settings record of an account: the server creates it with the account. */
export const settingsOf = (userId: string) => first('settings', settings, { filter: where`user = ${userId}` })

/** Data of the signed-in person's account that is not visible to others. */
export const settingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', { user: userId }],
    queryFn: () => settingsOf(userId),
    ...freshness.user,
  })
