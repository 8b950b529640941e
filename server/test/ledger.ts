import { setTimeout as waited } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { newId } from '#server/db/new-id.ts'
import type { HttpClient } from './http-client.ts'
import { createPeople, type Person } from './people.ts'
import { run } from './test-database.ts'
import { tinyPng } from './tiny-png.ts'

/** The writes of one person to a running server, and the server's acknowledgements. */
export interface Ledger {
  readonly person: Person
  /** The number of acknowledged writes. */
  readonly acknowledged: number
  /** The number of writes with another outcome, by the status of the response or the code of the connection's error. */
  readonly refused: Map<string, number>
  /** Writes with several requests at a time until the client is closed. stop() resolves when no request is open. */
  write(client: HttpClient, requests?: number): { stop(): Promise<void> }
  /**
   * Compares the stored data with the acknowledged writes, and returns a sentence for each difference. Call it while
   * nothing writes. A write without a response counts from then on as acknowledged if it was stored.
   */
  readonly differences: (database: Database) => Promise<string[]>
}

interface Mark {
  id: string
  city: string
}

interface SavedTrip {
  id: string
  legs: string[]
}

/** The writes without an acknowledgement, which may be stored. For each trip: its last acknowledged version. */
interface Unanswered {
  readonly marks: Set<Mark>
  readonly trips: Map<SavedTrip, SavedTrip | undefined>
  avatar: boolean
}

/** The data that must be stored. */
interface Expected {
  marks: readonly Mark[]
  trips: readonly SavedTrip[]
  avatar: string
  open: Unanswered
}

/** The maximum numbers of marks and trips. At the maximum, a new mark or trip replaces an earlier one. */
const mostMarks = 300
const mostTrips = 30
const mostLegs = 20
const pauseMs = 20

const nameOf = (legs: readonly string[]) => `${legs.length} legs`
const records = (collection: string) => `/api/collections/${collection}/records`

/** The empty ledger of a new person. */
export async function newLedger(client: HttpClient, about: { email?: string } = {}): Promise<Ledger> {
  const person = await createPeople(client.send).register(about)
  const list = await client.send(`${records('city')}?perPage=1000&fields=id`)
  const { items } = (await list.json()) as { items: { id: string }[] }
  return createLedger(
    person,
    items.map(({ id }) => id),
  )
}

/** The outcomes of the writes of a ledger. */
interface Outcomes {
  acknowledged: number
  readonly refused: Map<string, number>
}

