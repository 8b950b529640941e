import { clsx } from 'clsx'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName } from '#web/lib/language/formats.ts'
import { whenText } from '#web/lib/language/stay-dates.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { type Grouping, isFact, type ReviewRow } from './review.ts'
import { SureBoxes, sureText } from './sure-boxes.tsx'
import { whyText } from './why-text.ts'

/** The dates of a row; a wish has none. */
export const rowDates = ({ proposal, start, end }: Pick<ReviewRow, 'proposal' | 'start' | 'end'>) =>
  proposal.is === 'wish' ? texts.review.wish : whenText({ start, end }, 'short')

/** The name of a row: "Batumi, 16 to 19 May 2019". */
const rowName = (row: ReviewRow) => texts.review.rowName({ city: cityName(row.city), dates: rowDates(row) })

/** The text beside the name of the city: its country, or its state if that has another name. */
const placeText = ({ city }: ReviewRow, grouping: Grouping) => {
  if (grouping === 'year') return city.expand?.country ? countryName(city.expand.country) : ''
  const state = city.expand?.state?.name ?? ''
  return state === city.name ? '' : state
}

type StayRowProps = {
  row: ReviewRow
  grouping: Grouping
  isChosen: boolean
  tabIndex: number
  onBox: (isIn: boolean) => void
  /** Puts the panel that the row's button opens around that button. */
  renderChange: (button: ReactElement) => ReactNode
}

/**
 * A stay of the review: its box, its city and the reason for it, its dates, how sure it is, and a button that changes
 * it.
 */
export function StayRow(props: StayRowProps) {
  const { row, grouping, isChosen, tabIndex, onBox, renderChange } = props
  const isPhone = useIsPhone()
  const isOut = row.state === 'out'
  const isThere = row.state === 'there'
  const name = rowName(row)
  const place = placeText(row, grouping)
  const struck = isOut && 'text-ink-3 line-through'
  const why = whyText({ ...row.proposal, start: row.start, end: row.end })
  const look = isFact(row) ? texts.review.look : texts.review.change
  const lookAt = (isFact(row) ? texts.review.lookAt : texts.review.changeOf)({ name })
  return (
    <div
      className={clsx(
        'relative grid h-full items-center gap-x-4 border-b border-rule ps-4 pe-2 md:ps-8 md:pe-5.5',
        isPhone ? 'grid-cols-[1.25rem_1fr_2.75rem]' : 'grid-cols-[1.25rem_1fr_8.25rem_5.75rem_4.5rem]',
        isChosen && 'bg-accent-wash',
      )}
    >
      {isChosen && <span aria-hidden className="absolute inset-y-0 inset-s-0 w-0.5 bg-pin" />}
      {isThere ? (
        <span />
      ) : (
        <CheckBox isCentred label={name} isLabelHidden isOn={!isOut} tabIndex={tabIndex} onChange={onBox} />
      )}
      <div className="min-w-0">
        <p className="flex min-w-0 items-baseline gap-1.5 leading-5">
          {grouping === 'year' && (
            <span className="self-center">
              <Flag iso2={row.iso2 || undefined} loading="lazy" />
            </span>
          )}
          <b className={clsx('min-w-0 truncate font-medium', struck)}>
            <bdi>{cityName(row.city)}</bdi>
          </b>
          <span className="min-w-0 truncate text-[0.84375rem] text-ink-3">{place}</span>
        </p>
        {isPhone ? (
          <>
            <p className={clsx('figures truncate text-13 leading-4.5', struck)}>{rowDates(row)}</p>
            <p className="flex min-w-0 items-center gap-2 text-[0.78125rem] leading-4 text-ink-2">
              <RowMark row={row} isShort />
              <span className="truncate">{why}</span>
            </p>
          </>
        ) : (
          <p className="truncate text-13 leading-4.5 text-ink-2">{why}</p>
        )}
      </div>
      {!isPhone && (
        <>
          <p className={clsx('figures text-[0.84375rem] leading-4.5', struck)}>{rowDates(row)}</p>
          <p className="flex min-w-0 flex-col gap-1 text-[0.78125rem] leading-4 text-ink-2">
            <RowMark row={row} />
          </p>
        </>
      )}
      {renderChange(
        isPhone ? (
          <button
            type="button"
            data-control
            tabIndex={tabIndex}
            aria-label={lookAt}
            className={iconButtonClass}
          >
            <ChevronRight className="size-4 rtl:-scale-x-100" strokeWidth={1.6} aria-hidden />
          </button>
        ) : (
          <button
            type="button"
            data-control
            tabIndex={tabIndex}
            aria-label={lookAt}
            className={buttonClass({ variant: 'quiet', size: 'sm', className: 'justify-self-end' })}
          >
            {look}
          </button>
        ),
      )}
    </div>
  )
}

/** How sure it is, or that it is already in the account, or excluded. */
function RowMark({ row: { state, proposal }, isShort = false }: { row: ReviewRow; isShort?: boolean }) {
  if (state === 'out') return <span className="text-13">{texts.review.states.out}</span>
  if (state === 'there') {
    return (
      <span className="flex items-center gap-1.5 text-13 whitespace-nowrap text-good">
        <Check className="size-4 shrink-0" strokeWidth={1.8} aria-hidden />
        {texts.review.states.there}
      </span>
    )
  }
  return (
    <>
      <SureBoxes sure={proposal.sure} />
      <span className={clsx(isShort && 'shrink-0')}>{sureText(proposal.sure)}</span>
    </>
  )
}
