import { Download } from 'lucide-react'
import { useState } from 'react'
import { mostFigures, sheetRatio } from '#shared/pictures/choices.ts'
import { saveFile } from '#web/lib/page/save-file.ts'
import { shownTheme } from '#web/lib/page/theme.ts'
import { useToday } from '#web/lib/page/today.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { useLanguage } from '#web/messages/language.ts'
import { picturesMessages } from '#web/messages/pictures.ts'
import { picturePath, useDrawPicture } from '#web/queries/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { PicturePreview } from './picture-preview.tsx'
import type { PictureSubject } from './picture-subject.ts'
import { FigureFields, type FigureNames, type PosterChoices, PosterFields } from './poster-fields.tsx'

type Kind = 'poster' | 'card' | 'story'

/** Makes a poster, a card or a story: a preview, the choices, and the files. */
export function PictureDialog({ subject, onClose }: { subject: PictureSubject; onClose: () => void }) {
  useLanguage()
  const texts = picturesMessages
  const hasPoster = subject.about !== 'year'
  const [kind, setKind] = useState<Kind>(hasPoster ? 'poster' : 'card')
  const isPoster = kind === 'poster'
  const figureNames = subject.about === 'trip' ? tripFigures() : worldFigures()
  const [poster, setPoster] = useState<PosterChoices>(() => ({
    title: '',
    paper: 'a3',
    orientation: 'portrait',
    map: 'globe',
    figures: figureNames.slice(0, mostFigures).map(([name]) => name),
  }))
  const [theme, setTheme] = useState<'light' | 'dark'>(shownTheme)
  const today = useToday()
  const drawing = useDrawPicture(texts.couldNotDownload)

  const { title, paper, orientation, map, figures } = poster
  const choices: Record<string, string> = isPoster
    ? { title, paper, orientation, theme, map, figures: figures.join(','), today }
    : { theme }
  const path = (file: string, more: Record<string, string> = {}) =>
    picturePath(addressOf(subject), file, { ...choices, ...more })
  const previewPath = useDebounced(path(`${kind}.png`, isPoster ? { preview: '1' } : {}), 350)
  const handleDownload = (file: string) => {
    if (drawing.isPending) return
    drawing.mutate(path(file), { onSuccess: ({ name, content }) => saveFile(name, content) })
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.heading}
      isTall
      className="max-w-240! top-4! md:top-[max(1rem,calc(50dvh-24rem))]!"
    >
      <DialogClose className="absolute! inset-e-3 top-3" />
      <div className="mt-5 grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <PicturePreview path={previewPath} ratio={ratioOf(kind, orientation)} />
        <form
          className="flex min-w-0 flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            handleDownload(isPoster ? 'poster.pdf' : `${kind}.png`)
          }}
        >
          <Segmented
            label={texts.kind}
            value={kind}
            choices={[
              ...(hasPoster ? [{ value: 'poster' as const, label: texts.poster }] : []),
              { value: 'card', label: texts.card },
              { value: 'story', label: texts.story },
            ]}
            onChoose={setKind}
            isWide
          />
          {isPoster ? (
            <PosterFields subject={subject} poster={poster} onChange={setPoster} />
          ) : (
            <p className="text-14 text-ink-2">{kind === 'card' ? texts.cardText : texts.storyText}</p>
          )}
          <Segmented
            label={texts.theme}
            value={theme}
            choices={[
              { value: 'light', label: texts.light },
              { value: 'dark', label: texts.dark },
            ]}
            onChoose={setTheme}
            isWide
          />
          {isPoster && <FigureFields names={figureNames} poster={poster} onChange={setPoster} />}
          {!isPoster && subject.about !== 'trip' && <p className="text-13 text-ink-3">{texts.publicOnly}</p>}
          <Downloads kind={kind} isPending={drawing.isPending} onDownload={handleDownload} />
        </form>
      </div>
    </Dialog>
  )
}

type DownloadsProps = { kind: Kind; isPending: boolean; onDownload: (file: string) => void }

/** The buttons that download the picture; the PDF of a poster is the form's submit button. */
function Downloads({ kind, isPending, onDownload }: DownloadsProps) {
  const texts = picturesMessages
  const isPoster = kind === 'poster'
  return (
    <>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        {isPoster && (
          <Button type="submit" variant="primary" disabled={isPending}>
            <Download className="size-4" strokeWidth={1.6} aria-hidden />
            {texts.downloadPdf}
          </Button>
        )}
        <Button
          variant={isPoster ? 'outline' : 'primary'}
          disabled={isPending}
          onClick={() => onDownload(`${kind}.png`)}
        >
          <Download className="size-4" strokeWidth={1.6} aria-hidden />
          {texts.downloadPng}
        </Button>
      </div>
      <output className="block text-13 text-ink-3">
        {isPending ? texts.downloading : isPoster ? texts.printSize : ''}
      </output>
    </>
  )
}

/** The parts of the address under /api/pictures. */
const addressOf = (subject: PictureSubject) => {
  if (subject.about === 'trip') return ['trip', subject.trip]
  return subject.about === 'year' ? ['year', subject.user, subject.year] : ['profile', subject.user]
}

const ratioOf = (kind: Kind, orientation: PosterChoices['orientation']) => {
  if (kind === 'card') return 1200 / 630
  if (kind === 'story') return 1080 / 1920
  return orientation === 'portrait' ? 1 / sheetRatio : sheetRatio
}

const worldFigures = (): FigureNames => [
  ['countries', picturesMessages.figureCountries],
  ['regions', picturesMessages.figureRegions],
  ['cities', picturesMessages.figureCities],
  ['farthest', picturesMessages.figureFarthest],
  ['continents', picturesMessages.figureContinents],
  ['capitals', picturesMessages.figureCapitals],
]

const tripFigures = (): FigureNames => [
  ['days', picturesMessages.figureDays],
  ['cities', picturesMessages.figureCities],
  ['countries', picturesMessages.figureCountries],
  ['kilometres', picturesMessages.figureKilometres],
]
