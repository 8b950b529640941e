import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inksOf, themes } from '#shared/pictures/inks.ts'

const styles = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = styles.split("[data-theme='dark'] {")

test.each(themes)('the colours of the %s theme are those of the web app', (theme) => {
  const block = theme === 'light' ? light : dark
  const inStyles = Object.keys(inksOf[theme]).map((name) => {
    const property = name.replaceAll(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)
    return [name, new RegExp(`--${property}: (#[0-9a-f]{6})`).exec(block)?.[1]]
  })
  expect(Object.fromEntries(inStyles)).toEqual(inksOf[theme])
})
