import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { mostFigures, paperNames, sheetRatio } from '#shared/pictures/choices.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { saveFile } from '#web/lib/page/save-file.ts'
import { shownTheme } from '#web/lib/page/theme.ts'
import { useToday } from '#web/lib/page/today.ts'
import { useDebounced } from '#web/lib/page/use-debounced.ts'
import { useLanguage } from '#web/messages/language.ts'
import { picturesMessages } from '#web/messages/pictures.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { picturePath, useDrawPicture } from '#web/queries/pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { PicturePreview } from './picture-preview.tsx'

/** What pictures are of: the own places, an own year or an own trip. */
export type PictureSubject =
  | { about: 'profile'; user: string }
  | { about: 'year'; user: string; year: number }
  | { about: 'trip'; trip: string; name: string }

type Kind = 'poster' | 'card' | 'story'
type Paper = (typeof paperNames)[number]
type Orientation = 'portrait' | 'landscape'

const titleMax = 80

/** Makes a poster, a card or a story: a preview, the choices, and the files. */
export function PictureDialog({ subject, onClose }: { subject: PictureSubject; onClose: () => void }) {
  useLanguage()
  const texts = picturesMessages
  const hasPoster = subject.about !== 'year'
  const [kind, setKind] = useState<Kind>(hasPoster ? 'poster' : 'card')
  const [title, setTitle] = useState('')
  const [paper, setPaper] = useState<Paper>('a3')
  const [orientation, setOrientation] = useState<Orientation>('portrait')
  const [theme, setTheme] = useState<'light' | 'dark'>(shownTheme)
  const [map, setMap] = useState<'globe' | 'world'>('globe')
  const figureNames = subject.about === 'trip' ? tripFigures() : worldFigures()
  const [figures, setFigures] = useState<readonly string[]>(() =>
    figureNames.slice(0, mostFigures).map(([name]) => name),
  )
  const home = useHome(subject)
  const today = useToday()
  const drawing = useDrawPicture(texts.couldNotDownload)

  const choices: Record<string, string> =
    kind === 'poster'
      ? { title, paper, orientation, theme, map, figures: figures.join(','), today }
      : { theme }
  const path = (file: string, more: Record<string, string> = {}) =>
    picturePath(addressOf(subject), file, { ...choices, ...more })
  const previewPath = useDebounced(path(`${kind}.png`, kind === 'poster' ? { preview: '1' } : {}), 350)
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
            handleDownload(kind === 'poster' ? 'poster.pdf' : `${kind}.png`)
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
          {kind === 'poster' ? (
            <>
              <Field
                label={texts.title}
                value={title}
                maxLength={titleMax}
                placeholder={defaultTitle(subject, map === 'globe' ? home : undefined)}
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
              <div className="grid items-end gap-3 md:grid-cols-[6rem_minmax(0,1fr)]">
                <Choice
                  label={texts.paper}
                  value={paper}
                  onChange={(value) => setPaper(paperNames.find((name) => name === value) ?? 'a3')}
                >
                  {paperNames.map((name) => (
                    <option key={name} value={name}>
                      {name.toUpperCase()}
                    </option>
                  ))}
                </Choice>
                <Segmented
                  label={texts.orientation}
                  value={orientation}
                  choices={[
                    { value: 'portrait', label: texts.portrait },
                    { value: 'landscape', label: texts.landscape },
                  ]}
                  onChoose={setOrientation}
                  isWide
                />
              </div>
              {subject.about === 'profile' && (
                <div className="grid gap-1.5">
                  <Segmented
                    label={texts.map}
                    value={home === undefined ? 'world' : map}
                    choices={[
                      ...(home === undefined ? [] : [{ value: 'globe' as const, label: texts.globe }]),
                      { value: 'world', label: texts.world },
                    ]}
                    onChoose={setMap}
                    isWide
                  />
                  {home === undefined && <p className="text-13 text-ink-3">{texts.globeNeedsHome}</p>}
                </div>
              )}
            </>
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
          {kind === 'poster' && (
            <fieldset className="min-w-0">
              <legend className="text-13 font-medium text-ink-2">{texts.figures}</legend>
              <div className="grid grid-cols-2 gap-x-3">
                {figureNames.map(([name, label]) => (
                  <CheckBox
                    key={name}
                    label={label}
                    isOn={figures.includes(name)}
                    onChange={(isOn) => setFigures(chosenFigures(figureNames, figures, name, isOn))}
                  />
                ))}
              </div>
              {figureNames.length > mostFigures && <p className="text-13 text-ink-3">{texts.atMostFour}</p>}
            </fieldset>
          )}
          {kind !== 'poster' && subject.about !== 'trip' && (
            <p className="text-13 text-ink-3">{texts.publicOnly}</p>
          )}
          <div className="mt-auto flex flex-wrap gap-2 pt-2">
            {kind === 'poster' && (
              <Button type="submit" variant="primary" disabled={drawing.isPending}>
                <Download className="size-4" strokeWidth={1.6} aria-hidden />
                {texts.downloadPdf}
              </Button>
            )}
            <Button
              variant={kind === 'poster' ? 'outline' : 'primary'}
              disabled={drawing.isPending}
              onClick={() => handleDownload(`${kind}.png`)}
            >
              <Download className="size-4" strokeWidth={1.6} aria-hidden />
              {texts.downloadPng}
            </Button>
          </div>
          <output className="block text-13 text-ink-3">
            {drawing.isPending ? texts.downloading : kind === 'poster' ? texts.printSize : ''}
          </output>
        </form>
      </div>
    </Dialog>
  )
}

/** The name of the own home city; undefined without one, and for pictures that have none. */
const useHome = (subject: PictureSubject): string | undefined => {
  const user = subject.about === 'profile' ? subject.user : ''
  const { data } = useQuery({ ...ledgerQuery(user), enabled: user !== '' })
  const home = data?.cities.find(({ id }) => id === data.home)
  return home && cityName(home)
}

/** The parts of the address under /api/pictures. */
const addressOf = (subject: PictureSubject) => {
  if (subject.about === 'trip') return ['trip', subject.trip]
  return subject.about === 'year' ? ['year', subject.user, subject.year] : ['profile', subject.user]
}

const ratioOf = (kind: Kind, orientation: Orientation) => {
  if (kind === 'card') return 1200 / 630
  if (kind === 'story') return 1080 / 1920
  return orientation === 'portrait' ? 1 / sheetRatio : sheetRatio
}

const defaultTitle = (subject: PictureSubject, home: string | undefined) => {
  if (subject.about === 'trip') return subject.name
  return home === undefined ? picturesMessages.titleWorld : picturesMessages.titleFrom({ city: home })
}

type FigureNames = readonly (readonly [name: string, label: string])[]

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

/** The chosen figures in their usual order. A fifth one replaces the last. */
const chosenFigures = (names: FigureNames, chosen: readonly string[], name: string, isOn: boolean) => {
  const others = chosen.filter((other) => other !== name)
  const next = isOn ? [...others.slice(0, mostFigures - 1), name] : others
  return names.map(([known]) => known).filter((known) => next.includes(known))
}
