import type { CityNames } from '#server/gazetteer/city-names.ts'
import { insideOf, type Condition, mostWords } from '#server/gazetteer/named-cities.ts'
import type { Best } from './best.ts'
import { collect } from './collect-names.ts'
import { citiesWithName } from './near-places.ts'
import { reading } from './scores.ts'

/** Words that stand beside the name of a place and are no place alone, although some village has that name. */
const commonWords = new Set(
  'airport and bay beach capital center central centre centro city coast de del district east falls hotel in island islands la lake las le los mountain nacional national near north np of old park parque province region river south state temple the town village west'.split(
    ' ',
  ),
)

/** Words with which an address begins. */
const streetWords = new Set(
  'avenida avenue boulevard calle carrer corso hotel largo piazza place plaza praca rua rue strada via viale'.split(
    ' ',
  ),
)

/**
 * The cities whose whole name or alias is the longest run of words of the text that is one. In an address that begins with a
 * number or a word for a street, the last of several counts: "via roma torino".
 */
export function collectAmongWords(
  names: CityNames,
  key: string,
  scripts: number,
  best: Best,
  inside?: Condition,
) {
  const all = key.split(' ')
  const words = all.filter((word) => !/\d/.test(word))
  if (words.length > mostWords) return
  const isAddress = /^\d/.test(key) || streetWords.has(words[0] ?? '')
  const how = { bonus: reading.typo, scripts, isWhole: true, ...(inside && { inside }) }
  const least = words.length === all.length ? words.length - 1 : words.length
  for (let length = least; length > 0 && best.size === 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const run = words.slice(at, at + length)
      if (run.every((word) => commonWords.has(word))) continue
      collect(names, run.join(' '), how, best)
      if (isAddress && best.size > 0) return
    }
  }
}

/**
 * The city in an address of several parts: the first part that is a whole name in the countries and states behind it, of
 * which unknown ones are left out. Words with digits are house numbers and postcodes. A text of two parts without digits is
 * an address when its first part names no place, or its second is a code of two letters: "Firenze (FI)".
 */
export function collectAddress(names: CityNames, keys: readonly string[], scripts: number, best: Best) {
  const parts = keys
    .map((part) =>
      part
        .split(' ')
        .filter((word) => !/\d/.test(word))
        .join(' '),
    )
    .filter((part) => part !== '')
  const isCode = (part: string) => part.length === 2
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const isLong = parts.length > 2 || parts.join() !== keys.join()
  if (!isLong && !isCode(last) && citiesWithName(names, first).length > 0) return
  for (const [at, part] of parts.entries()) {
    const behind = parts.slice(at + 1).filter((region) => insideOf(names, [region]) !== null)
    for (const regions of [behind, behind.slice(-1), behind.filter((region) => !isCode(region))]) {
      // A country or state at the end is itself the city at most: "Hotel Sacher, Vienna".
      const wanted = regions.length === 0 && at > 0 && insideOf(names, [part]) !== null ? [part] : regions
      const inside = wanted.length === 0 ? undefined : insideOf(names, wanted)
      if (inside === null) continue
      collect(names, part, { bonus: reading.typo, scripts, isWhole: true, ...(inside && { inside }) }, best)
      if (best.size > 0) return
    }
  }
  const inside = insideOf(names, [last])
  if (inside === null) return
  for (const part of parts.slice(0, -1)) {
    if (part.includes(' ')) collectAmongWords(names, part, scripts, best, inside)
  }
}
