import { beforeAll, expect, it } from 'vitest'
import { committedCases } from '#server/planner/eval/committed-cases.ts'
import { cityFinder } from '#server/planner/eval/named-city.ts'
import type { Language } from '#server/planner/languages/language.ts'
import { type Phrase, phrasesIn } from '#server/planner/languages/phrases.ts'
import type { World } from '#server/planner/world.ts'
import { wholeWorld } from '#server/test/whole-world.ts'
import { perObject } from '#shared/domain/made-once.ts'
import { cityId } from '#shared/domain/gazetteer-ids.ts'
import { lexiconsFor } from './detect.ts'
import { readPrompt } from './read.ts'
import { tokensOf } from './tokens.ts'

let world: World

beforeAll(async () => {
  world = await wholeWorld()
}, 60_000)

/** The words of a language that say something only of other words. */
const smallWords = perObject(
  ({ hasSpaces, filler, roles, links, dates, units, edits, ordinalEndings }: Language): readonly Phrase[] =>
    [
      filler,
      ordinalEndings,
      ...Object.values(roles),
      ...Object.values(links),
      ...Object.values(dates),
      units.day,
      units.night,
      units.hour,
      units.km,
      units.city,
      edits.add,
      edits.remove,
      edits.replace,
      edits.move,
    ].flatMap((list) => phrasesIn(list, hasSpaces)),
)

const isSmall = (key: string, known: readonly Language[]): boolean =>
  known.some((language) =>
    smallWords(language).some(({ words, isStem, isAffix, side }) =>
      words.some(
        (word, index) =>
          word === key ||
          (!language.hasSpaces && word.includes(key)) ||
          (isStem && index === words.length - 1 && key.startsWith(word)) ||
          // "And" is a prefix in Hebrew and Arabic.
          (isAffix &&
            side === 'after' &&
            key.startsWith(word) &&
            isSmall(key.slice(word.length), [language])),
      ),
    ),
  )

/** One prompt of so many is read, which takes two seconds. */
const sampled = 3

it.each(committedCases)(
  'each word of $file is used, says nothing of its own, or is reported',
  ({ cases }) => {
    const cityOf = cityFinder(world)
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
      const known = lexiconsFor(prompt, tokens, 'en').map(({ language }) => language)
      for (const { key, start, end } of tokens) {
        const isCovered = spans.some(([from, to]) => from < end && start < to)
        const isListMark = /^\d/.test(key) && /(?:^|\n)\s*$/.test(prompt.slice(0, start))
        if (!isCovered && !isListMark && !isSmall(key, known)) lost.push(`${id}: ${prompt.slice(start, end)}`)
      }
    }
    expect(lost).toEqual([])
  },
)
