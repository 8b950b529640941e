import { queryOptions } from '@tanstack/react-query'
import { publicUser } from '#shared/collections/users.ts'
import { one } from '#web/lib/api/api.ts'
import { isMissing } from '#web/lib/api/call-failure.ts'
import { freshness } from '#web/lib/api/query-client.ts'

/**
 * The public data of a person; null when nobody has this id or the profile is private: the server gives the same answer
 * to both.
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
