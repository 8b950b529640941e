import { DivIcon, LayerGroup, type Map as LeafletMap, Marker, Polyline } from 'leaflet'
import { pageDirection } from '#web/lib/language/direction.ts'
import type { Basemap } from './basemap.ts'
import { worldSize } from './mercator.ts'
import type { Box, PlacedLabel } from './place-labels.ts'
import { boxesOfStops } from './route-boxes.ts'
import { circleHalfPx, placeRouteNames, type RouteNames, routeObstacles } from './route-names.ts'
import { createRouteView } from './route-view.ts'
import { whenNamesChange } from './stop-name.ts'
import type { LatLng, Route, RouteStop } from './trip-route.ts'

/** `by` tells how the stop was chosen, which decides where the focus goes next. */
export type ChooseStop = (stop: RouteStop, by: 'pointer' | 'keyboard') => void

export type TripLayer = {
  /** Draws another route, and moves the view if a part of the route would be outside. */
  setRoute: (route: Route, nameOf: (stop: RouteStop) => string) => void
  /** Shows the whole route at the largest zoom at which it fits. */
  showAll: () => void
  /** The boxes of the stops' circles, in absolute pixels at a zoom. */
  markers: (zoom: number) => Box[]
  remove: () => void
}

const padding = 48

/**
 * A trip on the map: a line for each leg in the pattern of its transport, and a circle with a name for each city. The
 * circles are buttons. Only one is in the tab order; the arrow keys move along the route.
 */
export function addTripLayer(map: LeafletMap, basemap: Basemap, onChoose: ChooseStop): TripLayer {
  const lines = new LayerGroup().addTo(map)
  const circles = new LayerGroup().addTo(map)
  let markers: { stop: RouteStop; marker: Marker }[] = []
  let route: Route = { lines: [], stops: [], ends: [], removed: { lines: [], stops: [] } }
  let removedMarkers: Marker[] = []
  const view = createRouteView(map)

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

  let placed: { zoom: number; names: RouteNames } | null = null
  const namesAt = (zoom: number) => {
    if (placed?.zoom !== zoom) placed = { zoom, names: placeRouteNames(route, zoom) }
    return placed.names
  }

  const placeNames = () => {
    const names = namesAt(map.getZoom())
    const all = [...markers.map(({ marker }) => marker), ...removedMarkers]
    for (const [index, marker] of all.entries()) {
      const element = marker.getElement()
      if (element) element.dataset['side'] = sideOf(names.get(String(index)))
    }
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
      route = next
      placed = null
      basemap.setObstacles((zoom) => routeObstacles(next, namesAt(zoom), zoom))
      // Set the view before drawing: Leaflet would move every drawn layer with the view.
      lines.clearLayers()
      circles.clearLayers()
      view.follow(next)
      draw(nameOf)
    },
    showAll: view.showAll,
    markers: (zoom) => boxesOfStops(route.stops, worldSize(zoom), circleHalfPx),
    remove: () => {
      map.off('zoomend', placeNames)
      view.remove()
      basemap.setObstacles(() => [])
      lines.remove()
      circles.remove()
    },
  }
}

/** The step of a key along the route: 1, -1, or undefined for other keys. */
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

/** The side of its circle on which a name is; "none" if there is no room for it. */
const sideOf = (label: PlacedLabel | undefined) => label?.side ?? 'none'
