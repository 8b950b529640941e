import type { AnyRouter } from '@tanstack/react-router'

type Analytics = { host: string; domain: string }
type Props = Record<string, string>

let analytics: Analytics | null = null
// Events from before the configuration is loaded; null once it is.
let waiting: (() => void)[] | null = []

// The id can be enough to open a trip, and in the address of a map or profile it identifies a person.
const privatePath = /^\/(map|profile|trip\/view|trip\/edit)\/[^/]+/

/** A path for analytics: without the ids of people and trips. */
export const publicPath = (path: string): string => path.replace(privatePath, '/$1/:id')

/** The template of the page's route, such as "/trip/view/$tripId". It contains no id and no token. */
let routeTemplate = () => '/'

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

/** A message without URLs and e-mail addresses. */
const withoutAddresses = (text: string) => text.replaceAll(/\b\w+:\/\/\S+|\S+@\S+/g, '…')

const post = ({ host, domain }: Analytics, name: string, url: string, props: Props | undefined) => {
  // The short names are those of Plausible's own script: name, url, domain, referrer, width, hash mode, props.
  const body = {
    n: name,
    u: url,
    d: domain,
    r: document.referrer === '' ? null : originOf(document.referrer),
    w: window.innerWidth,
    h: 0,
    ...(props !== undefined && { p: JSON.stringify(props) }),
  }
  void fetch(`${host}/api/event`, {
    method: 'POST',
    // This content type needs no CORS preflight request.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}

/** Sends the waiting events, and all later ones. With null no event is ever sent. */
export const startAnalytics = (configured: Analytics | null) => {
  analytics = configured
  const before = waiting ?? []
  waiting = null
  if (configured !== null) before.forEach((send) => send())
}

/** Reports an event on this page to the operator's analytics, if configured. */
export const trackEvent = (name: string, props?: Props) => {
  const url = window.location.origin + routeTemplate()
  const send = () => {
    if (analytics !== null) post(analytics, name, url, props)
  }
  if (waiting === null) send()
  else waiting.push(send)
}

/** Reports an error to the operator's analytics, if configured. */
export const trackError = (message: string) => trackEvent('error', { message: withoutAddresses(message) })

/**
 * Reports every page view, including the first. From now on all events contain the template of the router's route.
 */
export const startPageViews = (router: AnyRouter) => {
  routeTemplate = () => {
    const template: unknown = router.state.matches.at(-1)?.fullPath
    return typeof template === 'string' && template !== '' ? template : '/'
  }
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged || fromLocation === undefined) trackEvent('pageview')
  })
}
