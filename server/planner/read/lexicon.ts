import { type SeasonName, seasonNames } from '#shared/words/season-words.ts'
import { type TransportName, transportNames } from '#shared/words/way-words.ts'
import { languageWith } from '#server/planner/languages/all.ts'
import {
  type DateWordName,
  dateWordNames,
  type DirectionName,
  directionNames,
  type EditName,
  editNames,
  type Language,
  type LinkName,
  linkNames,
  type Phrases,
  type RoleName,
  roleNames,
  type UnitName,
  unitNames,
  type WishName,
  wishNames,
} from '#server/planner/languages/language.ts'
import { meaningsIn, type Phrase, phrasesIn, type Side } from '#server/planner/languages/phrases.ts'
import { perLanguage } from '#shared/domain/made-once.ts'
import { type ConstraintOf, type Theme, themes } from '#shared/trip-request.ts'
import { isOneEdit } from '#server/planner/names/near-names.ts'
import { isInner, type Token } from './tokens.ts'

/** A meaning of a phrase. `side` is the position of its object: "after" the phrase, "before" it, or "" for the role's default. */
export type Sense =
  | { is: 'filler' }
  | { is: 'ordinary' }
  | { readonly is: 'signOff' }
  | { is: 'number'; value: number }
  | { is: 'length'; count: number; unit: 'days' | 'nights' }
  | { is: 'unit'; unit: UnitName }
  | { is: 'ordinalEnding' }
  | { is: 'month'; month: number }
  | { is: 'weekday'; weekday: number }
  | { is: 'season'; season: SeasonName }
  | { is: 'date'; date: DateWordName; side: Side }
  | { is: 'role'; role: RoleName; side: Side }
  | { is: 'link'; link: LinkName }
  | { is: 'wish'; wish: WishName }
  | { is: 'transport'; transport: TransportName }
  | { is: 'direction'; direction: DirectionName; side: Side }
  | { is: 'theme'; theme: Theme }
  | { is: 'pace'; pace: ConstraintOf<'pace'>['pace'] }
  | { is: 'company'; company: ConstraintOf<'company'>['company'] }
  | { is: 'budget'; budget: ConstraintOf<'budget'>['budget'] }
  | { is: 'edit'; edit: EditName; side: Side }
  | { is: 'name'; name: string }
  /** Events of the table of events with this name, by id. */
  | { is: 'event'; events: readonly string[] }
  /** Classic routes of the table of routes with this name, by id. */
  | { is: 'route'; routes: readonly string[] }

export interface PhraseMatch {
  /** The index of the token after the phrase. */
  readonly end: number
  readonly senses: readonly Sense[]
  readonly isStem: boolean
}

export interface Affix {
  readonly text: string
  readonly isSuffix: boolean
  readonly sense: Sense
}

interface Entry {
  readonly words: readonly string[]
  readonly isStem: boolean
  readonly sense: Sense
}

/**
 * The minimum length of a word whose typing errors are corrected. Shorter words have too many neighbours at one edit. Of
 * words of this length only units, numbers and dates are corrected.
 */
const shortestNear = 4
/** The minimum length for the correction to a means of transport: Spanish "curro" is not "carro". */
const shortestTransport = 6
const corrected: ReadonlySet<Sense['is']> = new Set([
  'unit',
  'number',
  'month',
  'weekday',
  'role',
  'link',
  'transport',
  'wish',
])
const shortNear: ReadonlySet<Sense['is']> = new Set(['unit', 'number', 'month', 'weekday'])

const verbs: ReadonlySet<EditName> = new Set(['add', 'remove', 'replace', 'move', 'longer', 'shorter'])

/** A language table prepared for look-ups. */
export class Lexicon {
  readonly language: Language
  readonly affixes: readonly Affix[]
  readonly #phrases = new Map<string, Entry[]>()
  /** The phrases of one word that may have any ending, by their first two letters. */
  readonly #stems = new Map<string, Entry[]>()
  /** Pronouns at the end of a verb. */
  readonly #clitics: readonly string[]
  #longest = 1

