import { type Context, Hono } from 'hono'
import { firstYearOfStays, mostYearsAhead } from '#shared/collections/stays.ts'
import { cardSizes } from '#shared/pictures/card.ts'
import type { Clock } from '#server/clock.ts'
import { networkOf } from '#server/http/client-address.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { ApiError } from '#server/http/errors.ts'
import { errorFields, type Log } from '#server/http/log.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { type WebFiles, webPage } from '#server/http/static.ts'
import type { CardLook, Cards, SharedCard } from './card-tasks.ts'
import { tagOf } from './drawing-queue.ts'
import { keptReads } from './kept-reads.ts'

/** How long a link's texts are cached: a shared link is often opened by many people at once. */
const keptMs = 60_000
/** A ledger can have 50,000 stays, so few are cached. */
const mostLedgers = 8
const mostTrips = 500

/** The limit of pages with tags for a network. Within the app, moving from page to page does not request them. */
const limit = { count: 120, seconds: 60 }

interface PageDeps {
  cards: Cards
  clock: Clock
  limiter: RateLimiter
  log: Log
  /** The address of this server for other hosts. */
  publicUrl: string
  files: WebFiles
}

/** A link as other sites show it. */
interface Link {
  title: string
  text: string
  alt: string
  /** The version of its picture. */
  tag: string
}

/** The link to the profile, or to one of its years. */
type ProfileLinks = (year: number | undefined) => Link | null

const look: CardLook = { shape: 'card', theme: 'light' }

/**
 * The pages of profiles, of their years and of trips. Public ones have the tags that other sites read for a link
 * preview (https://ogp.me); all others are `plain`, the web app without tags. Search engines are told to ignore all of
 * them.
 */
export function sharedPages(
  { cards, clock, limiter, log, publicUrl, files }: PageDeps,
  plain: (c: Context<RequestEnv>) => Promise<Response>,
) {
  const pages = new Hono<RequestEnv>()
  const profiles = keptReads<ProfileLinks>({ most: mostLedgers, keptMs, clock })
  const trips = keptReads<Link | null>({ most: mostTrips, keptMs, clock })

  async function linksOf(user: string): Promise<ProfileLinks> {
    const person = await cards.person(user, undefined)
    const made = new Map<number | undefined, Link | null>()
    return (year) => {
      const known = made.get(year)
      if (known !== undefined) return known
      const link = linkOf(year === undefined ? person?.profile(look) : person?.year(year, look))
      made.set(year, link)
      return link
    }
  }

  /** Not cached: a profile or trip has no link from the moment at which it becomes private. */
  async function profileLink(user: string, year?: number): Promise<Link | null> {
    const lastYear = clock().getUTCFullYear() + mostYearsAhead
    if (year !== undefined && (year < firstYearOfStays || year > lastYear)) return null
    if (!(await cards.isPublic(user))) return null
    return (await profiles(user, () => linksOf(user)))(year)
  }

  const tripLink = async (trip: string) =>
    (await cards.isOpen(trip))
      ? trips(trip, async () => linkOf(await cards.trip(trip, undefined, look)))
      : null

  /** The page with its tags; null when there are none, or when they cannot be created now. */
  async function tagged(
    c: Context<RequestEnv>,
    card: string,
    read: () => Promise<Link | null>,
  ): Promise<string | null> {
    try {
      limiter.spend('page', networkOf(c.get('clientAddress')), limit)
      const link = await read()
      const html = link && (await webPage(files))
      if (!link || html === null) return null
      const image = `${publicUrl}/api/pictures/${card}/card.png?v=${link.tag}`
      return html.replace('</head>', () => `${tagsOf(link, `${publicUrl}${c.req.path}`, image)}</head>`)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 429)) {
        log.error('The tags of a page could not be made.', {
          request: c.get('requestId'),
          ...errorFields(error),
        })
      }
      return null
    }
  }

  async function page(c: Context<RequestEnv>, card: string, read: () => Promise<Link | null>) {
    const html = await tagged(c, card, read)
    const response =
      html === null
        ? await plain(c)
        : c.body(html, 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.headers.set('x-robots-tag', 'noindex')
    return response
  }

  pages.get('/profile/:user', (c) => {
    const user = c.req.param('user')
    return page(c, `profile/${user}`, () => profileLink(user))
  })
  pages.get('/profile/:user/year/:year{\\d{4}}', (c) => {
    const { user, year } = c.req.param()
    return page(c, `year/${user}/${year}`, () => profileLink(user, Number(year)))
  })
  pages.get('/trip/view/:trip', (c) => {
    const trip = c.req.param('trip')
    return page(c, `trip/${trip}`, () => tripLink(trip))
  })
  return pages
}

function linkOf(card: SharedCard | null | undefined): Link | null {
  return card ? { title: card.title, text: card.text, alt: card.alt, tag: tagOf(card.task) } : null
}

/** The tags of a link: Open Graph, and the tag that Twitter needs for a large picture. */
function tagsOf({ title, text, alt }: Link, url: string, image: string): string {
  const [width, height] = cardSizes.card
  const tags: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', 'Waymark'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', text],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', alt],
  ]
  const meta = tags.map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  )
  return `${meta.join('')}<meta name="twitter:card" content="summary_large_image" />`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) =>
  text.toWellFormed().replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
