import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { askedFirst } from '#web/queries/asked-first.ts'

type Bundle = Rolldown.OutputBundle

/** The files that a map draws, and the module of a page that draws a map immediately. */
const mapFiles = [
  { file: /^assets\/world-[\w-]+\.bin$/, by: '/leaflet/world-shape.ts' },
  { file: /^assets\/labels-[\w-]+\.json$/, by: '/leaflet/map-plate.tsx' },
]

/** The modules that a page imports dynamically as soon as it runs, by the path of its route. */
const importedFirst: Readonly<Record<string, readonly string[]>> = {
  '/map': ['/shared/ledger-columns.ts'],
  '/profile': ['/shared/ledger-columns.ts', '/features/profile/ledger-part.tsx'],
}

/**
 * Names the files of each route in a meta element of index.html, for public/first-paint.js: the scripts and style
 * sheets that its page imports and the first script does not, those that the page imports as soon as it runs, and the
 * files that its map draws. Routes that need a session are listed separately, and so are the first requests of the
 * pages. `routesFolder` ends with a slash.
 */
export const routeFilesPlugin = (routesFolder: string): Plugin => ({
  name: 'route-files',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      if (bundle === undefined) return []
      const files = new Set<string>()
      const routes = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.startsWith(routesFolder)) return []
        const [file = '', query = ''] = chunk.facadeModuleId.slice(routesFolder.length).split('?')
        if (!query.includes('component')) return []
        const own = filesOf(chunk, bundle, importedFirst[pathOf(file)])
        own.forEach((each) => files.add(each))
        return [{ path: pathOf(file), own, isPrivate: needsSession(routesFolder, file) }]
      })
      const all = [...files]
      const listOf = (some: typeof routes) =>
        some.map(({ path, own }) => [path, ...own.map((each) => all.indexOf(each))])
      const content = {
        files: all,
        askedFirst,
        forAnybody: listOf(routes.filter(({ isPrivate }) => !isPrivate)),
        forTheSignedIn: listOf(routes.filter(({ isPrivate }) => isPrivate)),
      }
      return [
        {
          tag: 'meta',
          attrs: { name: 'routes', content: JSON.stringify(content) },
          injectTo: 'head-prepend',
        },
      ]
    },
  },
})

/** The path of a route's file, such as "/explore/city/*". */
export const pathOf = (file: string): string =>
  `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`
    .replaceAll(/\$[^/]+/g, '*')
    .replaceAll('_', '')
    .replace(/\/(index|route)$/, '')

/** Whether a route's file, or the layout route of its folder, sends guests to the login. */
export const needsSession = (routesFolder: string, file: string): boolean =>
  [file, `${dirname(file)}/route.tsx`].some((each) => {
    const path = `${routesFolder}${each}`
    return existsSync(path) && /beforeLoad: .*\brequireUser\(/.test(readFileSync(path, 'utf8'))
  })

function filesOf(page: Rolldown.OutputChunk, bundle: Bundle, modulesAhead: readonly string[] = []): string[] {
  const first = new Set(
    Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk' && chunk.isEntry ? importsOf(chunk, bundle) : [],
    ),
  )
  const isAhead = (id: string) => modulesAhead.some((module) => id.endsWith(module))
  const ahead = Object.values(bundle).filter(
    (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some(isAhead),
  )
  const found = new Set<Rolldown.OutputChunk>()
  for (const chunk of [page, ...ahead]) if (chunk.type === 'chunk') importsOf(chunk, bundle, found)
  const chunks = [...found].filter((chunk) => !first.has(chunk))
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const drawn = mapFiles
    .filter(({ by }) => modules.some((id) => id.endsWith(by)))
    .flatMap(({ file }) => Object.keys(bundle).filter((name) => file.test(name)))
  return [...chunks.map(({ fileName }) => fileName), ...styles, ...drawn].map((name) => `/${name}`)
}

/** A chunk and everything that it imports statically. */
function importsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Bundle,
  found = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  found.add(chunk)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && !found.has(imported)) importsOf(imported, bundle, found)
  }
  return [...found]
}
