import { decode } from '#web/features/import/read/text-decoding.ts'

/** A mail: its headers by name in small letters, and its parts that are no other files. */
export interface Mail {
  /** The line of the file in which it begins, from 1. */
  row: number
  headers: ReadonlyMap<string, string>
  parts: readonly { type: string; text: string }[]
}

const [mostParts, deepest] = [40, 5]
const mboxLine = /^From \S+.*\d{4}.*$/

/** The mails of a file: one, or each of a mailbox in the format mbox. */
export function* mailsOf(text: string): Generator<Mail, undefined> {
  const lines = text.split(/\r\n|\r|\n/)
  const starts = lines.flatMap((line, index) =>
    mboxLine.test(line) && (index === 0 || lines[index - 1] === '') ? index : [],
  )
  if (starts.length === 0) {
    yield mailOf(lines, 1)
    return
  }
  for (const [number, start] of starts.entries()) {
    const own = lines.slice(start + 1, starts[number + 1] ?? lines.length)
    yield mailOf(
      own.map((line) => line.replace(/^>(>*From )/, '$1')),
      start + 2,
    )
  }
}

const mailOf = (lines: readonly string[], row: number): Mail => {
  const { headers, body } = headed(lines)
  return { row, headers, parts: partsOf(headers, body, 0).slice(0, mostParts) }
}

/** The headers, with those that go on in the next line, and the lines behind the first blank one. */
const headed = (lines: readonly string[]) => {
  const headers = new Map<string, string>()
  const end = lines.indexOf('')
  let last = ''
  for (const line of lines.slice(0, end === -1 ? lines.length : end)) {
    const [, name, value] = /^([\w-]{1,60}):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) {
      last = name.toLowerCase()
      if (!headers.has(last)) headers.set(last, value)
    } else if (/^[ \t]/.test(line) && last !== '') headers.set(last, `${headers.get(last) ?? ''}${line}`)
  }
  for (const name of ['subject', 'from']) headers.set(name, withWords(headers.get(name) ?? ''))
  return { headers, body: end === -1 ? [] : lines.slice(end + 1) }
}

const parameterOf = (header: string, name: string): string =>
  new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i')
    .exec(header)
    ?.slice(1)
    .find((text) => text) ?? ''

const partsOf = (
  headers: ReadonlyMap<string, string>,
  body: readonly string[],
  depth: number,
): { type: string; text: string }[] => {
  const content = headers.get('content-type') ?? 'text/plain'
  const type = /^[\w/+.-]+/.exec(content)?.[0].toLowerCase() ?? 'text/plain'
  const boundary = parameterOf(content, 'boundary')
  if (type.startsWith('multipart/') && boundary !== '' && depth < deepest) {
    const parts: string[][] = []
    for (const line of body) {
      if (line.trimEnd() === `--${boundary}--`) break
      if (line.trimEnd() === `--${boundary}`) parts.push([])
      else parts.at(-1)?.push(line)
    }
    return parts.slice(0, mostParts).flatMap((part) => {
      const inner = headed(part)
      return partsOf(inner.headers, inner.body, depth + 1)
    })
  }
  if (!type.startsWith('text/')) return []
  const encoding = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase()
  return [{ type, text: textOf(body.join('\n'), encoding, parameterOf(content, 'charset')) }]
}

const textOf = (body: string, encoding: string, charset: string): string => {
  if (encoding === 'base64') return decoded(bytesOfBase64(body), charset)
  return encoding === 'quoted-printable' ? decoded(bytesOfQuoted(body), charset) : body
}

const decoded = (bytes: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset === '' ? 'utf-8' : charset).decode(bytes)
  } catch {
    return decode(bytes)
  }
}

const bytesOfBase64 = (text: string): Uint8Array => {
  const plain = text.replaceAll(/[^A-Za-z0-9+/]/g, '')
  const whole = plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0))
  return Uint8Array.from(atob(whole), (sign) => sign.charCodeAt(0))
}

const bytesOfQuoted = (text: string): Uint8Array => {
  const bytes: number[] = []
  const encoder = new TextEncoder()
  const pieces = text.replaceAll(/=[ \t]*\n/g, '').split(/(=[0-9A-Fa-f]{2})/)
  for (const piece of pieces) {
    if (/^=[0-9A-Fa-f]{2}$/.test(piece)) bytes.push(Number.parseInt(piece.slice(1), 16))
    else for (const byte of encoder.encode(piece)) bytes.push(byte)
  }
  return Uint8Array.from(bytes)
}

/** The words of a header as RFC 2047 encodes them: "=?UTF-8?B?…?=". */
const withWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?([\w-]{1,40})\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, kind: string, text: string) =>
      decoded(
        kind.toUpperCase() === 'B' ? bytesOfBase64(text) : bytesOfQuoted(text.replaceAll('_', ' ')),
        charset,
      ),
    )
