import { useQuery } from '@tanstack/react-query'
import { Check, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DotsPlate } from '#web/leaflet/dots-plate.tsx'
import { numberText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { importsMessages as texts } from '#web/messages/imports.ts'
import { worldQuery } from '#web/queries/world.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { PrivacyNote } from '#web/features/import/drop/drop-screen.tsx'
import { type FileProgress, type ReadingState, secondsLeft, shareOf, spokenPercent } from './file-progress.ts'

/** Cancelling asks for confirmation after this much time. */
const askFromMs = 10_000

type ReadingScreenProps = {
  reading: ReadingState
  onRemove: (id: string) => void
  onCancel: () => void
}

/** The files while they are read: the progress and the type of each, and what was found so far. */
export function ReadingScreen({ reading, onRemove, onCancel }: ReadingScreenProps) {
  const { files, since, elapsedMs, figures, dots, isResolving } = reading
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const share = shareOf(files)
  const left = secondsLeft(share, elapsedMs)
  const isAllBad = files.length > 0 && files.every(({ state }) => state === 'unreadable')
  const handleCancel = () => {
    if (!isAllBad && performance.now() - since > askFromMs) setIsAsking(true)
    else onCancel()
  }
  const spoken = spokenPercent(share)
  return (
    <div className="mx-auto w-full max-w-300 px-4.5 pt-8 pb-16 md:px-8 md:pt-12 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-34 outline-none md:text-44">
            {isAllBad
              ? texts.reading.allBad({ count: files.length })
              : texts.reading.title({ count: files.length })}
          </h1>
          <p className="mt-1 text-ink-2">
            {isAllBad
              ? texts.reading.allBadText
              : isResolving
                ? texts.reading.resolving
                : [
                    left === undefined
                      ? ''
                      : left < 60
                        ? texts.reading.secondsLeft({ seconds: left })
                        : texts.reading.minutesLeft({ minutes: Math.round(left / 60) }),
                    texts.reading.goOn,
                  ].join(' ')}
          </p>
        </div>
        <Button variant={isAllBad ? 'primary' : 'outline'} onClick={handleCancel}>
          {isAllBad ? texts.reading.others : messages.common.cancel}
        </Button>
      </div>
      <output className="sr-only" aria-live="polite">
        {!isAllBad && spoken > 0 && texts.reading.percent({ percent: spoken })}
      </output>
      <div
        className={
          isAllBad ? 'mt-7 max-w-140' : 'mt-7 grid items-start gap-12 lg:grid-cols-[35rem_minmax(0,1fr)]'
        }
      >
        <div className="min-w-0">
          <ul className="border-t border-ink">
            {files.slice(0, mostRows).map((file) => (
              <FileRow key={file.id} file={file} onRemove={() => onRemove(file.id)} />
            ))}
          </ul>
          {files.length > mostRows && (
            <p className="mt-3 text-14 text-ink-2">
              {messages.common.andMore({ count: files.length - mostRows })}
            </p>
          )}
          <PrivacyNote />
        </div>
        {!isAllBad && <FoundSoFar figures={figures} dots={dots} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={texts.reading.cancelTitle}
        description={texts.reading.cancelText}
        cancel={texts.reading.goOnReading}
        confirm={texts.reading.stop}
        onConfirm={onCancel}
      />
    </div>
  )
}

/** What was found in the files so far: in numbers, and on a map. */
function FoundSoFar({ figures, dots }: Pick<ReadingState, 'figures' | 'dots'>) {
  const world = useQuery(worldQuery).data
  return (
    <div className="min-w-0 max-lg:row-start-1">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {figureNames.map((name) => (
          <div key={name} className="flex flex-col">
            <dt className="text-13 leading-5 text-ink-2">{texts.reading.figures[name]}</dt>
            <dd className="figures font-serif text-30 lining-nums">{numberText(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="relative mt-4 h-48 overflow-hidden border border-rule-strong bg-water md:h-125">
        {world && <DotsPlate world={world} label={texts.reading.mapLabel} points={dots} />}
      </div>
    </div>
  )
}

const figureNames = ['points', 'stays', 'rides', 'pictures'] as const
/** A list of ten thousand files would be useless, so it is cut; pictures of a folder are one row. */
const mostRows = 50

function FileRow({ file, onRemove }: { file: FileProgress; onRemove: () => void }) {
  const { name, state, size, done, unit, code } = file
  const share = size === 0 ? 0 : done / size
  return (
    <li className="border-b border-rule py-3.5">
      <div className="flex items-baseline gap-3">
        <b className="min-w-0 flex-1 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </b>
        {state === 'unreadable' ? (
          <Button
            variant="quiet"
            size="sm"
            className="-my-2 -me-2.5"
            aria-label={texts.reading.removeNamed({ name })}
            onClick={onRemove}
          >
            {texts.reading.remove}
          </Button>
        ) : (
          <span className="figures shrink-0 text-14 text-ink-2">
            {state === 'read' || unit === 'pictures'
              ? unit === 'pictures'
                ? texts.reading.pictures({ done, all: size })
                : texts.reading.found({ count: file.found })
              : bytesText(done, size)}
          </span>
        )}
      </div>
      {state === 'unreadable' && code !== undefined ? (
        <p role="alert" className="mt-0.5 flex items-start gap-1.5 text-14 text-bad">
          <CircleX className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} aria-hidden />
          {texts.unreadable[code]}
        </p>
      ) : (
        <p className="text-14 text-ink-2">{detailOf(file)}</p>
      )}
      {state === 'read' && (
        <p className="mt-0.5 flex items-start gap-1.5 text-14 text-good">
          <Check className="mt-0.5 size-4 shrink-0" strokeWidth={1.8} aria-hidden />
          {texts.reading.read({ problems: file.problems })}
        </p>
      )}
      {state === 'reading' && <Progress className="mt-2.5" label={name} share={share} />}
    </li>
  )
}

function detailOf({ format, years, withoutPlace, state }: FileProgress): string {
  if (state === 'waiting') return texts.reading.waiting
  if (format === undefined) return texts.reading.looking
  const name = texts.formatNames[format]
  if (withoutPlace > 0) return texts.reading.withoutPlace({ format: name, count: withoutPlace })
  if (years === undefined) return name
  return texts.reading.formatYears({
    format: name,
    from: String(years.from),
    to: String(years.to),
    isOne: years.from === years.to ? 'one' : 'several',
  })
}

/** "612 of 986 MB" in the page's language. */
const bytesText = (done: number, all: number) => {
  const isLarge = all >= 1e6
  const of = (bytes: number) => {
    const value = bytes / (isLarge ? 1e6 : 1e3)
    return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  }
  const numbers = { done: of(done), all: of(all) }
  return isLarge ? texts.reading.megabytes(numbers) : texts.reading.kilobytes(numbers)
}
