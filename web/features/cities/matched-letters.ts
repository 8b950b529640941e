// Latin letters that cannot be decomposed into a plain letter and marks, as the search spells them.
const spellings: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
}

/** A letter as the search spells it; "" for a character that the search ignores. */
const spell = (letter: string) => {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return spellings[plain] ?? plain
}

/** A name as the search spells it, except that letters of other scripts stay as they are. */
export const spelled = (name: string): string => Array.from(name, spell).join('')

/**
 * How much of a city's name the typed text matches, in UTF-16 units from the start; 0 when the city was found in
 * another way, such as by its name in another language.
 */
export const matchedLetters = (name: string, unaccentedName: string, typed: string): number => {
  const wanted = spelled(typed.trimStart()).replaceAll(/\s+/g, ' ')
  if (wanted === '' || !unaccentedName.startsWith(wanted)) return 0
  let reached = 0
  let length = 0
  for (const letter of name) {
    if (reached >= wanted.length) break
    const spelling = spell(letter)
    // Ignore what the searched name lacks here, such as an opening quotation mark.
    if (spelling !== '' && unaccentedName.startsWith(spelling, reached)) reached += spelling.length
    length += letter.length
  }
  return reached >= wanted.length ? length : 0
}
