import Supercluster from 'supercluster'
import type { MapPoint } from './pin-layer.ts'

/** Dots nearer than this to each other are drawn as one, with their number. */
const clusterPx = 28
/** Above this zoom every dot stands for itself. */
const lastClusterZoom = 7

/** One point (`count` 1, `id` its own) or several joined ones. */
type Cluster = { lat: number; lng: number; count: number; id: string; clusterId: number }

export type ClusterIndex = {
  /** What lies within west, south, east, north at a zoom. */
  within: (bounds: [number, number, number, number], zoom: number) => Cluster[]
  /** The zoom at which a cluster comes apart. */
  parts: (cluster: { clusterId: number }) => number
}

/** Joins points for every zoom at once; asking is then a matter of microseconds. */
export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const index = new Supercluster<{ id: string }>({
    radius: clusterPx,
    extent: 256,
    minPoints: 3,
    minZoom: 2,
    maxZoom: lastClusterZoom,
  })
  index.load(
    points.map(({ id, lat, lng }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  return {
    within: (bounds, zoom) =>
      index.getClusters(bounds, Math.floor(zoom)).map(({ geometry, properties }): Cluster => {
        const [lng = 0, lat = 0] = geometry.coordinates
        if ('cluster_id' in properties) {
          return { lat, lng, count: properties.point_count, id: '', clusterId: properties.cluster_id }
        }
        return { lat, lng, count: 1, id: properties.id, clusterId: -1 }
      }),
    parts: ({ clusterId }) => index.getClusterExpansionZoom(clusterId),
  }
}
