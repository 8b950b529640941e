import { DivIcon } from 'leaflet'

/** The size of an icon in pixels. The middle of its lower edge is at the place. */
const pinSize = [25, 41] as const

const foot = 40

/** How far a chosen pin extends from its place, in pixels. */
export const pinReach = { up: 42, down: 2, aside: 9 }
const middle = pinSize[0] / 2

/**
 * The kind of a place, which selects the shape of its pin: "visited" a disc, "lived" a square, "transit" a triangle,
 * "wish" a ring. The review of an import also uses "unsure" (a ring with a question mark) and "out" (a cross for a
 * place that is left out).
 */
export type PointKind = 'visited' | 'lived' | 'transit' | 'wish' | 'unsure' | 'out'

/** The head of a pin: a shape with about this radius, at height `y` on the stem. */
const heads: Record<PointKind, (y: number, radius: number) => string> = {
  visited: (y, radius) => `<circle class="map-pin-ball" cx="${middle}" cy="${y}" r="${radius}"/>`,
  lived: (y, radius) =>
    `<rect class="map-pin-ball" x="${middle - radius + 0.5}" y="${y - radius + 0.5}" width="${2 * radius - 1}" height="${2 * radius - 1}"/>`,
  transit: (y, radius) =>
    `<path class="map-pin-ball is-open" d="M${middle} ${y - radius * 1.05}L${middle + radius * 1.12} ${y + radius * 0.88}H${middle - radius * 1.12}Z"/>`,
  wish: (y, radius) => `<circle class="map-pin-ball is-open" cx="${middle}" cy="${y}" r="${radius - 0.4}"/>`,
  unsure: (y, radius) =>
    `<circle class="map-pin-ball is-asked" cx="${middle}" cy="${y}" r="${radius + 0.5}"/>` +
    `<text class="map-pin-mark" x="${middle}" y="${y + 3.2}">?</text>`,
  out: () => '',
}

/** A place that is left out has a cross on the place itself, and no pin. */
const cross = (className: string, half: number) =>
  `<path class="${className} map-pin-cross" d="M${middle - half} ${foot - half}l${2 * half} ${2 * half}m0 ${-2 * half}l${-2 * half} ${2 * half}"/>`

const pin = (className: string, kind: PointKind, stem: number, radius: number) =>
  `<g class="${className}"><ellipse class="map-pin-shadow" cx="${middle + 1.5}" cy="${foot}" rx="3.2" ry="1.3"/>` +
  `<path class="map-pin-stem" d="M${middle} ${foot}V${foot - stem}"/>` +
  `${heads[kind](foot - stem - radius + 1, radius)}</g>`

const picture = (kind: PointKind) => {
  const [plain, chosen] =
    kind === 'out'
      ? [cross('map-pin-plain', 3.5), cross('map-pin-chosen', 6)]
      : [pin('map-pin-plain', kind, 20, 5.5), pin('map-pin-chosen', kind, 26, 8)]
  return `<svg width="${pinSize[0]}" height="${pinSize[1]}" aria-hidden="true">${plain}${chosen}</svg>`
}

/** A pin with head, stem and shadow. The class `is-chosen` on its element enlarges it. */
export const pinIcon = (kind: PointKind) =>
  new DivIcon({
    html: picture(kind),
    className: 'map-pin',
    iconSize: [pinSize[0], pinSize[1]],
    iconAnchor: [middle, foot],
  })
