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
  // The build writes what it has made into meta elements. The development server does not.
  var built = function (name) {
    var meta = document.querySelector('meta[name="' + name + '"]')
    return meta === null ? null : JSON.parse(meta.content)
  }

  // The choice ("light" or "dark") is under "theme"; without one the system decides.
  var theme = stored('theme')
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'

  // The choice is under "language"; without one the first language of the browser that is there, or else English.
  var languages = built('languages') || []
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

  // What the app imports and asks for as soon as it runs is loaded beside it.
  var preload = function (href) {
    var link = document.createElement('link')
    var isScript = href.endsWith('.js')
    link.rel = isScript ? 'modulepreload' : 'preload'
    if (!isScript) link.as = href.endsWith('.woff2') ? 'font' : 'style'
    // As the app asks for it, which would otherwise not find it.
    link.crossOrigin = 'anonymous'
    link.href = href
    document.head.append(link)
  }
  // What a map draws and what the page asks the server first, for web/lib/page/fetch-ahead.ts. A browser complains of a
  // preload that is used late, as on a slow machine. A map is drawn by scripts, which come first.
  var fetchedAhead = {}
  window.fetchedAhead = fetchedAhead
  var fetchAhead = function (href, key, options) {
    fetchedAhead[key] = fetch(href, options).catch(function () {
      // The app asks again, and says so when that fails, too.
      return undefined
    })
  }
  if (chosen.texts !== undefined) preload(chosen.texts)
  ;(chosen.fonts || []).forEach(preload)
  // A guest's landing page has its texts beside it and is drawn without the SDK; every other page asks the server for
  // something first.
  if (location.pathname === '/' && stored('pocketbase_auth') === null) return
  if (chosen.pages !== undefined) preload(chosen.pages)
  ;(built('sdk') || []).forEach(preload)

  var page = built('routes')
  if (page === null) return
  // A guest who opens a page that needs a session is sent to sign in.
  var routes = page.forAnybody.concat(stored('pocketbase_auth') === null ? [] : page.forTheSignedIn)
  var steps = location.pathname.replace(/\/$/, '').split('/')
  var route = routes.find(function (one) {
    var own = one[0].split('/')
    return (
      own.length === steps.length &&
      own.every(function (step, index) {
        return step === '*' || step === steps[index]
      })
    )
  })
  if (route === undefined) return
  // As the SDK stores it.
  var session
  try {
    session = JSON.parse(stored('pocketbase_auth'))
  } catch {
    session = null
  }
  var token = (session && session.record && session.token) || ''
  var values = steps.filter(function (step, index) {
    return route[0].split('/')[index] === '*'
  })
  ;(page.askedFirst[route[0]] || []).forEach(function (address) {
    if (token === '' && address.includes('{user}')) return
    var href = address.replace('{0}', values[0])
    var headers = { 'Accept-Language': chosen.language }
    if (token !== '') {
      href = href.replace('{user}', session.record.id)
      headers.Authorization = token
    }
    fetchAhead(href, token === '' ? href : href + ' ' + session.record.id, { headers: headers })
  })
  route.slice(1).forEach(function (index) {
    var file = page.files[index]
    if (/\.(js|css)$/.test(file)) preload(file)
    else fetchAhead(file, file, { priority: 'low' })
  })
})()
