import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { trackError } from '#web/lib/analytics.ts'
import { GivenUp, isCallFailure } from './call-failure.ts'
import { errorMessage } from './error-message.ts'
import { closeErrors, errorToast } from '#web/lib/toast.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Under this title a failure is logged in the console and reported to analytics. */
      reportTitle?: string
    }
    mutationMeta: {
      /** The title of the toast that a failure raises. Without one the caller shows the failure itself. */
      errorTitle?: string
    }
  }
}

const second = 1000
const minute = 60 * second

/** How fresh answers are and how long they are kept, in milliseconds. */
export const freshness = {
  usual: { staleTime: 30 * second, gcTime: 5 * minute },
  user: {
    staleTime: 5 * minute,
    gcTime: 30 * minute,
    refetchOnMount: false,
    // What is there stays; what could not be loaded is.
    refetchOnReconnect: ({ state }: { state: { data: unknown } }) => state.data === undefined,
    refetchOnWindowFocus: false,
  },
  geoJson: { staleTime: 24 * 60 * minute, gcTime: 7 * 24 * 60 * minute },
} as const

// Only a network that failed or a server in trouble is worth a second try.
const isPassing = (error: Error) =>
  isCallFailure(error) && !error.isAbort && (error.status === 0 || error.status >= 500)

const report = (title: string, reason: string) => {
  console.error(`${title}:`, reason)
  trackError(`${title}: ${reason}`)
}

/** The cache of everything that the server answered. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Without a network calls fail and do not wait for one: the person is told at once.
      queries: {
        ...freshness.usual,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => navigator.onLine && isPassing(error) && count < 2,
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
        if (title !== undefined && !(error instanceof GivenUp)) errorToast(title, errorMessage(error))
      },
    }),
  })

/**
 * Marks answers as out of date and asks again for those that are shown. A first load in flight is not begun anew by
 * the library, though it may have been answered before the change: it is asked for again after it. A failure is thrown
 * only with `throwOnError`.
 */
export const askAgain = async (
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
