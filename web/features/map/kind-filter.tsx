import { clsx } from 'clsx'
import { useIsPhone } from '#web/lib/page/media.ts'
import { mapMessages } from '#web/messages/map.ts'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'
import type { MapFilter, StayKind } from './map-filter.ts'

type KindFilterProps = {
  filter: Omit<MapFilter, 'range'>
  onKinds: (kinds: MapFilter['kinds']) => void
  onWishes: (wishes: MapFilter['wishes']) => void
  /** Whether wishes can be shown here: another person's are private. */
  hasWishes: boolean
  className?: string
}

/** The kinds of stays that the map and its list show, and whether they show wishes. */
export function KindFilter({ filter, onKinds, onWishes, hasWishes, className }: KindFilterProps) {
  const { kinds, wishes } = filter
  const isPhone = useIsPhone()
  const labels: Record<StayKind, string> = {
    visited: mapMessages.visited,
    lived: mapMessages.lived,
    transit: mapMessages.layovers,
  }
  const toggle = (kind: StayKind) => {
    const next = new Set(kinds)
    if (!next.delete(kind)) next.add(kind)
    onKinds(next)
  }
  return (
    <fieldset
      aria-label={mapMessages.kinds}
      className={clsx(
        'min-w-0 gap-1.5 max-md:flex max-md:flex-wrap md:grid md:grid-cols-2 md:gap-x-2',
        className,
      )}
    >
      {kindOrder.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={wishes !== 'only' && kinds.has(kind)}
          // While only wishes are shown, the first kind that is pressed ends that mode.
          onClick={() => (wishes === 'only' ? onWishes('on') : toggle(kind))}
          className={kindClass(wishes !== 'only' && kinds.has(kind))}
        >
          <StayGlyph kind={kind} size={14} />
          {labels[kind]}
        </button>
      ))}
      {hasWishes && (
        <button
          type="button"
          aria-pressed={wishes === 'off' ? false : wishes === 'on' ? true : 'mixed'}
          onClick={() => onWishes(nextWishes[wishes])}
          className={kindClass(wishes !== 'off')}
        >
          <StayGlyph kind="wish" size={14} />
          {wishes === 'only'
            ? mapMessages.onlyWishes
            : isPhone
              ? mapMessages.wishesShort
              : mapMessages.wishes}
        </button>
      )}
    </fieldset>
  )
}

const kindOrder: readonly StayKind[] = ['visited', 'lived', 'transit']
const nextWishes = { off: 'on', on: 'only', only: 'off' } as const

const kindClass = (isOn: boolean) =>
  clsx(
    'flex h-11 items-center gap-1 rounded-md border bg-sheet px-1 text-12 font-[550] whitespace-nowrap max-md:flex-auto max-md:justify-center md:h-8 md:gap-1.5 md:px-2.5 md:text-13',
    isOn
      ? 'border-ink text-ink shadow-[inset_0_0_0_1px_var(--ink)]'
      : 'border-rule-strong text-ink-2 hover:text-ink',
  )
