import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

interface OpenIdPerson {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
  picture?: string
}

export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The person who is signed in at the provider. It redirects every browser back at once as this person. */
  person: OpenIdPerson
  /** Faults of its next responses: wrong claims in ID tokens, and steps that it leaves out. */
  faults: { claims?: Record<string, unknown>; unsigned?: boolean; denies?: boolean }
  close(): Promise<void>
}

interface Granted {
  person: OpenIdPerson
  challenge: string
  redirect: string
  nonce: string
}

/**
 * A small OpenID provider on a port of this machine. It checks requests strictly, and makes the faults that a test asks
 * for.
 */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, OpenIdPerson>()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: OpenIdProvider = {
    issuer,
    clientId: 'waymark',
    clientSecret: 'a secret of two',
    person: { sub: '1', name: 'Gina Google', email: 'gina@example.org', email_verified: true },
    faults: {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration') return json(200, metadata)
    if (url.pathname === '/jwks')
      return json(200, { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
    if (url.pathname === '/authorize') return response.writeHead(302, { location: authorize(url) }).end()
    if (url.pathname === '/token') return json(...(await exchange(await formIn(request))))
    if (url.pathname === '/userinfo') {
      const person = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''))
      return person ? json(200, person) : json(401, {})
    }
    return json(404, {})
  }

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }

  function authorize({ searchParams: asked }: URL) {
    const redirect = asked.get('redirect_uri') ?? ''
    const back = new URL(redirect)
    back.searchParams.set('state', asked.get('state') ?? '')
    back.searchParams.set('iss', issuer)
    const isRight =
      asked.get('client_id') === provider.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      (asked.get('scope') ?? '').split(' ').includes('openid')
    if (!isRight || provider.faults.denies) {
      back.searchParams.set('error', 'access_denied')
      return back.href
    }
    const code = randomBytes(16).toString('hex')
    const [challenge, nonce] = [asked.get('code_challenge') ?? '', asked.get('nonce') ?? '']
    codes.set(code, { person: { ...provider.person }, challenge, redirect, nonce })
    back.searchParams.set('code', code)
    return back.href
  }

  async function exchange(form: URLSearchParams): Promise<[number, Record<string, unknown>]> {
    const granted = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      form.get('client_id') === provider.clientId &&
      form.get('client_secret') === provider.clientSecret &&
      granted?.redirect === form.get('redirect_uri') &&
      granted?.challenge === challenge
    if (!granted || !isRight) return [400, { error: 'invalid_grant' }]
    const { claims, unsigned } = provider.faults
    const accessToken = randomBytes(16).toString('hex')
    tokens.set(accessToken, granted.person)
    const now = Math.floor(Date.now() / 1000)
    const about = { iss: issuer, aud: provider.clientId, iat: now, exp: now + 300, nonce: granted.nonce }
    const idToken = await new SignJWT({ ...about, sub: granted.person.sub, ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .sign(unsigned ? stranger.privateKey : privateKey)
    return [200, { access_token: accessToken, id_token: idToken, token_type: 'Bearer', expires_in: 300 }]
  }

  return provider
}

async function formIn(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}
