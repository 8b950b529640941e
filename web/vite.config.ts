import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { firstPaintPlugin } from '#scripts/first-paint-plugin.ts'
import { messagesPlugin } from '#scripts/messages-plugin.ts'
import { routeFilesPlugin } from '#scripts/route-files-plugin.ts'
import { worldPlugin } from '#scripts/world-plugin.ts'

const here = (path: string) => `${import.meta.dirname}/${path}`
/** The folder of the project, with a slash at its end. */
const root = import.meta.dirname.slice(0, -'web'.length)

// The two fonts of the first screen; without a preload the browser finds them only after styles and script.
const preloadedFonts = [
  /source-serif-4-latin-opsz-normal.*\.woff2$/,
  /hanken-grotesk-latin-wght-normal.*\.woff2$/,
]

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => preloadedFonts.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            // The script draws the text that needs the fonts, so it comes first and they load while it runs.
            fetchpriority: 'low',
          },
          injectTo: 'head' as const,
        })),
  },
}

const sdkModule = here('lib/api/client.ts')

/** Names the scripts of the SDK in a meta element, for public/first-paint.js. */
const nameSdk: Plugin = {
  name: 'name-sdk',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      // The module is in a chunk that other chunks import too; a second chunk exports it under its own names.
      const scripts = Object.values(bundle).filter(
        (file) =>
          file.type === 'chunk' && (file.facadeModuleId === sdkModule || file.moduleIds.includes(sdkModule)),
      )
      const content = JSON.stringify(scripts.map(({ fileName }) => `/${fileName}`))
      return [{ tag: 'meta', attrs: { name: 'sdk', content }, injectTo: 'head-prepend' as const }]
    },
  },
}

/** The modules that draw the world and do not need Leaflet; still maps use them, too. */
const isForDrawing = (id: string) =>
  /\/web\/leaflet\/(canvas-fonts|equal-earth|hatch|mercator|paint|palette|place-labels|ring-measures|simplify|small-places|trace|unroll|world-file|world-shape)\.ts$/.test(
    id,
  )

/** Leaflet, and the modules that only movable maps need. */
const isForMaps = (id: string) =>
  /\/web\/leaflet\/(map-|use-|label-|pin-|reveal|square|basemap|canvas-tiles|show-fitted|free-area|fit-view|zoom-buttons|wheel-zoom|tile-|edges|place-popup|place-at|view-canvas|local-scale)[\w-]*\.tsx?$|\/node_modules\/leaflet\//.test(
    id,
  )

/**
 * Whether a module belongs to no single page. Texts and names of cities are loaded in one language, and the larger
 * parts of the interface only where they are used.
 */
const isForManyPages = (id: string) =>
  id.startsWith(root) &&
  /^(shared|web\/(lib|messages|queries|ui))\//.test(id.slice(root.length)) &&
  !/city-names|\/(menu|popover|undo-import)\.tsx|\/(imports|import-rows)\.ts/.test(id)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: here('routes'),
      generatedRouteTree: here('route-tree.gen.ts'),
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      disableLogging: true,
      tmpDir: here('../node_modules/.tanstack'),
    }),
    react(),
    tailwindcss(),
    messagesPlugin(),
    worldPlugin(),
    preloadFonts,
    nameSdk,
    firstPaintPlugin(),
    routeFilesPlugin(here('routes/')),
  ],
  // The worker that reads imported files loads the libraries of their formats on demand.
  worker: { format: 'es' },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // A browser without module preload loads each module when it is imported.
    modulePreload: { polyfill: false },
    // An SVG shown by <use href> must be a file of its own: data: URLs are refused there.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      output: {
        // With the default splitting, the first screen is some thirty files and every other page some fifty, most of
        // them below a kilobyte. Few files compress better, and a browser loads only six at a time.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'] },
            { name: 'icons', test: /\/lucide-react\// },
            // Without the texts that the shared modules wait for: when these fail, the client still loads.
            { name: 'sdk', test: /\/pocketbase\/|web\/lib\/api\/client\.ts|shared\/collections\// },
            { name: 'shared', test: isForManyPages, minShareCount: 4 },
            // The names on a map and the lists of places need it: with the default splitting, the lists would load
            // Leaflet for it.
            { name: 'city-names', test: /\/web\/lib\/language\/city-names\.ts$/ },
            { name: 'drawing', test: isForDrawing, minShareCount: 2 },
            { name: 'map', test: isForMaps, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8090', changeOrigin: false },
      // The last page of an OAuth sign-in.
      '/_/': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8090', changeOrigin: false },
      '/flags': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8090', changeOrigin: false },
    },
    fs: { allow: [here('..')] },
  },
})
