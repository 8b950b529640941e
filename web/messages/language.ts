import { useSyncExternalStore } from 'react'
import { loaders as frameLoaders } from 'messages:frame'
import { directionOf, english, pseudoLanguage } from '#shared/messages/languages.ts'
import { fillTexts } from '#shared/messages/texts.ts'
import type { CompiledTexts } from '#shared/messages/texts.ts'
import type { Catalogue } from '#shared/messages/catalogue.gen.ts'

type Texts = { texts: CompiledTexts; fallback: CompiledTexts }
type Loaders = Readonly<Record<string, () => Promise<Texts>>>
/** Loads what a page shows in a language, and answers how to show it. `isFirst` when nothing is shown yet. */
type Load = (language: string, isFirst: boolean) => Promise<() => void>

/** The languages that a text can be shown in, the pseudo-language of the tests among them. */
export const languages: readonly string[] = Object.keys(frameLoaders)

/** The languages that people can choose. */
export const offeredLanguages: readonly string[] = languages.filter((one) => one !== pseudoLanguage)

// public/first-paint.js has chosen it before the first paint.
const first = document.documentElement.lang
let language = languages.includes(first) ? first : english
let wanted = language
const loads: Load[] = []
/** What could not be loaded, and is not shown yet. */
const missing = new Set<Load>()
const listeners = new Set<() => void>()

const loadFirst = async (load: Load): Promise<void> => {
  let show: () => void
  let loaded: string
  do {
    loaded = language
    show = await load(loaded, true)
  } while (loaded !== language)
  show()
  loads.push(load)
}

/**
 * Shows something in the language of the page, and again after each change of the language. A failure is thrown by
 * `loadMissingTexts` and not here, where a module waits: a module that has failed fails again at each import, until the
 * page is loaded anew.
 */
export const loadWithLanguage = (load: Load): Promise<void> =>
  loadFirst(load).catch(() => {
    missing.add(load)
  })

/** Loads the texts that could not be loaded with their modules. Throws when they cannot be loaded now either. */
export const loadMissingTexts = async (): Promise<void> => {
  for (const load of missing) {
    await loadFirst(load)
    missing.delete(load)
  }
}

/** Whether a page may lack texts: see `loadMissingTexts`. */
export const hasMissingTexts = () => missing.size > 0

/**
 * The texts of a section in the language of the page. The object stays the same when the language changes, and its
 * texts are replaced: read a text where it is shown, never into a constant of a module. A page begins with the English
 * texts when those of its language cannot be loaded.
 */
export const section = async <Name extends keyof Catalogue>(
  _name: Name,
  loaders: Loaders,
): Promise<Catalogue[Name]> => {
  const shown = {}
  const textsIn = (next: string): Promise<Texts> => {
    const loader = loaders[next]
    if (loader === undefined) throw new Error(`There are no texts in the language "${next}".`)
    return loader()
  }
  const textsOrEnglish = async (next: string): Promise<Texts> => {
    try {
      return await textsIn(next)
    } catch (error) {
      if (next === english) throw error
      const { texts } = await textsIn(english)
      return { texts: {}, fallback: texts }
    }
  }
  await loadWithLanguage(async (next, isFirst) => {
    const { texts, fallback } = await (isFirst ? textsOrEnglish : textsIn)(next)
    return () => {
      fillTexts(shown, fallback, english)
      fillTexts(shown, texts, next)
    }
  })
  return shown as Catalogue[Name]
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
  const loaded: (() => void)[] = []
  // Pages that open meanwhile add theirs.
  for (const load of loads) loaded.push(await load(next, false))
  if (wanted !== next) return
  for (const show of loaded) show()
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
