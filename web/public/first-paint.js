// Runs before the first paint. Storage may be forbidden: then the system decides the theme, the browser the language.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  // The choice ("light" or "dark") is under "theme"; without one the system decides.
  var theme = stored('theme')
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'

  // The choice is under "language"; without one the first language of the browser that is there, or else English.
  // The build writes the languages into the meta element.
  var meta = document.querySelector('meta[name="languages"]')
  var languages = meta === null ? [] : JSON.parse(meta.content)
  var find = function (tag) {
    return languages.find(function (one) {
      return one.language === tag
    })
  }
  var chosen = [stored('language')].concat(navigator.languages, 'en').reduce(function (found, tag) {
    return found || (tag && (find(tag) || find(tag.split('-')[0])))
  }, undefined)
  if (chosen === undefined) return
  root.lang = chosen.language
  root.dir = chosen.direction

  // What the app imports as soon as it runs is loaded beside it. The development server names no files.
  var preload = function (href) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  if (chosen.texts !== undefined) preload(chosen.texts)
  // A guest's landing page has its texts beside it and is drawn without the SDK; every other page asks the server for
  // something first.
  if (location.pathname === '/' && stored('pocketbase_auth') === null) return
  if (chosen.pages !== undefined) preload(chosen.pages)
  var sdk = document.querySelector('meta[name="sdk"]')
  if (sdk !== null) sdk.content.split(' ').filter(Boolean).forEach(preload)
})()
