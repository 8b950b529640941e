import { crc32 } from 'node:zlib'

/** The kinds of arrays that a file can have, by the letter that stands for each. */
const kinds = {
  a: Uint8Array,
  b: Uint16Array,
  c: Uint32Array,
  d: Int32Array,
  e: Float32Array,
} as const

type Kind = keyof typeof kinds
export type PackedArray = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array

const magic = 'waymark1'
/** The magic word, the length of the header and the checksum of the rest. */
const prefixBytes = 16
/** Arrays begin at multiples of this, so that a view of them can be made without copying. */
const alignment = 8

/** Serializes named arrays as the parts of a file, for unpackArrays(). */
export function packArrays(arrays: Readonly<Record<string, PackedArray>>): Uint8Array[] {
  let at = 0
  const header: [name: string, kind: string, start: number, length: number][] = []
  const parts: Uint8Array[] = []
  for (const [name, array] of Object.entries(arrays)) {
    const kind = Object.entries(kinds).find(([, Type]) => array instanceof Type)?.[0] ?? ''
    header.push([name, kind, at, array.length])
    const padded = aligned(array.byteLength)
    parts.push(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      new Uint8Array(padded - array.byteLength),
    )
    at += padded
  }
  const text = Buffer.from(JSON.stringify(header))
  const head = Buffer.alloc(aligned(text.length), ' ')
  text.copy(head)
  const checksum = [head, ...parts].reduce((sum, part) => crc32(part, sum), 0)
  const prefix = Buffer.alloc(prefixBytes)
  prefix.write(magic)
  prefix.writeUInt32LE(head.length, 8)
  prefix.writeUInt32LE(checksum, 12)
  return [prefix, head, ...parts]
}

/** The arrays of a file. */
export interface ArrayReader {
  /** The array of this name, as a view of the file's bytes. Throws when the file has none of this kind. */
  of<Type extends (typeof kinds)[Kind]>(name: string, kind: Type): InstanceType<Type>
}

/** Reads a file of packArrays(); undefined when it is damaged or incomplete. */
export function unpackArrays(file: ArrayBuffer): ArrayReader | undefined {
  const bytes = Buffer.from(file)
  if (bytes.length < prefixBytes || bytes.toString('latin1', 0, magic.length) !== magic) return undefined
  if (crc32(bytes.subarray(prefixBytes)) !== bytes.readUInt32LE(12)) return undefined
  const body = prefixBytes + bytes.readUInt32LE(8)
  const header = JSON.parse(bytes.toString('utf8', prefixBytes, body)) as [string, Kind, number, number][]
  const places = new Map(header.map(([name, kind, start, length]) => [name, { kind, start, length }]))
  return {
    of(name, type) {
      const place = places.get(name)
      if (!place || kinds[place.kind] !== type) throw new Error(`The file has no such array as "${name}".`)
      return new type(file, body + place.start, place.length) as InstanceType<typeof type>
    },
  }
}

const aligned = (bytes: number) => Math.ceil(bytes / alignment) * alignment
