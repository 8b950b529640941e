import type { Span } from '#shared/trip-request.ts'
import type { Sense } from './lexicon.ts'
import { isLinkOf, sensesOf } from './scopes.ts'
import { breakBefore, type Sign } from './signs.ts'

/** The words that are neither used nor function words. Neighbouring words are one span. */
export function unusedOf(signs: readonly Sign[], used: ReadonlySet<Sign>): Span[] {
  const spans: Span[] = []
  let last = -1
  for (const [at, sign] of signs.entries()) {
    if (used.has(sign) || isSilent(sign) || isListNumber(sign, at)) continue
    const before = spans.at(-1)
    if (before && last === at - 1 && breakBefore(sign) === 'none') {
      before.text += (sign.pieces[0]?.isGlued ? '' : ' ') + sign.text
      before.at[1] = sign.end
    } else spans.push({ text: sign.text, at: [sign.start, sign.end] })
    last = at
  }
  return spans
}

/** Function words, which have a meaning only with others. A "half" or "third" here is part of no number and is reported. */
const isSilent = (sign: Sign) =>
  sensesOf(sign).some(saysNothing) &&
  !isLinkOf(sign, 'half', 'third', 'firstTwo', 'lastTwo') &&
  !sign.pieces.some(({ isGuess }) => isGuess)

const silent: ReadonlySet<string> = new Set(['filler', 'role', 'link', 'ordinalEnding', 'date', 'signOff'])
/** Units and verbs without a meaning when no number or place stands beside them. A week is a length by itself. */
const silentWords: ReadonlySet<string> = new Set([
  'day',
  'night',
  'hour',
  'km',
  'city',
  'add',
  'remove',
  'replace',
  'move',
])

const saysNothing = (sense: Sense) =>
  silent.has(sense.is) ||
  (sense.is === 'unit' && silentWords.has(sense.unit)) ||
  (sense.is === 'edit' && silentWords.has(sense.edit))

/** "1." at the beginning of the prompt or of a line. */
const isListNumber = (sign: Sign, at: number) =>
  sign.kind === 'words' && sign.piece.digits !== undefined && (at === 0 || sign.piece.gap.includes('\n'))
