import { localDay } from '#shared/domain/day.ts'
import type { Format, FoundPlace, Said, Sink } from '#web/features/import/read/found.ts'
import { type Line, linesOf } from '#web/features/import/read/sources.ts'
import { type ChatLine, chatLines, isChat } from './chats.ts'
import { countryCodeOf } from './countries.ts'
import { monthReader, type MonthReader } from './date-names.ts'
import { datesIn, type DatesInText } from './dates-in-text.ts'
import { type PlainLine, plainLine, withoutMail } from './marks.ts'
import { toldAt, withTold } from './told-in-text.ts'
import { withPlainDays } from './written-dates.ts'
import { anyAndThen, mayHaveAttachedAnd } from '#web/features/import/read/words/joints.ts'
import type { Sense } from '#web/features/import/read/words/languages/travel-words.ts'
import { prepositions } from '#web/features/import/read/words/joints.ts'
import {
  isJourney,
  isTitleOfTrips,
  type SaidWords,
  saysArrived,
  senseOf,
  sensesIn,
} from '#web/features/import/read/words/senses.ts'
import { boxReader } from '#web/features/import/read/words/ticks.ts'

const longestLine = 2000
/** The maximum number of lines that are read. */
const mostLines = 200_000

/** Places in a free text: one in each line, or in sentences such as "Paris, Rome, then New York in 2019". */
export const list: Format = {
  id: 'list',
  fits: ({ is, text }) => (is === 'text' && /\p{L}{2}/u.test(text) ? 0.05 : 0),
  async read(file, sink, signal) {
    const lines: Line[] = []
    for await (const line of linesOf(file, signal)) if (lines.length < mostLines) lines.push(line)
    emitText(lines, sink)
  },
}

/** Passes the places of a text to the sink. */
export const emitText = (lines: readonly Line[], sink: Sink) => {
  const own: Line[] = []
  for (const line of lines) {
    if (line.text.length > longestLine)
      sink.problem({ code: 'badRow', row: line.row, text: line.text.slice(0, 80) })
    else own.push({ ...line, text: withPlainDays(line.text) })
  }
  new TextReader(own, sink).read()
}

/** The properties that a heading gives to the lines below it. */
interface Scope {
  level: number
  sense?: Sense | undefined
  year?: number | undefined
  start?: FoundPlace['start']
  end?: FoundPlace['end']
  country?: string | undefined
}

class TextReader {
  readonly #lines: readonly PlainLine[]
  readonly #sink: Sink
  readonly #today = localDay(new Date())
  readonly #monthOf: MonthReader
  readonly #written: string | undefined
  /** Whether some boxes are ticked. Empty boxes are then wishes. */
  readonly #hasTicks: boolean
  /** Whether the text is in sentences. Its short lines are then greetings and names of people. */
  readonly #isProse: boolean
  /** Whether names have capital letters. */
  readonly #hasCapitals: boolean
  #scopes: Scope[] = []

  constructor(lines: readonly Line[], sink: Sink) {
    const { lines: body, left, header } = withoutMail(lines)
    const isMessages = isChat(body.map((line) => line.text))
    const own: readonly ChatLine[] = isMessages ? chatLines(body) : body
    const [first] = left
    if (first !== undefined)
      sink.problem({
        code: 'leftOut',
        row: first.row,
        text: left
          .map(({ text }) => text)
          .join(' · ')
          .slice(0, 80),
      })
    const text = own.map((line) => line.text).join('\n')
    this.#sink = sink
    this.#monthOf = monthReader(`${header ?? ''}\n${text}`)
    this.#written =
      header === undefined ? undefined : this.#dates(header).find(({ dates }) => dates)?.dates?.start.day
    const boxOf = boxReader(own.map((line) => line.text))
    const plain = own.map((line) => plainLine(line, boxOf))
    this.#hasTicks = plain.some(({ isTicked }) => isTicked === true)
    this.#hasCapitals = /\p{Lu}/u.test(text)
    const sentences = plain.filter((line) => !line.isEntry && isSentence(line.text))
    const short = plain.filter(({ text: each }) => each !== '').length - sentences.length
    this.#isProse = isMessages || (sentences.length >= 2 && sentences.length * 2 >= short)
    this.#lines = this.#isProse ? joinedLines(plain) : plain
  }

