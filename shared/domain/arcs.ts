/** A ring as GeoJSON has it: [longitude, latitude] pairs, the last repeating the first. */
export type LonLatRing = readonly (readonly number[])[]

/**
 * The kind of a line: land against water, country against country, or the cut along 180° (and the southern edge of
 * Antarctica), which exists only in the data and is never drawn.
 */
export type ArcKind = 'coast' | 'border' | 'seam'

/** A line between two junctions (or all around an island), shared by the rings that touch it. */
export type Arc = { kind: ArcKind; lonLat: Float64Array }

/** A ring as a list of its arcs; ~index stands for an arc in reverse direction. */
export type ArcRing = number[]

const isSeam = (lon: number, lat: number) => Math.abs(lon) > 179.999 || lat < -85

/**
 * Cuts rings into the arcs that they share. A segment in two rings is a border, a segment in one ring is coast.
 * Neighbours must meet in the same points, to four decimals of a degree.
 */
export function cutIntoArcs(rings: readonly LonLatRing[]): { arcs: Arc[]; rings: ArcRing[] } {
  const points = numberPoints(rings)
  const { lons, lats, numbered } = points
  const count = lons.length
  const uses = new Map<number, number>()
  const first = new Int32Array(count).fill(-1)
  const second = new Int32Array(count).fill(-1)
  const junction = new Uint8Array(count)

  const meet = (a: number, b: number) => {
    if (first[a] === -1 || first[a] === b) first[a] = b
    else if (second[a] === -1 || second[a] === b) second[a] = b
    else junction[a] = 1
  }
  for (const ring of numbered) {
    let before = ring.at(-1) ?? 0
    for (const point of ring) {
      const segment = segmentKey(before, point, count)
      uses.set(segment, (uses.get(segment) ?? 0) + 1)
      meet(before, point)
      meet(point, before)
      before = point
    }
  }
  for (let point = 0; point < count; point++) {
    if (isSeam(lons[point] ?? 0, lats[point] ?? 0)) junction[point] = 1
  }

  const arcs: Arc[] = []
  const known = new Map<string, number>()
  const add = (path: number[]): number => {
    const reversed = runsBackwards(path)
    if (reversed) path.reverse()
    const key = `${path[0]} ${path[1]} ${path.at(-2)} ${path.at(-1)}`
    let index = known.get(key)
    if (index === undefined) {
      index = arcs.length
      known.set(key, index)
      arcs.push(makeArc(path, uses, lons, lats))
    }
    return reversed ? ~index : index
  }
  return { arcs, rings: numbered.map((ring) => splitRing(ring, junction).map(add)) }
}

const segmentKey = (a: number, b: number, count: number) => (a < b ? a * count + b : b * count + a)

/** Gives equal points one number, and drops repeated points and the closing one. */
function numberPoints(rings: readonly LonLatRing[]) {
  const numbers = new Map<number, number>()
  const lons: number[] = []
  const lats: number[] = []
  const numbered = rings.map((ring) => {
    const ids: number[] = []
    for (const [lon = 0, lat = 0] of ring) {
      const key = Math.round((lon + 180) * 1e4) * 2e6 + Math.round((lat + 90) * 1e4)
      let id = numbers.get(key)
      if (id === undefined) {
        id = lons.length
        numbers.set(key, id)
        lons.push(lon)
        lats.push(lat)
      }
      if (ids.at(-1) !== id) ids.push(id)
    }
    if (ids.length > 1 && ids[0] === ids.at(-1)) ids.pop()
    return ids
  })
  return { lons, lats, numbered }
}

/** Splits a ring at its junctions; a ring without junctions is returned whole, beginning at its lowest point number. */
function splitRing(ring: number[], junction: Uint8Array): number[][] {
  if (ring.length < 3) return []
  const start = ring.findIndex((point) => junction[point] === 1)
  const from = start === -1 ? ring.indexOf(ring.reduce((low, point) => Math.min(low, point))) : start
  const paths: number[][] = []
  let path = [ring[from] ?? 0]
  for (let step = 1; step <= ring.length; step++) {
    const point = ring[(from + step) % ring.length] ?? 0
    path.push(point)
    if (start !== -1 && junction[point] === 1) {
      paths.push(path)
      path = [point]
    }
  }
  return start === -1 ? [path] : paths
}

/** Whether a path is the reverse of the stored direction of its arc, so that both neighbours find the same arc. */
function runsBackwards(path: number[]): boolean {
  const head = path[0] ?? 0
  const tail = path.at(-1) ?? 0
  return head === tail ? (path[1] ?? 0) > (path.at(-2) ?? 0) : head > tail
}

function makeArc(path: number[], uses: Map<number, number>, lons: number[], lats: number[]): Arc {
  const lonLat = new Float64Array(path.length * 2)
  path.forEach((point, index) => {
    lonLat[index * 2] = lons[point] ?? 0
    lonLat[index * 2 + 1] = lats[point] ?? 0
  })
  const [a = 0, b = 0] = path
  const alongSeam = path.length === 2 && [a, b].every((point) => isSeam(lons[point] ?? 0, lats[point] ?? 0))
  const shared = (uses.get(segmentKey(a, b, lons.length)) ?? 0) > 1
  return { kind: alongSeam ? 'seam' : shared ? 'border' : 'coast', lonLat }
}
