import { Cluster } from './dwellings.ts'
import type { PackedPoints } from './packed-points.ts'
import { rules } from './rules.ts'
import { distanceKm } from './sphere.ts'

/** A picture and its sidecar file have the same position: within this distance they count once. */
const samePictureKm = 0.3

/**
 * Pictures of one place, in the order of time, at most 40 hours apart. One picture shows that the person was there;
 * several over an hour show that they stayed.
 */
export const pictureClusters = (pictures: PackedPoints): Cluster[] => {
  const clusters: Cluster[] = []
  let lastTime = Number.NaN
  let [lastLatitude, lastLongitude] = [0, 0]
  for (const index of pictures.inTimeOrder()) {
    const time = pictures.time(index)
    const [latitude, longitude] = [pictures.latitude(index), pictures.longitude(index)]
    const isSame =
      time === lastTime && distanceKm(latitude, longitude, lastLatitude, lastLongitude) < samePictureKm
    ;[lastTime, lastLatitude, lastLongitude] = [time, latitude, longitude]
    if (isSame) continue
    let cluster = clusters.at(-1)
    if (
      cluster === undefined ||
      time - cluster.end > rules.inferredSeconds ||
      cluster.distanceTo(latitude, longitude) > rules.radiusKm
    )
      clusters.push((cluster = new Cluster(index, time)))
    cluster.add(time, latitude, longitude)
  }
  return clusters
}