  read() {
    for (const [index, line] of this.#lines.entries()) if (line.text !== '') this.#readLine(line, index)
  }

  get #scope(): Scope {
    const [year, sense, country] = (['year', 'sense', 'country'] as const).map((key) =>
      this.#scopes.findLast((scope) => scope[key] !== undefined),
    )
    return {
      level: 0,
      year: year?.year,
      ...(year?.start && { start: year.start }),
      ...(year?.end && { end: year.end }),
      sense: sense?.sense,
      country: country?.country,
    }
  }

  #dates(text: string, year = this.#scope.year): DatesInText[] {
    return datesIn(text, { monthOf: this.#monthOf, year, written: this.#written, today: this.#today })
  }

  #readLine(line: PlainLine, index: number) {
    if (line.sent === undefined && this.#isHeading(line, index)) return
    let year: number | undefined
    const isDate = (text: string) => {
      const dates = this.#dates(text)
      return dates.length > 0 && !/\p{L}{2}/u.test(without(text, dates))
    }
    for (const sentence of sentencesOf(withoutPeople(line.text), isDate)) {
      year = this.#readSentence(sentence, line, index, year)
    }
  }

  /** Whether a line is a heading: it contains only a date, a kind or the country of the places below it. Then adds its scope. */
  #isHeading({ text, level, isEntry, isTicked }: PlainLine, index: number): boolean {
    const isColon = /[:：]\s*$/u.test(text)
    const mayBeHeading = isColon || level > 0 || this.#precedesEntries(index)
    const alone = mayBeHeading ? senseOf(text.replace(/[:：]\s*$/u, '')) : undefined
    const senses = alone === undefined ? sensesIn(text) : [{ at: [0, text.length], sense: alone } as const]
    const dates = this.#dates(text).filter(isOutside(senses))
    const rest = without(text, [...dates, ...senses])
      .replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
      .trim()
    const country = mayBeHeading ? countryCodeOf(rest) : undefined
    const isBare =
      rest === '' ||
      (dates.length === 0 && this.#isTitle(text, index)) ||
      (dates.length > 0 && /^[\p{sc=Latin}\p{sc=Cyrillic}]{1,2}$/u.test(rest))
    if (
      isEntry &&
      !isColon &&
      isTicked === undefined &&
      level === 0 &&
      dates.length > 0 &&
      senses.length === 0 &&
      rest !== ''
    )
      return false
    if (!isBare && country === undefined && level === 0 && !isColon) return false
    if (!isBare && country === undefined && level === 0 && isColon && !this.#saysNothing(rest)) return false
    const rank = level > 0 ? level : isBare || country !== undefined ? 7 : 8
    const [date] = dates
    const day = date?.dates?.start.day.replace('~', '')
    this.#scopes = this.#scopes.filter((scope) => scope.level < rank)
    // A heading with a year replaces the last one with a year, and one with a kind the last one with a kind.
    if (rank === 7 && day !== undefined) this.#scopes = this.#scopes.filter(({ year }) => year === undefined)
    if (rank === 7 && senses.length > 0)
      this.#scopes = this.#scopes.filter(({ sense }) => sense === undefined)
    if (rank >= 7 && day === undefined && senses.length === 0 && country === undefined) this.#scopes = []
    this.#scopes.push({
      level: rank,
      ...(day !== undefined && {
        year: Number(day.slice(0, 4)),
      }),
      ...(date?.dates && { start: date.dates.start, ...(date.dates.end && { end: date.dates.end }) }),
      sense: senses.at(-1)?.sense ?? (level > 0 || isColon ? 'visited' : undefined),
      ...(country !== undefined && { country }),
    })
    return true
  }

