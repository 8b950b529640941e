import type { NameArrays } from './name-arrays.ts'

const headerBytes = 20

/** Serializes the index for unpackCityNames() in another process. */
export function packCityNames(names: NameArrays): Uint8Array[] {
  const header = Uint32Array.of(
    names.owners.length,
    names.geonameids.length,
    names.bytes.length,
    names.regionNames.length,
    names.aliasFile.length,
  )
  return [
    header,
    names.starts,
    names.owners,
    names.geonameids,
    names.weights,
    names.prominence,
    names.countries,
    names.states,
    names.latitudes,
    names.longitudes,
    names.bytes,
    names.regionNames,
    names.aliasFile,
  ].map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength))
}

/** Reads the index from the bytes of packCityNames(), in chunks of any size; null when the bytes are incomplete. */
export async function unpackCityNames(parts: AsyncIterable<Uint8Array>): Promise<NameArrays | null> {
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
  const [names = 0, cities = 0, bytes = 0, regionNames = 0, aliasFile = 0] = new Uint32Array(header.buffer)
  return { names, cities, bytes, regionNames, aliasFile }
}

const sizeOf = (header: Uint8Array<ArrayBuffer>) => {
  const { names, cities, bytes, regionNames, aliasFile } = countsIn(header)
  return 4 * (names + 1 + names + 3 * cities) + 2 * (4 * cities) + bytes + regionNames + aliasFile
}

function views(buffer: ArrayBuffer, header: Uint8Array<ArrayBuffer>): NameArrays {
  const { names, cities, bytes, regionNames, aliasFile } = countsIn(header)
  let at = 0
  const next = (length: number) => {
    const start = at
    at += length
    return start
  }
  return {
    starts: new Uint32Array(buffer, next(4 * (names + 1)), names + 1),
    owners: new Uint32Array(buffer, next(4 * names), names),
    geonameids: new Uint32Array(buffer, next(4 * cities), cities),
    weights: new Float32Array(buffer, next(4 * cities), cities),
    prominence: new Float32Array(buffer, next(4 * cities), cities),
    countries: new Uint16Array(buffer, next(2 * cities), cities),
    states: new Uint16Array(buffer, next(2 * cities), cities),
    latitudes: new Int16Array(buffer, next(2 * cities), cities),
    longitudes: new Int16Array(buffer, next(2 * cities), cities),
    bytes: new Uint8Array(buffer, next(bytes), bytes),
    regionNames: new Uint8Array(buffer, next(regionNames), regionNames),
    aliasFile: new Uint8Array(buffer, next(aliasFile), aliasFile),
  }
}
