import { type Map as LeafletMap, popup as createPopup } from 'leaflet'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMap } from './map-context.ts'

type MapPopupProps = {
  at: { lat: number; lng: number }
  /** The dialog's name. */
  label: string
  /** How far above the point the tip ends, in pixels. */
  lift?: number
  widthPx?: number
  /** Moves the focus into the popup, as it should when a key opened it. */
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A popup at a point of the map, its content drawn by React. Escape, a click on the map or the map's other
 * popups close it; the focus then goes back to where it was when the popup opened.
 */
export function MapPopup(props: MapPopupProps) {
  const { at, label, lift = 0, widthPx = 264, takesFocus = false, onClose, children } = props
  const { map } = useMap()
  const [content] = useState(() => document.createElement('div'))
  const [popup] = useState(() =>
    createPopup({
      closeButton: false,
      autoClose: true,
      minWidth: widthPx,
      maxWidth: widthPx,
      className: 'map-popup',
      offset: [0, 7 - lift],
      autoPan: false,
    }),
  )
  const handleClose = useEffectEvent(onClose)
  const { lat, lng } = at

  useEffect(() => {
    let isOurs = false
    popup.setLatLng([lat, lng]).setContent(content).openOn(map)
    const element = popup.getElement()
    if (element) showWhole(map, element)
    const closed = () => {
      if (!isOurs) handleClose()
    }
    // A map that goes away takes its popups along; that closes nothing for good.
    const letGo = () => {
      isOurs = true
    }
    popup.on('remove', closed)
    map.on('unload', letGo)
    return () => {
      isOurs = true
      map.off('unload', letGo)
      popup.off('remove', closed)
      popup.remove()
    }
  }, [map, popup, content, lat, lng])

  // What React changes in the popup may change its size.
  useLayoutEffect(() => {
    if (popup.isOpen()) popup.update()
  })
  useEffect(() => {
    if (!takesFocus) return undefined
    const opener = document.activeElement
    content.querySelector('dialog')?.focus({ preventScroll: true })
    return () => {
      const focused = document.activeElement
      const isFree = focused === null || focused === document.body || content.contains(focused)
      if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [content, takesFocus])

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // What lies above the page, such as a search, takes the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented) handleClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return createPortal(
    <dialog open aria-label={label} tabIndex={-1} className="map-popup-body">
      {children}
    </dialog>,
    content,
  )
}

/** What lies along the map's edges and should not cover a popup, in pixels. */
const margin = { side: 16, top: 76, bottom: 16 }

/** Moves the map as little as is needed for an element on it to be seen whole. */
function showWhole(map: LeafletMap, element: HTMLElement) {
  const stage = map.getContainer().getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const beyond = (before: number, after: number) => (before < 0 ? before : Math.max(0, after))
  const x = beyond(box.left - stage.left - margin.side, box.right - stage.right + margin.side)
  const y = beyond(box.top - stage.top - margin.top, box.bottom - stage.bottom + margin.bottom)
  if (x === 0 && y === 0) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  map.panBy([x, y], { animate: !isStill, duration: 0.32, easeLinearity: 0.2 })
}
