import { DivIcon, LayerGroup, type LeafletEvent, type Map as LeafletMap, Marker, Polyline } from 'leaflet'
import { pageDirection } from '#web/lib/language/direction.ts'
import type { Basemap } from './basemap.ts'
import type { FittedView } from './fit-view.ts'
import { firstView, routeView, showsAll } from './first-view.ts'
import { freeAreaOf } from './free-area.ts'
import { mercatorX, mercatorY, worldSize } from './mercator.ts'
import { type Box, type LabelWish, overlap, placeLabels, type PlacedLabel } from './place-labels.ts'
import { boxesAlong, boxesOfStops } from './route-boxes.ts'
import { allowZoom, isStill } from './show-fitted.ts'
import { stopNamePx, stopNameWidth, whenNamesChange } from './stop-name.ts'
import { centreOf, type LatLng, type Route, type RouteStop } from './trip-route.ts'

/** How a stop was chosen decides where the focus goes next. */
export type ChooseStop = (stop: RouteStop, by: 'pointer' | 'keyboard') => void

export type TripLayer = {
  /** Draws another route, and moves the view when some of it would lie outside. */
  setRoute: (route: Route, nameOf: (stop: RouteStop) => string) => void
  /** Shows the whole route as large as it fits. */
  showAll: () => void
  /** The boxes of the stops' circles, in absolute pixels at a zoom. */
  markers: (zoom: number) => Box[]
  remove: () => void
}

const circleHalfPx = 7.5
const coreHalfPx = 1.5
const padding = 48

/**
 * A trip on the map: a line per leg in the pattern of its transport, a circle with a name at each city. The
 * circles are buttons of which one is in the tab order; the arrow keys go along the route.
 */
export function addTripLayer(map: LeafletMap, basemap: Basemap, onChoose: ChooseStop): TripLayer {
  const lines = new LayerGroup().addTo(map)
  const circles = new LayerGroup().addTo(map)
  let markers: { stop: RouteStop; marker: Marker }[] = []
  let route: Route = { lines: [], stops: [], ends: [], removed: { lines: [], stops: [] } }
  let removedMarkers: Marker[] = []
  let isFirst = true
  // Once somebody has touched the map, its view is theirs; the buttons beside the stage count as well.
  let isTouched = false
  const plate = map.getContainer().parentElement ?? map.getContainer()
  const touch = () => {
    isTouched = true
  }
  for (const kind of touches) plate.addEventListener(kind, touch, { passive: true })
  let isDragging = false
  const handleDrag = ({ type }: LeafletEvent) => {
    isDragging = type === 'dragstart'
  }
  const handleResize = () => {
    if (!isTouched) showRoute(map, route)
  }
  map.on('dragstart dragend', handleDrag)
  map.on('resize', handleResize)

  const focus = (index: number) => {
    const target = markers[index]?.marker.getElement()
    if (!target) return
    for (const { marker } of markers) marker.getElement()?.setAttribute('tabindex', '-1')
    target.tabIndex = 0
    target.focus({ preventScroll: true })
    map.panInside(markers[index]?.stop.at ?? [0, 0], { padding: [padding, padding] })
  }

  const handleKey = (index: number, event: KeyboardEvent) => {
    const stop = markers[index]?.stop
    if (!stop) return
    const step = stepOf(event.key)
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) onChoose(stop, 'keyboard')
    else focus(index + step)
  }

  let placed: { zoom: number; labels: Map<string, PlacedLabel> } | null = null
  /** Where the names stand at a zoom, by the position of their stop. */
  const namesAt = (zoom: number) => {
    if (placed?.zoom === zoom) return placed.labels
    const scale = worldSize(zoom)
    // A name stands a little further from its circle than from a dot; its own circle must not be in its way.
    // The names of removed stops come last: they are the first to find no room.
    const named = [...route.stops, ...route.removed.stops]
    const places = boxesOfStops(named, scale, coreHalfPx)
    const wishes = named.map((stop, index): LabelWish => ({
      key: String(index),
      kind: 'city',
      x: mercatorX(stop.at[1]) * scale,
      y: mercatorY(stop.at[0]) * scale,
      width: stopNameWidth(stop.city.name) + circleHalfPx,
      height: stopNamePx * 1.3,
    }))
    // Where a line meets its stop it is in the way of no name.
    const circleBoxes = boxesOfStops(route.stops, scale, circleHalfPx)
    const alongLines = route.lines
      .flatMap(({ path }) => boxesAlong(path, scale, 1))
      .filter((box) => !circleBoxes.some((circle) => overlap(box, circle)))
    // Beside the lines if there is room, else across them.
    const beside = placeLabels(wishes, [...places, ...alongLines])
    const besideKeys = new Set(beside.map(({ key }) => key))
    const across = placeLabels(
      wishes.filter(({ key }) => !besideKeys.has(key)),
      [
        ...places,
        ...beside.map(({ key, left, top }): Box => {
          const { width = 0, height = 0 } = wishes[Number(key)] ?? {}
          return [left, top, left + width, top + height]
        }),
      ],
    )
    const labels = new Map([...beside, ...across].map((label) => [label.key, label]))
    placed = { zoom, labels }
    return labels
  }

  const placeNames = () => {
    const names = namesAt(map.getZoom())
    const all = [...markers.map(({ marker }) => marker), ...removedMarkers]
    for (const [index, marker] of all.entries()) {
      const element = marker.getElement()
      if (element) element.dataset['side'] = sideOf(names.get(String(index)))
    }
  }

  const obstacles = (zoom: number): Box[] => {
    const scale = worldSize(zoom)
    return [
      ...boxesOfStops(route.stops, scale, circleHalfPx),
      ...[...namesAt(zoom)].map(([index, { left, top }]): Box => {
        const name = [...route.stops, ...route.removed.stops][Number(index)]?.city.name ?? ''
        return [left, top, left + stopNameWidth(name) + 2 * circleHalfPx, top + stopNamePx * 1.3]
      }),
      ...route.lines.flatMap(({ path }) => boxesAlong(path, scale)),
    ]
  }

  const draw = (nameOf: (stop: RouteStop) => string) => {
    for (const path of route.removed.lines) lines.addLayer(line(path, 'trip-line is-gap'))
    removedMarkers = route.removed.stops.map(({ at, city }) =>
      new Marker(at, {
        icon: circleIcon(city.name, 'is-removed'),
        interactive: false,
        keyboard: false,
      }).addTo(circles),
    )
    for (const { type, path } of route.lines) {
      lines.addLayer(line(path, 'trip-casing'))
      lines.addLayer(line(path, `trip-line is-${type}`))
      if (type === 'train') lines.addLayer(line(path, 'trip-ties'))
    }
    markers = route.stops.map((stop, index) => {
      const marker = new Marker(stop.at, { icon: circleIcon(stop.city.name), riseOnHover: true })
      marker.on('click', () => onChoose(stop, 'pointer')).addTo(circles)
      const element = marker.getElement()
      element?.setAttribute('aria-label', nameOf(stop))
      element?.setAttribute('tabindex', index === 0 ? '0' : '-1')
      element?.addEventListener('keydown', (event) => handleKey(index, event))
      return { stop, marker }
    })
    placeNames()
  }

  map.on('zoomend', placeNames)
  void whenNamesChange(() => {
    placed = null
    placeNames()
  })

  return {
    setRoute: (next, nameOf) => {
      const before = route
      route = next
      placed = null
      basemap.setObstacles(obstacles)
      // The view first: what is drawn already would be moved with each step of it.
      lines.clearLayers()
      circles.clearLayers()
      if (isFirst || !isSamePlace(before.ends, next.ends)) {
        if (isFirst || !isTouched) showRoute(map, next)
        else if (!isDragging) keepInView(map, next)
      }
      isFirst = false
      draw(nameOf)
    },
    showAll: () => goTo(map, routeView(route, frameOf(map)), !isStill()),
    markers: (zoom) => boxesOfStops(route.stops, worldSize(zoom), circleHalfPx),
    remove: () => {
      map.off('zoomend', placeNames)
      map.off('dragstart dragend', handleDrag)
      map.off('resize', handleResize)
      for (const kind of touches) plate.removeEventListener(kind, touch)
      basemap.setObstacles(() => [])
      lines.remove()
      circles.remove()
    },
  }
}

