import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { AreaPlate } from '#web/leaflet/area-plate.tsx'
import { numberText } from '#web/lib/language/formats.ts'
import { useIsNear } from '#web/lib/page/use-is-near.ts'
import { timelineMessages } from '#web/messages/timeline.ts'
import { worldQuery } from '#web/queries/world.ts'

export type ContinentCode = 'EU' | 'AS' | 'NA' | 'SA' | 'AF' | 'OC'

/** A continent with the number of its countries that count, and of all in the list. */
export type ContinentShare = { code: ContinentCode; visited: number; of: number }

type ContinentsProps = {
  continents: readonly ContinentShare[]
  /** The two-letter codes of the visited places. */
  places: ReadonlySet<string>
}

/** The middle of a plate in degrees, and the zoom at which it is 176 px wide. */
const views: Record<ContinentCode, { latitude: number; longitude: number; zoom: number }> = {
  EU: { latitude: 55, longitude: 14, zoom: 1.75 },
  AS: { latitude: 36, longitude: 92, zoom: 0.95 },
  NA: { latitude: 48, longitude: -98, zoom: 0.72 },
  SA: { latitude: -26, longitude: -60, zoom: 0.95 },
  AF: { latitude: 3, longitude: 18, zoom: 0.95 },
  OC: { latitude: -24, longitude: 147, zoom: 1.25 },
}

/** A small map of each continent with its visited places, and the number of its countries that count. */
export function Continents({ continents, places }: ContinentsProps) {
  const list = useRef<HTMLUListElement>(null)
  const isNear = useIsNear(list)
  const world = useQuery({ ...worldQuery, enabled: isNear }).data
  return (
    <ul ref={list} className="mt-10 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 md:gap-6 lg:grid-cols-6">
      {continents.map(({ code, visited, of }) => (
        <li key={code} className="break-inside-avoid">
          <div
            aria-hidden
            className="relative h-32 overflow-hidden border border-rule-strong bg-water md:h-37.5"
          >
            {world && <AreaPlate world={world} view={views[code]} visited={places} />}
          </div>
          <p className="mt-2.5 text-14 font-semibold">{timelineMessages.continents[code]}</p>
          <p className="figures text-13 text-ink-2">
            {timelineMessages.ofList({ visited: numberText(visited), of: numberText(of) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
