import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  mostFigures,
  paperNames,
  papers,
  posterMaps,
  previewPixels,
  sheetRatio,
} from '#shared/pictures/choices.ts'
import { worldContent, worldFigures } from '#shared/pictures/from-ledger.ts'
import { themes } from '#shared/pictures/inks.ts'
import { orientations, posterTitleMax } from '#shared/pictures/poster.ts'
import { requireCaller } from '#server/auth/sessions/caller.ts'
import type { Ledgers } from '#server/collections/ledger.ts'
import { acceptedLanguages } from '#server/http/accept-language.ts'
import { networkOf } from '#server/http/client-address.ts'
import type { RequestEnv } from '#server/http/context.ts'
import { fieldsOf, invalidFields, notFound } from '#server/http/errors.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { languageFor } from '#server/messages/texts.ts'
import type { Engine } from '#server/records/engine.ts'
import type { CardLook, Cards, SharedCard } from './card-tasks.ts'
import { type DrawingQueue, tagOf } from './drawing-queue.ts'
import type { PictureData } from './picture-data.ts'
import type { PictureTask, Subject } from './picture-task.ts'
import { picturedTrip, tripFigures } from './trip-content.ts'

export interface PictureDeps {
  engine: Engine
  ledgers: Ledgers
  data: PictureData
  cards: Cards
  drawings: DrawingQueue
  limiter: RateLimiter
}

/** Requests of a network without an account, and of a person. Each change of a choice asks for a preview. */
const limits = { guest: { count: 60, seconds: 60 }, person: { count: 120, seconds: 60 } }

const cardQuery = z.object({ theme: z._default(z.enum(themes), 'light') })

const listOf = <const Name extends string>(names: readonly Name[]) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(200)),
      z.transform((text) => text.split(',').filter((name) => name !== '')),
    ),
    z.array(z.enum(names)).check(z.maxLength(mostFigures)),
  )

const posterQuery = z.object({
  title: z._default(z.string().check(z.maxLength(posterTitleMax)), ''),
  paper: z._default(z.enum(paperNames), 'a4'),
  orientation: z._default(z.enum(orientations), 'portrait'),
  theme: z._default(z.enum(themes), 'light'),
  map: z._default(z.enum(posterMaps), 'globe'),
  /** The preview has the size of a screen. */
  preview: z._default(z.enum(['0', '1']), '0'),
})
const worldQuery = z.extend(posterQuery, {
  figures: z.optional(listOf(worldFigures)),
  /** The local day of the reader, `YYYY-MM-DD`. */
  today: z.optional(z.string().check(z.maxLength(20))),
})
const tripQuery = z.extend(posterQuery, { figures: z.optional(listOf(tripFigures)) })
type PosterChoices = z.infer<typeof posterQuery>

/**
 * Pictures of places, as files. Cards and stories contain only the public form of the data. Everybody gets those of
 * public profiles and open trips; the owner also gets them while they are private. Posters are only for their owner.
 */
