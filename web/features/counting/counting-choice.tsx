import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { countRules } from '#shared/collections/settings.ts'
import type { CountRule, CountryStatuses } from '#shared/domain/ledger/counting.ts'
import type { Ledger } from '#shared/ledger.ts'
import { countryName, numberText, sentenceListText } from '#web/lib/language/formats.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countingMessages as texts } from '#web/messages/counting.ts'
import type { Counting } from '#web/queries/counting-rules.ts'
import type { Place } from '#web/queries/places.ts'
import { Switch } from '#web/ui/switch.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { type CountOf, type Effects, effectsOf } from './effects.ts'

/** Chooses a city; `label` stands on the button that opens the search. */
export type RenderCityPicker = (props: {
  label: string
  buttonText: string
  onPick: (city: Place) => void
}) => ReactNode

type CountingChoiceProps = {
  ledger: Ledger
  statuses: CountryStatuses
  /** The stored names of countries by their iso2 codes. */
  names: ReadonlyMap<string, string>
  today: string
  choice: Counting
  /** The name of the chosen home, '' for none. */
  homeName: string
  onChange: (change: Partial<Counting>) => void
  onPickHome: (city: Place) => void
  renderCityPicker: RenderCityPicker
}

/**
 * The lists of countries with the person's own number for each, further settings that change the numbers, and the rules
 * that always apply.
 */
export function CountingChoice(props: CountingChoiceProps) {
  const { ledger, statuses, names, today, choice, homeName, onChange, onPickHome, renderCityPicker } = props
  const effects = effectsOf(ledger, choice, statuses, today)
  const { territories } = effects
  return (
    <>
      <Lists chosen={choice.rule} counts={effects.byRule} onChoose={(rule) => onChange({ rule })} />
      <div className={rowClass}>
        <div className="flex-1">
          <Switch
            label={texts.territories}
            hint={`${texts.territoriesText} ${
              choice.rule === 'places'
                ? texts.territoriesPlaces
                : choice.territories
                  ? texts.ifOff(territories)
                  : texts.ifOn(territories)
            }`}
            isOn={choice.territories}
            onChange={(isOn) => onChange({ territories: isOn })}
          />
        </div>
      </div>
      <div className={rowClass}>
        <div className="flex-1">
          <Switch
            label={texts.layovers}
            hint={`${texts.layoversText} ${layoversHint(effects, choice.transit, names)}`}
            isOn={choice.transit}
            onChange={(isOn) => onChange({ transit: isOn })}
          />
        </div>
      </div>
      <div className={clsx(rowClass, 'items-center')}>
        <div className="min-w-0 flex-1">
          <p className="own-direction font-medium wrap-anywhere">
            {homeName === '' ? texts.noHome : texts.homeIs({ city: homeName })}
          </p>
          <p className="text-13 text-ink-3">{texts.homeText}</p>
        </div>
        <div className="flex shrink-0 gap-4">
          {homeName !== '' && (
            <button type="button" onClick={() => onChange({ home: '' })} className={homeButtonClass}>
              {texts.removeHome}
            </button>
          )}
          {renderCityPicker({
            label: texts.homeCity,
            buttonText: homeName === '' ? texts.chooseHome : texts.changeHome,
            onPick: onPickHome,
          })}
        </div>
      </div>
      <Always />
    </>
  )
}

const rowClass = 'flex gap-4 border-b border-rule py-3.5'

const homeButtonClass = clsx(textLinkClass('ink'), 'min-h-11 md:min-h-6')

type ListsProps = {
  chosen: CountRule
  counts: ReadonlyMap<CountRule, CountOf>
  /** Without it nothing can be chosen. */
  onChoose?: (rule: CountRule) => void
}

/** The four lists, each with the person's number. */
export function Lists({ chosen, counts, onChoose }: ListsProps) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label={texts.list}>
      {countRules.map((rule) => {
        const { count, of } = counts.get(rule) ?? { count: 0, of: 0 }
        return (
          <label key={rule} className={clsx(rowClass, onChoose && 'cursor-pointer')}>
            <input
              type="radio"
              name={group}
              value={rule}
              checked={rule === chosen}
              disabled={!onChoose}
              onChange={() => onChoose?.(rule)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{texts.rules[rule]}</span>
              {rule === 'places' && <span className="ms-2.5 text-13 text-ink-3">{texts.theDefault}</span>}
              <span className="block text-13 text-ink-2">{texts.ruleTexts[rule]}</span>
            </span>
            <span className="shrink-0 self-center whitespace-nowrap">
              <span className="font-serif text-26 leading-8 lining-nums">{numberText(count)}</span>{' '}
              <span className="figures text-13 text-ink-3">{texts.ofSize({ of })}</span>
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** The rules that apply to every list. */
export const Always = () => (
  <div className="py-3.5">
    <p className="font-medium">{texts.always}</p>
    <p className="text-13 text-ink-3">{texts.alwaysText}</p>
  </div>
)

/** The most names of cities or countries in a sentence. */
const mostNames = 3

const namesText = (names: readonly string[]) =>
  sentenceListText(
    names.length <= mostNames
      ? names
      : [...names.slice(0, mostNames - 1), texts.andMore({ count: names.length - mostNames + 1 })],
  )

const layoversHint = (
  { layovers: { cities, units, count, of } }: Effects,
  areCounted: boolean,
  names: ReadonlyMap<string, string>,
) => {
  if (cities.length === 0) return texts.noLayovers
  if (areCounted) return texts.ifOff({ count, of })
  if (units.length === 0) return texts.layoversSame({ count, of })
  return texts.layoversAdd({
    cities: namesText(cities.map(cityName)),
    countries: namesText(units.map((iso2) => countryName({ iso2, name: names.get(iso2) ?? iso2 }))),
    count,
    of,
  })
}
