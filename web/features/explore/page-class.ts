/** The classes of the page of a place and of its parts. */
export const pageClass = 'mx-auto w-full max-w-[75rem] px-5 pt-8 pb-16 md:px-8 md:pt-11 md:pb-24'
export const columnsClass = 'mt-7 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_25rem]'
/** The map and, under it, the cities nearby; a person's stays beside them. On phones the stays stand under the map. */
export const staysColumnsClass =
  'mt-7 grid items-start gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_30rem] lg:grid-rows-[auto_1fr]'
export const regionColumnsClass = 'mt-6 grid items-start gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_27.5rem]'
/** Two lines high on a phone, one elsewhere. */
export const yourVisitsClass = 'mt-5 min-h-12 text-ink-2 md:min-h-6'
export const mapClass = 'h-95 w-full border border-coast md:h-150'
export const cardClass = 'rounded-md border border-rule bg-sheet px-4 py-5 md:p-6'
export const rowListClass = 'mt-3.5 gap-x-6 text-14 xs:columns-2'
export const rowClass = 'flex break-inside-avoid items-center justify-between gap-3 border-b border-rule'
/** A link that is a whole value or a step of a path: its target is high enough for a finger. */
export const loneLinkClass =
  '-my-3 inline-block py-3 underline decoration-rule-strong decoration-1 underline-offset-4 hover:decoration-ink'

/** A sentence about a place, below its facts. */
export const placeNoteClass = 'mt-4 max-w-[44rem] text-14 text-pretty text-ink-2'
