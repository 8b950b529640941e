import type { Span } from '#shared/trip-request.ts'
import { isLinkOf, sensesOf, type Thing } from './scopes.ts'
import { breakBefore, type Sign } from './signs.ts'

const mostSpans = 12

/** The words that are neither used nor known to say nothing, and those left out, neighbours as one span. */
export function unusedOf(signs: readonly Sign[], things: readonly Thing[], left: ReadonlySet<Sign>): Span[] {
  const used = new Set(things.map(({ at }) => at))
  const spans: Span[] = []
  let last = -1
  for (const [at, sign] of signs.entries()) {
    // A "half" or "third" that still stands alone is in no number.
    const isKnown =
      used.has(at) ||
      sign.kind !== 'words' ||
      (sensesOf(sign).some(({ is }) => is !== 'ordinary') && !isLinkOf(sign, 'half', 'third'))
    if (isKnown && !left.has(sign)) continue
    // The numbers of a list
    if (
      sign.kind === 'words' &&
      sign.piece.digits !== undefined &&
      (at === 0 || sign.piece.gap.includes('\n'))
    )
      continue
    const before = spans.at(-1)
    if (before && last === at - 1 && breakBefore(sign) === 'none') {
      before.text += (sign.pieces[0]?.isGlued ? '' : ' ') + sign.text
      before.at[1] = sign.end
    } else spans.push({ text: sign.text, at: [sign.start, sign.end] })
    last = at
  }
  return spans.slice(0, mostSpans)
}
