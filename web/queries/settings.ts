import { queryOptions } from '@tanstack/react-query'
import { settings } from '#shared/collections/settings.ts'
import { first } from '#web/lib/api/api.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'

/** The settings row of an account: the server makes it with the account. */
export const settingsOf = (userId: string) => first('settings', settings, { filter: where`user = ${userId}` })

/** What belongs to a signed-in person's account without being shown of it. */
export const settingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['settings', { user: userId }],
    queryFn: () => settingsOf(userId),
    ...freshness.user,
  })
