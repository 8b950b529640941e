import { clsx } from 'clsx'

// Files, not components: the drawings are large, are cached permanently, and follow the theme, because <use> inherits
// the page's custom properties.
const plates = import.meta.glob<string>('../../data/dist/plates/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The size of each drawing, in its own units. */
const sizes = {
  hero: { width: 1376, height: 690 },
  login: { width: 720, height: 836 },
  europe: { width: 760, height: 440 },
  americas: { width: 420, height: 300 },
}

type PlateProps = {
  name: keyof typeof sizes
  /** The visible part, as a viewBox in the drawing's own units; by default the whole. */
  area?: string
  /** The text alternative; without it the drawing is decoration. */
  label?: string
  className?: string
}

/** A map drawn at build time. It fills its box and is cropped, not stretched, to fit. */
export function Plate({ name, area, label, className }: PlateProps) {
  const url = plates[`../../data/dist/plates/${name}.svg`]
  return (
    <svg
      className={clsx('absolute inset-0 h-full', className ?? 'w-full')}
      {...(area !== undefined && { viewBox: area, preserveAspectRatio: 'xMidYMid slice' })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {url !== undefined && (
        <use
          href={`${url}#map`}
          {...(area === undefined ? { width: '100%', height: '100%' } : sizes[name])}
        />
      )}
    </svg>
  )
}
