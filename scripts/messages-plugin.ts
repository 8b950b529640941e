import type { Plugin } from 'vite'
import { compileTexts, missingTexts } from '#shared/messages/compile.ts'
import type { SourceTexts } from '#shared/messages/compile.ts'
import { directionOf, english, pseudoLanguage } from '#shared/messages/languages.ts'
import { pseudoTexts } from '#shared/messages/pseudo.ts'
import { languageFile, languagePath, languagesWithFile } from '#server/messages/language-files.ts'
import { writeMessageTypes } from './message-types.ts'

/** The section that the first screen needs. */
const firstSection = 'frame'

const sectionOf = (file: SourceTexts, section: string): SourceTexts => {
  const texts = file[section]
  return texts === undefined || typeof texts === 'string' ? {} : texts
}

const languages = () => [...languagesWithFile(), pseudoLanguage]

const textsModule = (section: string, language: string) => {
  const original = sectionOf(languageFile(english), section)
  const translated =
    language === pseudoLanguage ? pseudoTexts(original) : sectionOf(languageFile(language), section)
  const missing = missingTexts(translated, original)
  return [
    `export const texts = ${JSON.stringify(compileTexts(translated, original, language))}`,
    `export const fallback = ${JSON.stringify(compileTexts(missing, missing, english))}`,
  ].join('\n')
}

const loadersModule = (section: string) => {
  const loaders = languages().map(
    (language) => `${JSON.stringify(language)}: () => import('messages:${section}/${language}')`,
  )
  return `export const loaders = { ${loaders.join(', ')} }`
}

/**
 * Serves the texts of shared/messages to the browser. The module "messages:trips" exports `loaders`, a function for
 * each language that loads the section "trips". The module "messages:trips/de" exports the compiled texts of one
 * language, and as `fallback` the English texts that it lacks. index.html gets the languages and, after a build, the
 * addresses of the first section in a meta element, which public/first-paint.js reads.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  buildStart: writeMessageTypes,
  resolveId: (id) => (id.startsWith('messages:') ? `\0${id}` : undefined),
  load(id) {
    const [, section, language] = /^\0messages:([^/]+)(?:\/(.+))?$/.exec(id) ?? []
    if (section === undefined) return undefined
    for (const one of languagesWithFile()) this.addWatchFile(languagePath(one))
    return language === undefined ? loadersModule(section) : textsModule(section, language)
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const scripts = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.facadeModuleId !== null
            ? [[file.facadeModuleId, `/${file.fileName}`] as const]
            : [],
        ),
      )
      const content = languages().map((language) => ({
        language,
        direction: directionOf(language),
        texts: scripts.get(`\0messages:${firstSection}/${language}`),
      }))
      return [
        {
          tag: 'meta',
          attrs: { name: 'languages', content: JSON.stringify(content) },
          injectTo: 'head-prepend' as const,
        },
      ]
    },
  },
})
