import { Check, Route, X } from 'lucide-react'
import { useState } from 'react'
import type { LedgerCity, LedgerWish } from '#shared/ledger.ts'
import { mostFirstCities } from '#web/lib/first-cities.ts'
import { useCityName } from '#web/lib/language/city-names.ts'
import { useLanguage } from '#web/messages/language.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckBox } from '#web/ui/check-box.tsx'
import { CityAndNote } from '#web/ui/city-and-note.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LedgerSection } from '#web/ui/ledger-section.tsx'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'

/** A wish with its city. */
type WishedCity = { wish: LedgerWish; city: LedgerCity }

type WishesProps = {
  wishes: readonly WishedCity[]
  countryName: (iso2: string) => string
  onMark: (city: LedgerCity) => void
  /** Begins a trip with these cities. */
  onPlan: (cityIds: string[]) => void
  onRemove: (wish: LedgerWish, city: LedgerCity) => void
}

/** At least this many of the cities must be selected for a trip. */
const leastSelected = 2

/** The cities that the person wants to visit. Two to fifty can be selected for a trip. */
export function Wishes({ wishes, countryName, onMark, onPlan, onRemove }: WishesProps) {
  useLanguage()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const wished = new Set(wishes.map(({ city }) => city.id))
  // In the order of selection, without those that were removed meanwhile.
  const chosen = [...selected].filter((cityId) => wished.has(cityId))
  const toggle = (cityId: string) => {
    const next = new Set(chosen)
    if (!next.delete(cityId)) next.add(cityId)
    setSelected(next)
  }
  return (
    <LedgerSection
      id="want-to-go"
      title={timelineMessages.wantToGo}
      aside={
        wishes.length > 0 &&
        (chosen.length > mostFirstCities ? (
          <output>{timelineMessages.selectFewer({ most: mostFirstCities })}</output>
        ) : chosen.length >= leastSelected ? (
          <Button variant="primary" onClick={() => onPlan(chosen)}>
            {timelineMessages.planSelected({ count: chosen.length })}
          </Button>
        ) : (
          <p>
            {timelineMessages.wishCount({ count: wishes.length })}
            {wishes.length >= leastSelected && (
              <span className="ms-2 print:hidden">{timelineMessages.selectSome}</span>
            )}
          </p>
        ))
      }
    >
      {wishes.length === 0 ? (
        <p className="mt-4 text-ink-2">{timelineMessages.noWishes}</p>
      ) : (
        <ul className="mt-2 grid gap-x-12 md:grid-cols-2">
          {wishes.map(({ wish, city }) => (
            <WishRow
              key={wish.id}
              note={wish.note}
              city={city}
              countryName={countryName}
              isSelected={selected.has(city.id)}
              onSelect={() => toggle(city.id)}
              onMark={() => onMark(city)}
              onPlan={() => onPlan([city.id])}
              onRemove={() => onRemove(wish, city)}
            />
          ))}
        </ul>
      )}
    </LedgerSection>
  )
}

type WishRowProps = {
  note: string
  city: LedgerCity
  countryName: (iso2: string) => string
  isSelected: boolean
  onSelect: () => void
  onMark: () => void
  onPlan: () => void
  onRemove: () => void
}

function WishRow(props: WishRowProps) {
  const { note, city, countryName, isSelected, onSelect, onMark, onPlan, onRemove } = props
  const name = useCityName()(city)
  const small = 'md:size-8'
  const icon = 'size-4'
  return (
    <li className="flex min-h-13 break-inside-avoid items-center gap-2.5 border-b border-rule py-1">
      <span className="shrink-0 print:hidden">
        <CheckBox
          label={timelineMessages.selectWish({ city: name })}
          isLabelHidden
          isOn={isSelected}
          onChange={onSelect}
        />
      </span>
      <span className="max-xs:hidden">
        <StayGlyph kind="wish" size={14} />
      </span>
      <Flag iso2={city.iso2} loading="lazy" />
      <CityAndNote city={city} countryName={countryName} note={note} />
      <div className="-me-2 flex shrink-0">
        <IconButton label={timelineMessages.markWish({ city: name })} onClick={onMark} className={small}>
          <Check className={icon} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton label={timelineMessages.planWish({ city: name })} onClick={onPlan} className={small}>
          <Route className={icon} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton label={timelineMessages.removeWish({ city: name })} onClick={onRemove} className={small}>
          <X className={icon} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}
