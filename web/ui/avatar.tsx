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
  /** The address of the picture; without one the initials, or an icon, stand in. */
  src?: string | undefined
  className?: string
}

/** A person's picture or initials. Decorative: the name stands beside it or names the control. */
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
        // Drawn, not written: as text the letters would be held against the name of the control around them.
        <span
          data-letters={letters}
          className="font-semibold tracking-wide before:content-[attr(data-letters)]"
        />
      )}
      {src === undefined && letters === '' && <User className="size-1/2" strokeWidth={1.6} />}
    </span>
  )
}
