import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type CountryStatuses, countsOf } from '#shared/domain/ledger/counting.ts'
import { useToday } from '#web/lib/page/today.ts'
import { countryStatusesQuery } from './country-statuses.ts'
import { ledgerQuery } from './ledger.ts'

const noStatuses: CountryStatuses = new Map()

/**
 * The totals of a person's ledger by that person's rules: the one source of every number of cities, states and
 * countries. `counts` is undefined until it is known; the list of every place needs no statuses of countries, the other
 * lists wait for them.
 */
export const useCounts = (userId: string) => {
  const ledger = useQuery({ ...ledgerQuery(userId), enabled: userId !== '' })
  const statuses = useQuery({ ...countryStatusesQuery, enabled: userId !== '' })
  const today = useToday()
  const known = statuses.data?.statuses
  const counts = useMemo(
    () =>
      ledger.data && (known || ledger.data.rules.rule === 'places')
        ? countsOf(ledger.data, ledger.data.rules, known ?? noStatuses, today)
        : undefined,
    [ledger.data, known, today],
  )
  const { refetch: loadLedger } = ledger
  const { refetch: loadStatuses, isError: areStatusesMissing } = statuses
  const retry = useCallback(() => {
    void loadLedger()
    if (areStatusesMissing) void loadStatuses()
  }, [loadLedger, loadStatuses, areStatusesMissing])
  return {
    ledger: ledger.data,
    statuses: known,
    /** The stored names of countries by their iso2 codes. */
    names: statuses.data?.names,
    today,
    counts,
    error: ledger.error ?? (counts === undefined ? statuses.error : null),
    retry,
  }
}
