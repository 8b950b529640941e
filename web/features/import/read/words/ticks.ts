import { allWords } from './languages/all.ts'
import { entriesOf } from './languages/travel-words.ts'

/** Signs before an entry of a list or in a cell of a table. */
const signs = {
  tick: '✓✔☑✅🗸',
  empty: '☐◻▢□⬜❌',
  /** Ticked where nothing has a tick, and empty beside ticks. */
  cross: '✗✘☒✕',
  /** Ticked beside crosses, as in Japan. */
  ring: '⭕',
} as const

const wordsOf = (answer: 'yes' | 'no'): ReadonlySet<string> =>
  new Set(allWords.flatMap((words) => entriesOf(words[answer])).map((word) => word.toLowerCase()))
const [yes, no] = [wordsOf('yes'), wordsOf('no')]

const signCell = new RegExp(
  `^(?:([${signs.tick}])|([${signs.empty}])|([${signs.cross}])|([${signs.ring}]))\uFE0F?$`,
  'u',
)

/** What a cell of a column of ticks says: "x", "✓", "TRUE", "oui"; undefined for an empty cell and any other text. */
export const markOf = (cell: string): boolean | undefined => {
  const text = cell.trim()
  const [isSign, tick, empty, cross, ring] = signCell.exec(text) ?? []
  if (isSign !== undefined) return empty === undefined ? (tick ?? cross ?? ring) !== undefined : false
  if (/^\[\s?\]$/.test(text)) return false
  if (/^\[[xX✓✔]\]$/u.test(text)) return true
  const word = text.toLowerCase().replace(/[.!]$/, '')
  return no.has(word) ? false : yes.has(word) ? true : undefined
}

const before = '^\\s*(?:[-*•]\\s*|\\d+[.)]\\s*)?'
const boxes = {
  tick: new RegExp(`${before}(?:[${signs.tick}]|\\[[xX✓✔]\\])`, 'u'),
  empty: new RegExp(`${before}(?:[${signs.empty}]|\\[ ?\\])`, 'u'),
  cross: new RegExp(`${before}[${signs.cross}×]`, 'u'),
  ring: new RegExp(`${before}(?:[${signs.ring}○◯〇◎])`, 'u'),
} as const

/** Reads the boxes and signs before the entries of a list, whose meaning depends on the others. */
export const boxReader = (lines: readonly string[]): ((line: string) => boolean | undefined) => {
  const [hasTicks, hasCrosses, hasRings] = [boxes.tick, boxes.cross, boxes.ring].map((box) =>
    lines.some((line) => box.test(line)),
  )
  return (line) => {
    if (boxes.tick.test(line)) return true
    if (boxes.empty.test(line)) return false
    if (boxes.cross.test(line)) return !hasTicks && !hasRings
    if (!boxes.ring.test(line)) return undefined
    if (hasCrosses) return true
    return hasTicks ? false : undefined
  }
}

/** All signs of {@link boxReader}, for the brackets of a regular expression. */
export const boxSigns = Object.values(signs).join('')
