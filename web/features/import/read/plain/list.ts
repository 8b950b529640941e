import { localDay } from '#shared/domain/day.ts'
import type { Format, Sink } from '#web/features/import/read/found.ts'
import { linesOf } from '#web/features/import/read/sources.ts'
import { countryCodeOf } from './countries.ts'
import { senseIn, type Sense, senseOf, withSigns, withoutSigns } from './wording.ts'
import {
  withoutCommasOfDates,
  withPlainDays,
  withPlainSpans,
  type WrittenDates,
  writtenDates,
} from './written-dates.ts'

const longestLine = 2000
const mostWordsOfDate = 8

/** Places as people write them: one a line, or in a sentence, "Paris, Rome, then New York in 2019". */
export const list: Format = {
  id: 'list',
  fits: ({ is, text }) => (is === 'text' && /\p{L}{2}/u.test(text) ? 0.05 : 0),
  async read(file, sink, signal) {
    const today = localDay(new Date())
    // What a heading says of the lines below it: "Wishes:".
    let heading: Sense | undefined
    for await (const { text, row } of linesOf(file, signal)) {
      if (text.trim() === '') continue
      if (text.length > longestLine) sink.problem({ code: 'badRow', row, text: text.slice(0, 80) })
      else {
        const plain = withoutBullets(plainLine(text, today))
        const told = senseOf(plain)
        if (told !== undefined) {
          heading = told
          continue
        }
        if (/[:：]\s*$/u.test(plain)) heading = undefined
        for (const sentence of sentencesOf(plain)) tellSentence(sentence, row, today, sink, heading)
      }
    }
  },
}

/** Parts of a line with meanings of their own. A point after a number or an abbreviation ends no sentence. */
const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=\p{L}{3}|\d{4}\)?)[.!?。！？]\s+(?=\p{Lu}|\p{Lo}|[\uE000-\uE002])|[;؛。]|(?<=\))\s*,/u)
    .filter((part) => part.trim() !== '')

