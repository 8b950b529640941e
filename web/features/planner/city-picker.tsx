import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, RefObject } from 'react'
import { messages } from '#web/messages/index.ts'
import { plannerMessages } from '#web/messages/planner.ts'
import type { Place } from '#web/queries/places.ts'
import { CommandField, commandItemClass } from '#web/ui/command-field.tsx'
import { FailureNotice } from '#web/ui/failure-notice.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { CityLine } from './city-line.tsx'
import { cityText } from './city-text.ts'
import { useCityOptions } from './use-city-options.ts'

type CityPickerProps = {
  id: string
  /** The field's label, which is also shown in it while no city is chosen. */
  label: string
  city: Place | undefined
  onPick: (city: Place) => void
  /** The id of the error message. */
  errorId?: string | undefined
  /** A button in place of the field. */
  button?: ReactElement
  /** The text that is searched for when the picker opens. */
  firstText?: string | undefined
  /** The cities that are probably meant: they are listed first until something else is typed. */
  candidates?: readonly Place[] | undefined
}

const noCandidates: readonly Place[] = []

/** Chooses one city from all there are, by typing the beginning of its name. */
export function CityPicker(props: CityPickerProps) {
  const { id, label, city, onPick, errorId, button, firstText = '', candidates = noCandidates } = props
  const [isOpen, setIsOpen] = useState(false)
  const [input, setInput] = useState(firstText)
  const field = useRef<HTMLInputElement>(null)
  const handleOpenChange = (next: boolean) => {
    setIsOpen(next)
    if (!next) setInput(firstText)
  }
  // Typing on the closed picker starts the search, as in the browser's own pickers.
  const handleKeyDown = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setIsOpen(true)
    setInput((before) => before + event.key)
  }
  const handlePick = (picked: Place) => {
    handleOpenChange(false)
    onPick(picked)
  }
  const trigger = button ?? (
    <button
      id={id}
      type="button"
      onKeyDown={handleKeyDown}
      aria-label={city ? `${label}: ${cityText(city)}` : label}
      {...(errorId !== undefined && { 'aria-describedby': errorId })}
      className={clsx(
        'plan-input cursor-pointer text-start',
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
      onOpenChange={handleOpenChange}
      initialFocus={field}
      className="w-[min(25rem,calc(100vw-1rem))]"
    >
      <CitySearchList
        ref={field}
        input={input}
        onInput={setInput}
        onPick={handlePick}
        candidates={input === firstText ? candidates : noCandidates}
      />
    </Popover>
  )
}

type CitySearchListProps = {
  ref: RefObject<HTMLInputElement | null>
  input: string
  onInput: (input: string) => void
  onPick: (city: Place) => void
  candidates: readonly Place[]
}

function CitySearchList({ ref, input, onInput, onPick, candidates }: CitySearchListProps) {
  const { options: found, isEmptyText, isBehind, error, tryAgain } = useCityOptions(input)
  const isCandidate = new Set(candidates.map(({ id }) => id))
  const options = [...candidates, ...found.filter(({ id }) => !isCandidate.has(id))]
  const planner = plannerMessages
  // The first city is the active one, until the arrow keys or the pointer choose another of this list.
  const first = options[0]?.id ?? ''
  const listed = options.map(({ id }) => id).join(' ')
  const [picked, setPicked] = useState({ listed, value: '' })

  // The text that was in the field when Enter was pressed before its cities were listed.
  const awaited = useRef('')
  const pickAwaited = useEffectEvent(() => {
    const isMeant = awaited.current !== '' && awaited.current === input
    awaited.current = ''
    if (isMeant && options[0] !== undefined) onPick(options[0])
  })
  useEffect(() => {
    if (!isBehind) pickAwaited()
  }, [isBehind])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isBehind) return
    event.preventDefault()
    awaited.current = input
  }
  return (
    <>
      <Command
        label={planner.searchCities}
        shouldFilter={false}
        vimBindings={false}
        loop
        onKeyDown={handleKeyDown}
        value={picked.listed === listed && picked.value !== '' ? picked.value : first}
        onValueChange={(value) => setPicked({ listed, value })}
      >
        <CommandField
          ref={ref}
          value={input}
          onValueChange={onInput}
          placeholder={planner.searchCities}
          maxLength={100}
        />
        <Command.List label={messages.cities.results} className="max-h-75 overflow-y-auto overscroll-contain">
          {options.map((city) => (
            <Command.Item
              key={city.id}
              value={city.id}
              onSelect={() => onPick(city)}
              className={commandItemClass}
            >
              <CityLine city={city} hasAlias />
            </Command.Item>
          ))}
        </Command.List>
      </Command>
      {/* Outside of the list, because the list takes Enter and the arrow keys from every button in it. */}
      {error !== null && (
        <FailureNotice title={planner.couldNotSearch} error={error} onRetry={tryAgain} className="m-2" />
      )}
      {options.length === 0 && error === null && (
        <output className="block px-3.5 py-3 text-14 text-ink-3">
          {isEmptyText ? planner.typeToSearch : isBehind ? messages.cities.searching : planner.noCitiesFound}
        </output>
      )}
    </>
  )
}
