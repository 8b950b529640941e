import type { CollectionName } from '#shared/collections/index.ts'
import type { TestRequest } from './test-request.ts'

export interface Person {
  id: string
  email: string
  password: string
  name: string
  token: string
  record: Record<string, unknown>
}

export interface People {
  /** Registers a new user and signs in. Missing values get defaults. */
  register(about?: { email?: string; password?: string; name?: string }): Promise<Person>
  /** Signs in and returns the new session's token and the record. */
  signIn(email: string, password: string): Promise<{ token: string; record: Record<string, unknown> }>
  /** Creates a record of a person and returns its id. */
  createRecord(owner: Person, collection: CollectionName, body: Record<string, unknown>): Promise<string>
}

type Send = (path: string, request?: TestRequest) => Promise<Response>

/** Creates test users through the API. */
export function createPeople(send: Send): People {
  let made = 0

  async function reply(path: string, body: unknown, token?: string) {
    const response = await send(path, { method: 'POST', body, token })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
    return answer
  }

  async function signIn(email: string, password: string) {
    const answer = await reply('/api/collections/users/auth-with-password', { identity: email, password })
    return answer as { token: string; record: Record<string, unknown> }
  }

  return {
    signIn,
    async createRecord(owner, collection, body) {
      const path = `/api/collections/${collection}/records`
      const record = await reply(path, { user: owner.id, ...body }, owner.token)
      return String((record as { id: unknown }).id)
    },
    async register({ email, password = 'correct horse', name = 'Anna Test' } = {}) {
      made += 1
      const address = email ?? `person${made}@example.org`
      await reply('/api/collections/users/records', {
        email: address,
        name,
        password,
        passwordConfirm: password,
        emailVisibility: true,
      })
      const { token, record } = await signIn(address, password)
      return { id: String(record['id']), email: address, password, name, token, record }
    },
  }
}
