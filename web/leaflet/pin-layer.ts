import { type LatLng, type Map as LeafletMap, Marker } from 'leaflet'
import { inSlices } from '#web/lib/page/slices.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { pinIcon, type PointKind } from './pin-icon.ts'
import type { Box } from './place-labels.ts'
import { shiftBy, shiftToReveal } from './reveal.ts'

/** One of the traveller's places on the map. */
export type MapPoint = {
  id: string
  /** The accessible name. */
  name: string
  lat: number
  lng: number
  /** "visited" when undefined. */
  kind?: PointKind
}

export type PointLayer = {
  setPoints: (points: readonly MapPoint[]) => void
  /** Enlarges one point; "" for none. */
  choose: (id: string) => void
  /** Moves the keyboard focus to a point. Returns whether the layer could do it. */
  focus: (id: string) => boolean
  /** The boxes that the points cover at a zoom, in absolute pixels. */
  obstacles: (zoom: number) => Box[]
  /**
   * Whether a click at this position hits a point that is drawn on a canvas. A pin is an element and handles its
   * clicks itself.
   */
  isTaken: (at: LatLng) => boolean
  remove: () => void
}

/** `by` tells how the point was chosen, which decides where the focus goes next. */
export type ChooseHandler = (id: string, by: 'pointer' | 'keyboard') => void

/**
 * Points as pins. Each pin is a button with a name. Only one pin is in the tab order; the arrow keys move to the
 * nearest pin in their direction, so that Tab does not stop at hundreds of pins.
 */
export function addPinLayer(map: LeafletMap, onChoose: ChooseHandler): PointLayer {
  const pins = new Map<string, { point: MapPoint; marker: Marker }>()
  let chosen = ''
  let tabStop = ''
  let isFirst = true
  let points: readonly MapPoint[] = []
  let cancel = () => {}

  const elementOf = (id: string) => pins.get(id)?.marker.getElement()

  const moveTabStop = (id: string) => {
    const before = elementOf(tabStop)
    if (before) before.tabIndex = -1
    tabStop = id
    const now = elementOf(id)
    if (now) now.tabIndex = 0
  }

  const focus = (id: string) => {
    const element = elementOf(id)
    if (!element) return false
    moveTabStop(id)
    element.focus({ preventScroll: true })
    return true
  }

  const handleKey = (point: MapPoint, event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      onChoose(point.id, 'keyboard')
      return
    }
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const points = [...pins.values()].map((pin) => pin.point)
    const next = nearest(point, points, direction)
    if (next) focus(next.id)
  }

  const add = (point: MapPoint) => {
    const marker = pinMarker(map, point, {
      // Only pins that are added later have the drop animation.
      isNew: !isFirst,
      onClick: () => {
        moveTabStop(point.id)
        onChoose(point.id, 'pointer')
      },
      onKey: (event) => handleKey(point, event),
    })
    pins.set(point.id, { point, marker })
  }

  const setChosen = (id: string, isChosen: boolean) => {
    const marker = pins.get(id)?.marker
    marker?.getElement()?.classList.toggle('is-chosen', isChosen)
    marker?.setZIndexOffset(isChosen ? 10_000 : 0)
  }

  const choose = (id: string) => {
    setChosen(chosen, false)
    chosen = id
    setChosen(id, true)
    if (pins.has(id)) moveTabStop(id)
  }

  return {
    setPoints: (next) => {
      cancel()
      points = next
      const wanted = new Map(next.map((point) => [point.id, point]))
      for (const [id, { point, marker }] of pins) {
        const now = wanted.get(id)
        if (now && isSame(now, point)) continue
        marker.remove()
        pins.delete(id)
      }
      const northFirst = [...wanted.values()].sort((a, b) => b.lat - a.lat)
      // Adding hundreds of elements at once would be one long task.
      const missing = northFirst.filter(({ id }) => !pins.has(id))
      cancel = inSlices(missing, add, () => {
        isFirst = false
        if (!pins.has(tabStop)) moveTabStop(northFirst[0]?.id ?? '')
        choose(chosen)
      })
    },
    choose,
    focus,
    isTaken: () => false,
    obstacles: (zoom) => points.flatMap((point) => pinBoxes(point, zoom)),
    remove: () => {
      cancel()
      for (const { marker } of pins.values()) marker.remove()
      pins.clear()
    },
  }
}

type PinHandlers = { isNew: boolean; onClick: () => void; onKey: (event: KeyboardEvent) => void }

/** Adds a pin to the map: a button with the point's name, outside the tab order. */
function pinMarker(map: LeafletMap, point: MapPoint, { isNew, onClick, onKey }: PinHandlers): Marker {
  const marker = new Marker([point.lat, point.lng], {
    icon: pinIcon(point.kind ?? 'visited'),
    keyboard: true,
    riseOnHover: true,
    autoPanOnFocus: false,
  })
  marker.on('click', onClick)
  marker.addTo(map)
  const element = marker.getElement()
  if (element) {
    element.setAttribute('aria-label', point.name)
    element.tabIndex = -1
    element.addEventListener('keydown', onKey)
    element.addEventListener('focus', () => {
      // A press of the mouse also gives the focus. Moving the map then would move the pin away from the click.
      if (element.matches(':focus-visible')) shiftBy(map, shiftToReveal(map, point))
    })
    if (isNew) element.classList.add('is-new')
  }
  return marker
}

const isSame = (one: MapPoint, other: MapPoint) =>
  one.lat === other.lat && one.lng === other.lng && one.name === other.name && one.kind === other.kind

/** The boxes of the head and the stem of a pin, which names avoid. */
function pinBoxes({ lat, lng }: MapPoint, zoom: number): Box[] {
  const scale = worldSize(zoom)
  const [x, y] = [mercatorX(lng) * scale, mercatorY(lat) * scale]
  return [
    [x - 6, y - 31, x + 6, y - 19],
    [x - 1, y - 19, x + 1, y],
  ]
}

const directions: Record<string, readonly [number, number] | undefined> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The point nearest to `from` within 45° of a direction, or undefined if there is none. */
function nearest(
  from: MapPoint,
  points: readonly MapPoint[],
  [dx, dy]: readonly [number, number],
): MapPoint | undefined {
  let best: MapPoint | undefined
  let least = Infinity
  for (const point of points) {
    if (point.id === from.id) continue
    const x = mercatorX(point.lng) - mercatorX(from.lng)
    const y = mercatorY(point.lat) - mercatorY(from.lat)
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (ahead <= 0 || aside > ahead) continue
    const distance = Math.hypot(x, y)
    if (distance < least) {
      least = distance
      best = point
    }
  }
  return best
}
