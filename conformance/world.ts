import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { MailServer } from '#server/test/mail-server.ts'
import { at, type Call, hasStatus, itemsOf, type Request, textAt } from './call.ts'

export interface Person {
  id: string
  token: string
  email: string
  password: string
}

/** The records that exist before the checks: two users, two cities, a visit, and a trip with two legs. */
export interface World {
  url: string
  call: Call
  /** Requests a list of records by the collection's name and a query. */
  list: (collection: string, query?: Record<string, string>, as?: Person) => ReturnType<Call>
  post: (collection: string, body: unknown, as?: Person) => ReturnType<Call>
  patch: (collection: string, id: string, body: unknown, as?: Person) => ReturnType<Call>
  /** Creates a record as a user and returns its id. Throws when the server refuses it. */
  made: (as: Person, collection: string, body: Record<string, unknown>) => Promise<string>
  person: (name?: string) => Promise<Person>
  /** Signs in as a superuser. Throws when no superuser's account was given. */
  superuser: () => Promise<Person>
  /** The code of eight digits in the next mail to an address. Throws when no mail comes. */
  codeTo: (address: string) => Promise<string>
  a: Person
  b: Person
  /** A city, in a country. */
  x: { id: string; name: string; latitude: number; country: string; countryName: string }
  y: { id: string }
  visit: string
  trip: string
  bus: string
  car: string
}

/** How often the mailbox is polled. */
const mailWaits = 200
const mailWaitMs = 50

export const password = 'a good password'
export const records = (collection: string, id = '') =>
  `/api/collections/${collection}/records${id && `/${id}`}`

/** The means that some checks need besides the API. */
export interface Means {
  superuser: { email: string; password: string } | null
  /** Receives the mails of the server. */
  mails: MailServer | null
}

/** Creates the records through the record API, so that the checks work on any server that speaks it. */
export async function createWorld(url: string, call: Call, means: Means): Promise<World> {
  const list: World['list'] = (collection, query = {}, as) =>
    call('GET', `${records(collection)}?${new URLSearchParams(query).toString()}`, asked(as))
  const post: World['post'] = (collection, body, as) =>
    call('POST', records(collection), { body, ...asked(as) })
  const made: World['made'] = async (as, collection, body) => {
    const answer = await post(collection, { user: as.id, ...body }, as)
    hasStatus(answer, 200)
    return textAt(answer.json, 'id')
  }
  const signIn = async (collection: string, email: string, password: string): Promise<Person> => {
    const body = { identity: email, password }
    const signedIn = await call('POST', `/api/collections/${collection}/auth-with-password`, { body })
    hasStatus(signedIn, 200)
    return { id: textAt(signedIn.json, 'record.id'), token: textAt(signedIn.json, 'token'), email, password }
  }
  const person = async (name = 'Somebody'): Promise<Person> => {
    const email = `${randomBytes(8).toString('hex')}@example.org`
    const account = { email, password, passwordConfirm: password, name, emailVisibility: false }
    hasStatus(await post('users', account), 200)
    return signIn('users', email, password)
  }
  const superuser = async () => {
    assert.ok(means.superuser, 'The account of a superuser was not given.')
    return signIn('_superusers', means.superuser.email, means.superuser.password)
  }
  const codeTo = async (address: string) => {
    for (let wait = 0; wait < mailWaits; wait += 1) {
      const index = means.mails?.received.findIndex(({ to }) => to.includes(address)) ?? -1
      const [mail] = index < 0 ? [] : (means.mails?.received.splice(index, 1) ?? [])
      const code = /(?:^|[\s>])(\d{8})(?=[\s<])/m.exec(
        mail?.content.split('\r\n\r\n').slice(1).join('\n') ?? '',
      )?.[1]
      if (code !== undefined) return code
      await setTimeout(mailWaitMs)
    }
    throw new Error(`No mail with a code came to ${address}.`)
  }

  const [a, b] = [await person(), await person()]
  const [x, y] = itemsOf(await list('city', { filter: 'country!=""', perPage: '2', expand: 'country' }))
  const trip = await made(a, 'trip', { name: 'A to B' })
  const city = textAt(x, 'id')
  const bus = await made(a, 'travel_item', { trip, type: 'bus', from: city, order: 1 })
  const car = await made(a, 'travel_item', { trip, type: 'car', order: 2 })
  const world: World = {
    url,
    call,
    list,
    post,
    patch: (collection, id, body, as) => call('PATCH', records(collection, id), { body, ...asked(as) }),
    made,
    person,
    superuser,
    codeTo,
    a,
    b,
    x: {
      id: city,
      name: textAt(x, 'name'),
      latitude: Number(at(x, 'latitude')),
      country: textAt(x, 'country'),
      countryName: textAt(x, 'expand.country.name'),
    },
    y: { id: textAt(y, 'id') },
    visit: await made(a, 'visited_city', { city }),
    trip,
    bus,
    car,
  }
  hasStatus(await world.patch('trip', trip, { travel_items: [car, bus] }, a), 200)
  return world
}

const asked = (as: Person | undefined): Request => (as ? { as } : {})
