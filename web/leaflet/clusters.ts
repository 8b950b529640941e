import Supercluster from 'supercluster'
import type { PointKind } from './pin-icon.ts'
import type { MapPoint } from './pin-layer.ts'

/** The radius in which at least three dots are joined into one dot with a number, in pixels at a whole zoom. */
const clusterPx = 28
/** Above this zoom no dots are joined. */
const lastClusterZoom = 7

/**
 * One point (`count` 1 and its `id`) or a cluster of points. The `kind` of a cluster with several kinds is "visited".
 */
type Cluster = { lat: number; lng: number; count: number; id: string; clusterId: number; kind: PointKind }

export type ClusterIndex = {
  /** The points and clusters between west, south, east and north at a zoom. */
  within: (bounds: [number, number, number, number], zoom: number) => Cluster[]
  /** The zoom at which a cluster splits. */
  parts: (cluster: { clusterId: number }) => number
}

/** Computes the clusters for every zoom in advance; a query then takes microseconds. */
export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const index = new Supercluster<{ id: string; kind: PointKind }, { kind: PointKind }>({
    radius: clusterPx,
    extent: 256,
    minPoints: 3,
    minZoom: 2,
    maxZoom: lastClusterZoom,
    map: ({ kind }) => ({ kind }),
    reduce: (joined, { kind }) => {
      if (joined.kind !== kind) joined.kind = 'visited'
    },
  })
  index.load(
    points.map(({ id, lat, lng, kind = 'visited' }) => ({
      type: 'Feature',
      properties: { id, kind },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  return {
    within: (bounds, zoom) =>
      index.getClusters(bounds, Math.floor(zoom)).map(({ geometry, properties }): Cluster => {
        const [lng = 0, lat = 0] = geometry.coordinates
        if ('cluster_id' in properties) {
          const { point_count: count, cluster_id: clusterId, kind } = properties
          return { lat, lng, count, id: '', clusterId, kind }
        }
        return { lat, lng, count: 1, id: properties.id, clusterId: -1, kind: properties.kind }
      }),
    parts: ({ clusterId }) => index.getClusterExpansionZoom(clusterId),
  }
}