/** Numbers, signs, boxes to tick and pictures before an entry. Flags are pairs of letters of their own. */
const bullet =
  /^\s*(?:(?:[-*•·▪◦–—>✓☐☒○●■□►▸]|\[[ xX✓✔]?\]|#{1,6}|\(?(?:\d{1,3}|[ivxIVX]{1,5}|[a-z])[.)]|#\d{1,3}|(?:No|Nr|N°|№)\.?\s?\d{1,3}|[\d#*]\uFE0F?\u20E3)(?:\s+|$)|\d{1,3}\s*[-–—:]\s+(?=\p{L})|[\p{Extended_Pictographic}✓☐☒\u2460-\u2473]\uFE0F?\s*)/u

const withoutBullets = (text: string): string => {
  let rest = text
  while (bullet.test(rest)) rest = rest.replace(bullet, '')
  return rest
}

/**
 * A line as its dates and places are read: full-width brackets as others, no commas within dates, and no marks of
 * Markdown around words.
 */
const plainLine = (line: string, today: string): string => {
  const marked = line
    .replaceAll(/\[([^[\]]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`)([^*_~`]{1,200})\1/g, '$2')
    .replaceAll(/(?<![\p{L}\d])([*_])([^*_]{1,200})\1(?![\p{L}\d])/gu, '$2')
  const days = withPlainSpans(
    withPlainDays(marked.replaceAll(/(?<=\S)\(|（/g, ' (').replaceAll('）', ') ')),
    today,
  )
  return withoutCommasOfDates(withSigns(days), today)
}

const eastern = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}'
const afterDate = new RegExp(`(\\d{4}(?:-\\d\\d){0,2})(?:[に、は]\\s*)?(?=[${eastern}])`, 'gu')
/** "I went to … and …" without spaces. */
const easternSentence =
  /^(\S* )?(?:我们?|咱们)?(?:去了|去过|去過|参观了|參觀了|游览了|访问了|到了)(.+)$|^(\S* )?(?:私は|僕は)?(.+?)[にへを](?:行きました|行った|行ってきました|訪れました|訪れた|旅行しました|旅行した)$/u

const easternAnd = new RegExp(`(?<=[${eastern}]{2})[と和](?=[${eastern}]{2})`, 'gu')

/** A sentence of Chinese, Japanese, Arabic or Czech whose words for "and" other languages have as parts of names. */
const inWords = (text: string): string => {
  if (senseIn(text) !== undefined) return text.replaceAll(easternAnd, '、')
  const spaced = text.replaceAll(afterDate, '$1 ').replace(/[。！]$/u, '')
  const [, before, chinese, first, japanese] = easternSentence.exec(spaced) ?? []
  if (chinese !== undefined) return `${before ?? ''}${chinese.replaceAll(/(?<=..)[和与與及](?=..)/gu, '、')}`
  if (japanese !== undefined) return `${first ?? ''}${japanese.replaceAll(/(?<=.)と(?=.)/gu, '、')}`
  if (/\b(?:jsem|jsme|som|sme)\b/u.test(text)) return text.replaceAll(/\sa\s(?=\p{Lu})/gu, ', ')
  return spaced.replaceAll(/\sو(?=ال)/gu, '، ')
}

/** What parts the places of a sentence, beside commas, which can also stand between a city and its country. */
const connector =
  /\s*(?:→|⟶|➔|➜|[➡⬇↔✈🛫🛬🚆🚄🚂🚌🚗🚢⛴]\uFE0F?|->|=>|>|、|・|\||\/|\s[–—-]\s|\+|&|,?\s(?:and then|then|and|after that|und dann|dann|und|danach|anschließend|et puis|puis|et|ensuite|y luego|luego|después|y|poi|e poi|e|depois|daarna|en|potem|oraz|i|a potom|potom|sonra|ve|затем|потом|и|och|sedan|og|ja)\s|،?\s(?:ثم|وبعدها)\s)\s*/iu

interface Chunk {
  text: string
  dates: WrittenDates | undefined
  sense?: Sense
  /** A date that stands before its place in the same part. */
  isAhead?: boolean
}

/** What each place of a sentence is: a wish for one of several places without dates is one for all of them. */
const sensesOf = (chunks: readonly Chunk[], heading: Sense | undefined): (Sense | undefined)[] => {
  const isVisited = (chunk: Chunk) => chunk.sense === 'visited' || visitVerbs.test(chunk.text)
  let sense: Sense | undefined
  const told = chunks.map((chunk) => {
    if (chunk.sense !== undefined) sense = chunk.sense
    else if (visitVerbs.test(chunk.text)) sense = 'visited'
    const own = sense
    if (sense === 'lived' && chunk.dates !== undefined) sense = undefined
    return own
  })
  const first = told.indexOf('wish')
  const before = chunks.slice(0, Math.max(first, 0))
  const isForAll = !before.some((chunk) => chunk.dates !== undefined || isVisited(chunk))
  return told.map((own, index) => own ?? (index < first && isForAll ? 'wish' : heading))
}

const visitVerbs =
  /(?<!\p{L})(?:was|were|been|went|visited|war|waren|besucht|suis|sommes|allée?s?|visité|estuve|estuvimos|fui|fomos|fuimos|estive|sono stat[oaie]|siamo stati|geweest|byłe?m|byłam|byliśmy|byl[aiy]?|был[аи]?|була|були|був|gittim|gittik|زرت|去了|去过|行った)(?!\p{L})/iu

const tellSentence = (
  sentence: string,
  row: number,
  today: string,
  sink: Sink,
  heading: Sense | undefined,
) => {
  const chunks = chunksOf(inWords(withoutBullets(sentence)), today)
  const senses = sensesOf(chunks, heading)
  // The date at the end of a sentence is that of all its places without one.
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.text === '' || isFiller(chunk.text)) continue
    const dates = chunk.dates ?? chunks.slice(index).find((later) => later.dates !== undefined)?.dates
    if (countryCodeOf(chunk.text) !== undefined && !mayBeCity(chunk.text)) {
      sink.problem({ code: 'countryOnly', row, text: chunk.text.slice(0, 80) })
      continue
    }
    const sense = senses[index]
    const plainly = dates === undefined ? 'listed' : 'stay'
    const is = sense === 'wish' || sense === 'lived' ? sense : plainly
    sink.place({
      is,
      place: { name: chunk.text },
      ...(is !== 'wish' && dates),
      sure: is === 'wish' ? 0 : 0.8,
      why: { by: 'list' },
      row,
    })
  }
}

/** Countries with the name of a city. */
const citiesToo = new Set([
  'LU',
  'MC',
  'SG',
  'MX',
  'PA',
  'GT',
  'DJ',
  'KW',
  'SM',
  'VA',
  'HK',
  'MO',
  'SV',
  'GI',
  'DZ',
  'TN',
  'BR',
  'GD',
])
/** Whether the name of a country is that of a city, too. */
export const mayBeCity = (text: string) => citiesToo.has(countryCodeOf(text) ?? '')

