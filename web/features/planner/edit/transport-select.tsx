import { Check, ChevronDown } from 'lucide-react'
import { Select } from 'radix-ui'
import { useState } from 'react'
import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import type { Leg } from '#shared/domain/itinerary.ts'
import { pageDirection } from '#web/lib/language/direction.ts'
import { tripsMessages } from '#web/messages/trips.ts'
import { WayIcon } from '#web/features/planner/way-icon.tsx'

type TransportSelectProps = { label: string; type: Leg['type']; onChoose: (type: LegType) => void }

/** Chooses the transport of a leg; a typed letter selects the next matching word, and is forgotten after a second. */
export function TransportSelect({ label, type, onChoose }: TransportSelectProps) {
  const { ways } = tripsMessages
  // The library keeps the options of a closed select in the page: 200 legs would have 800 of them.
  const [isNear, setIsNear] = useState(false)
  const approach = () => setIsNear(true)
  const handleChoose = (value: string) => {
    const chosen = legTypes.find((candidate) => candidate === value)
    if (chosen) onChoose(chosen)
  }
  return (
    <Select.Root
      dir={pageDirection()}
      value={type === 'gap' ? '' : type}
      onValueChange={handleChoose}
      onOpenChange={approach}
    >
      <Select.Trigger
        aria-label={label}
        onFocus={approach}
        className="plan-input is-small w-auto min-w-28 cursor-pointer border-field"
      >
        <WayIcon type={type} />
        <span className="flex-1 text-start font-medium whitespace-nowrap">
          <Select.Value placeholder={ways.gap}>{ways[type]}</Select.Value>
        </span>
        <ChevronDown className="size-4 shrink-0 text-ink-2" strokeWidth={1.6} aria-hidden />
      </Select.Trigger>
      {isNear && (
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 w-40 rounded-lg border border-rule bg-raised p-1 shadow-lift-2 data-[state=open]:animate-in data-[state=open]:fade-in"
          >
            <Select.Viewport>
              {legTypes.map((choice) => (
                <Select.Item
                  key={choice}
                  value={choice}
                  className="flex h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-[0.90625rem] outline-none select-none data-[highlighted]:bg-sunken data-[state=checked]:font-semibold md:h-9"
                >
                  <WayIcon type={choice} />
                  <Select.ItemText>{ways[choice]}</Select.ItemText>
                  <Select.ItemIndicator className="ms-auto">
                    <Check className="size-4" strokeWidth={1.6} aria-hidden />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      )}
    </Select.Root>
  )
}
