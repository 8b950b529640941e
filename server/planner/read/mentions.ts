import { type Candidate, candidatesFor, candidatesNear } from '#server/planner/ground/candidates.ts'
import { has, numberAt, type Sentence } from './sentence.ts'
import { textOf, type Token } from './tokens.ts'

/** A place that the sentence names, with all places that have this name. */
export interface Mention {
  at: number
  end: number
  /** The name as the sentence writes it. */
  text: string
  candidates: readonly Candidate[]
  /** True when the name matches only with a typing error corrected. */
  corrected: boolean
}

const longestName = 6
const longestSpaceless = 8

/** Reads a place at a token. `expected` is true when the words before it make a place likely. */
export function mentionAt(sentence: Sentence, at: number, expected: boolean): Mention | undefined {
  // The ending in "Ankara'ya" is not a separate word.
  const token = sentence.tokens[at]
  if (token?.joined && !token.capital && at > 0 && token.gap !== '-') return undefined
  const longest = sentence.tokens[at]?.spaceless ? longestSpaceless : longestName
  for (let words = longest; words >= 1; words--) {
    const key = sentence.key(at, at + words)
    if (key === undefined || key.length < 2 || /^\d/.test(key)) continue
    const candidates = plausible(sentence, at, words, key, expected)
    if (candidates.length > 0 && !isPartOfName(sentence, at + words)) {
      return mention(sentence, at, words, candidates, false)
    }
    const typo = words === 2 && expected ? pairWithTypo(sentence, at, key) : []
    if (typo.length > 0) return mention(sentence, at, words, typo, true)
  }
  return expected || sentence.tokens[at]?.capital ? misspelt(sentence, at, expected) : undefined
}

/** True when a hyphen joins the name to a word that belongs to no place: "Saint-Jean" in "Saint-Jean-Pied-de-Port". */
function isPartOfName({ tokens, gazetteer, lexicon }: Sentence, at: number) {
  const next = tokens[at]
  if (!next?.joined || !next.capital || lexicon.isOrdinary(next.key)) return false
  return (candidatesFor(gazetteer, next.key)[0]?.prior ?? 0) < 4.5
}

const mention = (
  sentence: Sentence,
  at: number,
  words: number,
  candidates: readonly Candidate[],
  corrected: boolean,
) => ({
  at,
  end: at + words,
  text: textOf(sentence.tokens, at, at + words),
  candidates,
  corrected,
})

/** The places that a name can mean here. Capital letters and the words before it are considered. */
function plausible(
  sentence: Sentence,
  at: number,
  words: number,
  key: string,
  expected: boolean,
): Candidate[] {
  const { tokens, lexicon } = sentence
  const first = tokens[at]
  const last = tokens[at + words - 1]
  if (!first || !last) return []
  const short = abbreviation(sentence, at, words)
  const found = short ?? candidatesFor(sentence.gazetteer, key)
  if (found.length === 0) return []
  if (first.spaceless) return words > 1 && !mixesKana(tokens.slice(at, at + words)) ? found : []
  if (!sentence.lowerCase && foreignWord.test(first.text)) return []
  const capital = tokens
    .slice(at, at + words)
    .every((token) => token.capital || lexicon.isOrdinary(token.key))
  const written = (capital && (first.capital || last.capital)) || sentence.lowerCase
  const opening = at === 0 || first.gap.includes('.')
  const ordinary = tokens.slice(at, at + words).every((token) => lexicon.isOrdinary(token.key))
  const best = found[0]
  if (!best) return []
  if (ordinary) {
    // "Nice", "Bath" and "Split" are words, unless written as names among places.
    const listed = expected || /^[,/→>–—-]|^$/.test(tokens[at + words]?.gap ?? '')
    const known = best.kind === 'area' ? best.area.kind !== 'state' : best.prior > 6
    const begins = sentence.nameless ? opensWith(sentence, at, words) : opensPair(sentence, at, words)
    const named = first.capital && (!opening || tokens[at + words]?.gap === ',' || words > 1)
    const isName = first.capital && (begins || (listed && named))
    return isName && known && !isPlainWord(sentence, at, words) ? found : []
  }
  if (words > 1 && (lexicon.isOrdinary(first.key) || lexicon.isOrdinary(last.key))) {
    return best.prior > (written ? 4.5 : 6) ? found : []
  }
  if (best.kind === 'area') {
    const strong = best.area.kind !== 'state' || words > 1 || expected || written || best.prior > 8
    return strong && (key.length > 2 + Number(!written) || found === short) ? found : []
  }
  if (key.length < 3 && !(first.capital && expected) && found !== short) return []
  // A word without a capital is rarely a name in a sentence that uses capitals.
  let minimum = expected ? (sentence.lowerCase ? 4.5 : 5.5) : opensWith(sentence, at, words) ? 4.6 : 8
  if (written && !sentence.lowerCase) minimum = opening && !expected ? 4.6 : expected ? 2.4 : 3.6
  if (words > 1) minimum -= 1.5
  return best.prior >= minimum ? found : []
}

