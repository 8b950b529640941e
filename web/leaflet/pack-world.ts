import type { GeoJsonFile } from '#shared/collections/geo-json.ts'
import { cutIntoArcs, type LonLatRing } from '#shared/domain/arcs.ts'
import { mercatorX, mercatorY } from './mercator.ts'
import { middle, ringAreaKm2 } from './ring-measures.ts'
import { simplificationWeights } from './simplify.ts'
import { ringSize } from './small-places.ts'
import { arcKinds, lastingRank, partsOfDegree, rankOf, type WorldHead } from './world-file.ts'

/**
 * Packs the world's outlines (one feature for each country) for `readWorld` of world-file.ts. The build packs the
 * World file of data/dist.
 */
export function packWorld(file: GeoJsonFile): Uint8Array<ArrayBuffer> {
  const owners: number[] = []
  const rings: LonLatRing[] = []
  const areas: number[] = []
  const countries = file.features.map(({ geometry, properties }, country): WorldHead['countries'][number] => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    let largest: { areaKm2: number; polygon: readonly LonLatRing[] } = { areaKm2: -1, polygon: [] }
    for (const polygon of polygons) {
      const areaKm2 = ringAreaKm2(polygon[0] ?? [])
      if (areaKm2 > largest.areaKm2) largest = { areaKm2, polygon }
      for (const ring of polygon) {
        owners.push(country)
        rings.push(ring)
        areas.push(areaKm2)
      }
    }
    const { id, name, iso2 = '' } = properties
    const [lat, lng] = middle(largest.polygon)
    return [id, iso2, name, lat, lng, ringSize(largest.polygon[0] ?? [])]
  })

  const cut = cutIntoArcs(rings)
  const landKm2 = new Float64Array(cut.arcs.length)
  cut.rings.forEach((ring, index) => {
    for (const ref of ring) {
      const arc = ref < 0 ? ~ref : ref
      landKm2[arc] = Math.max(landKm2[arc] ?? 0, areas[index] ?? 0)
    }
  })

  const points: number[] = []
  const ranks: number[] = []
  let before = [0, 0]
  const arcs = cut.arcs.map(({ kind, lonLat }, index): WorldHead['arcs'][number] => {
    const square = lonLat.map((degrees, at) => (at % 2 === 0 ? mercatorX(degrees) : mercatorY(degrees)))
    for (const distance of simplificationWeights(square))
      ranks.push(distance === Infinity ? lastingRank : distance === 0 ? 0 : rankOf(distance))
    for (let at = 0; at < lonLat.length; at += 2) {
      const here = [lonLat[at] ?? 0, lonLat[at + 1] ?? 0].map((degrees) =>
        Math.round(degrees * partsOfDegree),
      )
      here.forEach((value, axis) => addNumber(points, value - (before[axis] ?? 0)))
      before = here
    }
    return [arcKinds.indexOf(kind), Math.ceil(landKm2[index] ?? 0), lonLat.length / 2]
  })

  const head: WorldHead = {
    countries,
    arcs,
    rings: cut.rings.map((ring, index) => [owners[index] ?? 0, ...ring]),
  }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const packed = new Uint8Array(4 + text.length + points.length + ranks.length)
  new DataView(packed.buffer).setUint32(0, text.length)
  packed.set(text, 4)
  packed.set(points, 4 + text.length)
  packed.set(ranks, 4 + text.length + points.length)
  return packed
}

/**
 * Appends an integer as a variable-length number: seven bits in each byte, the lowest bits first. The last byte is
 * below 128. The lowest bit of the number is the sign.
 */
function addNumber(bytes: number[], value: number) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
  bytes.push(rest)
}
