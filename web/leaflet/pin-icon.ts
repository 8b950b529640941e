import { DivIcon } from 'leaflet'

/** The room an icon takes, in pixels; its point is the middle of the lower edge. */
const pinSize = [25, 41] as const

const foot = 40

/** How far a chosen pin reaches from its point, in pixels. */
export const pinReach = { up: 42, down: 2, aside: 9 }
const middle = pinSize[0] / 2

const pin = (className: string, stem: number, radius: number) =>
  `<g class="${className}"><ellipse class="map-pin-shadow" cx="${middle + 1.5}" cy="${foot}" rx="3.2" ry="1.3"/>` +
  `<path class="map-pin-stem" d="M${middle} ${foot}V${foot - stem}"/>` +
  `<circle class="map-pin-ball" cx="${middle}" cy="${foot - stem - radius + 1}" r="${radius}"/></g>`

const picture = `<svg width="${pinSize[0]}" height="${pinSize[1]}" aria-hidden="true">${pin('map-pin-plain', 20, 5.5)}${pin('map-pin-chosen', 26, 8)}</svg>`

/** A pin as it stands in a wall map: ball, stem and a little shadow. `is-chosen` on its element enlarges it. */
export const pinIcon = () =>
  new DivIcon({
    html: picture,
    className: 'map-pin',
    iconSize: [pinSize[0], pinSize[1]],
    iconAnchor: [middle, foot],
  })
