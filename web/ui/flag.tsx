import { clsx } from 'clsx'
import { flagUrl, useConfig } from '#web/lib/config/config.ts'

type FlagProps = {
  /** The country's two-letter code; without one an empty frame is shown. */
  iso2: string | undefined
  /** The alternative text. Omitted if the country's name is beside it. */
  alt?: string
  /** Its size; 20 by 15 pixels by default. */
  className?: string
  /** "lazy" for long lists, most of which are outside the window. */
  loading?: 'eager' | 'lazy'
}

/** A country's flag with the ratio 4:3. */
export function Flag({ iso2 = '', alt = '', className = 'w-5 rounded-[2px]', loading }: FlagProps) {
  const config = useConfig()
  const frame = clsx(
    'flag block aspect-4/3 shrink-0 bg-sunken object-cover ring-1 ring-ink/14 dark:ring-white/16',
    className,
  )
  if (iso2 === '') return <span aria-hidden={alt === ''} className={frame} />
  return (
    <img
      src={flagUrl(iso2, config?.flagUrl)}
      alt={alt}
      width={20}
      height={15}
      decoding="async"
      loading={loading}
      className={frame}
    />
  )
}