  constructor(language: Language) {
    this.language = language
    this.#clitics = phrasesIn(language.clitics ?? '', language.hasSpaces).map(({ words }) => words.join(''))
    const affixes: Affix[] = []
    for (const [phrase, sense] of sensesIn(language)) {
      // A single letter without its accent is another word: Swedish "ö" is an island, and "o" is "and".
      if (sense.is === 'theme' && language.hasSpaces && phrase.words.join('').length === 1) continue
      if (phrase.isAffix) {
        affixes.push({ text: phrase.words.join(' '), isSuffix: phrase.side === 'before', sense })
        // After an apostrophe a suffix is a separate token: "Roma'dan".
      }
      this.#add(phrase, sense)
    }
    this.affixes = affixes.sort((a, b) => b.text.length - a.text.length)
  }

  #add({ words, isStem }: Phrase, sense: Sense) {
    const [first = ''] = words
    const entry = { words, isStem, sense }
    const map = isStem && words.length === 1 ? this.#stems : this.#phrases
    const key = map === this.#stems ? first.slice(0, 2) : first
    const known = map.get(key)
    if (known) known.push(entry)
    else map.set(key, [entry])
    this.#longest = Math.max(this.#longest, this.language.hasSpaces ? words.length : first.length)
  }

  /** The senses of the words that are one edit away from a word: "dayss", "finsh". */
  near(word: string): readonly Sense[] {
    if (!this.language.hasSpaces || word.length < shortestNear) return []
    const words: string[] = []
    for (const other of this.#phrases.keys()) {
      if (other.length < shortestNear || Math.abs(other.length - word.length) > 1) continue
      if (other.startsWith(word.charAt(0)) && isOneEdit(word, other)) words.push(other)
    }
    return words.flatMap((other) =>
      (this.#phrases.get(other) ?? []).flatMap(({ words: all, sense }) =>
        all.length === 1 &&
        (word.length > shortestNear ? corrected : shortNear).has(sense.is) &&
        (sense.is !== 'transport' || word.length >= shortestTransport)
          ? [sense]
          : [],
      ),
    )
  }

  /** The phrases that begin at a token. */
  match(tokens: readonly Token[], at: number): PhraseMatch[] {
    return this.language.hasSpaces ? this.#matchWords(tokens, at) : this.#matchLetters(tokens, at)
  }

  #matchWords(tokens: readonly Token[], at: number): PhraseMatch[] {
    const key = tokens[at]?.key ?? ''
    const found = new Map<string, { end: number; senses: Sense[]; isStem: boolean }>()
    const note = (end: number, { isStem, sense }: Entry) => {
      const id = `${end}${isStem}`
      const known = found.get(id)
      if (known) known.senses.push(sense)
      else found.set(id, { end, senses: [sense], isStem })
    }
    for (const entry of this.#phrases.get(key) ?? []) {
      const end = at + entry.words.length
      if (entry.words.every((word, i) => i === 0 || this.#goesOn(tokens[at + i], word, entry, i)))
        note(end, entry)
    }
    for (const entry of this.#stems.get(key.slice(0, 2)) ?? [])
      if (key.startsWith(entry.words[0] ?? '')) note(at + 1, entry)
    if (found.size === 0) for (const entry of this.#withoutClitic(key)) note(at + 1, entry)
    return [...found.values()]
  }

  /** The edit verb in a word that ends in a pronoun: "ponle" is "pon". */
  #withoutClitic(key: string): Entry[] {
    return this.#clitics.flatMap((clitic) =>
      key.endsWith(clitic)
        ? (this.#phrases.get(key.slice(0, -clitic.length)) ?? []).filter(
            ({ words, sense }) => words.length === 1 && sense.is === 'edit' && verbs.has(sense.edit),
          )
        : [],
    )
  }

  #goesOn(token: Token | undefined, word: string, { words, isStem }: Entry, index: number) {
    if (!token || !(isInner(token) || token.gap === '/')) return false
    return isStem && index === words.length - 1 ? token.key.startsWith(word) : token.key === word
  }

  #matchLetters(tokens: readonly Token[], at: number): PhraseMatch[] {
    const found: PhraseMatch[] = []
    let text = ''
    for (let end = at + 1; end <= tokens.length && end <= at + this.#longest; end++) {
      const token = tokens[end - 1]
      const isAfterStop = token?.gap === '.' && tokens[end - 2]?.end === token.start - 1
      if (!token || (end > at + 1 && !token.isGlued && !isAfterStop)) break
      text += end > at + 1 && isAfterStop ? `.${token.key}` : token.key
      if (text.length > 2 * this.#longest) break
      const entries = this.#phrases.get(text)
      if (entries) found.push({ end, senses: entries.map(({ sense }) => sense), isStem: false })
    }
    return found
  }
}

