import type { Line } from '#web/features/import/read/sources.ts'
import { withoutUpdate } from '#web/features/import/read/words/senses.ts'
import { boxSigns } from '#web/features/import/read/words/ticks.ts'
import type { ChatLine } from './chats.ts'
import { countryCodeOf } from './countries.ts'

/** A line of a text without the markup of lists, Markdown and mails. */
export interface PlainLine extends ChatLine {
  /** Whether a box is ticked or empty; absent without a box. */
  isTicked?: boolean
  /** The level of a heading: 1 for "# …", 2 for "## …" and for other lines that can only be headings; 0 for other lines. */
  level: number
  /** Whether it is an entry of a list. */
  isEntry: boolean
}

/** Numbers, signs, checkboxes and emoji before an entry. Flags are not included: they are pairs of regional indicators. */
const bullet = new RegExp(
  `^\\s*(?:(?:[-*•·▪◦–—>○●►▸‣⁃∙◯〇◎×]|\\[[ xX✓✔]?\\]|\\(?(?:\\d{1,3}|[ivxIVX]{1,5}|[a-z])[.)]|#\\d{1,3}|(?:No|Nr|N°|№)\\.?\\s?\\d{1,3}|[\\d#*]\uFE0F?\u20E3)(?:\\s+|$)|\\d{1,3}\\s*[-–—:]\\s+(?=\\p{L})|[\\p{Extended_Pictographic}${boxSigns}\u2460-\u2473・]\uFE0F?\\s*)`,
  'u',
)
const heading = /^\s*(#{1,6})\s+|^\s*(?:[■◆◇▼★☆=]+|[-–—=]{2,})\s*(?=\S)/u
const link = /\[([^[\]]{1,200})\]\([^()\s]{1,500}\)/g
const address = /(?:https?:\/\/|www\.)\S+|[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu

/** An amount of money: "120 EUR", "€ 35.50". It is removed, because "EUR" is also a quarter of Rome. */
const amount = new RegExp(
  `(?:[\\p{Sc}]|(?<!\\p{L})(?:${Intl.supportedValuesOf('currency').join('|')}))\\s?\\d[\\d.,]*|(?<![\\p{L}\\d])\\d[\\d.,]*\\s?(?:[\\p{Sc}]|(?:${Intl.supportedValuesOf('currency').join('|')})(?!\\p{L}))`,
  'gu',
)

const plain = (text: string): string =>
  text
    .replaceAll(amount, ' ')
    .replaceAll(link, '$1')
    .replaceAll(address, ' ')
    .replaceAll(/(\*\*|__|~~|`)([^*_~`]{1,200})\1/g, '$2')
    .replaceAll(/(?<![\p{L}\d])([*_])([^*_]{1,200})\1(?![\p{L}\d])/gu, '$2')
    .replaceAll('（', ' (')
    .replaceAll('）', ') ')
    .replaceAll(/(?<=\S)\((?=\S)/g, ' (')

const flag = /([\u{1F1E6}-\u{1F1FF}])([\u{1F1E6}-\u{1F1FF}])/gu
const letterOf = (sign: string) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65)
const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** The English name of a flag's country, from its two signs; "" for an unknown one. */
const countryOfFlag = (one = '', other = '') => english.of(letterOf(one) + letterOf(other)) ?? ''

/** Replaces the flag after a name, or one flag before all names, by the country's name: "Rome 🇮🇹" becomes "Rome, Italy". */
const withCountries = (text: string): string => {
  const [first, ...others] = [...text.matchAll(flag)]
  if (first === undefined) return text
  const isBefore = others.length === 0 && !/\p{L}/u.test(text.slice(0, first.index))
  if (isBefore) {
    const rest = text.replace(flag, '').trim()
    const [name = ''] = /^[\p{L}\p{M}'’. -]+/u.exec(rest) ?? []
    const country = countryOfFlag(first[1], first[2])
    const isNamed = rest.slice(name.length).includes(country) || countryCodeOf(name.trim()) !== undefined
    return country === '' || isNamed || /\s[-–—]\s/.test(name)
      ? rest
      : `${name.trim()}, ${country} ${rest.slice(name.length)}`.trim()
  }
  return text.replaceAll(flag, (_, one: string, other: string, at: number) => {
    const before = text.slice(0, at).trimEnd()
    const country = countryOfFlag(one, other)
    return country === '' || before.endsWith(country) || !/[\p{L}\p{M}]$/u.test(before) ? ' ' : `, ${country}`
  })
}

/** A line without its markup. */
export const plainLine = (
  { text, row, sent }: ChatLine,
  boxOf: (line: string) => boolean | undefined,
): PlainLine => {
  const isHeading = heading.exec(text)
  const level = isHeading === null ? 0 : (isHeading[1]?.length ?? 2)
  let rest = text.replace(heading, '')
  const isTicked = boxOf(rest)
  const before = rest
  while (bullet.test(rest)) rest = rest.replace(bullet, '')
  return {
    text: withCountries(withoutUpdate(plain(rest)))
      .replaceAll(/(?![©®™↔✈🛫🛬🚆🚄🚂🚌🚗🚢⛴➡⬇])\p{Extended_Pictographic}\uFE0F?|\uFE0F/gu, ' ')
      .replaceAll(/[“”„«»"‟]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    row,
    ...(sent !== undefined && { sent }),
    level,
    isEntry: rest !== before,
    ...(isTicked !== undefined && { isTicked }),
  }
}

/** The lines of a text, divided into its own words and the other parts of a mail. */
interface Letter {
  lines: Line[]
  /** Lines of headers, of quoted mails and of the signature. */
  left: Line[]
  /** The header line with the time of sending, or ""; absent without headers. */
  header?: string
}

const isQuoted = ({ text }: Line) => /^\s*>/.test(text)
const header = /^\p{L}[\p{L} -]{0,15}:\s*\S/u

/** Separates a mail's own words from its headers, quoted mails and signature. */
export const withoutMail = (lines: readonly Line[]): Letter => {
  const end = lines.findIndex(({ text }) => text.trim() === '')
  const top = lines.slice(0, Math.max(0, end))
  const isMail =
    top.length >= 2 &&
    top.every(({ text }) => header.test(text)) &&
    top.some(({ text }) => /@|\d{1,2}:\d\d/.test(text))
  const body = isMail ? lines.slice(top.length) : [...lines]
  const written = body.filter(({ text }) => text.trim() !== '')
  // A list can have ">" before each of its entries.
  const hasQuotes = written.some((line) => !isQuoted(line))
  const signature = body.findIndex(({ text }) => /^--\s?$/.test(text))
  const isLeft = (line: Line, index: number) =>
    (hasQuotes && isQuoted(line)) || (signature !== -1 && index >= signature && !isQuoted(line))
  return {
    lines: body.filter((line, index) => !isLeft(line, index)),
    left: [
      ...(isMail ? top : []),
      ...body.filter((line, index) => isLeft(line, index) && line.text.trim() !== ''),
    ],
    ...(isMail && { header: top.map(({ text }) => text).find((text) => /\d{1,2}:\d\d/.test(text)) ?? '' }),
  }
}
