import { clsx } from 'clsx'
import { Check, Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { cityName } from '#web/lib/language/city-names.ts'
import { messages } from '#web/messages/index.ts'
import { markingMessages as texts } from '#web/messages/marking.ts'
import type { Place } from '#web/queries/places.ts'
import { Button } from '#web/ui/button.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { CityLabel } from './city-label.tsx'
import type { ListPlace } from './pasted-list.ts'

type PastedRowProps = {
  place: ListPlace
  onDecide: (decision: Place | 'leftOut' | undefined) => void
  /** Searches for the city of this place. */
  onSearch: () => void
}

/** One place of a pasted list: the typed text, its meaning, and what will be done. */
export function PastedRow({ place, onDecide, onSearch }: PastedRowProps) {
  if (!place.certain && place.cities.length > 0) {
    return <OpenRow place={place} onDecide={onDecide} onSearch={onSearch} />
  }
  const { text, city, state } = place
  const isSame = city !== null && [city.name, cityName(city)].includes(text)
  return (
    <li
      className={clsx(
        'flex min-h-14 items-center gap-3 border-b border-rule px-4 text-15 md:min-h-11 md:px-5.5',
        city === null && 'bg-sheet',
      )}
    >
      <span className="own-direction hidden w-33 shrink-0 truncate text-14 text-ink-2 md:block">{text}</span>
      {city ? <Flag iso2={city.expand?.country?.iso2 ?? ''} /> : <span className="hidden w-5 md:block" />}
      <span className="min-w-0 flex-1 py-1.5">
        {city ? (
          <CityLabel city={city} className={clsx('block', state === 'leftOut' && 'line-through')} />
        ) : (
          <span className="block text-bad">{texts.placeNotFound}</span>
        )}
        {!isSame && (
          <small className="block truncate text-13 text-ink-2 md:hidden">{texts.typed({ text })}</small>
        )}
      </span>
      {state === 'visited' ? (
        <span className="flex shrink-0 items-center gap-1.5 text-13 text-good">
          <Check className="size-4" strokeWidth={1.6} aria-hidden />
          {texts.visited}
        </span>
      ) : state === 'notFound' ? (
        <span className="-me-2.5 flex shrink-0">
          <ChooseCity text={text} onClick={onSearch} />
          <Button
            variant="quiet"
            size="sm"
            className="font-normal"
            aria-label={texts.ofCity({ action: texts.leaveOut, city: text })}
            onClick={() => onDecide('leftOut')}
          >
            {texts.leaveOut}
          </Button>
        </span>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="-me-2.5 font-normal"
          aria-label={texts.ofCity({
            action: state === 'leftOut' ? texts.leftOut : texts.willBeMarked,
            city: city ? cityName(city) : text,
          })}
          aria-pressed={state !== 'leftOut'}
          onClick={() => onDecide(state === 'leftOut' ? undefined : 'leftOut')}
        >
          {state === 'leftOut' ? (
            <Minus className="size-4" strokeWidth={1.6} aria-hidden />
          ) : (
            <Plus className="size-4" strokeWidth={1.6} aria-hidden />
          )}
          {state === 'leftOut' ? texts.leftOut : texts.willBeMarked}
        </Button>
      )}
    </li>
  )
}

/** Opens the search for the city that a text of the list means. */
function ChooseCity({ text, ...rest }: { text: string; onClick: () => void; className?: string }) {
  const label = texts.ofCity({ action: texts.chooseCity, city: text })
  return (
    <Button variant="quiet" size="sm" aria-label={label} {...rest}>
      {texts.chooseCity}
    </Button>
  )
}

const leaveOutText = (options: number) => {
  if (options === 1) return texts.notThis
  return options === 2 ? texts.neither : texts.noneOfThese
}

/** A place that may mean several cities: the person chooses. */
function OpenRow({ place, onDecide, onSearch }: PastedRowProps) {
  const name = useId()
  const { text, cities, city, state } = place
  const [first] = cities
  const isShared =
    cities.length > 1 && cities.every((option) => option.unaccented_name === first?.unaccented_name)
  const question = isShared && first ? texts.which({ name: cityName(first) }) : texts.whatIs({ text })
  const isOther = city !== null && cities.every(({ id }) => id !== city.id)
  const options = isOther ? [...cities, city] : cities
  return (
    <li className="border-b border-warn-rule bg-warn-wash px-4 pt-3 pb-2.5 text-15 md:px-5.5">
      <div
        role="radiogroup"
        aria-labelledby={`${name}-question`}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-3 md:grid-cols-[8.25rem_minmax(0,1fr)]"
      >
        <span className="own-direction hidden truncate pt-0.5 text-14 text-ink-2 md:block">{text}</span>
        <p id={`${name}-question`} className="font-semibold">
          {question}
        </p>
        <div className="md:col-start-2">
          {options.map((option) => (
            <label key={option.id} className="flex min-h-11 items-center gap-3 text-[0.90625rem] md:min-h-9">
              <input
                type="radio"
                name={name}
                checked={option.id === city?.id}
                onChange={() => onDecide(option)}
                className="size-4.5 shrink-0 accent-accent"
              />
              <Flag iso2={option.expand?.country?.iso2 ?? ''} />
              <CityLabel city={option} />
              {state === 'visited' && option.id === city?.id && (
                <span className="flex shrink-0 items-center gap-1.5 text-13 text-good">
                  <Check className="size-4" strokeWidth={1.6} aria-hidden />
                  {messages.cities.visited}
                </span>
              )}
            </label>
          ))}
          <label className="flex min-h-11 items-center gap-3 text-[0.90625rem] text-ink-2 md:min-h-9">
            <input
              type="radio"
              name={name}
              checked={state === 'leftOut'}
              onChange={() => onDecide('leftOut')}
              className="size-4.5 shrink-0 accent-accent"
            />
            {leaveOutText(options.length)}
          </label>
          <ChooseCity text={text} onClick={onSearch} className="-ms-2.5" />
        </div>
      </div>
    </li>
  )
}