  /** Whether the first line is the title of a list of journeys, and other lines follow: "My trips (incomplete)". */
  #isTitle(text: string, index: number): boolean {
    const title = text.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/[\p{P}\p{S}\s]+/gu, ' ')
    const isFilled = (line: PlainLine) => line.text !== ''
    const [before, after] = [this.#lines.slice(0, index), this.#lines.slice(index + 1)]
    return isTitleOfTrips(title.trim()) && !before.some(isFilled) && after.some(isFilled)
  }

  /** Whether entries of a list follow. */
  #precedesEntries(index: number): boolean {
    const next = this.#lines[index + 1]
    return this.#lines[index]?.isEntry === false && next?.isEntry === true
  }

  /** Whether a text before a colon has at most six words, as in "Where I've been". A longer one can be a sentence. */
  #saysNothing(rest: string) {
    return rest.split(' ').length <= 6
  }

  /** Passes the places of a sentence to the sink. Returns the last year that it names. */
  #readSentence(
    text: string,
    line: PlainLine,
    index: number,
    yearBefore: number | undefined,
  ): number | undefined {
    const scope = this.#scope
    const senses = sensesIn(text)
    const dates = this.#dates(text, yearBefore).filter(isOutside(senses))
    const said: Said[] = [
      ...dates.map(({ at, dates: when }) => ({
        at,
        ...(when && { start: when.start, ...(when.end && { end: when.end }) }),
      })),
      ...senses
        .filter(({ at }) => !dates.some((date) => date.at[0] < at[1] && at[0] < date.at[1]))
        .map(({ at, sense }) => ({ at, is: sense })),
    ].toSorted((one, other) => one.at[0] - other.at[0])
    const year = dates.findLast(({ dates: when }) => when)?.dates?.start.day.slice(0, 4)
    const parts = this.#namesOf(text, said, line, index)
    const isWish = line.isTicked === false && this.#hasTicks
    // A ticked entry below "Bucket list" is a visit.
    const sense = line.isTicked === true && scope.sense === 'wish' ? undefined : scope.sense
    const base: Pick<FoundPlace, 'is' | 'sure' | 'why' | 'row'> & Pick<FoundPlace, 'start' | 'end'> = {
      is: isWish ? 'wish' : sense === undefined || sense === 'visited' ? 'listed' : sense,
      sure: 0.8,
      why: { by: 'list' },
      row: line.row,
      ...(scope.start && { start: scope.start }),
      ...(scope.end && { end: scope.end }),
    }
    const country = scope.country
    if (parts === undefined) {
      const lead = leadOf(text, said)
      if (lead !== undefined) {
        const [own = { dates: [] }] = toldAt(text, said, [lead.at])
        for (const one of withTold(base, own)) this.#sink.place({ ...one, place: { name: lead.name } })
      }
      // A message of a chat counts only if it reports an arrival or contains a date or a word for a visit.
      const isMessage = line.sent !== undefined
      const day = isMessage && saysArrived(text) ? line.sent : undefined
      const isTold = !isMessage || day !== undefined || said.length > 0
      if (isTold && /\p{L}{2}/u.test(without(text, said)))
        this.#sink.place({
          ...base,
          ...(day !== undefined && { start: { day } }),
          ...(isMessage &&
            day === undefined &&
            !said.some(({ start }) => start) && { start: { day: line.sent ?? '' } }),
          place: { name: text, isSentence: true, ...(country && { country }) },
          said,
        })
    } else {
      const named = withCountries(text, parts)
      const told = toldAt(
        text,
        said,
        named.map(({ at }) => at),
      )
      for (const [number, { name, country: own = country }] of named.entries()) {
        if (isCountry(name))
          this.#sink.problem({ code: 'countryOnly', row: line.row, text: name.slice(0, 80) })
        else
          for (const one of withTold(base, told[number] ?? { dates: [] }))
            this.#sink.place({ ...one, place: { name, ...(own && { country: own }) } })
      }
    }
    return year === undefined ? yearBefore : Number(year)
  }

  /** The names of a sentence that is only a list of names; undefined for a sentence with other words. */
  #namesOf(text: string, said: readonly Said[], line: PlainLine, index: number) {
    if (this.#isProse && !line.isEntry) return undefined
    if (index === 0 && this.#lines[1]?.text === '' && !line.isEntry) return undefined
    // "Harold and I lived in Nairobi": names before a verb are names of people.
    const isVerb = ({ at, is }: Said) =>
      is !== undefined &&
      /\p{L}/u.test(text.slice(0, at[0])) &&
      /^[^()（）,:：]*\p{L}/u.test(text.slice(at[1]))
    // An attached "and" can only be distinguished from the first letter of a name when the names are known.
    if (said.some(isVerb) || mayHaveAttachedAnd(text)) return undefined
    const all = namesIn(text, said).map(withoutJourney)
    const parts = all.filter(({ name }) => !isJourney(name) || all.length === 1)
    return parts.every(({ name }) => isName(name, this.#hasCapitals)) ? parts : undefined
  }
}

/** Whether a date is not part of another meaning: "maybe" is not a form of May. */
const isOutside =
  (senses: readonly SaidWords[]) =>
  ({ at }: DatesInText) =>
    !senses.some((sense) => sense.at[0] <= at[0] && at[1] <= sense.at[1])

const without = (text: string, spans: readonly { at: readonly [number, number] }[]): string => {
  let rest = text
  for (const { at } of spans) rest = rest.slice(0, at[0]) + ' '.repeat(at[1] - at[0]) + rest.slice(at[1])
  return rest
}

/** The sentences of a line. A full stop after a number or an abbreviation does not end a sentence. */
const sentencesOf = (line: string, isDate: (text: string) => boolean): string[] => {
  const sentences: string[] = []
  for (const part of line.split(ends)) {
    const last = sentences.at(-1)
    // "3.5.2017. Prague": a date does not end a sentence.
    if (last !== undefined && (!/\p{L}/u.test(last) || (last.length < 20 && isDate(last))))
      sentences[sentences.length - 1] = `${last}. ${part}`
    else if (/[\p{L}\d]/u.test(part)) sentences.push(part)
  }
  return sentences
}
const ends = /(?<=\p{L}{3}\)?|\d{4}\)?|\))[.!?。！？]+\s+(?=\p{Lu}|\p{Lo})|(?<=[\p{L}\d)])[。！？](?=.)|[;؛]/u

