import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useIsPhone } from '#web/lib/page/media.ts'
import { useSession } from '#web/lib/session/session.ts'
import { mapMessages } from '#web/messages/map.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { KindChoice } from './kind-choice.tsx'
import { MapList } from './map-list.tsx'
import type { ChangeSearch, MapMode, MapSearch } from './map-search.ts'
import { PlacesPlate } from './places-plate.tsx'
import { TimeBand, TimeBandPlace } from './time-band.tsx'
import { useDeleteCity } from './use-delete-city.ts'
import { useShownMap } from './use-shown-map.ts'

type MapScreenProps = {
  title: string
  /** Whose visits are shown. */
  userId: string
  /** Whether the viewer may change them. */
  isOwn: boolean
  search: MapSearch
  onSearch: ChangeSearch
  footer: ReactNode
}

/** The map of visited cities, countries or regions with its list, and the years in which they were visited. */
export function MapScreen({ title, userId, isOwn, search, onSearch, footer }: MapScreenProps) {
  const map = useShownMap(userId, isOwn, search, onSearch)
  const { entries, time, kinds, filter, mode, shown, choice, hasBand, hasBandPlace } = map
  const { index } = entries
  const { user } = useSession()
  // Another person's map is always public if it can be shown.
  const isPublic = !isOwn || user?.public === true
  const isPhone = useIsPhone()
  const deleteCity = useDeleteCity(search, onSearch, shown.cities.length > 1)
  const onDelete = isOwn ? deleteCity : undefined
  const chooseRegion = (region: string) => onSearch({ region: region === '' ? undefined : region }, 'detail')
  const kindChoice = (className: string) => <KindChoice map={map} isOwn={isOwn} className={className} />
  const { cities, countries } = shown.counts

  return (
    <div
      className={clsx(
        'relative flex min-h-0 flex-1 print:block',
        hasBandPlace ? '[--sheet-height:3rem]' : '[--sheet-height:min(16.5rem,45%)]',
      )}
    >
      <MapList
        title={title}
        isOwn={isOwn}
        sharedPath={isPublic ? `/map/${userId}` : undefined}
        mode={mode}
        entries={entries}
        shown={shown}
        filter={filter}
        kindFilter={kindChoice(clsx('mb-3.5', hasBand && 'max-md:[@media(height>=32rem)]:hidden'))}
        hasBand={hasBandPlace}
        regions={map.regions}
        chosen={map.chosen}
        text={search.q ?? ''}
        onText={(text) => onSearch({ q: text === '' ? undefined : text }, 'detail')}
        order={search.sort}
        onOrder={(sort) => onSearch({ sort }, 'detail')}
        onChooseCity={(id) => choice.chooseCity(id, 'pointer')}
        onChooseCountry={(id) => choice.chooseCountry(id)}
        onChooseRegion={chooseRegion}
        onShowAll={() => {
          kinds.forget()
          onSearch({ years: undefined, kinds: undefined, wishes: undefined }, 'step')
        }}
        onDelete={onDelete}
        footer={footer}
      />
      <div
        className={clsx(
          'relative flex min-w-0 flex-1 flex-col print:static! print:block max-md:absolute max-md:inset-x-0 max-md:top-0',
          hasBandPlace ? 'max-md:bottom-12' : 'max-md:bottom-[calc(var(--sheet-height)-0.75rem)]',
        )}
      >
        <PlacesPlate
          map={map}
          isOwn={isOwn}
          search={search}
          onSearch={onSearch}
          onDelete={onDelete}
          onChooseRegion={chooseRegion}
        />
        <ModeSwitch mode={mode} onSearch={onSearch} />
        {hasBandPlace && !hasBand && <TimeBandPlace />}
        {index.years && (
          <>
            {isPhone &&
              kindChoice('shrink-0 border-t border-rule bg-sheet px-4 py-2.5 [@media(height<32rem)]:hidden')}
            <TimeBand
              years={index.years}
              index={index}
              filter={filter}
              time={time}
              shown={{ userId, cities, countries }}
            />
          </>
        )}
      </div>
    </div>
  )
}

function ModeSwitch({ mode, onSearch }: Pick<MapScreenProps, 'onSearch'> & { mode: MapMode }) {
  return (
    <div data-over-map className="absolute top-3 inset-e-3 z-20 md:top-6 md:inset-e-6">
      <Segmented
        label={mapMessages.show}
        value={mode}
        choices={[
          { value: 'cities', label: mapMessages.cities },
          { value: 'countries', label: mapMessages.countries },
          { value: 'regions', label: mapMessages.regions },
        ]}
        onChoose={(value) => onSearch({ show: value === 'cities' ? undefined : value, q: undefined }, 'step')}
        className="shadow-lift-2"
      />
    </div>
  )
}
