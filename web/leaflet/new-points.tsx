import { X } from 'lucide-react'
import type { Map as LeafletMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { mapMessages } from '#web/messages/map.ts'
import { boundsOf } from './fit-view.ts'
import { coversOf } from './free-area.ts'
import { useMap } from './map-context.ts'
import type { MapPoint } from './pin-layer.ts'
import { shiftBy, shiftToReveal } from './reveal.ts'
import { showFitted } from './show-fitted.ts'

/** The largest automatic move of the map, as a part of its size. */
const nearShare = 0.5
/** How long the notice is shown, unless the pointer or the focus is on it. */
const noticeMs = 10_000
const room = { above: 48, below: 16, aside: 28 }

type NewPointsProps = {
  points: readonly MapPoint[]
  /** Whether this page added a point; false if another page or device did. */
  isAddedHere: (id: string) => boolean
}

/**
 * Shows points that this page adds. The map moves to a single new point that is near the view or under a panel,
 * unless the person is dragging the map. A notice names points that are still outside the map or under a panel; its
 * button shows them.
 */
export function NewPoints(props: NewPointsProps) {
  const { map } = useMap()
  const { unseen, forget } = useUnseenPoints(props)
  const notice = useRef<HTMLOutputElement>(null)
  const [first] = unseen
  useDismissal(notice, first !== undefined, forget)
  return (
    <output ref={notice} className="map-notice" data-over-map={first ? '' : undefined}>
      {first && (
        <>
          <span>{mapMessages.offView({ name: first.name, more: unseen.length - 1 })}</span>
          <button
            type="button"
            className="is-action"
            onClick={() =>
              showFitted(map, boundsOf(unseen.map(({ lat, lng }) => [lat, lng])), {
                room,
                maxZoom: map.getZoom(),
              })
            }
          >
            {mapMessages.showOffView}
          </button>
          <button type="button" aria-label={mapMessages.dismiss} onClick={forget}>
            <X size={16} strokeWidth={1.6} aria-hidden />
          </button>
        </>
      )}
    </output>
  )
}

/** The added points that are not visible. The map moves by itself if there is only one and it is near. */
function useUnseenPoints({ points, isAddedHere }: NewPointsProps) {
  const { map } = useMap()
  const [last, setLast] = useState(points)
  const [added, setAdded] = useState<readonly MapPoint[]>([])
  const [unseen, setUnseen] = useState<readonly MapPoint[]>([])
  if (points !== last) {
    const before = new Set(last.map(({ id }) => id))
    const now = new Set(points.map(({ id }) => id))
    setLast(points)
    setAdded([
      ...added.filter(({ id }) => now.has(id)),
      ...points.filter(({ id }) => !before.has(id) && isAddedHere(id)),
    ])
    setUnseen(unseen.filter(({ id }) => now.has(id)))
  }

  useEffect(() => {
    if (added.length === 0) return undefined
    const look = () => {
      const hidden = hiddenOf(map, added)
      setUnseen(hidden)
      if (hidden.length === 0) setAdded([])
    }
    const begin = () => {
      const [only] = added
      const size = map.getSize()
      if (only && added.length === 1 && !document.body.classList.contains('leaflet-dragging')) {
        const [x, y] = shiftToReveal(map, only)
        const isNear = Math.abs(x) <= size.x * nearShare && Math.abs(y) <= size.y * nearShare
        if (isNear) shiftBy(map, [x, y])
        if (isNear) return
      }
      look()
    }
    const frame = requestAnimationFrame(begin)
    map.on('moveend', look)
    return () => {
      cancelAnimationFrame(frame)
      map.off('moveend', look)
    }
  }, [map, added])

  const forget = () => {
    setAdded([])
    setUnseen([])
  }
  return { unseen, forget }
}

/** The points outside the map or under a panel. */
function hiddenOf(map: LeafletMap, points: readonly MapPoint[]) {
  const size = map.getSize()
  const covers = coversOf(map, '[data-over-map]:not(.map-notice)')
  return points.filter(({ lat, lng }) => {
    const { x, y } = map.latLngToContainerPoint([lat, lng])
    const isOffView = x < 0 || y < 0 || x > size.x || y > size.y
    return (
      isOffView || covers.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)
    )
  })
}

/** Dismisses the notice after `noticeMs`, but not while the pointer or the focus is on it. */
function useDismissal(notice: RefObject<HTMLElement | null>, isShown: boolean, onDismiss: () => void) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setInterval(() => {
      const isHeld = notice.current?.matches(':hover') === true
      if (isHeld || notice.current?.contains(document.activeElement) === true) return
      dismiss()
    }, noticeMs)
    return () => clearInterval(timer)
  }, [notice, isShown])
}
