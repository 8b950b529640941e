import { useSyncExternalStore } from 'react'
import { loaders as frameLoaders } from 'messages:frame'
import { directionOf, english, pseudoLanguage } from '#shared/messages/languages.ts'
import { fillTexts } from '#shared/messages/texts.ts'
import type { CompiledTexts } from '#shared/messages/texts.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'

type Texts = { texts: CompiledTexts; fallback: CompiledTexts }
type Loaders = Readonly<Record<string, () => Promise<Texts>>>
/** A section that a page uses: the object that components read, and the way to its texts. */
type Section = { shown: Record<string, unknown>; loaders: Loaders }

/** The languages that a text can be shown in, the pseudo-language of the tests among them. */
export const languages: readonly string[] = Object.keys(frameLoaders)

/** The languages that people can choose. */
export const offeredLanguages: readonly string[] = languages.filter((one) => one !== pseudoLanguage)

// public/first-paint.js has chosen it before the first paint.
const first = document.documentElement.lang
let language = languages.includes(first) ? first : english
let wanted = language
const sections: Section[] = []
const listeners = new Set<() => void>()

const load = ({ loaders }: Section, next: string): Promise<Texts> => {
  const loader = loaders[next]
  if (loader === undefined) throw new Error(`There are no texts in the language "${next}".`)
  return loader()
}

const fill = ({ shown }: Section, { texts, fallback }: Texts, next: string) => {
  fillTexts(shown, fallback, english)
  fillTexts(shown, texts, next)
}

/** The texts of a section, or its English ones when those of the language cannot be loaded. */
const loadOrFallBack = async (one: Section, next: string): Promise<Texts> => {
  try {
    return await load(one, next)
  } catch (error) {
    if (next === english) throw error
    const { texts } = await load(one, english)
    return { texts: {}, fallback: texts }
  }
}

/**
 * The texts of a section in the language of the page. The object stays the same when the language changes, and its
 * texts are replaced: read a text where it is shown, never into a constant of a module.
 */
export const section = async <Name extends keyof Catalogue>(
  _name: Name,
  loaders: Loaders,
): Promise<Catalogue[Name]> => {
  const one: Section = { shown: {}, loaders }
  let texts: Texts
  let loaded: string
  do {
    loaded = language
    texts = await loadOrFallBack(one, loaded)
  } while (loaded !== language)
  fill(one, texts, loaded)
  sections.push(one)
  return one.shown as Catalogue[Name]
}

/** The language of the page. */
export const currentLanguage = () => language

/**
 * Shows the page in another language, without a reload: the components that call `useLanguage` are drawn again and
 * keep their state. Throws when the texts cannot be loaded; the language then stays. The last of several calls wins.
 */
export const showLanguage = async (next: string): Promise<void> => {
  wanted = next
  if (next === language) return
  const loaded = new Map<Section, Texts>()
  // Pages that open meanwhile add sections.
  for (const one of sections) loaded.set(one, await load(one, next))
  if (wanted !== next) return
  for (const [one, texts] of loaded) fill(one, texts, next)
  language = next
  document.documentElement.lang = next
  document.documentElement.dir = directionOf(next)
  listeners.forEach((listener) => listener())
}

/** Calls back after every change of the language; answers how to stop. */
const onLanguageChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * The language of the page. A route's component calls it, and so does each component in `memo` that shows a text:
 * React then draws it again, with everything below it, when the language changes.
 */
export const useLanguage = () => useSyncExternalStore(onLanguageChange, currentLanguage)
