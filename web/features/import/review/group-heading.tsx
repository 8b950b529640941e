import { ChevronDown, ChevronUp } from 'lucide-react'
import { countryName } from '#web/lib/language/formats.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import type { Grouping, ReviewGroup } from './review.ts'

/** The name of a group: its country or its year. */
const groupName = ({ name, rows }: ReviewGroup, grouping: Grouping) => {
  if (grouping === 'year') return name === '' ? texts.review.undated : name
  const country = rows[0]?.city.expand?.country
  return country ? countryName(country) : texts.review.noCountry
}

const detailOf = ({ rows, cities, years, box }: ReviewGroup) => {
  if (box === 'off') return texts.review.groupOut({ cities })
  return texts.review.groupDetail({
    cities,
    stays: rows.length,
    years: years === undefined ? 'none' : years.from === years.to ? 'one' : 'several',
    from: String(years?.from ?? ''),
    to: String(years?.to ?? ''),
  })
}

type GroupHeadingProps = {
  group: ReviewGroup
  grouping: Grouping
  isOpen: boolean
  tabIndex: number
  onToggle: () => void
  onBox: (isIn: boolean) => void
}

/** The heading of a country or a year, with a box for all its rows and a button that folds it. */
export function GroupHeading({ group, grouping, isOpen, tabIndex, onToggle, onBox }: GroupHeadingProps) {
  const name = groupName(group, grouping)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <div className="flex h-full items-center gap-3 border-y border-t-rule-strong border-b-rule bg-sheet ps-4 pe-2 md:ps-8 md:pe-5.5">
      {group.box === 'none' ? (
        <span aria-hidden className="w-5" />
      ) : (
        <CheckBox
          isCentred
          label={texts.review.wholeGroup({ name })}
          isLabelHidden
          isOn={group.box !== 'off'}
          isMixed={group.box === 'mixed'}
          tabIndex={tabIndex}
          onChange={() => onBox(group.box !== 'on')}
        />
      )}
      {grouping === 'country' && <Flag iso2={group.name || undefined} loading="lazy" />}
      <div className="flex min-w-0 flex-1 items-center gap-3 max-md:flex-col max-md:items-start max-md:gap-0">
        <h2 className="max-w-full min-w-0 truncate text-[1.25rem] leading-7 max-md:leading-6">{name}</h2>
        <p className="figures max-w-full min-w-0 truncate text-[0.84375rem] text-ink-3 max-md:leading-4 md:ms-auto">
          {detailOf(group)}
        </p>
      </div>
      <button
        type="button"
        data-control
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-label={texts.review.rowsOf({ name })}
        onClick={onToggle}
        className={iconButtonClass}
      >
        <Chevron className="size-4" strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  )
}
