import { type ReactNode, useState } from 'react'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import type { RenderCityPicker } from './change-panel.tsx'
import type { Change, ReviewRow } from './review.ts'
import { ReviewList } from './review-list.tsx'
import { RowChange } from './row-change.tsx'
import { StayRow } from './stay-row.tsx'
import type { ChosenRow } from './use-chosen-row.ts'
import type { ReviewView } from './use-review-view.ts'

type StayListProps = {
  id: string
  view: ReviewView
  choice: ChosenRow
  files: readonly string[]
  cities: Proposals['cities']
  isPhone: boolean
  /** Excludes or includes rows. */
  onBox: (rows: readonly ReviewRow[], isIn: boolean) => void
  onChange: (ids: readonly string[], change: Change) => void
  /** Shown above the list; scrolls with it. */
  above: ReactNode
  renderCityPicker: RenderCityPicker
}

const noClosed: ReadonlySet<string> = new Set()

/** The stays of the chosen tab and years, in groups that close and rows that can be changed. */
export function StayList(props: StayListProps) {
  const { id, view, choice, files, cities, isPhone, onBox, onChange, above, renderCityPicker } = props
  const { tab, grouping } = view
  const [closed, setClosed] = useState(noClosed)
  const [opened, setOpened] = useState('')
  const handleGroup = (key: string) => {
    const next = new Set(closed)
    if (!next.delete(key)) next.add(key)
    setClosed(next)
  }
  return (
    <div id={id} role="tabpanel" aria-label={texts.review.tab[tab]} className="flex min-h-0 flex-1 flex-col">
      <ReviewList
        groups={view.groups}
        grouping={grouping}
        closed={closed}
        onToggleGroup={handleGroup}
        onBox={onBox}
        chosen={choice.row}
        isFromMap={choice.isFromMap}
        onChoose={choice.chooseRow}
        renderRow={(row, tabIndex) => (
          <StayRow
            row={row}
            grouping={grouping}
            isChosen={choice.row === row.id}
            tabIndex={tabIndex}
            onBox={(isIn) => onChange([row.id], { isIn })}
            renderChange={(button) => (
              <RowChange
                row={row}
                files={files}
                cities={cities}
                button={button}
                isSheet={isPhone}
                isOpen={opened === row.id}
                onOpenChange={(isOpening) => setOpened(isOpening ? row.id : '')}
                onChange={(next) => onChange([row.id], next)}
                renderCityPicker={renderCityPicker}
              />
            )}
          />
        )}
        above={above}
        empty={<p className="px-4 py-8 text-ink-2 md:px-8">{texts.review.emptyTab[tab]}</p>}
      />
    </div>
  )
}
