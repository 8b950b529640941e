import { clsx } from 'clsx'
import { markMessages } from '#web/messages/mark.ts'
import { Button } from './button.tsx'
import { StayGlyph } from './stay-glyph.tsx'

type WishButtonProps = {
  /** The city's name, for the accessible name of the button. */
  city: string
  /** `page`: beside the main action of a city's page. `popup`: in a map's popup. `icon`: in a row, without its word. */
  size: 'page' | 'popup' | 'icon'
  isWished: boolean
  /** False for guests, and while the wishes are loading. */
  isKnown: boolean
  onToggle: () => void
  className?: string
}

/** Adds a city to the wish list, or removes it. Guests see no button. */
export function WishButton({ city, size, isWished, isKnown, onToggle, className }: WishButtonProps) {
  if (!isKnown) return null
  const label = markMessages.named({ action: markMessages.wish, city })
  return (
    <Button
      variant={size === 'page' ? 'outline' : 'quiet'}
      size={size === 'page' ? 'md' : 'sm'}
      aria-pressed={isWished}
      aria-label={label}
      title={isWished ? markMessages.unwish : markMessages.wish}
      onClick={onToggle}
      className={clsx(
        'aria-pressed:text-ink',
        size === 'page' && 'aria-pressed:border-ink aria-pressed:inset-ring aria-pressed:inset-ring-ink',
        size === 'icon' && 'w-11 px-0! md:w-8',
        className,
      )}
    >
      <WishRing isWished={isWished} />
      {size !== 'icon' && markMessages.wish}
    </Button>
  )
}

/** The ring of a wish; a city on the wish list has a dot in it. */
export function WishRing({ isWished }: { isWished: boolean }) {
  return (
    <span className="relative grid place-items-center">
      <StayGlyph kind="wish" size={16} />
      {isWished && <span className="absolute size-1.5 rounded-full bg-pin forced-colors:bg-[Highlight]" />}
    </span>
  )
}
