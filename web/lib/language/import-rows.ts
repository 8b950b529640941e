import type { RowCounts } from '#shared/imports.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { listText } from './formats.ts'

/** The number of rows that an import has stored: "142 stays, 3 trips". */
export const importedRowsText = ({ stays, wishes, trips }: RowCounts): string => {
  const parts = [
    stays > 0 || wishes + trips === 0 ? texts.done.stays({ count: stays }) : '',
    wishes > 0 ? texts.done.wishes({ count: wishes }) : '',
    trips > 0 ? texts.done.trips({ count: trips }) : '',
  ]
  return listText(parts.filter((part) => part !== ''))
}