function* sensesIn(language: Language): Generator<[Phrase, Sense]> {
  const { hasSpaces } = language
  const each = function* (list: Phrases, sense: (phrase: Phrase) => Sense): Generator<[Phrase, Sense]> {
    const senses = new Map<Side, Sense>()
    for (const phrase of phrasesIn(list, hasSpaces)) {
      const made = senses.get(phrase.side) ?? sense(phrase)
      senses.set(phrase.side, made)
      yield [phrase, made]
    }
  }
  yield* each(language.filler, () => ({ is: 'filler' }))
  yield* each(language.signOffs, () => ({ is: 'signOff' }))
  yield* each(language.ordinary, () => ({ is: 'ordinary' }))
  yield* each(language.ordinalEndings, () => ({ is: 'ordinalEnding' }))
  for (const [phrase, value] of meaningsIn(language.numbers, hasSpaces))
    yield [phrase, { is: 'number', value: Number(value) }]
  for (const [phrase, value] of meaningsIn(language.lengths, hasSpaces))
    yield [
      phrase,
      { is: 'length', count: Number.parseInt(value, 10), unit: value.endsWith('nights') ? 'nights' : 'days' },
    ]
  for (const [phrase, name] of meaningsIn(language.places, hasSpaces)) yield [phrase, { is: 'name', name }]
  for (const unit of unitNames) yield* each(language.units[unit], () => ({ is: 'unit', unit }))
  for (const [month, list] of language.months.entries())
    yield* each(list, () => ({ is: 'month', month: month + 1 }))
  for (const [weekday, list] of language.weekdays.entries())
    yield* each(list, () => ({ is: 'weekday', weekday }))
  for (const season of seasonNames) yield* each(language.seasons[season], () => ({ is: 'season', season }))
  for (const date of dateWordNames)
    yield* each(language.dates[date], ({ side }) => ({ is: 'date', date, side }))
  for (const role of roleNames) yield* each(language.roles[role], ({ side }) => ({ is: 'role', role, side }))
  for (const link of linkNames) yield* each(language.links[link], () => ({ is: 'link', link }))
  for (const wish of wishNames) yield* each(language.wishes[wish], () => ({ is: 'wish', wish }))
  for (const transport of transportNames)
    yield* each(language.transport[transport], () => ({ is: 'transport', transport }))
  for (const direction of directionNames)
    yield* each(language.directions[direction], ({ side }) => ({ is: 'direction', direction, side }))
  for (const theme of themes) yield* each(language.themes[theme], () => ({ is: 'theme', theme }))
  const { pace, company, budget } = language
  for (const speed of ['slow', 'normal', 'fast'] as const)
    yield* each(pace[speed], () => ({ is: 'pace', pace: speed }))
  for (const who of ['alone', 'couple', 'family', 'friends', 'seniors', 'group', 'pet'] as const)
    yield* each(company[who], () => ({ is: 'company', company: who }))
  for (const level of ['low', 'medium', 'high'] as const)
    yield* each(budget[level], () => ({ is: 'budget', budget: level }))
  for (const edit of editNames)
    yield* each(language.edits[edit] ?? '', ({ side }) => ({ is: 'edit', edit, side }))
}

/** The words of a language's phrases without affixes. Fillers are typical of the language. */
export function wordsOf(language: Language): Map<string, 'filler' | 'other'> {
  const found = new Map<string, 'filler' | 'other'>()
  for (const [{ words, isAffix }, { is }] of sensesIn(language)) {
    if (isAffix || (is === 'theme' && language.hasSpaces && words.join('').length === 1)) continue
    for (const word of words)
      if (is === 'filler' || !found.has(word)) found.set(word, is === 'filler' ? 'filler' : 'other')
  }
  return found
}

/** The lexicon of a language, made on first use. Throws for a language without a table. */
export const lexiconOf = perLanguage((tag) => {
  const language = languageWith(tag)
  if (!language) throw new Error(`There is no table of the language ${tag}.`)
  return new Lexicon(language)
})