const chunksOf = (sentence: string, today: string): Chunk[] => {
  const wholeCountry = countryCodeOf(sentence)
  const parts = wholeCountry === undefined ? partsOf(sentence) : [sentence]
  const chunks: Chunk[] = []
  let ahead: WrittenDates | undefined
  let sign: Sense | undefined
  for (const part of parts) {
    // "Paris 2018, Rome 2019": a date ends a place.
    for (const piece of dated(part, today)) {
      const sense = senseIn(piece.text) ?? sign
      const isSigned = senseIn(sentence) !== undefined
      const text = namesOf(withoutSigns(piece.text), isSigned)
      sign = text === '' ? sense : undefined
      // A date alone belongs to the places before it.
      const last = chunks.at(-1)
      if (text === '' && piece.dates && last && piece.isAhead) ahead = piece.dates
      else if (text === '' && piece.dates && last && last.dates === undefined) last.dates = piece.dates
      else if (text !== '' || piece.dates) {
        const dates = piece.dates ?? ahead
        ahead = undefined
        chunks.push({ text, dates, ...(sense !== undefined && { sense }) })
      }
    }
  }
  // "…, where I lived": words after the last place are of that place.
  const end = chunks.at(-1)
  if (sign !== undefined && end !== undefined && end.sense === undefined && end.text !== '') end.sense = sign
  // "2019: Paris, Rome": a date before the first place.
  const [first, ...others] = chunks
  if (first !== undefined && first.text === '' && first.dates)
    return others.map((chunk) => ({
      ...chunk,
      dates: chunk.dates ?? first.dates,
    }))
  return chunks
}

/** The parts between connectors; "Trinidad and Tobago" and "Bosnia and Herzegovina" are one. */
const partsOf = (sentence: string): string[] => {
  const parts: string[] = []
  let rest = sentence
  let kept = ''
  for (;;) {
    const found = connector.exec(rest)
    if (found === null) {
      parts.push(kept + rest)
      return parts
    }
    const part = kept + rest.slice(0, found.index)
    const next = rest.slice(found.index + found[0].length)
    const joined = `${part.split(',').at(-1)?.trim() ?? ''}${found[0]}${connector.exec(next) === null ? next : next.slice(0, connector.exec(next)?.index)}`
    const after = next.slice(0, connector.exec(next)?.index)
    // "Kuala Lumpur – Malaysia" is one place; "Berlin – Luxembourg" and "Italy – France" are two.
    const isCountryOf =
      /^\s*[–—-]\s*$/u.test(found[0]) &&
      countryCodeOf(part) === undefined &&
      countryCodeOf(after) !== undefined &&
      !mayBeCity(after)
    if (isCountryOf) kept = `${part}, `
    else if (countryCodeOf(joined.split(',')[0] ?? '') !== undefined) kept = part + found[0]
    else {
      parts.push(part)
      kept = ''
    }
    rest = next
  }
}

/** A part without its dates, split after each date. */
const dated = (part: string, today: string): Chunk[] => {
  const pieces: Chunk[] = []
  let names: string[] = []
  const cells = part.split(/(?<=[,،،:])/u)
  for (const cell of cells) {
    const words = cell
      .replace(/[,،:]\s*$/u, '')
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== '')
    const found = dateOf(words, today)
    if (found === undefined) names.push(words.join(' '))
    else {
      names.push(found.before)
      const text = names.filter((name) => name !== '').join(', ')
      pieces.push({
        text,
        dates: found.dates,
        isAhead: text === '' && found.after !== '',
      })
      names = found.after === '' ? [] : [found.after]
    }
  }
  const text = names.filter((name) => name !== '').join(', ')
  if (text !== '') pieces.push({ text, dates: undefined })
  return pieces
}

/** The longest date at the end or the beginning of some words. A number alone is no date unless it is a year. */
const dateOf = (
  words: readonly string[],
  today: string,
): { before: string; after: string; dates: NonNullable<Chunk['dates']> } | undefined => {
  if (!words.some((word) => /\d/.test(word) || seasons.test(word))) return undefined
  const most = Math.min(words.length, mostWordsOfDate)
  for (let length = most; length > 0; length -= 1) {
    const atEnd = read(words.slice(words.length - length), today)
    if (atEnd !== undefined)
      return {
        before: words.slice(0, words.length - length).join(' '),
        after: '',
        dates: atEnd,
      }
    const atStart = read(words.slice(0, length), today)
    if (atStart !== undefined)
      return {
        before: '',
        after: words.slice(length).join(' '),
        dates: atStart,
      }
    for (let at = 1; at < words.length - length; at += 1) {
      const inside = read(words.slice(at, at + length), today)
      if (inside === undefined) continue
      const before = words.slice(0, at).join(' ')
      // "before that (2012) I lived in Berlin": words in small letters alone are no place.
      const hasPlace = /\p{Lu}|\p{Lo}/u.test(before) || !/\p{Lu}/u.test(words.join(' '))
      return {
        before: hasPlace ? before : '',
        after: words.slice(at + length).join(' '),
        dates: inside,
      }
    }
  }
  return undefined
}

