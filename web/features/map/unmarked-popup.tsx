import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { MapPopup } from '#web/leaflet/map-popup.tsx'
import { listText } from '#web/lib/language/formats.ts'
import { mapMessages } from '#web/messages/map.ts'
import { useCityMark } from '#web/queries/city-mark.ts'
import { useCityWish } from '#web/queries/city-wish.ts'
import { MarkButton } from '#web/ui/mark-button.tsx'
import { StayGlyph } from '#web/ui/stay-glyph.tsx'
import { WishButton } from '#web/ui/wish-button.tsx'
import type { Place } from '#web/queries/places.ts'
import type { MapEntry } from './city-index.ts'
import type { ShownKind } from './map-filter.ts'
import { actionClass, PlaceBody } from './map-popups.tsx'

type UnmarkedPopupProps = {
  entry: MapEntry
  place: Place
  kind: ShownKind
  /** The note of the wish, or "". */
  note: string
  /** Whether the viewer may mark it here, because it is their own map. */
  isOwn: boolean
  takesFocus: boolean
  onClose: () => void
}

/**
 * The popup of a city that had no mark when its pin was pressed: somebody has it as a wish, or changed there. It has
 * the button that marks the city; after a press it remains open and the button keeps the focus.
 */
export function UnmarkedPopup(props: UnmarkedPopupProps) {
  const { entry, place, kind, note, isOwn, takesFocus, onClose } = props
  const { name, iso2, stateName, countryName, cityId, latitude, longitude } = entry
  const where = listText([stateName, countryName].filter((part) => part !== ''))
  const mark = useCityMark(place)
  const wish = useCityWish(place)
  return (
    <MapPopup
      at={{ lat: latitude, lng: longitude }}
      label={name}
      marker="pin"
      widthPx={312}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <PlaceBody
        title={name}
        iso2={iso2}
        text={where}
        details={
          <>
            {/* The button below has the text for a wish. */}
            {(kind !== 'wish' || !isOwn) && (
              <p className="mt-2 flex items-center gap-2 text-14 text-ink-2">
                <StayGlyph kind={kind} size={14} />
                {mapMessages.kindOf({ kind })}
              </p>
            )}
            {note !== '' && <p className="mt-1 font-serif text-14 break-words text-ink-2 italic">{note}</p>}
          </>
        }
        onClose={onClose}
      >
        <Link to="/explore/city/$cityId" params={{ cityId }} className={actionClass}>
          <Info size={16} strokeWidth={1.6} aria-hidden />
          {mapMessages.viewInformation}
        </Link>
        {isOwn && (
          <>
            <MarkButton city={name} size="popup" {...mark} />
            <WishButton city={name} size="popup" {...wish} />
          </>
        )}
      </PlaceBody>
    </MapPopup>
  )
}
