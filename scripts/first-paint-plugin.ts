import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import type { Plugin } from 'vite'

/** Minifies public/first-paint.js: the browser waits for it on every page, and Vite copies public files unchanged. */
export const firstPaintPlugin = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const path = join(dir, 'first-paint.js')
    const { code, errors } = minifySync(path, readFileSync(path, 'utf8'))
    const [error] = errors
    if (error !== undefined) throw new Error(`public/first-paint.js: ${error.message}`)
    writeFileSync(path, code)
  },
})
