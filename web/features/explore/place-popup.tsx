import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MapPopup, type PopupMarker } from '#web/leaflet/map-popup.tsx'
import { messages } from '#web/messages/index.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

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
  const { at, title, marker = 'none', takesFocus = false, onClose, children } = props
  return (
    <MapPopup at={at} label={title} marker={marker} widthPx={208} takesFocus={takesFocus} onClose={onClose}>
      <div className="relative px-4 pt-3.5 pb-3">
        <h2 className="own-direction pe-8 text-22 leading-6.5">{title}</h2>
        {children}
        <IconButton
          label={messages.common.close}
          onClick={onClose}
          className="absolute top-1 inset-e-0.5 md:top-2 md:inset-e-2 md:size-8"
        >
          <X size={16} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
    </MapPopup>
  )
}
