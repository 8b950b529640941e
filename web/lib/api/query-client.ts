import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { trackError } from '#web/lib/analytics.ts'
import { ActionCancelled, isCallFailure } from './call-failure.ts'
import { errorMessage } from './error-message.ts'
import { closeErrors, errorToast } from '#web/lib/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The title under which a failure is logged in the console and reported to analytics. */
      reportTitle?: string
    }
    mutationMeta: {
      /** The title of the toast for a failure. Without a title the caller shows the failure itself. */
      errorTitle?: string
    }
  }
}

const second = 1000
const minute = 60 * second

/** How long data is fresh and how long it is cached, in milliseconds. */
export const freshness = {
  usual: { staleTime: 30 * second, gcTime: 5 * minute },
  user: {
    staleTime: 5 * minute,
    gcTime: 30 * minute,
    refetchOnMount: false,
    // Loads only missing data.
    refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
    refetchOnWindowFocus: false,
  },
  geoJson: { staleTime: 24 * 60 * minute, gcTime: 7 * 24 * 60 * minute },
} as const

// Only network failures and server errors are retried.
const isTemporary = (error: Error) =>
  isCallFailure(error) && !error.isAbort && (error.status === 0 || error.status >= 500)

const report = (title: string, reason: string) => {
  console.error(`${title}:`, reason)
  trackError(`${title}: ${reason}`)
}

/** The cache of all responses of the server. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Without a network calls fail at once, so the person is told immediately.
      queries: {
        ...freshness.usual,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => navigator.onLine && isTemporary(error) && count < 2,
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const title = query.meta?.reportTitle
        if (title !== undefined) report(title, errorMessage(error))
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        const title = mutation.meta?.errorTitle
        if (title !== undefined) closeErrors(title)
      },
      onError: (error, _variables, _result, mutation) => {
        const title = mutation.meta?.errorTitle
        if (title !== undefined && !(error instanceof ActionCancelled)) errorToast(title, errorMessage(error))
      },
    }),
  })

/**
 * Invalidates queries and refetches the active ones. The library does not restart a first load in flight, whose
 * response may be older than the change, so such queries are invalidated again after it. Throws failures only with
 * `throwOnError`.
 */
export const invalidateAndRefetch = async (
  queryClient: QueryClient,
  filters: InvalidateQueryFilters,
  options: InvalidateOptions = {},
): Promise<void> => {
  const hasFirstLoad = queryClient
    .getQueryCache()
    .findAll(filters)
    .some(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
  await queryClient.invalidateQueries(filters, options)
  if (hasFirstLoad) await queryClient.invalidateQueries(filters, options)
}
