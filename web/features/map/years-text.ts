import { mapMessages } from '#web/messages/map.ts'
import type { YearRange } from './map-filter.ts'

/** "2004 to 2019", or "2004" for one year. */
export const yearsText = ({ from, to }: YearRange): string =>
  from === to ? mapMessages.year({ year: from }) : mapMessages.range({ from, to })
