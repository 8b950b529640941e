import { clsx } from 'clsx'

type RegionCellsProps = { visited: number; of: number }

/** More cells than this could not be told apart. */
const mostCells = 60

/** One cell for each region of a country, the visited ones first; a bar for more than 60 regions. Decorative. */
export function RegionCells({ visited, of }: RegionCellsProps) {
  const cell = 'h-3 min-w-0'
  const outline = 'shadow-[inset_0_0_0_1px_var(--rule-strong)] forced-colors:border'
  if (of > mostCells) {
    return (
      <span aria-hidden className={clsx('block', cell, outline)}>
        <span className="visited-lines block h-full" style={{ width: `${(100 * visited) / of}%` }} />
      </span>
    )
  }
  return (
    <span aria-hidden className="flex gap-px">
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={clsx('flex-1', cell, index < visited ? 'visited-lines' : outline)} />
      ))}
    </span>
  )
}
