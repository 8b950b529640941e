import { isPosition } from '#web/features/import/read/values.ts'

const chunkBits = 16
const chunkLength = 2 ** chunkBits
const chunkMask = chunkLength - 1

interface Chunk {
  /** Seconds since 1970, UTC. */
  times: Uint32Array
  /** Degrees × 10⁷. */
  latitudes: Int32Array
  longitudes: Int32Array
  /** Metres, 0 when unknown. */
  accuracies: Uint16Array
  devices: Uint16Array
}

/**
 * The length of the first chunk. Each further chunk is as long as all before it, because most files have few points.
 */
const firstLength = 256

const newChunk = (length: number, before?: Chunk): Chunk => {
  const chunk = {
    times: new Uint32Array(length),
    latitudes: new Int32Array(length),
    longitudes: new Int32Array(length),
    accuracies: new Uint16Array(length),
    devices: new Uint16Array(length),
  }
  if (before !== undefined) {
    chunk.times.set(before.times)
    chunk.latitudes.set(before.latitudes)
    chunk.longitudes.set(before.longitudes)
    chunk.accuracies.set(before.accuracies)
    chunk.devices.set(before.devices)
  }
  return chunk
}

/** A point this close in time and place to the last one of the same device adds nothing. */
const [nearSeconds, nearE7] = [30, 5_000]

const mostDevices = 1000

/** The positions of tracks in 16 bytes each: ten million take 160 MB. */
export class PackedPoints {
  private readonly chunks: Chunk[] = []
  private readonly deviceNumbers = new Map<string, number>()
  private readonly lastOfDevice: number[] = []
  private readonly most: number
  length = 0
  /** The number of all added points, including those too close to the last one. */
  told = 0
  /** The number of points with an impossible time or position. */
  malformed = 0

  constructor(most: number) {
    this.most = most
  }

  get devices(): string[] {
    return [...this.deviceNumbers.keys()]
  }

  /** Adds a point; `time` is in ms. Returns false when it is malformed or the maximum is reached. */
  add(time: number, latitude: number, longitude: number, accuracy: number, device: string): boolean {
    if (!isPosition(latitude, longitude) || !(time > 0 && time < 4e12)) {
      this.malformed += 1
      return false
    }
    this.told += 1
    const deviceNumber = this.numberOf(device)
    const seconds = Math.round(time / 1000)
    const [latitudeE7, longitudeE7] = [Math.round(latitude * 1e7), Math.round(longitude * 1e7)]
    const last = this.lastOfDevice[deviceNumber] ?? -1
    if (
      last >= 0 &&
      Math.abs(seconds - this.time(last)) < nearSeconds &&
      Math.abs(latitudeE7 - this.latitudeE7(last)) < nearE7 &&
      Math.abs(longitudeE7 - this.longitudeE7(last)) < nearE7
    )
      return true
    if (this.length >= this.most) return false
    const index = this.length & chunkMask
    const chunk = this.chunkToFill(this.length >>> chunkBits, index)
    chunk.times[index] = seconds
    chunk.latitudes[index] = latitudeE7
    chunk.longitudes[index] = longitudeE7
    chunk.accuracies[index] = accuracy > 0 ? Math.min(Math.ceil(accuracy), 0xffff) : 0
    chunk.devices[index] = deviceNumber
    this.lastOfDevice[deviceNumber] = this.length
    this.length += 1
    return true
  }

  private chunkToFill(number: number, index: number): Chunk {
    const chunk = this.chunks[number]
    if (chunk !== undefined && index < chunk.times.length) return chunk
    const longer =
      chunk === undefined
        ? newChunk(number === 0 ? firstLength : chunkLength)
        : newChunk(chunk.times.length * 2, chunk)
    this.chunks[number] = longer
    return longer
  }

  private numberOf(device: string): number {
    const known = this.deviceNumbers.get(device)
    if (known !== undefined) return known
    const next = this.deviceNumbers.size
    if (next >= mostDevices) return mostDevices - 1
    this.deviceNumbers.set(device, next)
    return next
  }

  private chunk(index: number): Chunk {
    const chunk = this.chunks[index >>> chunkBits]
    if (chunk === undefined) throw new RangeError('No such point')
    return chunk
  }

  /** Seconds since 1970, UTC. */
  time(index: number): number {
    return this.chunk(index).times[index & chunkMask] ?? 0
  }

  private latitudeE7(index: number): number {
    return this.chunk(index).latitudes[index & chunkMask] ?? 0
  }

  private longitudeE7(index: number): number {
    return this.chunk(index).longitudes[index & chunkMask] ?? 0
  }

  latitude(index: number): number {
    return this.latitudeE7(index) / 1e7
  }

  longitude(index: number): number {
    return this.longitudeE7(index) / 1e7
  }

  /** Metres, 0 when unknown. */
  accuracy(index: number): number {
    return this.chunk(index).accuracies[index & chunkMask] ?? 0
  }

  /** The number of the device in `devices`. */
  device(index: number): number {
    return this.chunk(index).devices[index & chunkMask] ?? 0
  }

  /** The numbers of the points in the order of time. */
  inTimeOrder(): Uint32Array {
    const order = new Uint32Array(this.length)
    const { length } = this
    let isSorted = true
    for (let index = 0, last = 0; index < length; index += 1) {
      const time = this.time(index)
      if (time < last) isSorted = false
      last = time
      order[index] = index
    }
    return isSorted ? order : this.sorted()
  }

  /** Sorts by day with one count of each day, then within the days, which are short. Few points are sorted at once. */
  private sorted(): Uint32Array {
    const { length } = this
    const byTime = (a: number, b: number) => this.time(a) - this.time(b) || a - b
    if (length < chunkLength) return Uint32Array.from({ length }, (_, index) => index).sort(byTime)
    const dayOf = (index: number) => Math.floor(this.time(index) / 86_400)
    const starts = new Uint32Array(2 ** 16 + 1)
    for (let index = 0; index < length; index += 1)
      starts[dayOf(index) + 1] = (starts[dayOf(index) + 1] ?? 0) + 1
    for (let day = 1; day < starts.length; day += 1) starts[day] = (starts[day] ?? 0) + (starts[day - 1] ?? 0)
    const ends = starts.slice()
    const order = new Uint32Array(length)
    for (let index = 0; index < length; index += 1) {
      const day = dayOf(index)
      const position = ends[day] ?? 0
      order[position] = index
      ends[day] = position + 1
    }
    for (let day = 0; day < 2 ** 16; day += 1) {
      const [start, end] = [starts[day] ?? 0, ends[day] ?? 0]
      if (end - start > 1) order.subarray(start, end).sort(byTime)
    }
    return order
  }
}
