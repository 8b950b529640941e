import type { Plugin } from 'vite'
import { compileTexts, missingTexts } from '#shared/messages/compile.ts'
import type { SourceTexts } from '#shared/messages/compile.ts'
import { directionOf, english, pseudoLanguage } from '#shared/messages/languages.ts'
import { pseudoTexts } from '#shared/messages/pseudo.ts'
import { languageFile, languagePath, languagesWithFile } from '#server/messages/language-files.ts'
import { writeMessageTypes } from './message-types.ts'

/** The section that the first screen needs. */
const firstSection = 'frame'
/** The sections with separate scripts: a guest's landing page loads no others, and few people import. */
const ownScripts = [firstSection, 'landing', 'imports']
/** The script with all other sections, because a page needs several of them at once. */
const pageTexts = 'pages'

/** The fonts of web/styles/arabic.css. If they loaded after the first paint, the layout would shift. */
const arabicFont = /-arabic-wght-normal.*\.woff2$/

const sectionOf = (file: SourceTexts, section: string): SourceTexts => {
  const texts = file[section]
  return texts === undefined || typeof texts === 'string' ? {} : texts
}

const languages = () => [...languagesWithFile(), pseudoLanguage]

const compiledSection = (section: string, language: string) => {
  const original = sectionOf(languageFile(english), section)
  const translated =
    language === pseudoLanguage ? pseudoTexts(original) : sectionOf(languageFile(language), section)
  const missing = missingTexts(translated, original)
  return {
    texts: compileTexts(translated, original, language),
    fallback: compileTexts(missing, missing, english),
  }
}

const textsModule = (script: string, language: string) => {
  const sections =
    script === pageTexts
      ? Object.keys(languageFile(english)).filter((section) => !ownScripts.includes(section))
      : [script]
  return sections
    .map((section) => `export const ${section} = ${JSON.stringify(compiledSection(section, language))}`)
    .join('\n')
}

const loadersModule = (section: string) => {
  const script = ownScripts.includes(section) ? section : pageTexts
  const loaders = languages().map(
    (language) =>
      `${JSON.stringify(language)}: async () => (await import('messages:${script}/${language}')).${section}`,
  )
  return `export const loaders = { ${loaders.join(', ')} }`
}

/**
 * Serves the texts of shared/messages to the browser. The module "messages:trips" exports `loaders`, a function for
 * each language that loads the section "trips". The modules "messages:frame/de", "messages:landing/de" and, for all
 * other sections, "messages:pages/de" export sections under their names: the compiled texts of one language, and as
 * `fallback` the English texts that it lacks. index.html gets the languages and, after a build, the addresses of the
 * texts of the first screen and of the pages and of the Arabic fonts in a meta element, which public/first-paint.js
 * reads.
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
      const arabicFonts = Object.keys(bundle)
        .filter((file) => arabicFont.test(file))
        .map((file) => `/${file}`)
      const content = languages().map((language) => ({
        language,
        direction: directionOf(language),
        texts: scripts.get(`\0messages:${firstSection}/${language}`),
        pages: scripts.get(`\0messages:${pageTexts}/${language}`),
        fonts: directionOf(language) === 'rtl' ? arabicFonts : undefined,
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
