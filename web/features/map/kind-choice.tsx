import { KindFilter } from './kind-filter.tsx'
import { usualKinds } from './map-filter.ts'
import { kindsText } from './read-search.ts'
import type { ShownMap } from './use-shown-map.ts'

type KindChoiceProps = { map: ShownMap; isOwn: boolean; className: string }

/** The filter by kind, shown if a person has several kinds of places or has set a filter. */
export function KindChoice({ map, isOwn, className }: KindChoiceProps) {
  const { kinds, filter, doLayoversCount } = map
  const there = map.entries.index.kinds
  const isUsual = kinds.asked.kinds === undefined && kinds.asked.wishes === undefined
  const hasKinds = there.size > 1 || (there.size === 1 && !there.has('visited'))
  if (!hasKinds && isUsual) return null
  return (
    <KindFilter
      filter={filter}
      onKinds={(next) => kinds.ask({ kinds: kindsText(next, usualKinds({ transit: doLayoversCount })) })}
      onWishes={(wishes) => kinds.ask({ wishes: wishes === 'on' ? undefined : wishes })}
      hasWishes={isOwn}
      className={className}
    />
  )
}
