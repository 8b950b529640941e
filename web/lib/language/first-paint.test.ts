import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchLanguage } from '#shared/messages/languages.ts'
import { chooseLanguage, followLanguage } from './language.ts'
import { enterAs, startServer } from '#web/test/render-app.tsx'

const script = readFileSync('web/public/first-paint.js', 'utf8')
const root = document.documentElement
const languages = ['ar', 'de', 'en']

/** Runs the script as in the head of a page, in a browser with these languages. */
const openPage = (browser: readonly string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  root.lang = 'en'
  root.dir = 'ltr'
  window.eval(script)
  return [root.lang, root.dir]
}

beforeEach(() => {
  const meta = document.createElement('meta')
  meta.name = 'languages'
  meta.content = JSON.stringify(
    languages.map((language) => ({
      language,
      direction: language === 'ar' ? 'rtl' : 'ltr',
      texts: `/assets/${language}.js`,
      pages: `/assets/${language}-pages.js`,
      fonts: language === 'ar' ? ['/assets/arabic.woff2'] : undefined,
    })),
  )
  document.head.replaceChildren(meta)
})

afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  await chooseLanguage('')
  document.head.replaceChildren()
})

test.each([
  [['ar'], 'ar', 'rtl'],
  [['ar-EG', 'en'], 'ar', 'rtl'],
  [['fr', 'de-AT', 'ar'], 'de', 'ltr'],
  [['xx', ''], 'en', 'ltr'],
  [[], 'en', 'ltr'],
])('a browser with the languages %j gets %s, %s', (browser, language, direction) => {
  expect(openPage(browser)).toEqual([language, direction])
  expect(matchLanguage(browser, languages)).toBe(language)
})

test.each([
  ['/', ['/assets/ar.js']],
  ['/explore', ['/assets/ar.js', '/assets/ar-pages.js']],
])('the texts of %s are preloaded', (address, texts) => {
  window.history.replaceState(null, '', address)
  openPage(['ar-EG'])
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(links.map(({ href }) => new URL(href).pathname)).toEqual(texts)
})

const ownMap = ['/assets/map.js modulepreload', '/assets/map.css preload style']
const personsMap = ['/assets/map.js modulepreload', '/assets/person.js modulepreload']

test.each([
  ['/map/', 'signed in', ownMap, ['/assets/world.bin']],
  ['/map', 'a guest', [], []],
  ['/map/0123456789abcde', 'signed in', personsMap, []],
  ['/map/0123456789abcde', 'a guest', personsMap, []],
  ['/trip/create', 'signed in', [], []],
])('the files of %s for %s are preloaded', (address, who, files, fetched) => {
  if (who === 'signed in') localStorage.setItem('pocketbase_auth', '{}')
  const meta = document.createElement('meta')
  meta.name = 'routes'
  meta.content = JSON.stringify({
    files: ['/assets/map.js', '/assets/person.js', '/assets/map.css', '/assets/world.bin'],
    forAnybody: [['/map/*', 0, 1]],
    forTheSignedIn: [['/map', 0, 2, 3]],
    askedFirst: {},
  })
  document.head.append(meta)
  window.history.replaceState(null, '', address)
  const added: HTMLLinkElement[] = []
  // In the document the browser would load the links.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof HTMLLinkElement))
  })
  const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  openPage(['en'])
  expect(fetching.mock.calls.map(([href]) => href)).toEqual(fetched)
  expect(Object.keys(window.fetchedAhead ?? {})).toEqual(fetched)
  const wanted = added.map(
    (link) => `${new URL(link.href).pathname} ${link.rel} ${link.getAttribute('as') ?? ''}`,
  )
  expect(wanted.map((each) => each.trim()).filter((each) => !each.includes('/en'))).toEqual(files)
})

const nobody = { Authorization: undefined }
const ada = { token: 'abc', record: { id: 'adaadaadaadaada' } }

test.each([
  ['a guest', null, ['/api/city/paris'], nobody],
  ['a session without its person', { token: 'abc' }, ['/api/city/paris'], nobody],
  [
    'Ada',
    ada,
    ['/api/city/paris adaadaadaadaada', '/api/ledger/adaadaadaadaada adaadaadaadaada'],
    { Authorization: 'abc' },
  ],
])('the first requests of a page are sent for %s', (_, session, keys, headers) => {
  if (session !== null) localStorage.setItem('pocketbase_auth', JSON.stringify(session))
  const meta = document.createElement('meta')
  meta.name = 'routes'
  const askedFirst = { '/city/*': ['/api/city/{0}', '/api/ledger/{user}'], '/map': ['/api/other'] }
  meta.content = JSON.stringify({ files: [], forAnybody: [['/city/*']], forTheSignedIn: [], askedFirst })
  document.head.append(meta)
  window.history.replaceState(null, '', '/city/paris')
  vi.spyOn(document.head, 'append').mockReturnValue()
  const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  openPage(['de'])
  expect(Object.keys(window.fetchedAhead ?? {})).toEqual(keys)
  expect(fetching.mock.calls.map(([href]) => href)).toEqual(keys.map((key) => key.replace(/ .*/, '')))
  expect(fetching.mock.calls[0]?.[1]?.headers).toEqual({ 'Accept-Language': 'de', ...headers })
})

test('the Arabic font is preloaded for Arabic only', () => {
  const fonts = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  openPage(['de'])
  expect(fonts()).toEqual([])
  openPage(['ar'])
  expect(fonts().map((link) => [new URL(link.href).pathname, link.as, link.crossOrigin])).toEqual([
    ['/assets/arabic.woff2', 'font', 'anonymous'],
  ])
})

test('the stored choice has priority over the languages of the browser, unless it has no texts', () => {
  localStorage.setItem('language', 'ar')
  expect(openPage(['de', 'en'])).toEqual(['ar', 'rtl'])
  localStorage.setItem('language', 'xx')
  expect(openPage(['de', 'en'])).toEqual(['de', 'ltr'])
})

test('a browser that refuses storage gets its own language', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(openPage(['ar'])).toEqual(['ar', 'rtl'])
})

test('after a sign-in the next page has the language of the account', async () => {
  const { person } = await startServer()
  expect(openPage(['de'])).toEqual(['de', 'ltr'])
  const stop = followLanguage()
  enterAs({ ...person, record: { ...person.record, language: 'ar' } })
  await vi.waitFor(() => expect(root.lang).toBe('ar'))
  stop()
  expect(openPage(['de'])).toEqual(['ar', 'rtl'])
})
