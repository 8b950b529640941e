import type { Metadata, Sharp } from 'sharp'
import type { FieldError } from '#shared/records.ts'
import { createBoundedQueue } from '#server/auth/passwords/bounded-queue.ts'

/** A picture as it is kept: drawn anew from its pixels, so that nothing else of the file is left in it. */
export interface EncodedAvatar {
  content: Uint8Array<ArrayBuffer>
  /** Of the content: that of the file it was made from. */
  type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  /** 100×100, image/webp. */
  thumb: Uint8Array<ArrayBuffer>
}

/** The longer side of what is kept, in pixels. */
const largestSide = 512
const thumbSide = 100
const mostPixels = 50_000_000
/** What a picture may take in memory that cannot be read line by line. */
const mostWholeBytes = 160_000_000
const mostSeconds = 10

/** One picture at a time: each may take hundreds of megabytes while it is read. */
const queue = createBoundedQueue(1, 8)

/** Draws a picture anew, turned upright, at most 512 pixels on a side. Of a moving one the first frame is kept. */
export async function encodeAvatar(file: Blob): Promise<EncodedAvatar | { error: FieldError }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return queue.run(async () => {
    const sharp = await loadSharp()
    const open = () =>
      sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).timeout({
        seconds: mostSeconds,
      })
    try {
      const picture = await open().metadata()
      const type = typeOf(picture)
      if (type === null) return { error: unreadable }
      if (isTooLarge(picture)) return { error: tooManyPixels }
      const drawn = open()
        .autoOrient()
        .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
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

// Loaded with the first picture: its library takes memory that many a server never needs.
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
  const isReadWhole = isProgressive || format === 'gif' || format === 'webp'
  return pixels > mostPixels || (isReadWhole && bytes > mostWholeBytes)
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
  params: { max: mostPixels },
}
