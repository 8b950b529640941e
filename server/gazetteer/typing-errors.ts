/** Room for three rows of the table; texts are shorter. */
const rowLength = 64

const [before, above, row] = [0, 1, 2].map(() => new Uint8Array(rowLength)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/**
 * Whether one text becomes the other by at most `most` typing errors: a wrong, missing or added letter, or two neighbours
 * swapped. Texts of more than 62 letters are not alike.
 */
export function isAlike(one: Uint8Array, other: Uint8Array, most: number): boolean {
  if (Math.abs(one.length - other.length) > most || Math.max(one.length, other.length) > rowLength - 2)
    return false
  let [last, now, next] = [before, above, row]
  for (let j = 0; j <= other.length; j++) now[j] = j
  for (let i = 1; i <= one.length; i++) {
    next[0] = i
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let errors = Math.min((now[j - 1] ?? 0) + (isSame ? 0 : 1), (now[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        errors = Math.min(errors, (last[j - 2] ?? 0) + 1)
      }
      next[j] = errors
      if (errors < least) least = errors
    }
    if (least > most) return false
    ;[last, now, next] = [now, next, last]
  }
  return (now[other.length] ?? 0) <= most
}
