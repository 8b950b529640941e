import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Minus, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { leftRowsCsv } from '#web/features/import/review/left-rows.ts'
import type { ImportJob, JobProgress } from '#web/features/import/store/import-job.ts'
import { WorldPlate } from '#web/leaflet/world-plate.tsx'
import { listText, numberText } from '#web/lib/language/formats.ts'
import { dayText } from '#web/lib/language/date-text.ts'
import { importedRowsText } from '#web/lib/language/import-rows.ts'
import { useIsPhone } from '#web/lib/page/media.ts'
import { saveFile } from '#web/lib/page/save-file.ts'
import { useToday } from '#web/lib/page/today.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { useCounts } from '#web/queries/counts.ts'
import { worldQuery } from '#web/queries/world.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'

type DoneScreenProps = {
  userId: string
  job: ImportJob
  progress: JobProgress
  /** The button that undoes the import. */
  undo: ReactNode
  onAgain: () => void
}

/** Up to this number of cities the dots are large. */
const fewCities = 150

/** What an import has added and left out, and the button that undoes it. */
export function DoneScreen({ userId, job, progress, undo, onAgain }: DoneScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isPhone = useIsPhone()
  const today = useToday()
  const world = useQuery(worldQuery).data
  const { counts, ledger } = useCounts(userId)
  const cities = useMemo(() => {
    const ids = new Set(job.batches.flatMap(({ stays }) => stays.map(({ city }) => city)))
    return ledger?.cities.filter(({ id }) => ids.has(id)) ?? []
  }, [job, ledger])
  const files =
    isPhone || job.files.length > 3 ? texts.review.files({ count: job.files.length }) : listText(job.files)
  const buttons = (
    <>
      {undo}
      <Link to="/map" className={buttonClass({ variant: 'primary', className: 'max-md:flex-1' })}>
        {texts.done.openMap}
      </Link>
    </>
  )
  return (
    <div className="mx-auto w-full max-w-300 px-4.5 pt-8 pb-28 md:px-8 md:pt-12 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-34 outline-none md:text-44">
            {texts.done.title({ what: importedRowsText(progress.stored) })}
          </h1>
          <p className="mt-1 text-ink-2 wrap-anywhere">{texts.done.from({ day: dayText(today), files })}</p>
        </div>
        {!isPhone && <div className="flex gap-2">{buttons}</div>}
      </div>
      <Figures job={job} counts={counts} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="relative h-48 overflow-hidden border border-rule-strong bg-water md:h-88">
          {world && (
            <WorldPlate
              world={world}
              label={texts.done.mapLabel({ count: cities.length })}
              points={cities}
              dotPx={cities.length <= fewCities ? 4 : 1.8}
              named={[]}
              way={undefined}
            />
          )}
        </div>
        <Outcome job={job} progress={progress} onAgain={onAgain} />
      </div>
      {isPhone && (
        <div className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-rule bg-sheet px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]">
          {buttons}
        </div>
      )}
    </div>
  )
}

/** The numbers of countries, regions and cities, with how many are new. */
function Figures({ job, counts }: { job: ImportJob; counts: ReturnType<typeof useCounts>['counts'] }) {
  const figures = (['countries', 'states', 'cities'] as const).map((name) => ({
    name,
    count: counts?.[name],
    fresh: counts && job.before ? Math.max(0, counts[name] - job.before[name]) : undefined,
  }))
  return (
    <dl className="mt-7 grid grid-cols-3 border-t border-ink">
      {figures.map(({ name, count, fresh }, index) => (
        <div
          key={name}
          className={
            index === 0
              ? 'pt-3 pe-2 md:pt-4 md:pe-6'
              : 'border-s border-rule pt-3 ps-3.5 pe-2 md:pt-4 md:ps-6 md:pe-6'
          }
        >
          <dt className="text-ink-2 max-md:min-h-12">
            {fresh === undefined
              ? texts.done.figure[name]
              : texts.done.figureNew({ what: texts.done.figure[name], count: fresh })}
          </dt>
          <dd className="font-serif text-[2.5rem] leading-11 tracking-[-0.03em] lining-nums md:text-[4rem] md:leading-16">
            {count === undefined ? (
              <Skeleton className="my-1 h-9 w-16 md:my-2 md:h-12 md:w-24" />
            ) : (
              numberText(count)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type OutcomeProps = Pick<DoneScreenProps, 'job' | 'progress' | 'onAgain'>

/** What was there before, what was left out, and what can be done next. */
function Outcome({ job, progress, onAgain }: OutcomeProps) {
  const there = job.there + progress.there.stays + progress.there.wishes
  const left = job.leftByPerson + job.leftLines + progress.refused
  return (
    <ul className="border-t border-rule text-[0.90625rem]">
      {there > 0 && (
        <Fact
          icon={<Check className="size-4" strokeWidth={1.6} aria-hidden />}
          title={texts.done.there({ count: there })}
        >
          {texts.done.thereText}
        </Fact>
      )}
      {left > 0 && (
        <Fact
          icon={<Minus className="size-4" strokeWidth={1.6} aria-hidden />}
          title={texts.done.left({ count: left })}
        >
          {texts.done.leftText({
            person: job.leftByPerson,
            lines: job.leftLines,
            refused: progress.refused,
          })}{' '}
          {job.left.length > 0 && (
            <button
              type="button"
              className={`${textLinkClass('accent')} min-h-6`}
              onClick={() =>
                saveFile(texts.left.fileName, new Blob([leftRowsCsv(job.left)], { type: 'text/csv' }))
              }
            >
              {texts.done.saveLeft}
            </button>
          )}
        </Fact>
      )}
      <Fact icon={<Undo2 className="size-4" strokeWidth={1.6} aria-hidden />} title={texts.done.undoTitle}>
        {texts.done.undoText}
      </Fact>
      <li className="py-3.5">
        <button type="button" className={`${textLinkClass('ink')} min-h-11 md:min-h-6`} onClick={onAgain}>
          {texts.done.again}
        </button>
      </li>
    </ul>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 border-b border-rule py-3.5">
      <span className="mt-0.5 shrink-0 text-ink-3">{icon}</span>
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-ink-2">{children}</p>
      </div>
    </li>
  )
}