/** The separators of names. Commas are excluded, because they also stand between a city and its country. */
const connector = new RegExp(
  `\\s*(?:→|⟶|➔|➜|[➡⬇↔✈🛫🛬🚆🚄🚂🚌🚗🚢⛴]\uFE0F?|->|=>|>|、|・|·|\\||\\/|\\s[–—-]\\s|\\+|&|[:：]|${anyAndThen})\\s*`,
  'iu',
)

/** Countries that share their name with a city. */
const citiesToo = new Set('LU MC SG MX PA GT DJ KW SM VA HK MO SV GI DZ TN BR GD'.split(' '))
/** Whether the name of a country is also the name of a city. */
export const mayBeCity = (text: string) => citiesToo.has(countryCodeOf(text) ?? '')
const isCountry = (text: string) => countryCodeOf(text) !== undefined && !mayBeCity(text)

interface Part {
  name: string
  /** The code of the country that the text names with it. */
  country?: string | undefined
  at: readonly [start: number, end: number]
}

/** The names of a list, without those of countries behind a slash: "Kraków/Poland" is Kraków. */
const withCountries = (text: string, parts: readonly Part[]): Part[] => {
  const isBehindSlash = (index: number) => {
    const [before, part] = [parts[index - 1], parts[index]]
    if (before === undefined || part === undefined || isCountry(before.name)) return false
    return isCountry(part.name) && text.slice(before.at[1], part.at[0]).trim() === '/'
  }
  return parts.flatMap((part, index) => {
    if (isBehindSlash(index)) return []
    const behind = isBehindSlash(index + 1) ? parts[index + 1] : undefined
    return [behind === undefined ? part : { ...part, country: countryCodeOf(behind.name) }]
  })
}

