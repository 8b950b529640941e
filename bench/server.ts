import { type RealServer, startRealServer } from '#server/test/real-server.ts'

/** Starts the server on a free port with `dataDir`, as `npm start` does, and with the environment of this process. */
export const startServer = (dataDir: string): Promise<RealServer> =>
  startRealServer(dataDir, {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })

/** A signed-in user: the values that the browser stores for a session. */
export interface Session {
  token: string
  record: { id: string }
}

/** The only person whom the measurements sign in. */
export const benchPerson = { email: 'bench@example.org', password: 'a long enough password' }

async function post(url: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}/api/collections/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.json()
}

/** Registers the only user of a temporary server and signs in. */
export async function signUp(url: string): Promise<Session> {
  const { email, password } = benchPerson
  const person = { name: 'Bench', email, password, passwordConfirm: password, emailVisibility: true }
  await post(url, 'records', person)
  return signIn(url)
}

/** Signs in the user whom signUp() has registered. */
export async function signIn(url: string): Promise<Session> {
  const { email, password } = benchPerson
  return (await post(url, 'auth-with-password', { identity: email, password })) as Session
}
