import { setTimeout as waited } from 'node:timers/promises'
import sharp from 'sharp'
import type { HttpClient } from '#server/test/http-client.ts'
import type { People, Person } from '#server/test/people.ts'

/** Mixed traffic of guests and people. */
export interface Traffic {
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** The number of requested trips, and of those that exceeded the planner's limit: a 504 with a message. */
  readonly plans: { asked: number; late: number }
  stop(): Promise<void>
}

interface Target extends HttpClient {
  url: string
  people: People
}

const peopleCount = 8
const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
const records = (collection: string) => `/api/collections/${collection}/records`

const paths = [
  ...['par', 'lon', 'ber', 'san'].flatMap((text) => [
    `/api/cities/matches?q=${text}`,
    `${records('city')}?perPage=50&sort=-population&filter=unaccented_name~'${text}%25'`,
  ]),
  ...Array.from({ length: 30 }, (_, page) => `${records('city')}?perPage=500&skipTotal=1&page=${page + 1}`),
  `${records('country')}?perPage=500`,
  '/api/config',
  '/flags/de.svg',
  '/livez',
]

/** Photos of random noise, which neither JPEG nor the encoder can compress. */
const photo = async (side: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: side, height: side, channels: 3, background: '#888', noise } as const
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer())
}

/**
 * Sends mixed traffic to a server until it is stopped: lists, searches, costly filters, files, sign-ins, uploads,
 * marks, trips of the assistant, mails, exports and event streams that come and go.
 */
export async function startTraffic({ send, url, people }: Target): Promise<Traffic> {
  const persons: Person[] = []
  for (let index = 0; index < peopleCount; index += 1) {
    persons.push(await people.register({ email: `traffic${index}@example.org` }))
  }
  const list = await send(`${records('city')}?perPage=300&fields=id,name`)
  const { items: cities } = (await list.json()) as { items: { id: string; name: string }[] }
  const photos = await Promise.all([400, 900, 1600].map(photo))
  const statuses = new Map<number, number>()
  const plans = { asked: 0, late: 0 }

  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  async function ask(...request: Parameters<HttpClient['send']>) {
    const response = await send(...request)
    count(response.status)
    return response
  }
  const works: readonly (readonly [everyMs: number, work: () => Promise<unknown>])[] = [
    [20, () => ask(oneOf(paths), { headers: { 'accept-encoding': oneOf(['gzip', 'br', 'identity']) } })],
    [700, () => ask(`${records('city')}?perPage=20&filter=country.timezones!~'xyz'%26%26name~'qqq'`)],
    [400, () => signIn(ask, oneOf(persons))],
    [1500, () => changePicture(ask, oneOf(persons), oneOf(photos))],
    [60, () => mark(ask, oneOf(persons), oneOf(cities).id)],
    [5000, plan],
    [1000, () => askForMail(ask, oneOf(persons))],
    [2000, () => ask('/api/account/export', { token: oneOf(persons).token })],
    [150, () => followEvents(ask, url, oneOf(persons))],
  ]

  async function plan() {
    const prompt = `Five days from ${oneOf(cities).name} to ${oneOf(cities).name}`
    const { token } = oneOf(persons)
    const { status } = await send('/api/planner/generate', { method: 'POST', body: { prompt }, token })
    plans.asked += 1
    if (status === 504) plans.late += 1
    else count(status)
  }

  const state = { stopped: false }
  const running = works.map(async ([everyMs, work]) => {
    while (!state.stopped) {
      await work()
      await waited(everyMs * (0.5 + Math.random()))
    }
  })
  // stop() throws a failure, not this statement.
  const ended = Promise.allSettled(running)
  return {
    statuses,
    plans,
    async stop() {
      state.stopped = true
      await ended
      await Promise.all(running)
    },
  }
}

type Ask = HttpClient['send']

/** Signs in, with a wrong password at times, and out. */
async function signIn(ask: Ask, { email, password }: Person) {
  const body = { identity: email, password: oneOf([password, password, 'a wrong one']) }
  const signedIn = await ask('/api/collections/users/auth-with-password', { method: 'POST', body })
  if (!signedIn.ok) return
  const { token } = (await signedIn.json()) as { token: string }
  await ask('/api/auth/sign-out', { method: 'POST', body: {}, token })
}

async function changePicture(ask: Ask, { id, token }: Person, picture: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('avatar', new File([picture], 'photo.jpg', { type: 'image/jpeg' }))
  const changed = await ask(`${records('users')}/${id}`, { method: 'PATCH', body, token })
  const { avatar } = (await changed.json()) as { avatar?: string }
  if (avatar) await ask(`/api/files/users/${id}/${avatar}`)
}

async function mark(ask: Ask, { id: user, token }: Person, city: string) {
  const body = { user, city }
  const marked = await ask(records('visited_city'), { method: 'POST', body, token })
  if (!marked.ok) return
  const { id } = (await marked.json()) as { id: string }
  await ask(`${records('visited_city')}/${id}`, { method: 'DELETE', token })
}

async function askForMail(ask: Ask, { email }: Person) {
  await ask('/api/collections/users/request-password-reset', { method: 'POST', body: { email } })
}

/** Opens an event stream for up to three seconds. */
async function followEvents(ask: Ask, url: string, { token }: Person) {
  const leaving = new AbortController()
  const stream = await fetch(`${url}/api/realtime`, { signal: leaving.signal })
  const reader = stream.body?.getReader()
  const hello = new TextDecoder().decode((await reader?.read())?.value)
  const [, clientId = ''] = /"clientId":"([^"]+)"/.exec(hello) ?? []
  const body = { clientId, subscriptions: ['visited_city/*', 'trip/*'] }
  await ask('/api/realtime', { method: 'POST', body, token })
  await waited(Math.random() * 3000)
  leaving.abort()
}
