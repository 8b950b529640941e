import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info, Trash2, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AskedPlace } from '#web/leaflet/map-places.tsx'
import { MapPopup } from '#web/leaflet/map-popup.tsx'
import { errorMessage } from '#web/lib/api/error-message.ts'
import { cityName } from '#web/lib/language/city-names.ts'
import { countryName, listText } from '#web/lib/language/formats.ts'
import { askWhen } from '#web/lib/stay-prompt.ts'
import { messages } from '#web/messages/index.ts'
import { mapMessages } from '#web/messages/map.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import { cityAtQuery } from '#web/queries/nearby-cities.ts'
import type { Place } from '#web/queries/places.ts'
import { useCityStays } from '#web/queries/stay-actions.ts'
import { useCancelWaiting, useWaitingChange } from '#web/queries/visit-changes.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { PopupStays } from '#web/ui/popup-stays.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'
import { PopupBody } from '#web/ui/popup-body.tsx'
import type { CityEntry, CountryEntry } from './city-index.ts'
import { isInYears, type YearRange } from './map-filter.ts'

type PopupProps = { takesFocus: boolean; onClose: () => void }

/** The popup of a pin: the city, its place, and the actions for it. */
export function CityPopup(
  props: PopupProps & {
    entry: CityEntry
    /** The years that the map shows; undefined for all. */
    range?: YearRange | undefined
    onDelete?: ((entry: CityEntry) => void) | undefined
  },
) {
  const { entry, range, takesFocus, onClose, onDelete } = props
  const { name, iso2, stateName, countryName, cityId, latitude, longitude } = entry
  const place = listText([stateName, countryName].filter((part) => part !== ''))
  const isLeaving = useWaitingChange(cityId) === 'removal'
  const cancelWaiting = useCancelWaiting()
  const Icon = isLeaving ? Undo2 : Trash2
  return (
    <MapPopup
      at={{ lat: latitude, lng: longitude }}
      label={name}
      marker="pin"
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <PlaceBody
        title={name}
        iso2={iso2}
        text={place}
        details={onDelete && <OwnStays entry={entry} range={range} />}
        onClose={onClose}
      >
        <Link to="/explore/city/$cityId" params={{ cityId }} className={actionClass}>
          <Info size={16} strokeWidth={1.6} aria-hidden />
          {mapMessages.viewInformation}
        </Link>
        {/* One button for both actions, so that it keeps the focus when it is pressed. */}
        {onDelete && (
          <Button
            variant={isLeaving ? 'quiet' : 'quietDanger'}
            size="sm"
            onClick={() => (isLeaving ? cancelWaiting(entry.visit) : onDelete(entry))}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden />
            {isLeaving ? mapMessages.keep : mapMessages.delete}
          </Button>
        )}
      </PlaceBody>
    </MapPopup>
  )
}

/** The signed-in person's stays in the city of a pin. */
function OwnStays({ entry, range }: { entry: CityEntry; range: YearRange | undefined }) {
  const { cityId, name, visit } = entry
  const userId = visit.user
  const stays = useCityStays(userId, cityId)
  const ask = (stayId: string) => askWhen({ userId, cityId, city: name, stayId })
  return (
    stays.data && (
      <PopupStays
        stays={stays.data}
        isShown={(stay) => isInYears(stay, range)}
        onAdd={() => ask('')}
        onDate={({ id }) => ask(id)}
      />
    )
  )
}

/** The popup of a point on the map: the city there, with the button that marks it. */
export function AskedPopup({ place, onClose }: { place: AskedPlace; onClose: () => void }) {
  const { lat, lng, name, reachKm, isNearest, byKey } = place
  const city = useQuery(cityAtQuery({ latitude: lat, longitude: lng, name, reachKm, isNearest }))
  const found = city.data
  return (
    <MapPopup
      key={found?.id ?? ''}
      at={found ? { lat: found.latitude, lng: found.longitude } : place}
      label={found ? cityName(found) : mapMessages.askedPlace}
      marker={found ? 'pin' : 'none'}
      widthPx={312}
      takesFocus={byKey}
      onClose={onClose}
    >
      {found ? (
        <FoundCity city={found} onClose={onClose} />
      ) : (
        <output className="flex min-h-14 items-center gap-2 py-2 pe-1 ps-4 text-14 text-ink-2">
          <span className="grow">
            {city.isError
              ? errorMessage(city.error)
              : city.isPending
                ? mapMessages.lookingForCity
                : mapMessages.noCityHere({ km: reachKm })}
          </span>
          {city.isError && (
            <Button variant="quiet" size="sm" onClick={() => void city.refetch()}>
              {mapMessages.retry}
            </Button>
          )}
          <IconButton label={messages.common.close} onClick={onClose} className="md:size-8">
            <X size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </output>
      )}
    </MapPopup>
  )
}

function FoundCity({ city, onClose }: { city: Place; onClose: () => void }) {
  const { id, expand } = city
  const name = cityName(city)
  const place = [expand?.state?.name ?? '', expand?.country ? countryName(expand.country) : ''].filter(
    (part) => part !== '',
  )
  return (
    <PlaceBody title={name} iso2={expand?.country?.iso2 ?? ''} text={listText(place)} onClose={onClose}>
      <Link to="/explore/city/$cityId" params={{ cityId: id }} className={actionClass}>
        <Info size={16} strokeWidth={1.6} aria-hidden />
        {mapMessages.viewInformation}
      </Link>
      <MarkButton city={name} size="popup" {...useCityMark(city)} />
      <WishButton city={name} size="popup" {...useCityWish(city)} />
    </PlaceBody>
  )
}

/** The popup of a country: its name, whether it was visited, and the link to its page. */
export function CountryPopup(props: PopupProps & { entry: CountryEntry; at: { lat: number; lng: number } }) {
  const { entry, at, takesFocus, onClose } = props
  const { id, iso2, cities } = entry
  const name = entry.name === '' ? mapMessages.unknown : entry.name
  return (
    <MapPopup at={at} label={name} marker="land" widthPx={232} takesFocus={takesFocus} onClose={onClose}>
      <PlaceBody
        title={name}
        iso2={iso2}
        text={cities > 0 ? mapMessages.visitedCities({ count: cities }) : mapMessages.notVisited}
        onClose={onClose}
      >
        <Link to="/explore/country/$countryId" params={{ countryId: id }} className={actionClass}>
          <Info size={16} strokeWidth={1.6} aria-hidden />
          {mapMessages.viewInformation}
        </Link>
      </PlaceBody>
    </MapPopup>
  )
}

export const actionClass = buttonClass({ variant: 'quiet', size: 'sm' })

type PlaceBodyProps = {
  title: string
  iso2: string
  text: string
  /** Between the line and the actions. */
  details?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The name of a place, its flag with a line about it, and the actions. */
export function PlaceBody({ title, iso2, text, details, onClose, children }: PlaceBodyProps) {
  return (
    <PopupBody title={title} onClose={onClose} className="px-4 pt-4 pb-1 md:pb-3">
      <p className="mt-1.5 flex items-center gap-2 text-14 text-ink-2">
        <Flag iso2={iso2} />
        <span className="min-w-0">{text}</span>
      </p>
      {details}
      <div className="-mx-2 mt-2.5 flex flex-wrap justify-between gap-1 border-t border-rule pt-1 md:mt-3.5 md:pt-2">
        {children}
      </div>
    </PopupBody>
  )
}
