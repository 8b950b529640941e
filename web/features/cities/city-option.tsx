import { clsx } from 'clsx'
import { Command } from 'cmdk'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { listText } from '#web/lib/language/formats.ts'
import { messages } from '#web/messages/index.ts'
import { useLanguage } from '#web/messages/language.ts'
import { markMessages } from '#web/messages/mark.ts'
import { markingMessages } from '#web/messages/marking.ts'
import { aliasName } from '#web/queries/alias-name.ts'
import type { FoundPlace, Place } from '#web/queries/places.ts'
import { Flag } from '#web/ui/flag.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { WishRing } from '#web/ui/wish-button.tsx'
import { CityLabel } from './city-label.tsx'

type CityOptionProps = {
  /** Identifies the row, also as its id; one city may be in both groups. */
  value: string
  city: FoundPlace
  typed: string
  /** Whether another city with the same name, state and country is listed. */
  isAlike: boolean
  isVisited: boolean
  isWished: boolean
  /** The pointer moves over the row. */
  onPoint: (value: string) => void
  onChoose: (city: Place) => void
}

const coordinatesText = ({ latitude, longitude }: Place) =>
  messages.cities.coordinates({
    latitude: Math.abs(latitude),
    northSouth: latitude < 0 ? 'south' : 'north',
    longitude: Math.abs(longitude),
    eastWest: longitude < 0 ? 'west' : 'east',
  })

/** One city that was found. */
export const CityOption = memo(function CityOption({
  value,
  city,
  typed,
  isAlike,
  isVisited,
  isWished,
  onPoint,
  onChoose,
}: CityOptionProps) {
  useLanguage()
  return (
    <Command.Item asChild value={value} onSelect={() => onChoose(city)}>
      <div
        id={value}
        onPointerMove={() => onPoint(value)}
        className="group flex h-13 [contain-intrinsic-height:3.25rem] cursor-pointer items-center gap-3 px-4 [content-visibility:auto] select-none data-[selected=true]:bg-accent-wash data-[selected=true]:start-mark forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2 md:h-11 md:gap-3.5 md:px-5.5 md:[contain-intrinsic-height:2.75rem]"
      >
        <Flag iso2={city.expand?.country?.iso2 ?? ''} />
        <CityLabel city={city} typed={typed} alias={aliasName(city)} className="flex-1" />
        {isAlike && <span className="shrink-0 text-13 text-ink-3">{coordinatesText(city)}</span>}
        {isVisited ? (
          <span className="flex shrink-0 items-center gap-1.5 text-13 text-good">
            <Check className="size-4" strokeWidth={1.6} aria-hidden />
            {messages.cities.visited}
          </span>
        ) : (
          <span
            aria-hidden
            className="hidden shrink-0 items-center gap-1.5 text-13 text-ink-3 md:group-data-[selected=true]:flex"
          >
            {messages.cities.markAsVisited}
            <Kbd>{messages.cities.enterKey}</Kbd>
          </span>
        )}
        {isWished && <span className="sr-only">{markMessages.wish}</span>}
        {/* An option cannot contain a button, so the list handles the click, and Alt+Enter in the field does the
            same. */}
        <span
          data-wish={city.id}
          aria-hidden
          title={listText([
            isWished ? markMessages.unwish : markMessages.wish,
            `${markingMessages.altKey} ${messages.cities.enterKey}`,
          ])}
          className={clsx(
            '-me-3.5 grid h-full w-11 shrink-0 place-items-center md:-me-2.5 md:w-8',
            !isWished && 'md:invisible md:group-data-[selected=true]:visible',
          )}
        >
          <WishRing isWished={isWished} />
        </span>
      </div>
    </Command.Item>
  )
})
