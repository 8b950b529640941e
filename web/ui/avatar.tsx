import { clsx } from 'clsx'
import { User } from 'lucide-react'

/** "Marta Kowalska-Reyes" → "MK": the first letters of the first two words. */
const initials = (name: string) => {
  const words = name.split(/[\s-]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase())
    .join('')
}

type AvatarProps = {
  name: string
  /** The URL of the picture; without one the initials or an icon are shown. */
  src?: string | undefined
  className?: string
}

/** A person's picture or initials. Decorative: the name is beside it or is the control's accessible name. */
export function Avatar({ name, src, className }: AvatarProps) {
  const letters = initials(name)
  const shape = clsx(
    'avatar grid shrink-0 place-items-center overflow-hidden rounded-full bg-ink text-paper',
    className,
  )
  return (
    <span aria-hidden className={shape}>
      {src !== undefined && <img src={src} alt="" className="size-full object-cover" />}
      {src === undefined && letters !== '' && (
        // In `::before`, because checks would compare text in the control with its accessible name.
        <span
          data-letters={letters}
          className="font-semibold tracking-wide before:content-[attr(data-letters)]"
        />
      )}
      {src === undefined && letters === '' && <User className="size-1/2" strokeWidth={1.6} />}
    </span>
  )
}
