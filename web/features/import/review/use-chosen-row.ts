import { useMemo, useState } from 'react'
import type { ReviewGroup, ReviewRow } from './review.ts'

export type ChosenRow = ReturnType<typeof useChosenRow>

/** The row that was chosen in the list, or by its city on the map. */
export function useChosenRow(groups: readonly ReviewGroup[]) {
  const [chosen, setChosen] = useState({ row: '', city: '', isFromMap: false })
  const shownRows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  return {
    ...chosen,
    chooseCity: (city: string) => {
      const row = shownRows.find((one) => one.city.id === city)
      setChosen({ row: row?.id ?? '', city, isFromMap: true })
    },
    chooseRow: (row: ReviewRow) => {
      if (chosen.row !== row.id || chosen.isFromMap) {
        setChosen({ row: row.id, city: row.city.id, isFromMap: false })
      }
    },
  }
}
