import { clsx } from 'clsx'

/** "Marta Kowalska-Reyes" → "MK": the first letters of the first and the last but decorative word. */
const initials = (name: string) => {
  const words = name.split(/[\s-]+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase())
    .join('')
}

type AvatarProps = {
  name: string
  /** The address of the picture; without one the initials stand in. */
  src?: string | undefined
  className?: string
}

/** A person's picture or initials. Decorative: the name stands beside it or names the control. */
export function Avatar({ name, src, className }: AvatarProps) {
  const shape = clsx(
    'grid shrink-0 place-items-center overflow-hidden rounded-full bg-ink text-paper',
    className,
  )
  return (
    <span aria-hidden className={shape}>
      {src === undefined ? (
        <span className="font-semibold tracking-wide">{initials(name)}</span>
      ) : (
        <img src={src} alt="" className="size-full object-cover" />
      )}
    </span>
  )
}
