import type { Authenticator, Faults } from './authenticator.ts'
import type { TestApp } from './create-test-app.ts'
import type { Person } from './people.ts'

const users = '/api/collections/users'
const own = '/api/account/passkeys'

/** The creation options that tests read. */
interface CreationOptions {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  excludeCredentials: { id: string; transports: string[] }[]
}

/** The request options that tests read. */
interface RequestOptions {
  challenge: string
  rpId: string
  allowCredentials: { id: string; transports: string[] }[]
}

interface Asked<Options> {
  challengeId: string
  options: Options
}

export interface Answered {
  status: number
  /** The code of each field's error. */
  codes: Record<string, string>
  json: Record<string, unknown>
}

/** Sends the web app's requests about passkeys. */
export function createPasskeyClient(app: TestApp) {
  async function send(path: string, body: unknown, token?: string, method = 'POST'): Promise<Answered> {
    const response = await app.request(path, { method, body, token })
    const text = await response.text()
    const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    const data = (json['data'] ?? {}) as Record<string, { code?: string }>
    const codes = Object.fromEntries(Object.entries(data).map(([field, { code }]) => [field, code ?? '']))
    return { status: response.status, codes, json }
  }

  async function ask<Options>(path: string, token?: string): Promise<Asked<Options>> {
    const response = await app.request(path, { method: 'POST', body: {}, token })
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return JSON.parse(await response.text()) as Asked<Options>
  }

  const askForNew = (person: Pick<Person, 'token'>) => ask<CreationOptions>(`${own}/options`, person.token)
  const askForUse = () => ask<RequestOptions>(`${users}/passkey-options`)
  const askForProof = (person: Pick<Person, 'token'>) =>
    ask<RequestOptions>('/api/account/proof/passkey', person.token)

  return {
    send,
    askForNew,
    askForUse,
    askForProof,

    /** Adds a passkey. */
    async add(person: Pick<Person, 'token'>, device: Authenticator, name?: string, faults?: Faults) {
      const { challengeId, options } = await askForNew(person)
      const response = device.create(options, faults)
      return send(own, { challengeId, response, ...(name !== undefined && { name }) }, person.token)
    },

    /** Signs in with a passkey. `more` is added to the body. */
    async signIn(device: Authenticator, faults?: Faults, more: object = {}) {
      const { challengeId, options } = await askForUse()
      return send(`${users}/auth-with-passkey`, {
        challengeId,
        response: device.get(options, faults),
        ...more,
      })
    },

    authenticate: (challengeId: string, response: unknown) =>
      send(`${users}/auth-with-passkey`, { challengeId, response }),

    /** Confirms the signed-in person's identity with a passkey. */
    async prove(person: Pick<Person, 'token'>, device: Authenticator, faults?: Faults) {
      const { challengeId, options } = await askForProof(person)
      const response = device.get(options, faults)
      return send('/api/account/proof', { challengeId, response }, person.token)
    },

    /** Renames a passkey. */
    rename: (person: Pick<Person, 'token'>, id: string, name: unknown) =>
      send(`${own}/${id}`, { name }, person.token, 'PATCH'),

    remove: (person: Pick<Person, 'token'>, id: string) =>
      send(`${own}/${id}`, undefined, person.token, 'DELETE'),

    /** The passkeys that the security settings list. */
    async listed(person: Pick<Person, 'token'>) {
      const { json } = await send('/api/account/security', undefined, person.token, 'GET')
      return json['passkeys'] as { id: string; name: string; created: string; used: string }[]
    },
  }
}
