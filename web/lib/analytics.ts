import type { AnyRouter } from '@tanstack/react-router'

type Analytics = { host: string; domain: string }
type Props = Record<string, string>

let analytics: Analytics | null = null
// What happened before the configuration came; null once it is known that nobody listens.
let waiting: (() => void)[] | null = []

// Whoever has the address of a trip can open it, and an address of a map or profile leads to a person.
const privatePath = /^\/(map|profile|trip\/view|trip\/edit)\/[^/]+/

/** A path as analytics may see it: no ids of people and trips. */
export const publicPath = (path: string): string => path.replace(privatePath, '/$1/:id')

/** The template of the page's route, such as "/trip/view/$tripId". It holds no id and no token. */
let routeTemplate = () => '/'

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : '')

/** A message without the addresses and e-mail addresses in it. */
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
    // A type that needs no preflight.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined)
}

/** Sends events from now on, and those that waited; with null nothing is ever sent. */
export const startAnalytics = (configured: Analytics | null) => {
  analytics = configured
  const before = waiting ?? []
  waiting = null
  if (configured !== null) before.forEach((send) => send())
}

/** Tells the operator's analytics, if any, what happened on this page. */
export const trackEvent = (name: string, props?: Props) => {
  const url = window.location.origin + routeTemplate()
  const send = () => {
    if (analytics !== null) post(analytics, name, url, props)
  }
  if (waiting === null) send()
  else waiting.push(send)
}

/** Tells the operator's analytics, if any, of an error. */
export const trackError = (message: string) => trackEvent('error', { message: withoutAddresses(message) })

/** Tells of every page that is opened, the first included; all events name the route of the router's page. */
export const startPageViews = (router: AnyRouter) => {
  routeTemplate = () => {
    const template: unknown = router.state.matches.at(-1)?.fullPath
    return typeof template === 'string' && template !== '' ? template : '/'
  }
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged || fromLocation === undefined) trackEvent('pageview')
  })
}