/** The name without a noun for a journey in brackets: "Prague (school trip 1999)", whose year is not in the name. */
const withoutJourney = ({ name, at, ...rest }: Part): Part => {
  const plain = name.replace(/\s*\(([^()]*)\)?$/u, (brackets, inner: string) =>
    isJourney(inner.trim()) ? '' : brackets,
  )
  return { ...rest, name: plain, at: [at[0], at[0] + plain.length] }
}

/** The names between dates, words and signs, with their positions. */
const namesIn = (text: string, said: readonly Said[]): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const { at } of [...said, { at: [text.length, text.length] as const }]) {
    parts.push(...namesBetween(text, from, at[0]))
    from = Math.max(from, at[1])
  }
  return parts
}

const namesBetween = (text: string, from: number, to: number): Part[] => {
  const parts: Part[] = []
  let start = from
  const add = (end: number) => {
    const [before = ''] = /^[\s,،、:：;()[\]–—.!?-]*/u.exec(text.slice(start, end)) ?? []
    const name = text
      .slice(start + before.length, end)
      .replace(/(?:[\s,،、:：;([\]–—!?。！？-]|\s\)|(?<!\b\p{L}{1,3})\.|(?<!\([^)]*)\))+$/u, '')
      .replaceAll(/\s+,/g, ',')
    const last = parts.at(-1)
    const gap = last === undefined ? '' : text.slice(last.at[1], start + before.length)
    const at = [start + before.length, start + before.length + name.length] as const
    // "Kuala Lumpur – Malaysia"
    if (last !== undefined && isCountry(name) && !isCountry(last.name) && /^\s*[–—-]\s*$/u.test(gap))
      parts[parts.length - 1] = { name: `${last.name}, ${name}`, at: [last.at[0], at[1]] }
    else if (/\p{L}/u.test(name)) parts.push({ name, at })
  }
  for (;;) {
    const found = connector.exec(text.slice(start, to))
    if (found === null) break
    const end = start + found.index
    // "Bosnia and Herzegovina", "Port of Spain, Trinidad and Tobago"
    const cell = /(?:^|,)([^,]*)$/u.exec(text.slice(from, end))?.[1] ?? ''
    const next = /^[^,]*/u.exec(text.slice(end + found[0].length, to))?.[0] ?? ''
    if (countryCodeOf(`${cell}${found[0]}${next}`.trim()) !== undefined) {
      const whole = end + found[0].length + next.length
      add(whole)
      start = whole
      continue
    }
    add(end)
    start = end + found[0].length
  }
  add(to)
  return parts
}

/** Titles with names of people, which can be names of cities. They are replaced by spaces, which keeps all positions. */
const people =
  /(?<![\p{L}\p{M}])(?:Dra?|Drs|Mrs?|Ms|Miss|Prof|Sra?|Srta|Frau|Herrn?|Mme|Mlle|Monsieur|Madame|Signora?|Dott(?:\.ssa)?|Don|Doña|Fru|Hr|Pan[ií]?|Г-н|Г-жа)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu
const withoutPeople = (text: string): string => text.replaceAll(people, (name) => ' '.repeat(name.length))

/**
 * The name after the date of a line and before its remarks: "2001. július 14–21. Crikvenica (Horvátország), with Zoli". The
 * name can be one that the planner does not recognize in sentences.
 */
