import { beforeAll, expect, it } from 'vitest'
import { committedCases } from '#server/planner/eval/committed-cases.ts'
import { cityFinder } from '#server/planner/eval/named-city.ts'
import type { Language } from '#server/planner/languages/language.ts'
import { phrasesIn } from '#server/planner/languages/phrases.ts'
import type { World } from '#server/planner/world.ts'
import { wholeWorld } from '#server/test/whole-world.ts'
import { perObject } from '#shared/domain/made-once.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { lexiconsFor } from './detect.ts'
import { readPrompt } from './read.ts'
import { tokensOf } from './tokens.ts'

let world: World
let cityOf: ReturnType<typeof cityFinder>

beforeAll(async () => {
  world = await wholeWorld()
  cityOf = cityFinder(world)
})

/** The function words of a language, which have a meaning only together with other words. */
const smallWords = perObject(
  ({ hasSpaces, filler, signOffs, roles, links, dates, units, edits, ordinalEndings }: Language) => {
    const { day, night, hour, km, city } = units
    const { add, remove, replace, move } = edits
    const lists = [filler, signOffs, ordinalEndings, day, night, hour, km, city, add, remove, replace, move]
    const phrases = [
      ...lists,
      ...Object.values(roles),
      ...Object.values(links),
      ...Object.values(dates),
    ].flatMap((list) => phrasesIn(list, hasSpaces))
    return {
      // In a script without spaces a token is a letter.
      words: new Set(phrases.flatMap(({ words }) => (hasSpaces ? words : Array.from(words.join(''))))),
      stems: phrases.flatMap(({ words, isStem }) => (isStem ? words.slice(-1) : [])),
      // "And" is a prefix in Hebrew and Arabic.
      prefixes: phrases.flatMap(({ words, isAffix, side }) => (isAffix && side === 'after' ? words : [])),
    }
  },
)

function isSmall(key: string, language: Language): boolean {
  const { words, stems, prefixes } = smallWords(language)
  return (
    words.has(key) ||
    stems.some((stem) => key.startsWith(stem)) ||
    prefixes.some((prefix) => key.startsWith(prefix) && isSmall(key.slice(prefix.length), language))
  )
}

/** One of this number of prompts is read. Reading them takes two seconds. */
const sampled = 3

it.each(committedCases)('each word of $file is used, is a function word, or is reported', ({ cases }) => {
  const lost: string[] = []
  for (const { id, prompt, trip } of cases.filter((_, index) => index % sampled === 0)) {
    const stops = trip?.stops.map(({ city, nights }) => ({ city: cityId(cityOf(city).geonameid), nights }))
    const open = trip && stops && { stops, ways: trip.ways, ...(trip.starts && { starts: trip.starts }) }
    const { used, unused } = readPrompt(prompt, world, {
      today: '2026-03-10',
      language: 'en',
      ...(open && { trip: open }),
    })
    const spans = [...used, ...unused].map(({ at }) => at)
    const tokens = tokensOf(prompt)
    const known = lexiconsFor(prompt, tokens, 'en', world).map(({ language }) => language)
    for (const { key, start, end } of tokens) {
      const isCovered = spans.some(([from, to]) => from < end && start < to)
      const isListMark = /^\d/.test(key) && /(?:^|\n)\s*$/.test(prompt.slice(0, start))
      if (!isCovered && !isListMark && !known.some((language) => isSmall(key, language)))
        lost.push(`${id}: ${prompt.slice(start, end)}`)
    }
  }
  expect(lost).toEqual([])
})