const seasons = /^(?:last|letzte[rsn]?|vorige[rsn]?)$/i
const prepositions =
  /^(?:in the year|im jahre?|en el año|en l['’]an(?:née)?|nell['’]anno|no ano de|in het jaar|w roku|w latach|v roce|år|in|im|on|at|am|en|em|nel|nell|w|we|v|ve|в|i|sur|since|from|von|during|um|أ?في|عام|سنة|年)\s+/iu

const read = (words: readonly string[], today: string): Chunk['dates'] => {
  const text = words
    .join(' ')
    .replaceAll(/[()[\]]/g, '')
    .trim()
  // "5" is a date of no month, and "Paris" in some language a name of a month.
  if (text === '' || !/\d{4}|['’]\d\d|\d[./-]\d|\d{1,2}\.? \p{L}/u.test(text)) return undefined
  for (const tried of new Set([text, text.replace(prepositions, '')])) {
    const dates = writtenDates(tried, today)
    if (dates !== undefined) return dates
  }
  return undefined
}

/** Words before a name that begin with a small letter, such as "then" and "to", and a few that begin a sentence. */
const leading =
  /^(?:(?:I|We|Then|First|After|Finally|Later|Been|Went|Visited|Ich|Wir|Dann|Zuerst|Später|War|Waren|Besucht|Puis|Je|Nous|Luego|He|Hemos|Poi|Sono|Siamo|My|Our|Trip|Reise|From|Von|De|In|To|Nach)\b|Był[ao]?|Byłe?m|Byłam|Byliśmy|Byl[aiy]?|Был[аи]?|Бу(?:в|ла|ли)|Estuve|Estuvimos|Fui|Fuimos|Fomos|Estive|ثم|زرت|سافرت|إلى|من)\s+/u
const particle =
  /^(?:la|le|les|el|los|las|den|de|der|het|al|as|ad|ar|an|san|são|st\.?|s|o|l|d)$|^(?:al-|as-|ad-|ar-|s-|'s|l['’]|d['’])/i

/** Verbs of a sentence that stand alone after its words for "in" and "and". */
const fillers =
  /^(?:estuve|estuvimos|fui|fuimos|viajé|viajamos|estive|estivemos|byłem|byłam|byliśmy|był|była|gittim|gittik|gezdim|ben ik|zijn we)$/iu
const isFiller = (text: string): boolean => fillers.test(text)

const namesOf = (text: string, isSigned: boolean): string => {
  // Flags are pairs of letters of their own.
  let rest = text
    .replaceAll(/[\p{RI}"“”„«»]|(?![©®™])\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replaceAll(/\s+(?=[\s,،])/gu, '')
    .trim()
    .replaceAll(/^[\s,،:"'“”„«»(]+|[\s,،:"'“”„«»().!?]+$/gu, '')
  const hasCapital = /\p{Lu}/u.test(rest)
  for (;;) {
    const before = rest
    rest = rest.replace(leading, '')
    if (hasCapital && rest !== '') {
      const [word = ''] = rest.split(/\s+/u, 1)
      if (/^\p{Ll}/u.test(word) && !particle.test(word)) rest = rest.slice(word.length).trim()
    }
    if (rest === before) {
      // "… Quebec one day": what is left of a sentence whose verb was understood.
      const bare = isSigned && hasCapital ? rest.replace(/(?:\s+[\p{Ll}'’]+)+$/u, '') : rest
      return trailing(bare, hasCapital)
    }
  }
}

/** "New York again": words after a name that begin with a small letter, unless they belong to it. */
const trailing = (text: string, hasCapital: boolean): string => {
  const told = text.replace(
    /\s+(?:(?:last|this|next)\s+(?:summer|winter|spring|autumn|fall|year|month|week)|geweest|gewesen|gefahren|gegangen|gereist|besucht|besökt|rest|gittim|gittik|gezdim|olduk)$/u,
    '',
  )
  // "Ankara'ya" is to Ankara.
  const plain = told.replace(/(?<=\p{L}{3})['’](?:[yn]?[aeıi]|[dt][ae]n?)$/u, '')
  if (!hasCapital || plain.includes(',')) return plain
  const words = plain.split(/\s+/u)
  while (
    words.length > 1 &&
    /^(?:in|im|again|wieder|twice|zweimal|on|and|und|then|with|mit|for|für)$/u.test(words.at(-1) ?? '')
  )
    words.pop()
  return words.join(' ')
}
