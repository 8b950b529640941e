import { randomBytes } from 'node:crypto'
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
  person: () => Promise<Person>
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

export const password = 'a good password'
export const records = (collection: string, id = '') =>
  `/api/collections/${collection}/records${id && `/${id}`}`

/** Creates the records through the record API, so that the checks work on any server that speaks it. */
export async function createWorld(url: string, call: Call): Promise<World> {
  const list: World['list'] = (collection, query = {}, as) =>
    call('GET', `${records(collection)}?${new URLSearchParams(query).toString()}`, asked(as))
  const post: World['post'] = (collection, body, as) =>
    call('POST', records(collection), { body, ...asked(as) })
  const made: World['made'] = async (as, collection, body) => {
    const answer = await post(collection, { user: as.id, ...body }, as)
    hasStatus(answer, 200)
    return textAt(answer.json, 'id')
  }
  const person = async (): Promise<Person> => {
    const email = `${randomBytes(8).toString('hex')}@example.org`
    const account = { email, password, passwordConfirm: password, name: 'Somebody', emailVisibility: false }
    hasStatus(await post('users', account), 200)
    const body = { identity: email, password }
    const signedIn = await call('POST', '/api/collections/users/auth-with-password', { body })
    hasStatus(signedIn, 200)
    return { id: textAt(signedIn.json, 'record.id'), token: textAt(signedIn.json, 'token'), email, password }
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
