/**
 * Types of the packages that only the pipeline installs, so that types are checked without them. The signatures follow the
 * packages' documentation.
 */
declare module 'countries-and-timezones' {
  export function getTimezonesForCountry(
    code: string,
  ): { name: string; utcOffset: number; utcOffsetStr: string }[] | null | undefined
}

declare module 'gettext-parser' {
  export const mo: {
    /** Messages by context and id. */
    parse(file: Buffer): { translations: Record<string, Record<string, { msgstr: string[] }>> }
  }
}

declare module 'topojson-client' {
  /** The index of an arc, or its bitwise complement when the arc is reversed. */
  type ArcIndex = number
  export type TopoGeometry<P> = { type: 'MultiPolygon'; arcs: ArcIndex[][][]; properties: P }
  /** A point: [x, y], and its weight after presimplify. */
  export type Topology<P> = {
    type: 'Topology'
    arcs: number[][][]
    objects: Record<string, { type: 'GeometryCollection'; geometries: TopoGeometry<P>[] }>
  }
  export function merge<P>(topology: Topology<P>, geometries: TopoGeometry<P>[]): GeoJSON.MultiPolygon
  export function feature<P>(
    topology: Topology<P>,
    geometry: TopoGeometry<P>,
  ): GeoJSON.Feature<GeoJSON.MultiPolygon, P>
  export function mesh<P>(
    topology: Topology<P>,
    object: { type: 'GeometryCollection'; geometries: TopoGeometry<P>[] },
    filter?: (a: TopoGeometry<P>, b: TopoGeometry<P>) => boolean,
  ): GeoJSON.MultiLineString
}

declare module 'topojson-server' {
  import type { Topology } from 'topojson-client'
  export function topology<P>(objects: {
    [key: string]: GeoJSON.FeatureCollection<GeoJSON.MultiPolygon, P>
  }): Topology<P>
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client'
  export function planarTriangleArea(triangle: number[][]): number
  export function presimplify<P>(
    topology: Topology<P>,
    weight?: (triangle: number[][]) => number,
  ): Topology<P>
  export function simplify<P>(topology: Topology<P>, minWeight: number): Topology<P>
}

declare module 'd3-geo' {
  type Extent = [[number, number], [number, number]]
  export type Projection = {
    (point: number[]): [number, number] | null
    rotate(angles: number[]): Projection
    scale(factor: number): Projection
    translate(offset: [number, number]): Projection
    fitExtent(extent: Extent, object: GeoJSON.GeoJSON | { type: 'Sphere' }): Projection
    clipExtent(extent: Extent | null): Projection
  }
  /** The target of a path's drawing commands. */
  export type Context = {
    beginPath(): void
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    arc(x: number, y: number, radius: number, from: number, to: number): void
    closePath(): void
  }
  export function geoEqualEarth(): Projection
  export function geoMercator(): Projection
  export function geoPath(
    projection: Projection,
    context: Context,
  ): (object: GeoJSON.GeoJSON | { type: 'Sphere' }) => void
  export function geoInterpolate(from: number[], to: number[]): (share: number) => [number, number]
  export function geoGraticule(): {
    (): GeoJSON.MultiLineString
    step(degrees: [number, number]): ReturnType<typeof geoGraticule>
    extent(extent: Extent): ReturnType<typeof geoGraticule>
  }
}

declare module 'd3-geo-projection' {
  export function geoStitch<Shape extends GeoJSON.GeoJSON>(object: Shape): Shape
}
