import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, onTestFinished } from 'vitest'
import { createQueryClient } from '#web/lib/api/query-client.ts'
import { startSignedIn } from './render-app.tsx'

type SignedIn = Awaited<ReturnType<typeof startSignedIn>> & { queryClient: QueryClient }

/**
 * Signs a new person in before each test of the file, with an empty cache: for queries and changes without a page. The
 * answered object always has what belongs to the running test.
 */
export function signedInQueries(): Readonly<SignedIn> {
  let current: SignedIn | undefined
  const now = () => {
    if (current === undefined) throw new Error('Nobody is signed in before the first test.')
    return current
  }
  beforeEach(async () => {
    const queryClient = createQueryClient()
    current = { ...(await startSignedIn()), queryClient }
    onTestFinished(() => queryClient.clear())
  })
  return {
    get app() {
      return now().app
    },
    get network() {
      return now().network
    },
    get person() {
      return now().person
    },
    get queryClient() {
      return now().queryClient
    },
  }
}