function createSender(token: string, outcomes: Outcomes) {
  /** Sends a write and returns its response when it was acknowledged. */
  async function send(
    client: HttpClient,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Record<string, unknown> | null> {
    try {
      const response = await client.send(path, { method, body, token })
      const text = await response.text()
      if (response.ok) {
        outcomes.acknowledged += 1
        return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
      }
      note(String(response.status))
    } catch (error) {
      note(error instanceof Error && 'code' in error ? String(error.code) : String(error))
    }
    await waited(pauseMs)
    return null
  }

  function note(outcome: string) {
    outcomes.refused.set(outcome, (outcomes.refused.get(outcome) ?? 0) + 1)
  }

  return send
}

function createLedger(person: Person, cities: readonly string[]): Ledger {
  const { id: user, token } = person
  const free = [...cities]
  let marks: Mark[] = []
  let trips: SavedTrip[] = []
  let avatar = ''
  const open: Unanswered = { marks: new Set(), trips: new Map(), avatar: false }
  const outcomes: Outcomes = { acknowledged: 0, refused: new Map() }
  const send = createSender(token, outcomes)

  async function mark(client: HttpClient) {
    const city = free.pop()
    if (city === undefined) return
    const wanted = { id: newId(), city }
    open.marks.add(wanted)
    const reply = await send(client, 'POST', records('visited_city'), { ...wanted, user })
    if (!reply) return
    open.marks.delete(wanted)
    marks.push(wanted)
  }

  async function unmark(client: HttpClient) {
    const removed = marks.shift()
    if (!removed) return
    open.marks.add(removed)
    const reply = await send(client, 'DELETE', `${records('visited_city')}/${removed.id}`)
    if (!reply) return
    open.marks.delete(removed)
    free.push(removed.city)
  }

  /** Saves a trip with all its legs in one batch, as the web app does. Its name contains the number of its legs. */
  async function saveTrip(client: HttpClient) {
    const saved = trips.length < mostTrips ? undefined : trips.shift()
    const legs = Array.from({ length: 1 + Math.floor(Math.random() * mostLegs) }, newId)
    const trip: SavedTrip = { id: saved?.id ?? newId(), legs }
    const requests = tripRequests(user, trip, saved)
    open.trips.set(trip, saved)
    const reply = await send(client, 'POST', '/api/batch', { requests })
    if (!reply) return
    open.trips.delete(trip)
    trips.push(trip)
  }

  async function changePicture(client: HttpClient) {
    if (open.avatar) return mark(client)
    const body = new FormData()
    body.set('avatar', new File([tinyPng], `${newId()}.png`, { type: 'image/png' }))
    open.avatar = true
    const reply = await send(client, 'PATCH', `${records('users')}/${user}`, body)
    if (!reply) return
    open.avatar = false
    avatar = String(reply['avatar'])
  }

  const kinds = [mark, saveTrip, mark, changePicture, mark]
  let turn = 0
  const ledger: Ledger = {
    person,
    get acknowledged() {
      return outcomes.acknowledged
    },
    refused: outcomes.refused,
    write(client, requests = 4) {
      const state = { stopped: false }
      async function writeOn() {
        while (!state.stopped && !client.isClosed()) {
          turn += 1
          const next = marks.length > mostMarks ? unmark : (kinds[turn % kinds.length] ?? mark)
          await next(client)
        }
      }
      const writing = Array.from({ length: requests }, writeOn)
      return {
        async stop() {
          state.stopped = true
          await Promise.all(writing)
        },
      }
    },

    async differences(database) {
      const stored = await storedOf(database, user)
      const problems = problemsOf(stored, { marks, trips, avatar, open })

      for (const { id, city } of open.marks) if (!stored.marks.has(id)) free.push(city)
      marks = [...stored.marks].map(([id, city]) => ({ id, city }))
      trips = [...stored.trips].map(([id, legs]) => ({ id, legs }))
      avatar = stored.avatar
      open.marks.clear()
      open.trips.clear()
      open.avatar = false
      return problems
    },
  }
  return ledger
}

/** The requests of a batch that saves a trip in place of its earlier version, as the web app sends them. */
function tripRequests(user: string, { id: trip, legs }: SavedTrip, before: SavedTrip | undefined) {
  const path = `${records('trip')}/${trip}`
  const name = nameOf(legs)
  const first = before
    ? { method: 'PATCH', url: path, body: { name } }
    : { method: 'POST', url: records('trip'), body: { id: trip, user, name } }
  return [
    first,
    ...(before?.legs ?? []).map((id) => ({ method: 'DELETE', url: `${records('travel_item')}/${id}` })),
    ...legs.map((id, order) => ({
      method: 'POST',
      url: records('travel_item'),
      body: { id, user, trip, type: 'train', order },
    })),
    { method: 'PATCH', url: path, body: { travel_items: legs } },
  ]
}

/** A sentence for each difference between the stored and the expected data. */
function problemsOf(stored: Stored, { marks, trips, avatar, open }: Expected): string[] {
  const problems = [...stored.halves]
  for (const { id } of marks) if (!stored.marks.has(id)) problems.push(`The mark ${id} is lost.`)
  const known = new Set([...marks, ...open.marks].map(({ id }) => id))
  for (const id of stored.marks.keys()) if (!known.has(id)) problems.push(`The removed mark ${id} is back.`)
  const possible = [
    ...trips.map((trip) => [trip]),
    ...[...open.trips].map(([after, before]) => [after, before ?? { id: after.id, legs: null }]),
  ]
  for (const states of possible) {
    const id = states[0]?.id ?? ''
    if (!states.some((state) => state.legs?.join() === stored.trips.get(id)?.join())) {
      problems.push(`The trip ${id} is not as it was saved.`)
    }
  }
  if (!open.avatar && stored.avatar !== avatar) problems.push(`The picture "${avatar}" is lost.`)
  return problems
}

/** The stored data of a ledger's person. */
interface Stored {
  /** The cities by the ids of the marks. */
  marks: Map<string, string>
  /** The ids of the legs, in their order, by the ids of the trips. */
  trips: Map<string, string[]>
  /** The name of the picture. */
  avatar: string
  /** A sentence for each damaged or partly stored record. */
  halves: string[]
}

/** Reads the stored data of a ledger's person. */
export async function storedOf(database: Database, user: string): Promise<Stored> {
  const { problems: halves } = await database.inspect()
  const rows = <Row>(table: string, owner = 'user') =>
    run<Row>(database, sql`select * from ${sql.table(table)} where ${sql.ref(owner)} = ${user}`)

  const marks = new Map((await rows<Mark>('visited_city')).map(({ id, city }) => [id, city]))
  const legs = await rows<{ id: string; trip: string }>('travel_item')
  const trips = new Map<string, string[]>()
  for (const trip of await rows<{ id: string; name: string; travel_items: string }>('trip')) {
    const listed = JSON.parse(trip.travel_items) as string[]
    trips.set(trip.id, listed)
    const own = legs.filter((leg) => leg.trip === trip.id).map(({ id }) => id)
    if (trip.name !== nameOf(own) || listed.toSorted().join() !== own.toSorted().join()) {
      halves.push(`The trip ${trip.id} of ${trip.name} has ${own.length} legs and lists ${listed.length}.`)
    }
  }
  for (const { trip } of legs) if (!trips.has(trip)) halves.push(`The trip ${trip} left a leg behind.`)

  const [account] = await rows<{ avatar: string }>('users', 'id')
  const files = (await rows<{ name: string }>('avatar')).map(({ name }) => name).join()
  const avatar = account?.avatar ?? ''
  if (files !== avatar) halves.push(`The account names the picture "${avatar}"; stored: "${files}".`)
  return { marks, trips, avatar, halves }
}
