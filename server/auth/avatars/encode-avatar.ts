import type { Metadata, Sharp } from 'sharp'
import type { FieldError } from '#shared/field-errors.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'

/** A picture encoded again from its pixels. It contains no metadata or other data of the uploaded file. */
export interface EncodedAvatar {
  content: Uint8Array<ArrayBuffer>
  /** The type of `content`, which is the type of the uploaded file. */
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  /** The thumbnail: 100×100 pixels, image/webp. */
  thumb: Uint8Array<ArrayBuffer>
}

/** The maximum length of the longer side, in pixels. */
const maxSide = 512
const thumbSide = 100
const maxPixels = 50_000_000
/** The maximum memory of a decoded picture whose format cannot be decoded line by line. */
const maxDecodedBytes = 160_000_000
const maxSeconds = 10

/** One picture at a time: decoding one can take hundreds of megabytes. */
const queue = createBoundedQueue(1, 8)

/**
 * Encodes a picture again: upright, at most 512 pixels on each side, and only the first frame of an animation.
 * Resolves to an error for a file that is not a picture or has too many pixels.
 */
export async function encodeAvatar(file: Blob): Promise<EncodedAvatar | { error: FieldError }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return queue.run(async () => {
    const sharp = await loadSharp()
    const open = () =>
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({
        seconds: maxSeconds,
      })
    try {
      const picture = await open().metadata()
      const type = typeOf(picture)
      if (type === null) return { error: unreadable }
      if (isTooLarge(picture)) return { error: tooManyPixels }
      const drawn = open().autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      const content = await encoders[type](drawn).toBuffer()
      const thumb = await sharp(content)
        .resize(thumbSide, thumbSide, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer()
      return { content: new Uint8Array(content), type, thumb: new Uint8Array(thumb) }
    } catch (error) {
      const isBomb = error instanceof Error && /pixel limit/i.test(error.message)
      return { error: isBomb ? tooManyPixels : unreadable }
    }
  })
}

// Loaded on first use: the library takes memory, and on many servers nobody uploads a picture.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

function typeOf({ format }: Metadata): EncodedAvatar['type'] | null {
  if (format === 'jpeg' || format === 'png' || format === 'gif' || format === 'webp') return `image/${format}`
  return null
}

function isTooLarge({ width, height, channels, depth, format, isProgressive }: Metadata) {
  const pixels = width * height
  const bytes = pixels * channels * (depth === 'ushort' ? 2 : 1)
  const isDecodedWhole = isProgressive || format === 'gif' || format === 'webp'
  return pixels > maxPixels || (isDecodedWhole && bytes > maxDecodedBytes)
}

const encoders: Record<EncodedAvatar['type'], (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 86 }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp({ quality: 86 }),
}

const unreadable: FieldError = {
  code: 'validation_invalid_file',
  message: 'The picture cannot be read.',
}
const tooManyPixels: FieldError = {
  code: 'validation_too_many_pixels',
  message: 'The picture has too many pixels.',
  params: { max: maxPixels },
}