const touches = ['pointerdown', 'wheel', 'keydown'] as const
/** How far a key goes along the route. */
const stepOf = (key: string) => {
  const [next, before] = pageDirection() === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowDown' || key === next) return 1
  return key === 'ArrowUp' || key === before ? -1 : undefined
}

const line = (path: LatLng[], className: string) =>
  new Polyline(path, { className, interactive: false, smoothFactor: 0.5 })

const circleIcon = (name: string, kind = '') => {
  const content = document.createElement('span')
  content.textContent = name
  return new DivIcon({
    html: content,
    className: `trip-stop ${kind}`,
    iconSize: [24, 24],
    iconAnchor: [12, 12],
  })
}

/** On which side of its circle a name stands; "none" where there is no room for it. */
const sideOf = (label: PlacedLabel | undefined) => label?.side ?? 'none'

const isSamePlace = (a: readonly LatLng[], b: readonly LatLng[]) =>
  a.length === b.length && a.every((point, index) => point[0] === b[index]?.[0] && point[1] === b[index]?.[1])

const frameOf = (map: LeafletMap) => ({ size: map.getSize(), free: freeAreaOf(map) })

function goTo(map: LeafletMap, { lat, lng, zoom }: FittedView, animate: boolean): void {
  allowZoom(map, zoom)
  map.setView([lat, lng], zoom, { animate })
}

/** Shows a route in its first view. */
function showRoute(map: LeafletMap, route: Route): void {
  limitTo(map, route)
  const frame = frameOf(map)
  if (frame.size.x > 0 && frame.size.y > 0) goTo(map, firstView(route, frame), false)
}

/** Leaves a view that the person has chosen alone while it shows every stop. */
function keepInView(map: LeafletMap, route: Route): void {
  limitTo(map, route)
  const { lat, lng } = map.getCenter()
  if (!showsAll({ lat, lng, zoom: map.getZoom() }, route, frameOf(map))) showRoute(map, route)
}

/** Lets one turn of the earth be reached: the usual one, or for a route across 180° the one around it. */
function limitTo(map: LeafletMap, { ends }: Route): void {
  const isAcross = ends.some(([, longitude]) => Math.abs(longitude) > 180)
  const middle = isAcross ? centreOf(ends)[1] : 0
  const longitudes = ends.map(([, longitude]) => longitude)
  map.setMaxBounds([
    [-90, Math.min(middle - 180, ...longitudes)],
    [90, Math.max(middle + 180, ...longitudes)],
  ])
}
