import type { ReactElement } from 'react'
import type { Proposals } from '#web/features/import/propose/proposal.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Popover } from '#web/ui/popover.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ChangePanel, type RenderCityPicker } from './change-panel.tsx'
import type { Change, ReviewCity, ReviewRow } from './review.ts'

type RowChangeProps = {
  row: ReviewRow
  files: readonly string[]
  cities: Proposals['cities']
  /** Opens the panel. */
  button: ReactElement
  /** Whether the panel is a sheet from the lower edge, as on phones, or a popover at the button. */
  isSheet: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (change: Change) => void
  renderCityPicker: RenderCityPicker
}

/** The button of a row with the panel that changes the row. */
export function RowChange(props: RowChangeProps) {
  const { row, files, cities, button, isSheet, isOpen, onOpenChange, onChange, renderCityPicker } = props
  const label = texts.change.panel
  const panel = (
    <ChangePanel
      row={row}
      files={files}
      cities={citiesOf(row, cities)}
      isSheet={isSheet}
      onChange={onChange}
      onClose={() => onOpenChange(false)}
      renderCityPicker={renderCityPicker}
    />
  )
  return isSheet ? (
    <Sheet label={label} trigger={button} isOpen={isOpen} onOpenChange={onOpenChange}>
      {panel}
    </Sheet>
  ) : (
    <Popover
      label={label}
      trigger={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      align="end"
      className="w-100 shadow-lift-3"
    >
      {panel}
    </Popover>
  )
}

/** The cities that a row can mean, its own first. */
function citiesOf({ city, proposal }: ReviewRow, cities: Proposals['cities']): ReviewCity[] {
  const ids = [proposal.city, ...proposal.others, ...(proposal.parent === '' ? [] : [proposal.parent])]
  const known = ids.flatMap((id) => cities.get(id) ?? [])
  return [...new Map([city, ...known].map((one) => [one.id, one])).values()]
}
