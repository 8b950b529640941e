import { clsx } from 'clsx'

type StayGlyphProps = {
  kind: 'visited' | 'lived' | 'transit' | 'wish'
  /** The size of its box in pixels. */
  size?: number
  /** The accessible name, if no text beside the glyph names the kind. */
  label?: string
  className?: string
}

const filled = { fill: 'currentColor' }
const outlined = {
  fill: 'var(--glyph-fill, none)',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
} as const

/**
 * The shape for a kind of stay: a disc for visited, a square for lived in, an open triangle for a layover, an open
 * ring for a wish. Its colour is that of the pins; `--glyph-fill` fills the open shapes.
 */
export function StayGlyph({ kind, size = 14, label, className }: StayGlyphProps) {
  return (
    <svg
      viewBox="0 0 14 14"
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      className={clsx('shrink-0', className ?? 'text-pin')}
    >
      {kind === 'visited' && <circle cx="7" cy="7" r="5.5" {...filled} />}
      {kind === 'lived' && <rect x="2" y="2" width="10" height="10" {...filled} />}
      {kind === 'transit' && <path d="M7 2.2 12.2 11.6H1.8Z" {...outlined} />}
      {kind === 'wish' && <circle cx="7" cy="7" r="4.6" {...outlined} />}
    </svg>
  )
}
