import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { MapKey } from './map-key.tsx'
import { ReviewMap } from './review-map.tsx'
import type { ChosenRow } from './use-chosen-row.ts'
import type { ReviewView } from './use-review-view.ts'
import { YearBars } from './year-bars.tsx'

type LayoutProps = {
  view: ReviewView
  choice: ChosenRow
  head: ReactNode
  /** The notes and questions above the list. */
  notes: ReactNode
  /** The switches of the import; false when it has none. */
  switches: ReactNode
  /** The list, with something above it that scrolls with it. */
  list: (above: ReactNode) => ReactNode
}

/** The review on a phone: one column that scrolls, over a bar with the buttons. */
export function PhoneReview(props: LayoutProps & { importButton: ReactNode }) {
  const { view, choice, head, notes, switches, list, importButton } = props
  const { grouping, setGrouping } = view
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {list(
        <>
          <div className="relative h-42 border-b border-rule">
            <FoundCities view={view} choice={choice} />
          </div>
          {head}
          <FoldedYears view={view} />
          {notes}
          {switches && <div className="border-b border-rule px-4 py-1 text-14">{switches}</div>}
        </>,
      )}
      <div className="flex gap-2 border-t border-rule bg-sheet px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
        <Button onClick={() => setGrouping(grouping === 'country' ? 'year' : 'country')}>
          {grouping === 'country' ? texts.review.byYearButton : texts.review.byCountryButton}
        </Button>
        {importButton}
      </div>
    </div>
  )
}

/** The review on a wide screen: the list beside the map, with the years over the map. */
export function WideReview({ view, choice, head, notes, switches, list }: LayoutProps) {
  const { bars, years, setYears } = view
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,46.5rem)_minmax(0,1fr)]">
      <div className="flex min-h-0 flex-col border-e border-rule bg-sheet">
        {head}
        {list(notes)}
        <div className="flex flex-wrap items-center gap-x-6 border-t border-rule px-8 py-1.5 text-[0.84375rem]">
          {switches}
          <p className="ms-auto text-ink-2">{texts.review.nothingStored}</p>
        </div>
      </div>
      <div className={clsx('relative min-w-0', bars && '[--map-foot:9.25rem]')}>
        <FoundCities view={view} choice={choice} />
        <MapKey className="absolute inset-e-6 top-6 z-20" />
        {bars && (
          <YearBars
            all={bars}
            chosen={years}
            onChoose={setYears}
            className="absolute inset-x-6 bottom-6 z-20"
          />
        )}
      </div>
    </div>
  )
}

function FoundCities({ view, choice }: Pick<LayoutProps, 'view' | 'choice'>) {
  return (
    <ReviewMap
      all={view.review.rows}
      rows={view.mapRows}
      chosen={choice.city}
      isFromList={!choice.isFromMap}
      onChoose={choice.chooseCity}
    />
  )
}

/** The years on a phone, which are shown when pressed. */
function FoldedYears({ view: { bars, years, setYears } }: { view: ReviewView }) {
  if (!bars || bars.counts.length <= 1) return null
  return (
    <details className="group/years border-b border-rule px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between text-14 font-medium">
        {texts.review.byYear}
        <ChevronDown
          className="size-4 text-ink-3 group-open/years:rotate-180"
          strokeWidth={1.6}
          aria-hidden
        />
      </summary>
      <YearBars isInPage all={bars} chosen={years} onChoose={setYears} className="pb-2" />
    </details>
  )
}
