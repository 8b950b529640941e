import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { mapMessages } from '#web/messages/map.ts'
import { Flag } from '#web/ui/flag.tsx'
import { filterGroups, type RegionEntry, type RegionGroup } from './region-groups.ts'
import { visitedClass } from './visited-class.ts'

type RegionListProps = {
  groups: readonly RegionGroup[]
  filter: string
  /** The id of the chosen state, or "". */
  chosen: string
  onChoose: (stateId: string) => void
}

/** The visited countries, each with its regions when it is opened. */
export function RegionList({ groups, filter, chosen, onChoose }: RegionListProps) {
  const shown = useMemo(() => filterGroups(groups, filter), [groups, filter])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  // A region that is chosen on the map opens its country.
  const [lastChosen, setLastChosen] = useState('')
  if (chosen !== lastChosen) {
    setLastChosen(chosen)
    const group = groups.find(({ regions }) => regions.some(({ id }) => id === chosen))
    if (group) setOpened(new Set([...opened, group.countryId]))
  }
  const toggle = (countryId: string) => {
    const next = new Set(opened)
    if (!next.delete(countryId)) next.add(countryId)
    setOpened(next)
  }
  if (shown.length === 0) {
    return <p className="min-h-0 flex-1 px-5 py-6 text-ink-2 md:px-6">{mapMessages.noMatch}</p>
  }
  return (
    <ol
      aria-label={mapMessages.regionsList}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-width:thin]"
    >
      {shown.map((group) => (
        <Group
          key={group.countryId}
          group={group}
          // The results of a search are shown at once.
          isOpen={filter.trim() !== '' || opened.has(group.countryId)}
          onToggle={() => toggle(group.countryId)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </ol>
  )
}

type GroupProps = Pick<RegionListProps, 'chosen' | 'onChoose'> & {
  group: RegionGroup
  isOpen: boolean
  onToggle: () => void
}

function Group({ group, isOpen, onToggle, chosen, onChoose }: GroupProps) {
  const { name, iso2, visited, regions, of } = group
  const heading = (
    <>
      <span className="flex h-11 items-center gap-3">
        <Flag iso2={iso2} />
        <b className="own-direction min-w-0 flex-1 truncate font-[550]">{name || mapMessages.unknown}</b>
        <span className="figures text-13 text-ink-2">
          {of === 0 ? mapMessages.noRegions : mapMessages.regionsOf({ visited, of })}
        </span>
        {of > 0 && (
          <ChevronDown
            size={16}
            strokeWidth={1.6}
            aria-hidden
            className={clsx('shrink-0 text-ink-3', isOpen && 'rotate-180')}
          />
        )}
      </span>
      {of > 0 && <Cells visited={visited} of={of} />}
    </>
  )
  return (
    <li className="border-b border-rule [contain-intrinsic-size:auto_4.25rem] [content-visibility:auto]">
      {of === 0 ? (
        <div className="px-5 md:px-6">{heading}</div>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="block w-full px-5 pb-3 text-start -outline-offset-2 hover:bg-sunken md:px-6"
        >
          {heading}
        </button>
      )}
      {isOpen && of > 0 && (
        <ul className="border-t border-rule py-1.5">
          {regions.map((region) => (
            <RegionRow
              key={region.id}
              region={region}
              isChosen={region.id === chosen}
              onChoose={() => onChoose(region.id)}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

type RegionRowProps = { region: RegionEntry; isChosen: boolean; onChoose: () => void }

function RegionRow({ region, isChosen, onChoose }: RegionRowProps) {
  const isVisited = region.cities.length > 0
  return (
    <li className={clsx('relative', isChosen && 'bg-accent-wash')}>
      {isChosen && <span aria-hidden className="absolute inset-y-0 inset-s-0 w-0.5 bg-pin" />}
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={clsx(
          'flex min-h-11 w-full items-center gap-2.5 ps-12 pe-5 text-start text-14 -outline-offset-2 md:min-h-9 md:ps-14 md:pe-6',
          !isChosen && 'hover:bg-sunken',
        )}
      >
        <span
          aria-hidden
          className={clsx('map-key size-3 shrink-0', isVisited ? visitedClass : 'border border-field')}
        />
        <span className="own-direction min-w-0 flex-1 truncate">{region.name}</span>
        {isVisited ? (
          <span className="figures text-[0.78125rem] text-ink-3">
            {mapMessages.citiesOf({ count: region.cities.length })}
          </span>
        ) : (
          <span className="sr-only">{mapMessages.notVisited}</span>
        )}
      </button>
    </li>
  )
}

/** With more regions than this their cells would be too narrow. */
const mostCells = 60

/**
 * One cell for each region, the visited ones filled; one bar if there are many. The text beside the name has the same
 * content.
 */
function Cells({ visited, of }: { visited: number; of: number }) {
  if (of > mostCells) {
    return (
      <span aria-hidden className="map-key flex h-3 shadow-[inset_0_0_0_1px_var(--rule-strong)]">
        <span className={visitedClass} style={{ width: `${(visited / of) * 100}%` }} />
      </span>
    )
  }
  return (
    <span aria-hidden className="map-key flex h-3 gap-px">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={clsx(
            'min-w-0 flex-1',
            index < visited ? visitedClass : 'shadow-[inset_0_0_0_1px_var(--rule-strong)]',
          )}
        />
      ))}
    </span>
  )
}
