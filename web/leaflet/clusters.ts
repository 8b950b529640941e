import Supercluster from 'supercluster'
import type { PointKind } from './pin-icon.ts'
import type { MapPoint } from './pin-layer.ts'

/** Dots nearer than this to each other are drawn as one, with their number. */
const clusterPx = 28
/** Above this zoom every dot stands for itself. */
const lastClusterZoom = 7

/** One point (`count` 1, `id` its own) or several joined ones, whose `kind` is "visited" when theirs differ. */
type Cluster = { lat: number; lng: number; count: number; id: string; clusterId: number; kind: PointKind }

export type ClusterIndex = {
  /** What lies within west, south, east, north at a zoom. */
  within: (bounds: [number, number, number, number], zoom: number) => Cluster[]
  /** The zoom at which a cluster comes apart. */
  parts: (cluster: { clusterId: number }) => number
}

/** Joins points for every zoom at once; asking is then a matter of microseconds. */
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
