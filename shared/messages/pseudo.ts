import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { SourceTexts } from './compile.ts'
import { replaceElements } from './elements.ts'

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz'
const accented = 'ÀÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽàçðéĝĥîĵķļñöŕšţûŵýž'
const accents = new Map(Array.from(plain, (letter, index) => [letter, accented[index] ?? letter]))

/** A text with accents, each word 40 % longer: "Cities" becomes "Çîţîéšéš". */
const pseudoText = (text: string) =>
  text.replaceAll(/\p{L}+/gu, (word) => {
    const letters = Array.from(word, (letter) => accents.get(letter) ?? letter)
    return [...letters, ...letters.slice(letters.length - Math.round(letters.length * 0.4))].join('')
  })

const pseudoElement = (element: MessageFormatElement): MessageFormatElement =>
  element.type === TYPE.literal ? { ...element, value: pseudoText(element.value) } : element

/**
 * English with accents and 40 % longer words; arguments stay unchanged. Texts that are not translatable stand out on a
 * page in this language.
 */
export const pseudoTexts = (english: SourceTexts): SourceTexts =>
  Object.fromEntries(
    Object.entries(english).map(([key, node]) => [
      key,
      typeof node === 'string'
        ? printAST(replaceElements(parse(node), (element) => [pseudoElement(element)]))
        : pseudoTexts(node),
    ]),
  )
