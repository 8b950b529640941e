import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { Lexicon } from './lexicon.ts'

/** The languages that the built-in planner reads; the first one is used for a sentence without words of any of them. */
export const lexicons: readonly Lexicon[] = [en, de, fr, es].map((vocabulary) => new Lexicon(vocabulary))
