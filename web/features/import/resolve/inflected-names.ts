/** Endings of names of places in sentences, and the endings of the names alone: "Paryżu" is Paryż, "Риме" Рим. */
const endings: readonly (readonly [string, ...string[]])[] = [
  // Polish and Czech
  ['owie', 'ow', 'owo'],
  ['szcie', 'szt'],
  ['ście', 'sto', 'st'],
  ['źnie', 'zno'],
  ['dze', 'ga'],
  ['ze', 'ha', 'z'],
  ['rze', 'r', 'ra'],
  ['ce', 'ka'],
  ['dni', 'den'],
  ['niu', 'n'],
  ['iu', ''],
  ['ach', 'y', 'e', 'a'],
  ['ách', 'y'],
  ['ích', 'e'],
  ['ji', 'ja'],
  ['ii', 'ia'],
  ['ie', '', 'a', 'o'],
  ['ě', 'o', 'a', ''],
  ['ę', 'a'],
  ['ą', 'a'],
  ['u', '', 'o'],
  ['y', 'a'],
  ['i', '', 'ia', 'e'],
  // Russian and Ukrainian
  ['ии', 'ия'],
  ['ові', 'ів'],
  ['єві', 'їв'],
  ['зі', 'га'],
  ['ці', 'ка'],
  ['ах', 'ы', 'и'],
  ['ях', 'и'],
  ['е', '', 'а', 'ь'],
  ['и', 'ь', 'я', 'а'],
  ['і', '', 'а', 'ь'],
  ['у', 'а', ''],
  ['ю', 'я', 'ь'],
  ['ы', 'а'],
  ['а', ''],
  ['я', 'ь'],
  // Finnish and Hungarian
  ['ngissä', 'nki'],
  ['ngistä', 'nki'],
  ['russa', 'rku'],
  ['ssa', ''],
  ['ssä', ''],
  ['sta', ''],
  ['stä', ''],
  ['lla', ''],
  ['llä', ''],
  ['ában', 'a'],
  ['ében', 'e'],
  ['ából', 'a'],
  ['ba', ''],
  ['ban', ''],
  ['ben', ''],
  ['ből', ''],
  ['ból', ''],
  ['en', ''],
  ['on', ''],
  // Turkish
  ['da', ''],
  ['de', ''],
  ['ta', ''],
  ['te', ''],
  ['dan', ''],
  ['den', ''],
  ['ya', ''],
  ['ye', ''],
]

/** The shortest stem: "Риме" is Рим. */
const shortestStem = 3
const mostNames = 6

/**
 * The names that a single word may be a form of, those of longer endings first; empty for several words, which names of
 * places seldom decline in the same way.
 */
export const namesOfForm = (word: string): string[] => {
  if (!/^\p{Lu}[\p{L}'’]+$/u.test(word)) return []
  const bare = word.replace(/['’]\p{L}{1,4}$/u, '')
  const names = bare === word ? [] : [bare]
  for (const [ending, ...others] of endings.toSorted(([a], [b]) => b.length - a.length)) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem - 1) continue
    for (const other of others) {
      const name = word.slice(0, word.length - ending.length) + other
      if (name.length >= shortestStem && !names.includes(name)) names.push(name)
    }
  }
  return names.slice(0, mostNames)
}
