import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'
import type { Language } from './language.ts'

/** All languages in which the planner understands a prompt. */
export const languages: readonly Language[] = [
  en,
  ja,
  de,
  fr,
  ru,
  es,
  it,
  zh,
  ko,
  pt,
  th,
  uk,
  pl,
  nl,
  sv,
  cs,
  tr,
  ar,
  he,
  hi,
]

/** The table of a language; undefined when there is none. */
export const languageWith = (tag: string): Language | undefined => languages.find((each) => each.tag === tag)
