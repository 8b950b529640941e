import { type Context, type Handler, Hono } from 'hono'
import { cardSizes } from '#shared/pictures/card.ts'
import type { Clock } from '#server/clock.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { webPage } from '#server/http/static.ts'
import type { CardAsk, Cards, SharedCard } from './card-tasks.ts'
import { tagOf } from './gate.ts'

/** How long a link's words are kept: many readers of a link ask for its page at once. */
const keptMs = 60_000
const mostKept = 500

interface PageDeps {
  cards: Cards
  clock: Clock
  /** The address of this server for other hosts. */
  publicUrl: string
  webFolder: string
}

/** A link as other sites show it. */
interface Link {
  title: string
  text: string
  alt: string
  /** The version of its picture. */
  tag: string
}

/**
 * The pages of public profiles, of their years and of open trips: the web app with the tags that other sites read of a
 * link (https://ogp.me). What is private or absent is `plain`, the web app alone, which search engines leave out.
 */
export function sharedPages(
  { cards, clock, publicUrl, webFolder }: PageDeps,
  plain: (c: Context<RequestEnv>) => Promise<Response>,
) {
  const pages = new Hono<RequestEnv>()
  const ask: CardAsk = { shape: 'card', theme: 'light', viewer: undefined }
  const kept = new Map<string, { at: number; link: Link | null }>()

  const page =
    (
      address: (params: Record<string, string>) => { path: string; card: string },
      isShared: (params: Record<string, string>) => Promise<boolean>,
      read: (params: Record<string, string>) => Promise<SharedCard | null>,
    ): Handler<RequestEnv> =>
    async (c) => {
      const params = c.req.param()
      const { path, card } = address(params)
      // Asked each time: from the moment on at which something becomes private, its page has nothing.
      const link = (await isShared(params)) ? await linkOf(path, () => read(params)) : null
      const html = link && (await webPage(webFolder))
      if (!link || html === null) {
        const response = await plain(c)
        response.headers.set('x-robots-tag', 'noindex')
        return response
      }
      const image = `${publicUrl}/api/pictures/${card}/card.png?v=${link.tag}`
      return c.body(
        html.replace('</head>', () => `${tagsOf(link, `${publicUrl}${path}`, image)}</head>`),
        200,
        {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        },
      )
    }

  async function linkOf(path: string, read: () => Promise<SharedCard | null>): Promise<Link | null> {
    const now = clock().getTime()
    const known = kept.get(path)
    if (known && Math.abs(now - known.at) < keptMs) return known.link
    const card = await read()
    const link = card && { title: card.title, text: card.text, alt: card.alt, tag: tagOf(card.task) }
    kept.delete(path)
    kept.set(path, { at: now, link })
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
    return link
  }

  pages.get(
    '/profile/:user',
    page(
      ({ user = '' }) => ({ path: `/profile/${user}`, card: `profile/${user}` }),
      ({ user = '' }) => cards.isPublic(user),
      ({ user = '' }) => cards.profile(user, ask),
    ),
  )
  pages.get(
    '/profile/:user/year/:year{\\d{4}}',
    page(
      ({ user = '', year = '' }) => ({ path: `/profile/${user}/year/${year}`, card: `year/${user}/${year}` }),
      ({ user = '' }) => cards.isPublic(user),
      ({ user = '', year }) => cards.year(user, Number(year), ask),
    ),
  )
  pages.get(
    '/trip/view/:trip',
    page(
      ({ trip = '' }) => ({ path: `/trip/view/${trip}`, card: `trip/${trip}` }),
      ({ trip = '' }) => cards.isOpen(trip),
      ({ trip = '' }) => cards.trip(trip, ask),
    ),
  )
  return pages
}

/** The tags of a link: Open Graph, and the one of its own that Twitter needs for a large picture. */
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
