import { Command } from 'cmdk'
import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { currencyName } from '#web/lib/language/formats.ts'
import { withoutAccents } from '#web/lib/language/without-accents.ts'
import { exploreMessages } from '#web/messages/explore.ts'
import type { RatedCurrency } from '#web/queries/currencies.ts'
import { choiceClass } from '#web/ui/choice.tsx'
import { CommandField, commandItemClass } from '#web/ui/command-field.tsx'
import { Popover } from '#web/ui/popover.tsx'

type CurrencySelectProps = {
  label: string
  code: string
  currencies: readonly RatedCurrency[]
  onSelect: (code: string) => void
}

/** Chooses a currency by typing its code or a part of its name. */
export function CurrencySelect({ label, code, currencies, onSelect }: CurrencySelectProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { converter } = exploreMessages
  // The best match is the first of the list, which may be scrolled to the chosen currency.
  useEffect(() => {
    if (typed !== '') list.current?.scrollTo(0, 0)
  }, [typed])
  const handleOpenChange = (opens: boolean) => {
    setIsOpen(opens)
    setTyped('')
  }
  const handleSelect = (chosen: string) => {
    handleOpenChange(false)
    onSelect(chosen)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink-2">
        {label}
      </label>
      <Popover
        label={converter.choose({ label, code })}
        isOpen={isOpen}
        onOpenChange={handleOpenChange}
        align="end"
        className="w-[min(21rem,calc(100vw-1rem))]"
        trigger={
          <button
            id={id}
            type="button"
            aria-label={converter.choose({ label, code })}
            className={`${choiceClass} flex items-center justify-between gap-2 text-start`}
          >
            {code}
            <ChevronDown className="size-4 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
          </button>
        }
      >
        <Command label={converter.search} vimBindings={false} loop defaultValue={code} filter={fit}>
          <CommandField
            value={typed}
            onValueChange={setTyped}
            placeholder={converter.search}
            maxLength={60}
          />
          <Command.List ref={list} label={label} className="max-h-75 overflow-y-auto overscroll-contain">
            <Command.Empty className="px-3.5 py-3 text-14 text-ink-3">{converter.noneFound}</Command.Empty>
            {currencies.map((currency) => (
              <Command.Item
                key={currency.id}
                value={currency.code}
                keywords={[currencyName(currency), currency.name]}
                onSelect={() => handleSelect(currency.code)}
                className={commandItemClass}
              >
                <b className="w-10 shrink-0 font-semibold">{currency.code}</b>
                <span className="min-w-0 flex-1 truncate text-ink-2">{currencyName(currency)}</span>
                {currency.code === code && (
                  <Check className="size-4 shrink-0" strokeWidth={1.6} aria-hidden />
                )}
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      </Popover>
    </div>
  )
}

/**
 * How well a currency matches the typed text: first by its code, then by a word of its name, then by any part of it.
 */
const fit = (code: string, typed: string, names: string[] = []): number => {
  const term = withoutAccents(typed.trim())
  if (code.toLowerCase().startsWith(term)) return 1
  const known = names.map(withoutAccents)
  if (known.some((words) => words.startsWith(term) || words.includes(` ${term}`))) return 0.8
  return known.some((words) => words.includes(term)) ? 0.5 : 0
}
