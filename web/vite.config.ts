import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => `${import.meta.dirname}/${path}`

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
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    // An SVG shown by <use href> must be a file of its own: data: URLs are refused there.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8090', changeOrigin: false },
      '/flags': { target: process.env['API_URL'] ?? 'http://127.0.0.1:8090', changeOrigin: false },
    },
    fs: { allow: [here('..')] },
  },
})
