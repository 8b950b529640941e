import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { importRecord } from '#shared/collections/imports.ts'
import {
  type ImportBatch,
  importBatchErrors,
  importBatchResult,
  type ImportRequest,
  importUndoResult,
} from '#shared/imports.ts'
import { fullList, send } from '#web/lib/api/api.ts'
import { isCallFailure } from '#web/lib/api/call-failure.ts'
import { freshness } from '#web/lib/api/query-client.ts'
import { where } from '#web/lib/api/where.ts'
import { refreshLedger } from './ledger-cache.ts'
import { refreshTrips } from './trips.ts'
import { refreshVisits } from './visited-cities.ts'

const importsKey = (userId: string) => ['import', { user: userId }]

/** The imports of a person, the newest first. */
export const importsQuery = (userId: string) =>
  queryOptions({
    queryKey: importsKey(userId),
    queryFn: ({ signal }) =>
      fullList('import', importRecord, { filter: where`user = ${userId}`, sort: '-created', signal }),
    ...freshness.usual,
  })

/** Loads everything again that an import changes: stays, marks, trips and the list of imports. */
export const refreshAfterImport = async (queryClient: QueryClient, userId: string): Promise<void> => {
  await Promise.all([
    refreshLedger(queryClient, userId),
    refreshVisits(queryClient),
    refreshTrips(queryClient),
    queryClient.invalidateQueries({ queryKey: importsKey(userId) }),
  ])
}

/** Begins an import. The same id again returns the import of that id. */
export const createImport = (body: ImportRequest, signal: AbortSignal) =>
  send('/api/imports', importRecord, { method: 'POST', body, signal })

/** Stores a batch, all of it or nothing. The same number again returns what was stored the first time. */
export const sendBatch = (importId: string, body: ImportBatch, signal: AbortSignal) =>
  send(`/api/imports/${encodeURIComponent(importId)}/batches`, importBatchResult, {
    method: 'POST',
    body,
    signal,
  })

export const finishImport = (importId: string, signal: AbortSignal) =>
  send(`/api/imports/${encodeURIComponent(importId)}/finish`, importRecord, { method: 'POST', signal })

/** The rows that a refused batch names, by list and index; undefined when it was refused as a whole. */
export const refusedRows = (error: unknown) => {
  if (!isCallFailure(error) || error.status !== 400) return undefined
  const { data } = importBatchErrors.safeParse(error.response['data'])
  return data !== undefined && Object.values(data).some((rows) => rows && Object.keys(rows).length > 0)
    ? data
    : undefined
}

/** Removes what an import has stored, except what the person has changed since. */
export const useUndoImport = (userId: string, errorTitle: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { errorTitle },
    mutationFn: (importId: string) =>
      send(`/api/imports/${encodeURIComponent(importId)}/undo`, importUndoResult, { method: 'POST' }),
    onSettled: () => refreshAfterImport(queryClient, userId),
  })
}
