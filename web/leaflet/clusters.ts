import Supercluster from 'supercluster'
import type { PointKind } from './pin-icon.ts'
import type { MapPoint } from './pin-layer.ts'

/** The radius in which at least three dots are joined into one dot with a number, in pixels at a whole zoom. */
const clusterPx = 28
/** Above this zoom no dots are joined. */
const lastClusterZoom = 7
/** The zoom that shows the whole world has the clusters of this one. */
const firstZoom = 2

/**
 * One point (`count` 1 and its `id`) or a cluster of points. The `kind` of a cluster with several kinds is "visited".
 */
type Cluster = { lat: number; lng: number; count: number; id: string; clusterId: number; kind: PointKind }

export type ClusterIndex = {
  /** The points and clusters between west, south, east and north at a zoom. */
  within: (bounds: Bounds, zoom: number) => Cluster[]
  /** The zoom at which a cluster of this zoom splits. */
  parts: (cluster: { clusterId: number }, zoom: number) => number
}

type Bounds = [west: number, south: number, east: number, north: number]

const wholeWorld: Bounds = [-180, -90, 180, 90]

type PointFeature = Parameters<Supercluster<{ id: string; kind: PointKind }>['load']>[0][number]

/**
 * The clusters of points. Each zoom is computed when it is first asked for, in milliseconds for 10,000 points: each
 * step of the map's years makes an index, of which one zoom is drawn.
 */
export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const features = points.map(({ id, lat, lng, kind = 'visited' }): PointFeature => ({
    type: 'Feature',
    properties: { id, kind },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }))
  const zooms = new Map<number, ReturnType<typeof joinedAt>>()
  const at = (zoom: number) => {
    const level = levelOf(zoom)
    const known = zooms.get(level) ?? joinedAt(features, level)
    zooms.set(level, known)
    return known
  }
  return {
    within: ([west, south, east, north], zoom) =>
      at(zoom).clusters.filter(({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north),
    parts: ({ clusterId }, zoom) => {
      const leaves = at(zoom).index.getLeaves(clusterId, Infinity)
      const ids = new Set(leaves.map(({ properties }) => properties.id))
      // In the order of all points, on which the clusters depend.
      const members = features.filter(({ properties }) => ids.has(properties.id))
      const isOneAt = (level: number) => joinedAt(members, level).clusters.length === 1
      let level = levelOf(zoom) + 1
      while (level <= lastClusterZoom && isOneAt(level)) level++
      return level
    },
  }
}

const levelOf = (zoom: number) => Math.min(Math.max(Math.floor(zoom), firstZoom), lastClusterZoom + 1)

/** All points and clusters of one zoom; above the last zoom that joins, no clusters. */
function joinedAt(points: PointFeature[], level: number) {
  const zoom = Math.min(level, lastClusterZoom)
  const index = new Supercluster<{ id: string; kind: PointKind }, { kind: PointKind }>({
    radius: clusterPx,
    extent: 256,
    minPoints: level > lastClusterZoom ? Infinity : 3,
    minZoom: zoom,
    maxZoom: zoom,
    map: ({ kind }) => ({ kind }),
    reduce: (joined, { kind }) => {
      if (joined.kind !== kind) joined.kind = 'visited'
    },
  }).load(points)
  const clusters = index.getClusters(wholeWorld, zoom).map(({ geometry, properties }): Cluster => {
    const [lng = 0, lat = 0] = geometry.coordinates
    if ('cluster_id' in properties) {
      const { point_count: count, cluster_id: clusterId, kind } = properties
      return { lat, lng, count, id: '', clusterId, kind }
    }
    return { lat, lng, count: 1, id: properties.id, clusterId: -1, kind: properties.kind }
  })
  return { index, clusters }
}
