import { type Map as LeafletMap, type Popup, popup as createPopup } from 'leaflet'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { freeAreaOf } from './free-area.ts'
import { type MapHandle, useMap } from './map-context.ts'
import { pinReach } from './pin-icon.ts'
import type { Box } from './place-labels.ts'
import { placePopup, shiftInto } from './place-popup.ts'
import { shiftBy } from './reveal.ts'

type MapPopupProps = {
  at: { lat: number; lng: number }
  /** The dialog's name. */
  label: string
  /** The kind of marker at the point. The popup stands beside it. */
  marker: PopupMarker
  /** An area around the point that the popup does not cover, as far as the map has room beside it. */
  area?: { south: number; north: number; west: number; east: number } | undefined
  widthPx?: number
  /** Whether to move the focus into the popup. True for a popup that was opened by a key. */
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A popup at a point of the map, on the side where it covers the fewest other markers. React draws its content.
 * Escape, a click on the map or another popup close it; if it took the focus, the focus then goes back to the element
 * that had it.
 */
export function MapPopup(props: MapPopupProps) {
  const { at, label, marker, area, widthPx = 264, takesFocus = false, onClose, children } = props
  const { map, scene } = useMap()
  const [content] = useState(popupContent)
  const [popup] = useState(() =>
    createPopup({
      closeButton: false,
      autoClose: true,
      minWidth: widthPx,
      maxWidth: widthPx,
      className: 'map-popup',
      autoPan: false,
    }),
  )
  const handleClose = useEffectEvent(onClose)
  const placedArea = useRef(area)
  const { lat, lng } = at

  useEffect(() => {
    let isUnmounting = false
    popup.setLatLng([lat, lng]).openOn(map)
    // Not `setContent`: each update would remove the content and insert it again, and the focus would be lost.
    popup.getElement()?.querySelector('.leaflet-popup-content')?.append(content)
    // The side is chosen once, so that the popup does not jump during a move of the map.
    place({ map, scene }, popup, [lat, lng], reachOf(map, [lat, lng], reaches[marker], placedArea.current))
    const closed = () => {
      if (!isUnmounting) handleClose()
    }
    // When the map itself is removed, the popup is removed with it, which must not call `onClose`.
    const handleUnload = () => {
      isUnmounting = true
    }
    popup.on('remove', closed)
    map.on('unload', handleUnload)
    return () => {
      isUnmounting = true
      map.off('unload', handleUnload)
      popup.off('remove', closed)
      popup.remove()
    }
  }, [map, scene, popup, content, lat, lng, marker])

  // A render may change the size of the popup.
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
      // A layer above the page, such as the search, handles the key itself.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // After Tab into the popup, the focus goes to the map and not to the top of the page.
      if (!takesFocus && content.contains(document.activeElement)) {
        map.getContainer().focus({ preventScroll: true })
      }
      handleClose()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [map, content, takesFocus])

  return createPortal(
    <dialog open aria-label={label} tabIndex={-1} className="map-popup-body">
      {children}
    </dialog>,
    content,
  )
}

/**
 * The element in which React draws a popup's content. It stops clicks before they reach the map: Leaflet looks for
 * the popup around the clicked button, and a click that closes the popup has already removed that button.
 */
function popupContent() {
  const content = document.createElement('div')
  content.addEventListener('click', (event) => event.stopPropagation())
  return content
}

/** How far each marker extends from its point, in pixels. */
const reaches = {
  pin: pinReach,
  stop: { up: 8, down: 8, aside: 8 },
  /** A country or region, which may be a dot. */
  land: { up: 5, down: 5, aside: 5 },
  none: { up: 0, down: 0, aside: 0 },
}

/** The kind of marker at the point of a popup. */
export type PopupMarker = keyof typeof reaches

type Reach = (typeof reaches)[PopupMarker]

/** The largest part of the map's size that an area keeps free on one side of its point. */
const areaShare = 0.3

/** The distance of a popup from its point: outside the area, unless the area is too large for the map. */
function reachOf(map: LeafletMap, at: [number, number], least: Reach, area: MapPopupProps['area']): Reach {
  if (!area) return least
  const point = map.latLngToContainerPoint(at)
  const from = map.latLngToContainerPoint([area.north, area.west])
  const to = map.latLngToContainerPoint([area.south, area.east])
  const size = map.getSize()
  const most = (px: number, ofPx: number, atLeast: number) =>
    Math.max(atLeast, Math.min(px, ofPx * areaShare))
  return {
    up: most(point.y - from.y, size.y, least.up),
    down: most(to.y - point.y, size.y, least.down),
    aside: most(Math.max(point.x - from.x, to.x - point.x), size.x, least.aside),
  }
}

const sides = ['above', 'below', 'left', 'right'] as const
const edgePx = 12

/**
 * Puts an open popup on the best side of its point, and moves the map by the least distance that shows the whole
 * popup.
 */
function place(
  { map, scene }: Pick<MapHandle, 'map' | 'scene'>,
  popup: Popup,
  at: [number, number],
  marker: Reach,
) {
  const element = popup.getElement()
  if (!element) return
  // A running animation, such as the move to a pin that got the focus, would carry the popup away.
  map.stop()
  const size = { width: element.offsetWidth, height: element.offsetHeight }
  const point = map.latLngToContainerPoint(at)
  const corner = map.getPixelBounds().min ?? point
  const [left, top, right, bottom] = freeAreaOf(map)
  const free: Box = [left + edgePx, top + edgePx, right - edgePx, bottom - edgePx]
  const markers = scene
    .parts()
    .markers(map.getZoom())
    .map((box): Box => [box[0] - corner.x, box[1] - corner.y, box[2] - corner.x, box[3] - corner.y])
  const found = placePopup({ at: point, size, marker, markers, free })
  // Leaflet positions a popup by the middle of its lower edge.
  popup.options.offset = [found.left + size.width / 2, found.top + size.height]
  for (const side of sides) element.classList.toggle(`is-${side}`, side === found.side)
  element.style.setProperty('--tip', `${found.tip}px`)
  popup.update()
  const box: Box = [
    point.x + found.left,
    point.y + found.top,
    point.x + found.left + size.width,
    point.y + found.top + size.height,
  ]
  shiftBy(map, shiftInto(box, free))
}