export function pictureRoutes({ engine, ledgers, data, cards, drawings, limiter }: PictureDeps) {
  const app = new Hono<RequestEnv>()

  app.get('/api/pictures/profile/:user/:shape{(card|story)\\.png}', async (c) =>
    sendCard(c, async (viewer, look) => {
      const person = await cards.person(c.req.param('user'), viewer)
      return person && person.profile(look)
    }),
  )
  app.get('/api/pictures/year/:user/:year{\\d{4}}/:shape{(card|story)\\.png}', async (c) =>
    sendCard(c, async (viewer, look) => {
      const person = await cards.person(c.req.param('user'), viewer)
      return person && person.year(Number(c.req.param('year')), look)
    }),
  )
  app.get('/api/pictures/trip/:trip/:shape{(card|story)\\.png}', async (c) =>
    sendCard(c, (viewer, look) => cards.trip(c.req.param('trip'), viewer, look)),
  )

  app.get('/api/pictures/profile/:user/:file{poster\\.(png|pdf)}', async (c) => {
    const { userId } = spend(c)
    if (c.req.param('user') !== userId) throw notFound()
    const { figures = worldFigures.slice(0, mostFigures), today, ...choices } = parsed(worldQuery, c)
    const [ledger, person] = [await ledgers.ledgerOf(userId, c.get('caller')), await data.person(userId)]
    if (!ledger || !person) throw notFound()
    const language = languageOf(c, person.language)
    const source = await data.pictured(ledger, person.name, language, today)
    const content = worldContent(source, figures, choices.map === 'globe')
    const { texts } = source
    const title =
      choices.title.trim() || (content.home ? texts.titleFrom({ city: content.home.name }) : texts.titleWorld)
    return sendPoster(c, { about: 'profile', content }, { ...choices, title }, language)
  })

  app.get('/api/pictures/trip/:trip/:file{poster\\.(png|pdf)}', async (c) => {
    const { userId } = spend(c)
    const { figures = tripFigures, ...choices } = parsed(tripQuery, c)
    const person = await data.person(userId)
    const language = languageOf(c, person?.language ?? '')
    const found = await picturedTrip(engine.db, data, c.req.param('trip'), {
      viewer: userId,
      language,
      figures,
    })
    if (!found || found.owner !== userId) throw notFound()
    const { content } = found
    return sendPoster(
      c,
      { about: 'trip', content },
      { ...choices, title: choices.title.trim() || content.name },
      language,
    )
  })

  /** Counts a request. Throws the 401 for a guest when a signed-in caller is required. */
  function spend(c: Context<RequestEnv>) {
    const caller = requireCaller(c.get('caller'))
    limiter.spend('picture', caller.userId, limits.person)
    return caller
  }

  async function sendCard(
    c: Context<RequestEnv>,
    read: (viewer: string | undefined, look: CardLook) => Promise<SharedCard | null>,
  ) {
    const viewer = c.get('caller')?.userId
    if (viewer === undefined) limiter.spend('picture', networkOf(c.get('clientAddress')), limits.guest)
    else limiter.spend('picture', viewer, limits.person)
    const shape = c.req.param('shape')?.startsWith('story') ? 'story' : 'card'
    const card = await read(viewer, { shape, theme: parsed(cardQuery, c).theme })
    if (!card) throw notFound()
    // A shared cache must revalidate each time, because the profile or the trip can have become private.
    return send(c, card.task, viewer === undefined ? 'no-cache' : 'no-store')
  }

  function sendPoster(c: Context<RequestEnv>, subject: Subject, choices: PosterChoices, language: string) {
    const isPdf = c.req.param('file')?.endsWith('.pdf') === true
    const task = posterTask(subject, choices, language, isPdf ? 'pdf' : 'png')
    return send(c, task, 'no-store')
  }

  async function send(c: Context<RequestEnv>, task: PictureTask, caching: string) {
    const headers = { etag: `"${tagOf(task)}"`, 'cache-control': caching }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    const bytes = await drawings.draw(task, { person: c.get('caller')?.userId, signal: c.req.raw.signal })
    const { subject, sheet, output } = task
    return c.body(bytes, 200, {
      ...headers,
      'content-type': output.format === 'pdf' ? 'application/pdf' : 'image/png',
      'content-disposition': `inline; filename=waymark-${subject.about}-${sheet.shape}.${output.format}`,
    })
  }

  return app
}

function posterTask(
  subject: Subject,
  { title, paper, orientation, theme, preview }: PosterChoices,
  language: string,
  format: 'pdf' | 'png',
): PictureTask {
  const { millimetres, pixels } = papers[paper]
  const shorter = preview === '1' ? previewPixels : pixels
  const width = orientation === 'portrait' ? shorter : Math.round(shorter * sheetRatio)
  return {
    subject,
    sheet: { shape: 'poster', title, orientation },
    theme,
    language,
    output: format === 'pdf' ? { format, millimetres } : { format, width, dotsPerInch: 300 },
  }
}

/** The language of the person who asks: of the account, else of the browser. */
const languageOf = (c: Context<RequestEnv>, own: string) =>
  languageFor(own, ...acceptedLanguages(c.req.header('accept-language')))

/** The choices in a query. Throws a 400 with the invalid fields. */
function parsed<Output>(schema: z.ZodMiniType<Output>, c: Context<RequestEnv>): Output {
  const asked = schema.safeParse(c.req.query())
  if (!asked.success)
    throw invalidFields('The picture has a choice that does not exist.', fieldsOf(asked.error))
  return asked.data
}
