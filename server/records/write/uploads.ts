import { randomInt } from 'node:crypto'
import anyAscii from 'any-ascii'
import type { Upload } from '#server/records/collection.ts'

/** An uploaded file with the name under which it will be stored. */
export class NamedUpload implements Upload {
  readonly field: string
  readonly mimeType: string
  readonly content: Blob
  /** Replaced once, by the name that the collection's `receive` hook returns. */
  name: string

  constructor({ field, name, mimeType, content }: Upload) {
    this.field = field
    this.name = name
    this.mimeType = mimeType
    this.content = content
  }
}

/** Gives an uploaded file its stored name and detects its MIME type from its first bytes. */
export async function namedUpload(field: string, file: File): Promise<NamedUpload> {
  const start = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer())
  const { mimeType, extension } = typeOf(start)
  return new NamedUpload({ field, name: storedName(file.name, extension), mimeType, content: file })
}

const sniffedBytes = 512
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const randomText = (length: number) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** "My Photo.PNG" → "my_photo_ab12cd34ef.PNG": URL-safe; the random part makes it unguessable and unique. */
function storedName(original: string, sniffedExtension: string): string {
  const extension = /(?:\.tar)?\.[a-z0-9]{1,10}$/i.exec(original)?.[0] ?? sniffedExtension
  const base = anyAscii(
    original.slice(0, original.length - (original.endsWith(extension) ? extension.length : 0)),
  )
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 100)
  const readable = base.length < 3 ? base + randomText(10) : base
  return `${readable}_${randomText(10)}${extension}`
}

function typeOf(bytes: Uint8Array): { mimeType: string; extension: string } {
  const start = Buffer.from(bytes).toString('latin1')
  for (const [pattern, mimeType, extension] of signatures) {
    if (pattern.test(start)) return { mimeType, extension }
  }
  const isText = !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  return isText
    ? { mimeType: 'text/plain', extension: '.txt' }
    : { mimeType: 'application/octet-stream', extension: '' }
}

const signatures: readonly [RegExp, string, string][] = [
  [/^\u0089PNG\r\n/, 'image/png', '.png'],
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg', '.jpg'],
  [/^GIF8[79]a/, 'image/gif', '.gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp', '.webp'],
  [/^%PDF-/, 'application/pdf', '.pdf'],
  [/^\s*(?:<\?xml[\s\S]*?)?<svg/i, 'image/svg+xml', '.svg'],
  [/^\s*<(?:!doctype html|html)/i, 'text/html', '.html'],
]