/** A word that begins with a small letter of a script other than Latin. Transliterated, it would match unrelated names. */
const foreignWord = /^(?!\p{Script=Latin})\p{Ll}/u

/** True when some tokens contain hiragana and others do not. Japanese writes particles in hiragana, so this is no name. */
function mixesKana(tokens: readonly Token[]) {
  const hiragana = tokens.filter(({ text }) => /\p{Script=Hiragana}/u.test(text)).length
  return hiragana > 0 && hiragana < tokens.length
}

/** True for the place in "Siena for 3 days", "siena, pisa" and "Siena 3 days": sentences often begin so. */
function opensWith(sentence: Sentence, at: number, words: number) {
  if (at > 0) return false
  const next = sentence.tokens[words]
  const goesOn = has(sentence, words, 1, 'and', 'to', 'in', 'for', 'onward', 'until')
  return next === undefined || next.gap !== '' || goesOn || numberAt(sentence, words) !== undefined
}

/** True for the first place in "Split and Dubrovnik". */
function opensPair(sentence: Sentence, at: number, words: number) {
  const other = sentence.tokens[words + 1]
  if (at > 0 || !other?.capital || sentence.lexicon.isOrdinary(other.key)) return false
  return has(sentence, words, 1, 'and', 'to')
}

/** Words that are no names even with a capital: months, weekdays, and words of phrases. */
function isPlainWord({ lexicon, tokens }: Sentence, at: number, words: number) {
  const key = tokens[at]?.key ?? ''
  if (words > 1) return false
  return (
    lexicon.months.has(key) ||
    lexicon.weekdays.has(key) ||
    lexicon.phrases(key).length > 0 ||
    lexicon.numbers.has(key)
  )
}

/** "TX" and "UK" are written in capitals; "us" and "it" are words. */
function abbreviation(sentence: Sentence, at: number, words: number): Candidate[] | undefined {
  const text = sentence.tokens[at]?.text ?? ''
  if (words !== 1 || !/^[A-Z]{2,3}$/.test(text)) return text.length < 3 && words === 1 ? [] : undefined
  const state = sentence.gazetteer.areas.get(`US.${text}`)
  const key = text.toLowerCase()
  const nicknamed = sentence.gazetteer.nicknames.get(key)
  const known = candidatesFor(sentence.gazetteer, key).filter(
    (candidate) => candidate.kind === 'area' || candidate.city.index === nicknamed,
  )
  // "LA" is Los Angeles, and Louisiana behind New Orleans.
  if (nicknamed !== undefined && state) known.push({ kind: 'area', area: state, prior: 5 })
  if (known.length > 0) return known
  const before = at > 0 && sentence.tokens[at]?.gap === ','
  return state && (before || at > 0) ? [{ kind: 'area', area: state, prior: 8 }] : undefined
}

/** A place whose name differs from a single word by one typing error. */
function misspelt(sentence: Sentence, at: number, expected: boolean): Mention | undefined {
  const token = sentence.tokens[at]
  if (!token || token.key.length < 5 || token.spaceless || /\d/.test(token.key)) return undefined
  if (sentence.lexicon.isOrdinary(token.key) || !(token.capital || sentence.lowerCase)) return undefined
  // "Harry Potter" opens a sentence; "Barcelon and Madrid" is a list.
  const next = sentence.tokens[at + 1]
  const listed = next === undefined || next.gap !== '' || has(sentence, at + 1, 1, 'and', 'to')
  if (at === 0 && !expected && !listed) return undefined
  // An exact name that was not accepted as a place is not corrected to another one.
  if ((candidatesFor(sentence.gazetteer, token.key)[0]?.prior ?? 0) >= 4.5) return undefined
  const candidates = candidatesNear(sentence.gazetteer, token.key)
  return candidates.length > 0 ? mention(sentence, at, 1, candidates, true) : undefined
}

/** Two words such as "Los Angles", neither of which is an ordinary word. */
function pairWithTypo(sentence: Sentence, at: number, key: string): Candidate[] {
  const [a, b] = [sentence.tokens[at], sentence.tokens[at + 1]]
  if (!a?.capital || !b?.capital || b.gap || key.length < 8) return []
  if (sentence.lexicon.isOrdinary(a.key) && !nameBeginnings.has(a.key)) return []
  if (sentence.lexicon.isOrdinary(b.key) || has(sentence, at + 1, 1, 'and')) return []
  if (!nameBeginnings.has(a.key) && candidatesFor(sentence.gazetteer, a.key).length > 0) return []
  return candidatesNear(sentence.gazetteer, key)
}

const nameBeginnings = new Set(
  'new los las san santa santo sao saint st rio buenos kuala hong cape tel abu addis phnom chiang siem luang la el the ho mexico'.split(
    ' ',
  ),
)
