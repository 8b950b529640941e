import { clsx } from 'clsx'

// Files, not components: the drawings are large, are cached for ever, and follow the theme by the page's own
// custom properties, which <use> inherits.
const plates = import.meta.glob<string>('../../data/dist/plates/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

type PlateProps = {
  name: 'hero' | 'login' | 'europe' | 'americas'
  /** What the drawing shows; without it the drawing is an ornament. */
  label?: string
  className?: string
}

/** A map drawn in advance. It fills the box it stands in and is cut, not stretched, to fit. */
export function Plate({ name, label, className }: PlateProps) {
  const url = plates[`../../data/dist/plates/${name}.svg`]
  return (
    <svg
      className={clsx('absolute inset-0 h-full', className ?? 'w-full')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {url !== undefined && <use href={`${url}#map`} width="100%" height="100%" />}
    </svg>
  )
}
