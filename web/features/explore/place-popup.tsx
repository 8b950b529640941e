import type { ReactNode } from 'react'
import { MapPopup, type PopupMarker } from '#web/leaflet/map-popup.tsx'
import { PopupBody } from '#web/ui/popup-body.tsx'

/** The classes of a link in the popup. */
export const popupLinkClass =
  'mt-1 inline-block py-1 text-14 font-semibold text-accent-text underline-offset-4 hover:underline'

type PlacePopupProps = {
  at: { lat: number; lng: number }
  title: string
  marker?: PopupMarker
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/** A popup on the map of a country or region, with its heading and a button to close it. */
export function PlacePopup(props: PlacePopupProps) {
  const { at, title, marker = 'land', takesFocus = false, onClose, children } = props
  return (
    <MapPopup at={at} label={title} marker={marker} widthPx={208} takesFocus={takesFocus} onClose={onClose}>
      <PopupBody title={title} onClose={onClose} className="px-4 pt-3.5 pb-3">
        {children}
      </PopupBody>
    </MapPopup>
  )
}
