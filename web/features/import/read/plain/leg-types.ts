import { type LegType, legTypes } from '#shared/collections/travel-items.ts'
import { wayWords } from '#shared/words/way-words.ts'
import { columnKey } from './table.ts'

/** The words of all languages. The first language counts: "car" is not the French bus. */
const words = [
  ...Object.values(wayWords).flatMap((ofLanguage) =>
    legTypes.flatMap((type) => ofLanguage[type].split(', ').map((word) => ({ word: columnKey(word), type }))),
  ),
  // In a sentence this is no plane.
  { word: 'air', type: 'plane' as const },
]
const exact = new Map(words.toReversed().map(({ word, type }) => [word, type]))
/** Words with any ending. */
const stems = words.flatMap(({ word, type }) =>
  word.endsWith('*') ? [{ stem: word.slice(0, -1), type }] : [],
)

/** The type of transport that a cell names. */
export const typeOf = (text: string): LegType | undefined => {
  const key = columnKey(text)
  return exact.get(key) ?? stems.find(({ stem }) => key.startsWith(stem))?.type
}
