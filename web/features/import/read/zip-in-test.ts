/** Writes zip archives for tests, with what archives of other programs and of attackers have. */
export interface ZipOptions {
  /** Sizes stand behind the data, as streaming programs write them. */
  descriptors?: boolean
  /** Not packed. */
  stored?: boolean
  /** Marked as encrypted. */
  encrypted?: boolean
  /** The size that the archive claims for each file. */
  claimedSize?: number
  /** Sizes and positions in the fields of zip64. */
  zip64?: boolean
}

const packed = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Little-endian numbers with their lengths in bytes. */
const numbers = (...values: (readonly [length: 2 | 4 | 8, value: number])[]) => {
  const bytes = new Uint8Array(values.reduce((sum, [length]) => sum + length, 0))
  const view = new DataView(bytes.buffer)
  let offset = 0
  for (const [length, value] of values) {
    if (length === 2) view.setUint16(offset, value, true)
    else if (length === 4) view.setUint32(offset, value, true)
    else view.setBigUint64(offset, BigInt(value), true)
    offset += length
  }
  return bytes
}

const sum = (parts: readonly Uint8Array[]) => parts.reduce((length, part) => length + part.length, 0)

/** A zip archive of files by their paths. */
export const zipOf = async (
  files: Record<string, string | Uint8Array<ArrayBuffer>>,
  { descriptors, stored, encrypted, claimedSize, zip64 }: ZipOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  for (const [path, content] of Object.entries(files)) {
    const name = new TextEncoder().encode(path)
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const data = stored === true ? bytes : await packed(new Uint8Array(bytes))
    const size = claimedSize ?? bytes.length
    const method = stored === true ? 0 : 8
    const flags = (descriptors === true ? 8 : 0) | (encrypted === true ? 1 : 0) | 0x800
    const local = sum(parts)
    const known = descriptors === true ? 0 : 1
    parts.push(
      numbers([4, 0x04034b50], [2, 20], [2, flags], [2, method], [2, 0], [2, 0x5883], [4, 0]),
      numbers([4, data.length * known], [4, size * known], [2, name.length], [2, 0]),
      name,
      data,
    )
    if (descriptors === true) parts.push(numbers([4, 0x08074b50], [4, 0], [4, data.length], [4, size]))
    const extra =
      zip64 === true ? numbers([2, 1], [2, 24], [8, size], [8, data.length], [8, local]) : new Uint8Array()
    const field = (value: number) => (zip64 === true ? 0xffffffff : value)
    directory.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [2, 0], [2, 0x5883], [4, 0]),
      numbers([4, field(data.length)], [4, field(size)], [2, name.length], [2, extra.length], [2, 0]),
      numbers([2, 0], [2, 0], [4, 0], [4, field(local)]),
      name,
      extra,
    )
  }
  const start = sum(parts)
  const count = Object.keys(files).length
  const end64 =
    zip64 === true
      ? [
          numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0]),
          numbers([8, count], [8, count], [8, sum(directory)], [8, start]),
          numbers([4, 0x07064b50], [4, 0], [8, start + sum(directory)], [4, 1]),
        ]
      : []
  const [entries, bytes, at] =
    zip64 === true ? [0xffff, 0xffffffff, 0xffffffff] : [count, sum(directory), start]
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, bytes],
    [4, at],
    [2, 0],
  )
  return new Uint8Array(
    await new Blob([...parts, ...directory, ...end64, end].map((part) => new Uint8Array(part))).arrayBuffer(),
  )
}
