/** The languages of which the index has names of places, and in which a prompt is read. */
export const nameLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'tr',
  'ru',
  'uk',
  'ja',
  'zh',
  'ko',
  'ar',
  'he',
  'th',
  'hi',
] as const

export type NameLanguage = (typeof nameLanguages)[number]
