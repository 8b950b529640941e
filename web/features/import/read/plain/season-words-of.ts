import { type SeasonName, seasonWords } from '#shared/words/season-words.ts'

/** Words that also mean years, in Polish, Czech and Russian: "lata 2010–2012". */
const yearsToo = new Set(['lata', 'léta', 'лета'])

/** The words for a season in all languages that name no years. */
export const seasonWordsOf = (season: SeasonName): string[] =>
  Object.values(seasonWords)
    .flatMap((words) => words[season].split(', '))
    .filter((word) => !yearsToo.has(word) && !word.endsWith('*'))
