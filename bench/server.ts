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

const person = { email: 'bench@example.org', password: 'a long enough password' }

/** Registers the only user of a temporary server and signs in. */
export async function signUp(url: string): Promise<Session> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/collections/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return response.json()
  }
  const { email, password } = person
  await post('records', { name: 'Bench', email, password, passwordConfirm: password, emailVisibility: true })
  return (await post('auth-with-password', { identity: email, password })) as Session
}
