import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#web/messages/index.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import type { Place } from '#web/queries/places.ts'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { CityLine } from './city-line.tsx'
import { cityText } from './city-text.ts'
import { useCityOptions } from './use-city-options.ts'

type CityPickerProps = {
  id: string
  /** The field's name, which also stands in it while no city is chosen. */
  label: string
  city: Place | undefined
  onPick: (city: Place) => void
  /** The id of the message that says what is wrong. */
  errorId?: string | undefined
}

/** Chooses one city from all there are, by typing the beginning of its name. */
export function CityPicker({ id, label, city, onPick, errorId }: CityPickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const handlePick = (picked: Place) => {
    setIsOpen(false)
    onPick(picked)
  }
  const trigger = (
    <button
      id={id}
      type="button"
      aria-label={city ? `${label}: ${cityText(city)}` : label}
      {...(errorId !== undefined && { 'aria-describedby': errorId })}
      className={clsx(
        'plan-input cursor-pointer text-left',
        errorId !== undefined ? 'border-bad' : 'border-field',
      )}
    >
      {city ? <CityLine city={city} /> : <span className="flex-1 truncate text-ink-3">{label}</span>}
      <ChevronDown className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
    </button>
  )
  return (
    <Popover
      label={label}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      className="w-[min(25rem,calc(100vw-1rem))]"
    >
      <CitySearchList onPick={handlePick} />
    </Popover>
  )
}

function CitySearchList({ onPick }: { onPick: (city: Place) => void }) {
  const [input, setInput] = useState('')
  const { options, isEmptyText, isBehind, error, tryAgain } = useCityOptions(input)
  const planner = plannerMessages
  // The first city is the active one, until the arrows or the pointer choose another of this list.
  const first = options[0]?.id ?? ''
  const listed = options.map(({ id }) => id).join(' ')
  const [picked, setPicked] = useState({ listed, value: '' })
  return (
    <Command
      label={planner.searchCities}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={picked.listed === listed && picked.value !== '' ? picked.value : first}
      onValueChange={(value) => setPicked({ listed, value })}
    >
      <div className="flex h-11 items-center gap-2.5 border-b border-rule px-3.5 text-ink-2">
        <Search className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
        <Command.Input
          value={input}
          onValueChange={setInput}
          placeholder={planner.searchCities}
          maxLength={100}
          className="h-full min-w-0 flex-1 bg-transparent text-15 text-ink outline-none placeholder:text-ink-3"
        />
      </div>
      <Command.List label={messages.cities.results} className="max-h-75 overflow-y-auto overscroll-contain">
        {options.map((city) => (
          <Command.Item
            key={city.id}
            value={city.id}
            onSelect={() => onPick(city)}
            className="flex h-11 cursor-pointer items-center gap-3 px-3.5 text-[0.90625rem] aria-selected:bg-accent-wash aria-selected:shadow-[inset_2px_0_var(--pin)] md:h-10"
          >
            <CityLine city={city} />
          </Command.Item>
        ))}
      </Command.List>
      {error !== null && (
        <FailureNotice title={planner.couldNotSearch} error={error} onRetry={tryAgain} className="m-2" />
      )}
      {options.length === 0 && error === null && (
        <output className="block px-3.5 py-3 text-14 text-ink-3">
          {isEmptyText ? planner.typeToSearch : isBehind ? messages.cities.searching : planner.noCitiesFound}
        </output>
      )}
    </Command>
  )
}
