import { type ReactNode, type Ref, useMemo } from 'react'
import { listText } from '#web/lib/language/formats.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { figuresOf, type ReviewRow, reviewTabs } from './review.ts'
import type { ReviewView } from './use-review-view.ts'

type ReviewHeadProps = {
  view: ReviewView
  headingRef: Ref<HTMLHeadingElement>
  /** The names of the files, archives and folders that the person chose and that could be read. */
  files: readonly string[]
  isPhone: boolean
  /** The id of the list that the tabs change. */
  panelId: string
  onDiscard: () => void
  onTakeIn: (rows: readonly ReviewRow[]) => void
  /** Shown beside the button that discards the import. */
  importButton: ReactNode
}

/** The title of the review, what was found, and the choice of what the list shows. */
export function ReviewHead(props: ReviewHeadProps) {
  const { view, headingRef, files, isPhone, panelId, onDiscard, onTakeIn, importButton } = props
  const { tab, setTab, grouping, setGrouping, counts } = view
  return (
    <>
      <div className="px-4 pt-4 md:px-8 md:pt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 ref={headingRef} tabIndex={-1} className="text-26 outline-none md:text-34">
            {texts.review.title}
          </h1>
          <div className="flex items-center gap-2">
            <Button variant="quiet" onClick={onDiscard} className="max-md:-me-4">
              {texts.review.discard}
            </Button>
            {importButton}
          </div>
        </div>
        <Summary view={view} files={fileText(files, isPhone)} />
        <WishesOut rows={view.review.rows} onTakeIn={onTakeIn} />
      </div>
      <div className="flex items-center gap-5 border-b border-rule px-4 md:px-8">
        <Tabs
          label={texts.review.tabs}
          value={tab}
          tabs={reviewTabs.map((value) => ({
            value,
            label: texts.review.tab[value],
            count: counts[value],
          }))}
          onChoose={setTab}
          panelId={panelId}
          className="flex-1"
        />
        {!isPhone && (
          <Segmented
            label={texts.review.group}
            value={grouping}
            choices={[
              { value: 'country', label: texts.review.country },
              { value: 'year', label: texts.review.year },
            ]}
            onChoose={setGrouping}
          />
        )}
      </div>
    </>
  )
}

const linkClass = 'min-h-6 font-medium text-ink underline underline-offset-4'

function Summary({ view, files }: { view: ReviewView; files: string }) {
  const { review, rows, years, setYears } = view
  const summary =
    review.rows.length === 0
      ? texts.review.noStays({ files })
      : years === undefined
        ? texts.review.summary({ ...figuresOf(review.rows), files })
        : texts.review.yearsOnly({
            shown: rows.length,
            all: review.rows.length,
            from: String(years.from),
            to: String(years.to),
            isOne: years.from === years.to ? 'one' : 'several',
          })
  return (
    <p className="figures mt-1 text-14 text-ink-2">
      <output>{summary}</output>{' '}
      {years !== undefined && (
        <button type="button" className={linkClass} onClick={() => setYears(undefined)}>
          {texts.review.allYears}
        </button>
      )}
    </p>
  )
}

/** The number of excluded wishes, with a button that includes them all. */
function WishesOut({ rows, onTakeIn }: { rows: readonly ReviewRow[] } & Pick<ReviewHeadProps, 'onTakeIn'>) {
  const wishesOut = useMemo(
    () => rows.filter(({ proposal, state }) => proposal.is === 'wish' && state === 'out'),
    [rows],
  )
  return (
    wishesOut.length > 0 && (
      <p className="figures text-14 text-ink-2">
        {texts.review.wishesOut({ count: wishesOut.length })}{' '}
        <button type="button" className={linkClass} onClick={() => onTakeIn(wishesOut)}>
          {texts.change.takeIn}
        </button>
      </p>
    )
  )
}

/** The names of the files, or their number if the names need too much room. */
const fileText = (files: readonly string[], isShort: boolean) =>
  isShort || files.length > 3 ? texts.review.files({ count: files.length }) : listText(files)
