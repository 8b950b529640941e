type Analytics = { host: string; domain: string }
type Props = Record<string, string>

let analytics: Analytics | null = null
// What happened before the configuration came; null once it is known that nobody listens.
let waiting: (() => void)[] | null = []

const post = ({ host, domain }: Analytics, name: string, url: string, props: Props | undefined) => {
  const body = {
    name,
    url,
    domain,
    referrer: document.referrer === '' ? null : document.referrer,
    width: window.innerWidth,
    hashMode: 0,
    ...(props !== undefined && { props }),
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
  const url = window.location.href
  const send = () => {
    if (analytics !== null) post(analytics, name, url, props)
  }
  if (waiting === null) send()
  else waiting.push(send)
}
