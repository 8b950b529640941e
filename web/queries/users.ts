import { queryOptions } from '@tanstack/react-query'
import { publicUser } from '#shared/collections/users.ts'
import { one } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { freshness } from '#web/lib/api/query-client.ts'

/**
 * What a person shows of themselves, or null when there is nobody with this id or their profile is private:
 * the server answers both alike.
 */
export const publicUserQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId],
    queryFn: async () => {
      try {
        return await one('users', publicUser, userId)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    ...freshness.user,
  })
