import { wordKey } from '#server/planner/languages/phrases.ts'
import type { Candidate } from '#server/planner/names/place-names.ts'
import type { Affix, Lexicon, Sense } from './lexicon.ts'
import type { NameSearch } from './name-search.ts'
import { type Break, breakOf, isInnerOfName, type Token } from './tokens.ts'

/** A phrase of a table, a name, a number, or an unknown word. */
export interface Piece {
  /** In UTF-16 units of the prompt. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** The punctuation before it. */
  readonly break: Break
  /** The exact punctuation before it, without spaces. */
  readonly gap: string
  readonly senses: readonly Sense[]
  /** Matched by the beginning of a word only. */
  readonly isStem: boolean
  /** The senses are those of a word that differs by one letter. */
  readonly isGuess?: boolean
  /** The places that the text can mean, best first. */
  readonly candidates: readonly Candidate[]
  /** The value of a number in digits. */
  readonly digits?: number
  readonly isCapital: boolean
  /** How many words (letters, in a script without spaces) it has. */
  readonly length: number
  /** No space stands between the piece before and this one. */
  readonly isGlued: boolean
}

/** The meanings of a name. */
interface Named {
  readonly candidates: readonly Candidate[]
  readonly senses: readonly Sense[]
}

const nothing: Named = { candidates: [], senses: [] }

/** One way to read some tokens. */
interface Edge {
  readonly end: number
  readonly value: number
  readonly pieces: readonly Piece[]
}

const longestName = { words: 6, letters: 14 } as const
/** The weight of a phrase that only a further language of the prompt has. */
const furtherLanguage = 0.6
/** The weight of a word with a typing error. */
const mistyped = 0.5
/** The factor of a name that is cut out of a word with affixes. */
const withAffix = 0.9
/** The range of the weight of a place, which depends on its likelihood. The weight of a phrase is 1. */
const placeValue = { least: 0.3, most: 1.2 } as const

/**
 * Divides the tokens into phrases, names and unknown words. The division with the longest pieces is chosen. Therefore
 * "New York City" is one name and "the day after tomorrow" one phrase, also in scripts without spaces.
 */
export function piecesOf(
  prompt: string,
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  search: NameSearch,
): Piece[] {
  const builder = new PieceBuilder(prompt, tokens, lexicons, search)
  const best: { value: number; edge: Edge | undefined }[] = Array.from({ length: tokens.length + 1 }, () => ({
    value: 0,
    edge: undefined,
  }))
  for (let at = tokens.length - 1; at >= 0; at--) {
    let value = -1
    let chosen: Edge | undefined
    for (const edge of builder.edgesAt(at)) {
      const total = edge.value + (best[edge.end]?.value ?? 0)
      if (total > value) {
        value = total
        chosen = edge
      }
    }
    best[at] = { value, edge: chosen }
  }
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const edge = best[at]?.edge
    if (!edge) break
    for (const piece of edge.pieces) addPiece(pieces, piece)
    at = edge.end
  }
  return pieces
}

/** Adds a piece. Successive Katakana letters of an unknown word become one piece. */
function addPiece(pieces: Piece[], piece: Piece) {
  const before = pieces.at(-1)
  const isUnknown = ({ senses, candidates, digits }: Piece) =>
    senses.length === 0 && candidates.length === 0 && digits === undefined
  if (
    !before ||
    !piece.isGlued ||
    !isUnknown(before) ||
    !isUnknown(piece) ||
    !isKatakana(before.text) ||
    !isKatakana(piece.text)
  )
    pieces.push(piece)
  else
    pieces[pieces.length - 1] = {
      ...before,
      end: piece.end,
      text: before.text + piece.text,
      length: before.length + piece.length,
    }
}

const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text)

class PieceBuilder {
  readonly #prompt: string
  readonly #tokens: readonly Token[]
  readonly #lexicons: readonly Lexicon[]
  readonly #search: NameSearch

