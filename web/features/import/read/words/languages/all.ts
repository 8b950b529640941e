import { en } from './en.ts'
import { de } from './de.ts'
import { fr } from './fr.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { sv } from './sv.ts'
import { da } from './da.ts'
import { nb } from './nb.ts'
import { is } from './is.ts'
import { fi } from './fi.ts'
import { et } from './et.ts'
import { lv } from './lv.ts'
import { lt } from './lt.ts'
import { pl } from './pl.ts'
import { cs } from './cs.ts'
import { sk } from './sk.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'
import { bg } from './bg.ts'
import { sr } from './sr.ts'
import { sl } from './sl.ts'
import { tr } from './tr.ts'
import { az } from './az.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'
import { el } from './el.ts'
import { sq } from './sq.ts'
import { ca } from './ca.ts'
import { eu } from './eu.ts'
import { ar } from './ar.ts'
import { fa } from './fa.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'
import { ko } from './ko.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { id } from './id.ts'
import { sw } from './sw.ts'
import { ka } from './ka.ts'
import { hy } from './hy.ts'
import { kk } from './kk.ts'
import type { TravelWords } from './travel-words.ts'

/**
 * The words of travellers by language. Each reader takes them from here (`senses.ts`, `ticks.ts`, `joints.ts`), so that
 * what is understood in a table is understood in a list, a text and a calendar as well.
 */
export const languages: Readonly<Record<string, TravelWords>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  sv,
  da,
  nb,
  is,
  fi,
  et,
  lv,
  lt,
  pl,
  cs,
  sk,
  ru,
  uk,
  bg,
  sr,
  sl,
  tr,
  az,
  hu,
  ro,
  el,
  sq,
  ca,
  eu,
  ar,
  fa,
  he,
  hi,
  ja,
  zh,
  ko,
  th,
  vi,
  id,
  sw,
  ka,
  hy,
  kk,
}

/** The tables of all languages. */
export const allWords = Object.values(languages)
