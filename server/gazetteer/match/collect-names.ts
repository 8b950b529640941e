import type { CityNames } from '#server/gazetteer/city-names.ts'
import {
  cityOf,
  firstFrom,
  initialsName,
  isAliasName,
  isDistrict,
  isOnlyThere,
  latinScript,
  lengthOf,
  ownName,
} from '#server/gazetteer/name-arrays.ts'
import type { Condition } from '#server/gazetteer/named-cities.ts'
import type { Best } from './best.ts'
import { foreign, mostForBegunAlias, ownScore, reading, wholeScore } from './scores.ts'

/** How a text is read: what that adds to each score, which cities may be meant, and the scripts of the text. */
export interface Reading {
  bonus: number
  inside?: Condition
  /** As scriptsAt() writes them. */
  scripts: number
  /** Whether the text has to be a whole name. */
  isWhole?: boolean
  /** The names among which it is looked for: all, the cities' own ones, or those of no district. */
  among?: 'own' | 'places'
}

export const leastForTypos = 4
/** A Latin text of so few letters does not begin the transcription of a name: "hnd" is not Henderson in Arabic. */
const mostForCode = 3

/** Words that are written in two ways; each stands for the other. */
const spellings = [
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
] as const

/** The text as it is, and with each word that has another spelling in that one. */
function spellingsOf(key: string): string[] {
  const words = key.split(' ')
  const others = words.flatMap((word, index) => {
    const pair = spellings.find((both) => both.some((one) => one === word))
    return pair ? [words.with(index, word === pair[0] ? pair[1] : pair[0]).join(' ')] : []
  })
  return [key, ...others]
}

export function collect(names: CityNames, key: string, how: Reading, best: Best) {
  for (const spelling of spellingsOf(key)) collectSpelling(names, spelling, key.length, how, best)
} // The bonus of an own name is that of the text as it was typed: a corrected text can be a letter shorter.
export function collectSpelling(
  names: CityNames,
  prefix: string,
  typedLength: number,
  { bonus, inside, scripts, isWhole: isWholeOnly = false, among }: Reading,
  best: Best,
) {
  if (prefix === '') return
  const key = Buffer.from(prefix, 'latin1')
  const end = firstFrom(names, key, 256)
  const isLatin = scripts === latinScript
  const foreignLoss = isLatin ? foreign.toLatin : foreign.toOther
  for (let at = firstFrom(names, key, 0); at < end; at++) {
    const owner = names.owners[at] ?? 0
    const city = cityOf(owner)
    if (inside !== undefined && !inside(city)) continue
    const isWhole = lengthOf(names, at) === key.length
    const own = ownScore(typedLength, isWhole)
    if (isWholeOnly && !isWhole) continue
    if (among === 'own' && (isAliasName(owner) || owner < ownName)) continue
    if (among === 'places' && isDistrict(owner)) continue
    const lacksPlace = inside === undefined && isOnlyThere(owner)
    if (lacksPlace && (!isWhole || bonus === reading.typo)) continue
    const prominence = names.prominence[city] ?? 0
    const isForeign = (owner & scripts) === 0
    if (isForeign && isLatin && !isWhole && typedLength <= mostForCode) continue
    const start = lacksPlace ? reading.typo : isForeign ? bonus - foreignLoss : bonus
    if (isAliasName(owner)) {
      if (bonus === reading.typo && !isWhole) continue
      if (isDistrict(owner) && bonus === reading.typo && inside === undefined && !isWholeOnly) continue
      if (isDistrict(owner) && !isWhole && inside === undefined) {
        if (typedLength >= leastForTypos) best.offer(city, prominence + reading.begunDistrict, at)
        continue
      }
      const ofTown = Math.min(prominence, mostForBegunAlias)
      const score = isWhole
        ? (isOnlyThere(owner) ? ofTown : prominence) +
          wholeScore(inside === undefined ? 'alias' : 'own', typedLength)
        : ofTown
      best.offer(city, score + own + start, at)
      continue
    }
    const isOwn = owner >= ownName || (isWhole && owner >= initialsName) || (!isLatin && !isForeign)
    // Large cities have so many names that some of them begins with almost every corrected text.
    if (bonus === reading.typo && !isWhole && (isForeign || !isOwn)) continue
    const whole = isWhole ? wholeScore(isOwn ? 'own' : 'other', typedLength) : 0
    best.offer(city, prominence + (isOwn ? own : 0) + whole + start, at)
  }
}