const leadOf = (text: string, said: readonly Said[]): Part | undefined => {
  const first = said.filter(({ start }) => start).at(0)
  if (first === undefined || /\p{L}/u.test(text.slice(0, first.at[0]))) return undefined
  const other = said.find(({ at }) => at[0] >= first.at[1] && !/\p{L}/u.test(text.slice(first.at[1], at[0])))
  const from = (other ?? first).at[1]
  const [, gap = '', name = '', , behind = ''] = lead.exec(text.slice(from)) ?? []
  if (
    name === '' ||
    !isName(name, true) ||
    said.some(({ at }) => at[0] < from + gap.length + name.length && at[1] > from)
  )
    return undefined
  // The planner recognizes names at the end of a line, except in these scripts.
  if (behind === '' && !unplanned.test(name)) return undefined
  const [, inner = ''] = /^\s*\(([^()]{2,40})\)/u.exec(behind) ?? []
  const start = from + gap.length
  return {
    name: countryCodeOf(inner) === undefined ? name : `${name}, ${inner}`,
    at: [start, start + name.length],
  }
}
const unplanned = /[\p{sc=Greek}\p{sc=Georgian}\p{sc=Armenian}]/u
const lead = new RegExp(
  `^([\\s,.:：–—-]*(?:(?:${prepositions})\\s+)?)(\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s+(?:\\p{Ll}{1,3}\\s+)?\\p{Lu}[\\p{L}\\p{M}'’-]*){0,2})(?=\\s*([,(:;（]|\\s[-–—]\\s|$))(.*)$`,
  'u',
)

/** Small words within names. */
const particle =
  /^(?:la|le|les|el|los|las|den|de|der|des|del|della|di|da|do|dos|das|du|het|al|as|ad|ar|an|am|im|in|ob|bei|sur|sous|on|upon|of|the|and|y|e|san|são|st\.?|s|o|l|d|à|a|na|nad|pod|над|на)$|^(?:al-|as-|ad-|ar-|s-|'s|l['’]|d['’])/iu
/** Small words that begin names. */
const article =
  /^(?:la|le|les|el|los|las|den|de|der|het|al|as|ad|ar|the|san|são|st\.?|s|o|l)$|^(?:al-|as-|ad-|ar-|s-|'s|l['’]|d['’])/iu
const isName = (text: string, hasCapitals: boolean): boolean =>
  text.split(/[,،(]/u).every((cell) => {
    const words = cell
      .replace(/\)\s*$/u, '')
      .trim()
      .split(/\s+/u)
    if (words.length > 5) return false
    // "卒業旅行でパリ" is a sentence, and つくば a name.
    if (/\p{sc=Hiragana}/u.test(cell) && /\p{sc=Han}|\p{sc=Katakana}/u.test(cell)) return false
    if (/^\p{sc=Han}{8,}|\p{sc=Han}.*[我们們了]|[我去住]\p{sc=Han}/u.test(cell)) return false
    // "Ankara'ya"
    if (/\p{L}['’](?:[dt][ae]n?|y?[aeıiuü]|n[ıiuü]n)$/u.test(cell.trim())) return false
    if (!hasCapitals) return words.length <= 3
    return words.every((word, index) =>
      /^\p{Ll}/u.test(word) ? (index > 0 ? particle : article).test(word) && words.length > 1 : true,
    )
  })

/** Whether a line is probably a sentence: it has many words, most of them in small letters. */
const isSentence = (text: string): boolean => {
  const words = text.match(/[\p{L}\p{M}'’]{2,}/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (words.length >= 5 && small * 2 >= words.length) return true
  if (words.length >= 4 && small > 0 && /[.!?]$/.test(text)) return true
  return /[。]|[\p{sc=Hiragana}]{2,}.*[。]$/u.test(text) && text.length > 8
}

/** The lines, in which a long line is joined with the line that continues its sentence. */
const joinedLines = (lines: readonly PlainLine[]): PlainLine[] => {
  const joined: PlainLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const goesOn =
      last !== undefined &&
      last.text.length > 40 &&
      !/[.!?:。]$/u.test(last.text) &&
      /^\p{Ll}/u.test(line.text) &&
      !line.isEntry
    if (last !== undefined && goesOn && last.text.length + line.text.length < 1000)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}