  constructor(prompt: string, tokens: readonly Token[], lexicons: readonly Lexicon[], search: NameSearch) {
    this.#prompt = prompt
    this.#tokens = tokens
    this.#lexicons = lexicons
    this.#search = search
  }

  *edgesAt(at: number): Generator<Edge> {
    const token = this.#tokens[at]
    if (!token) return
    yield { end: at + 1, value: 0, pieces: [this.#piece(at, at + 1, [], [])] }
    const phrases = this.#phrasesAt(at)
    const names = this.#namesAt(at)
    for (const [end, { senses, isStem, weight }] of phrases) {
      const { candidates, senses: known } = names.get(end) ?? nothing
      names.delete(end)
      const length = end - at
      const value =
        Math.max(weight, length === 1 ? 0 : valueOf(candidates)) *
        length *
        // The Portuguese phrase "dos dias" must not outweigh the words of Spanish "dos días".
        (weight < 1 && candidates.length === 0 && !token.isSpaceless ? 1 : length)
      const named = senses.flatMap((sense) => (sense.is === 'name' ? this.#search.named(sense.name) : []))
      yield {
        end,
        value,
        pieces: [this.#piece(at, end, [...known, ...senses], named.length > 0 ? named : candidates, isStem)],
      }
    }
    for (const [end, { candidates, senses }] of names) {
      const value = Math.max(senses.length > 0 ? 1 : 0, valueOf(candidates)) * (end - at) * (end - at)
      yield { end, value, pieces: [this.#piece(at, end, senses, candidates)] }
    }
    if (token.isSpaceless) return
    if (!phrases.some(([end, { isStem }]) => end === at + 1 && !isStem)) yield* this.#affixed(at)
    if (phrases.length === 0 && names.size === 0) yield* this.#mistyped(at, token)
  }

  /** The phrases that begin at a token, by the token after them. Those of the first language have priority. */
  #phrasesAt(at: number): [number, { senses: Sense[]; isStem: boolean; weight: number }][] {
    const found = new Map<number, { senses: Sense[]; isStem: boolean; weight: number }>()
    for (const [index, lexicon] of this.#lexicons.entries()) {
      const all = lexicon.match(this.#tokens, at)
      // "10-day trip" is not a day trip.
      const isUnit =
        lexicon.language.hasSpaces &&
        all.some(({ end, senses }) => end === at + 1 && senses.some(({ is }) => is === 'unit'))
      const matches =
        isUnit && /^\d/.test(this.#tokens[at - 1]?.key ?? '') ? all.filter(({ end }) => end === at + 1) : all
      // After an apostrophe the token is a suffix, not the word with the same letters.
      const isSuffix = /^['’ʼ`´]$/.test(this.#tokens[at]?.gap ?? '')
      // The stem of a word counts only when the word itself is not a phrase.
      for (const { end, senses, isStem } of matches.sort((a, b) => Number(a.isStem) - Number(b.isStem))) {
        const known = found.get(end)
        const suffixes = isSuffix ? senses.filter((sense) => 'side' in sense && sense.side === 'before') : []
        if (!known)
          found.set(end, {
            senses: suffixes.length > 0 ? suffixes : [...senses],
            isStem,
            weight: index === 0 ? 1 : furtherLanguage,
          })
        else if (isStem === known.isStem && known.weight === (index === 0 ? 1 : furtherLanguage))
          known.senses.push(...senses)
      }
    }
    return [...found]
  }

  /** The names that begin at a token, by the token after them. */
  #namesAt(at: number): Map<number, Named> {
    const found = new Map<number, Named>()
    const token = this.#tokens[at]
    if (!token || /^\d/.test(token.key)) return found
    const most = token.isSpaceless ? longestName.letters : longestName.words
    for (let end = at + 1; end <= this.#tokens.length && end <= at + most; end++) {
      const last = this.#tokens[end - 1]
      if (!last || (end > at + 1 && !isInnerOfName(last))) break
      const text = this.#prompt.slice(token.start, last.end)
      if (!token.isSpaceless || end > at + 1) {
        const candidates = this.#search.find(text)
        const senses = this.#search.senses(text).filter(({ is }) => is !== 'route' || candidates.length === 0)
        if (candidates.length + senses.length > 0) found.set(end, { candidates, senses })
      }
      if (end > at + 1 && !this.#search.mayGoOn(text)) break
    }
    return found
  }

  /** A word with a prefix or a suffix cut off: "ולרומא", "İstanbul'da", "기차로". */
  *#affixed(at: number): Generator<Edge> {
    const token = this.#tokens[at]
    if (!token || token.key.length <= shortestCore(token.key)) return
    for (const lexicon of this.#lexicons) {
      if (lexicon.affixes.length === 0) continue
      for (const split of splitsOf(token, lexicon)) {
        const { prefixes, core, suffixes } = split
        for (const { end, senses, candidates } of this.#coresOf(at, split, lexicon)) {
          const textEnd = suffixes.length > 0 ? core.end : (this.#tokens[end - 1]?.end ?? core.end)
          const text = this.#prompt.slice(core.start, textEnd)
          const value = withAffix * Math.max(senses.length > 0 ? 1 : 0, valueOf(candidates))
          const whole = this.#piece(at, end, senses, candidates)
          yield {
            end,
            value: (value * (end - at) ** 2) / (prefixes.length + suffixes.length),
            pieces: [
              ...prefixes.map((affix, i) => ({
                ...whole,
                senses: affix.senses,
                candidates: [],
                text: affix.text,
                start: affix.start,
                end: affix.start + affix.text.length,
                ...(i > 0 && glued),
              })),
              { ...whole, text, start: core.start, end: textEnd, ...(prefixes.length > 0 && glued) },
              ...suffixes.map((affix) => ({
                ...whole,
                ...glued,
                senses: affix.senses,
                candidates: [],
                text: affix.text,
                start: affix.start,
                end: affix.start + affix.text.length,
              })),
            ],
          }
        }
      }
    }
  }

  /** The meanings of a word without its affixes. After a prefix the name can continue: "לניו יורק" is "to New York". */
  *#coresOf(at: number, { core, prefixes, suffixes }: Split, lexicon: Lexicon) {
    const token = this.#tokens[at]
    if (!token) return
    const first = { ...token, ...core, text: this.#prompt.slice(core.start, core.end) }
    const more = suffixes.length > 0 ? [] : this.#tokens.slice(at + 1, at + longestName.words)
    const tokens: readonly Token[] = [first, ...more]
    const found = new Map<number, { senses: readonly Sense[]; candidates: readonly Candidate[] }>()
    for (const [index, last] of tokens.entries()) {
      if (index > 0 && !isInnerOfName(last)) break
      const text = this.#prompt.slice(core.start, last.end)
      const candidates = this.#search.find(text)
      if (candidates.length > 0) found.set(index + 1, { senses: [], candidates })
      if (index > 0 && !this.#search.mayGoOn(text)) break
    }
    for (const { end, senses, isStem } of lexicon.match(tokens, 0)) {
      if (isStem) continue
      const isWord = senses.every(({ is }) => is === 'filler' || is === 'ordinary')
      if (isWord && (suffixes.length > 0 || prefixes.length > 1)) continue
      const named = senses.flatMap((sense) => (sense.is === 'name' ? this.#search.named(sense.name) : []))
      const candidates = named.length > 0 ? named : (found.get(end)?.candidates ?? [])
      found.set(end, {
        senses: isWord ? senses : senses.filter(({ is }) => is !== 'filler' && is !== 'ordinary'),
        candidates,
      })
    }
    for (const [length, { senses, candidates }] of found) yield { end: at + length, senses, candidates }
  }

  /** A word with a typing error, unless it is also one edit away from a place. */
  *#mistyped(at: number, token: Token): Generator<Edge> {
    const senses = this.#lexicons[0]?.near(token.key) ?? []
    if (senses.length === 0 || (token.isCapital && at > 0) || this.#search.near(token.text).length > 0) return
    yield {
      end: at + 1,
      value: mistyped,
      pieces: [{ ...this.#piece(at, at + 1, senses, []), isGuess: true }],
    }
  }

  #piece(
    at: number,
    end: number,
    senses: readonly Sense[],
    candidates: readonly Candidate[],
    isStem = false,
  ): Piece {
    const [first, last] = [this.#tokens[at], this.#tokens[end - 1]]
    if (!first || !last) throw new Error('A piece has at least one token.')
    return {
      start: first.start,
      end: last.end,
      text: this.#prompt.slice(first.start, last.end),
      break: breakOf(first),
      gap: first.gap,
      senses,
      candidates,
      isStem,
      isCapital: first.isCapital,
      length: end - at,
      isGlued: first.isGlued,
      ...(/^\d+$/.test(first.key) && end === at + 1 && { digits: Number(first.key) }),
    }
  }
}

const glued = { break: 'none', gap: '', isGlued: true } as const

const valueOf = (candidates: readonly Candidate[]) => {
  const [first] = candidates
  return first ? placeValue.least + (placeValue.most - placeValue.least) * Math.min(1, first.likelihood) : 0
}

interface CutAffix {
  readonly text: string
  readonly start: number
  readonly senses: readonly Sense[]
}

interface Split {
  readonly prefixes: readonly CutAffix[]
  /** `at` is the index of its key in the key of the word. */
  readonly core: { readonly at: number; readonly start: number; readonly end: number; readonly key: string }
  readonly suffixes: readonly CutAffix[]
}

/** The ways to cut one or two affixes off a word. At least shortestCore() letters remain. */
function* splitsOf(token: Token, lexicon: Lexicon): Generator<Split> {
  // The key has no vowel marks. Therefore "لعمّان" is cut at its letters.
  const letters = [...token.text.matchAll(/[^"״׳']/gsu)].filter(([letter]) => wordKey(letter) !== '')
  const places = [...letters.map(({ index }) => token.start + index), token.end]
  // A word whose key has another number of letters cannot be cut at the same index.
  if (places.length !== token.key.length + 1) return
  const placeOf = (at: number) => places[at] ?? token.end
  const whole = { at: 0, start: token.start, end: token.end, key: token.key }
  for (const one of cutsOf({ prefixes: [], core: whole, suffixes: [] }, lexicon, placeOf)) {
    yield one
    yield* cutsOf(one, lexicon, placeOf)
  }
}

/**
 * The minimum length of a word without its affixes. A Korean syllable can be a name: "괌으로". In Latin letters two would
 * remain of too many words.
 */
const shortestCore = (key: string) =>
  /^\p{Script=Hangul}/u.test(key) ? 1 : /^\p{Script=Latin}/u.test(key) ? 3 : 2

function* cutsOf(
  { prefixes, core, suffixes }: Split,
  { affixes }: Lexicon,
  placeOf: (at: number) => number,
): Generator<Split> {
  const texts = new Set<string>()
  for (const { text, isSuffix } of affixes) {
    const id = `${isSuffix}${text}`
    if (texts.has(id) || core.key.length - text.length < shortestCore(core.key)) continue
    texts.add(id)
    const senses = () =>
      affixes
        .filter((each: Affix) => each.text === text && each.isSuffix === isSuffix)
        .map(({ sense }) => sense)
    if (isSuffix && core.key.endsWith(text)) {
      const end = placeOf(core.at + core.key.length - text.length)
      yield {
        prefixes,
        core: { ...core, end, key: core.key.slice(0, -text.length) },
        suffixes: [{ text, start: end, senses: senses() }, ...suffixes],
      }
    } else if (!isSuffix && core.key.startsWith(text)) {
      yield {
        prefixes: [...prefixes, { text, start: core.start, senses: senses() }],
        core: {
          ...core,
          at: core.at + text.length,
          start: placeOf(core.at + text.length),
          key: core.key.slice(text.length),
        },
        suffixes,
      }
    }
  }
}
