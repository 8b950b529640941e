import { useQuery } from '@tanstack/react-query'
import { mostFigures, paperNames } from '#shared/pictures/choices.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { picturesMessages } from '#web/messages/pictures.ts'
import { ledgerQuery } from '#web/queries/ledger.ts'
import { CheckBox } from '#web/ui/check-box.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import type { PictureSubject } from './picture-subject.ts'

/** The choices for a poster. */
export interface PosterChoices {
  title: string
  paper: (typeof paperNames)[number]
  orientation: 'portrait' | 'landscape'
  map: 'globe' | 'world'
  /** The names of the figures. */
  figures: readonly string[]
}

type PosterFieldsProps = {
  subject: PictureSubject
  poster: PosterChoices
  onChange: (poster: PosterChoices) => void
}

const titleMax = 80

/** The title, the paper and the map of a poster. */
export function PosterFields({ subject, poster, onChange }: PosterFieldsProps) {
  const texts = picturesMessages
  const { title, paper, orientation, map } = poster
  const home = useHome(subject)
  return (
    <>
      <Field
        label={texts.title}
        value={title}
        maxLength={titleMax}
        placeholder={defaultTitle(subject, map === 'globe' ? home : undefined)}
        onChange={({ currentTarget }) => onChange({ ...poster, title: currentTarget.value })}
      />
      <div className="grid items-end gap-3 md:grid-cols-[6rem_minmax(0,1fr)]">
        <Choice
          label={texts.paper}
          value={paper}
          onChange={(value) =>
            onChange({ ...poster, paper: paperNames.find((name) => name === value) ?? 'a3' })
          }
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
          onChoose={(value) => onChange({ ...poster, orientation: value })}
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
            onChoose={(value) => onChange({ ...poster, map: value })}
            isWide
          />
          {home === undefined && <p className="text-13 text-ink-3">{texts.globeNeedsHome}</p>}
        </div>
      )}
    </>
  )
}

export type FigureNames = readonly (readonly [name: string, label: string])[]

type FigureFieldsProps = Omit<PosterFieldsProps, 'subject'> & { names: FigureNames }

/** The figures of a poster; a few of them can be chosen. */
export function FigureFields({ names, poster, onChange }: FigureFieldsProps) {
  const texts = picturesMessages
  const { figures } = poster
  return (
    <fieldset className="min-w-0">
      <legend className="text-13 font-medium text-ink-2">{texts.figures}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {names.map(([name, label]) => (
          <CheckBox
            key={name}
            label={label}
            isOn={figures.includes(name)}
            onChange={(isOn) => onChange({ ...poster, figures: chosenFigures(names, figures, name, isOn) })}
          />
        ))}
      </div>
      {names.length > mostFigures && <p className="text-13 text-ink-3">{texts.atMostFour}</p>}
    </fieldset>
  )
}

/** The chosen figures in their usual order. A fifth one replaces the last. */
const chosenFigures = (names: FigureNames, chosen: readonly string[], name: string, isOn: boolean) => {
  const others = chosen.filter((other) => other !== name)
  const next = isOn ? [...others.slice(0, mostFigures - 1), name] : others
  return names.map(([known]) => known).filter((known) => next.includes(known))
}

/** The name of the own home city; undefined without one, and for pictures that have none. */
const useHome = (subject: PictureSubject): string | undefined => {
  const user = subject.about === 'profile' ? subject.user : ''
  const { data } = useQuery({ ...ledgerQuery(user), enabled: user !== '' })
  const home = data?.cities.find(({ id }) => id === data.home)
  return home && cityName(home)
}

const defaultTitle = (subject: PictureSubject, home: string | undefined) => {
  if (subject.about === 'trip') return subject.name
  return home === undefined ? picturesMessages.titleWorld : picturesMessages.titleFrom({ city: home })
}
