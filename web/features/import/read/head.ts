import { Unreadable } from './found.ts'
import type { Head, Source, UnreadableCode } from './found.ts'
import { jsonShape } from './json-items.ts'
import { limits } from './limits.ts'
import { decode, encodingOf } from './text-decoding.ts'

/** A file that contains others. */
export type Container = 'zip' | 'gzip'

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).every(
    (code, index) => bytes[offset + index] === code,
  )

/** The kind of archive that begins with these bytes. */
export const containerOf = (bytes: Uint8Array): Container | undefined => {
  if (startsWith(bytes, 'PK\u0003\u0004') || startsWith(bytes, 'PK\u0005\u0006')) return 'zip'
  return startsWith(bytes, '\u001f\u008b') ? 'gzip' : undefined
}

const oleMagic = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'

/** True for the beginning of an OLE compound file, the container of all Office 97 documents. */
export const isOle = (bytes: Uint8Array): boolean => startsWith(bytes, oleMagic)

const magics: readonly (readonly [UnreadableCode, string, number?])[] = [
  ['pdf', '%PDF'],
  ['office', oleMagic],
  ['office', '{\\rtf'],
  ['database', 'SQLite format 3'],
  ['archiveOther', '7z\u00bc\u00af\u0027\u001c'],
  ['archiveOther', 'Rar!'],
  ['archiveOther', '\u00fd7zXZ'],
  ['archiveOther', 'BZh'],
  ['archiveOther', 'ustar', 257],
  ['archiveOther', '(\u00b5/\u00fd'],
  ['picture', '\u0089PNG'],
  ['picture', 'GIF8'],
  ['picture', 'WEBP', 8],
  ['picture', 'II*\u0000'],
  ['picture', 'MM\u0000*'],
  ['video', 'ftypisom', 4],
  ['video', 'ftypmp4', 4],
  ['video', 'ftypM4V', 4],
  ['video', 'ftypqt', 4],
  ['video', '\u001aE\u00df\u00a3'],
  ['encrypted', '-----BEGIN PGP'],
  ['encrypted', 'Salted__'],
]

/** The kind of another file; undefined when its first bytes do not show it. */
export const otherKindOf = (bytes: Uint8Array): UnreadableCode | undefined =>
  magics.find(([, text, offset]) => startsWith(bytes, text, offset))?.[0]

/** Control characters that do not occur in texts. */
const isText = (text: string) => {
  let odd = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (
      code === 0 ||
      code === 0xfffd ||
      (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13)
    )
      odd += 1
  }
  return odd <= text.length / 200
}

/** The name of the root element in small letters: after comments, instructions and a doctype. */
const rootOf = (text: string): string | undefined => {
  let index = 0
  for (;;) {
    index = text.indexOf('<', index)
    if (index === -1) return undefined
    const next = text[index + 1]
    if (next === '?' || next === '!') {
      const end = text.indexOf(text.startsWith('<!--', index) ? '-->' : '>', index)
      if (end === -1) return undefined
      index = end
    } else
      return /^<(?:[\w.-]{1,40}:)?([\w.-]{1,40})/.exec(text.slice(index, index + 100))?.[1]?.toLowerCase()
  }
}

/** The first bytes of a file and what they show. Throws Unreadable `empty` for a file without content. */
export const headOf = async (file: Source): Promise<Head> => {
  const { name, size } = file
  const bytes = await file.slice(0, limits.headBytes)
  const isWhole = bytes.length < limits.headBytes
  const head = { name, size, bytes }
  // Pictures are not decoded as text, because there can be thousands.
  if (bytes.length > 0 && !isText(decode(bytes.subarray(0, 1024), bytes.length <= 1024)))
    return { ...head, text: '', is: 'binary' }
  const text = decode(bytes, isWhole)
  if (bytes.length === 0 || (isWhole && text.trim() === '')) throw new Unreadable('empty')
  if (!isText(text)) return { ...head, text: '', is: 'binary' }
  const first = text.trimStart()[0]
  if (first === '{' || first === '[') {
    const utf8 = encodingOf(bytes, isWhole) === 'utf-8' ? bytes : new TextEncoder().encode(text)
    const json = jsonShape(utf8)
    // "[x] Bath" and "[Rome](https://…)" begin like JSON.
    const isOther = json?.fault === 'malformedJson' && json.keys.length === 0
    if (json !== undefined && !isOther) return { ...head, text, is: 'json', json }
  }
  if (first === '<') {
    const root = rootOf(text)
    return { ...head, text, is: 'xml', ...(root === undefined ? {} : { root }) }
  }
  return { ...head, text, is: 'text' }
}
