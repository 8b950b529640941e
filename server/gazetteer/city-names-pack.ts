import type { CityNames } from './city-names.ts'

const headerBytes = 12

/** Serializes the index for unpackCityNames() in another process. */
export function packCityNames({ bytes, starts, owners, geonameids, weights }: CityNames): Uint8Array[] {
  const header = Uint32Array.of(owners.length, geonameids.length, bytes.length)
  return [header, starts, owners, geonameids, weights, bytes].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
}

/** Reads the index from the bytes of packCityNames(), in chunks of any size; null when the bytes are incomplete. */
export async function unpackCityNames(parts: AsyncIterable<Uint8Array>): Promise<CityNames | null> {
  const header = new Uint8Array(headerBytes)
  let packed: Uint8Array<ArrayBuffer> = header
  let filled = 0
  for await (let part of parts) {
    if (packed === header) {
      const taken = part.subarray(0, headerBytes - filled)
      header.set(taken, filled)
      filled += taken.length
      part = part.subarray(taken.length)
      if (filled < headerBytes) continue
      // Allocated once at its full size: growing the buffer would copy the large index several times.
      packed = new Uint8Array(sizeOf(header))
      filled = 0
    }
    packed.set(part, filled)
    filled += part.length
  }
  return packed === header || filled < packed.length ? null : views(packed.buffer, header)
}

const countsIn = (header: Uint8Array<ArrayBuffer>) => {
  const [names = 0, cities = 0, bytes = 0] = new Uint32Array(header.buffer)
  return { names, cities, bytes }
}

const sizeOf = (header: Uint8Array<ArrayBuffer>) => {
  const { names, cities, bytes } = countsIn(header)
  return 4 * (names + 1 + names + cities + cities) + bytes
}

function views(buffer: ArrayBuffer, header: Uint8Array<ArrayBuffer>): CityNames {
  const { names, cities, bytes } = countsIn(header)
  const owners = 4 * (names + 1)
  const geonameids = owners + 4 * names
  const weights = geonameids + 4 * cities
  return {
    starts: new Uint32Array(buffer, 0, names + 1),
    owners: new Uint32Array(buffer, owners, names),
    geonameids: new Uint32Array(buffer, geonameids, cities),
    weights: new Float32Array(buffer, weights, cities),
    bytes: new Uint8Array(buffer, weights + 4 * cities, bytes),
  }
}
