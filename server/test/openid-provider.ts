import { createHash, createPrivateKey, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import type { ProviderSettings } from '#server/env-providers.ts'

interface OpenIdPerson {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
  picture?: string
}

/** An account at GitHub, as its API describes it. */
interface GitHubAccount {
  user: { id: number; login: string; name: string | null }
  emails: { email: string; primary: boolean; verified: boolean }[]
}

type Kind = 'oidc' | 'apple' | 'github'

export interface OpenIdProvider {
  kind: Kind
  issuer: string
  clientId: string
  clientSecret: string
  /** The person who is signed in at the provider. The provider signs in every browser as this person without a form. */
  person: OpenIdPerson
  /** The account that signs in when the provider behaves like GitHub. */
  gitHub: GitHubAccount
  /** The form value `user` that a provider like Apple posts with the code; "" for none. */
  postedUser: string
  /** The settings that a server needs for a provider like Apple. */
  appleKey: { teamId: string; keyId: string; pem: string }
  /** Faults of its next responses: wrong claims in ID tokens, ID tokens of another key, and refused sign-ins. */
  faults: { claims?: Record<string, unknown>; unsigned?: boolean; denies?: boolean }
  close(): Promise<void>
}

/** The settings of a server that uses a provider. */
export function settingsFor(
  { issuer, clientId, clientSecret, appleKey }: OpenIdProvider,
  { name = 'google', kind = 'google' }: Partial<Pick<ProviderSettings, 'name' | 'kind'>> = {},
): ProviderSettings {
  const { teamId, keyId, pem } = appleKey
  const credential =
    kind === 'apple' ? { teamId, keyId, privateKey: createPrivateKey(pem) } : { secret: clientSecret }
  return { name, kind, title: name, issuer, clientId, credential }
}

interface Granted {
  person: OpenIdPerson
  challenge: string
  redirect: string
  nonce: string
}

/**
 * A small provider on a port of this machine that behaves like a standard OpenID provider, like Apple or like GitHub. It
 * checks requests strictly, and its responses have the faults that a test sets.
 */
export async function startOpenIdProvider(kind: Kind = 'oidc'): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const clientKey = await generateKeyPair('ES256', { extractable: true })
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: OpenIdProvider = {
    kind,
    issuer,
    gitHub: {
      user: { id: 583_231, login: 'gina', name: 'Gina Hub' },
      emails: [{ email: 'gina@example.org', primary: true, verified: true }],
    },
    postedUser: '',
    appleKey: { teamId: 'TEAM123456', keyId: 'KEY1234567', pem: await exportPKCS8(clientKey.privateKey) },
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

  const grants = await createGrants(provider, { privateKey, clientKey: clientKey.publicKey })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', issuer)
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (kind === 'github') return answerAsGitHub(request, response, url, json)
    if (url.pathname === '/.well-known/openid-configuration') return json(200, metadataOf(issuer))
    if (url.pathname === '/jwks')
      return json(200, { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] })
    if (url.pathname === '/authorize') return goBack(provider, response, grants.authorize(url))
    if (url.pathname === '/token') return json(...(await grants.exchange(await formIn(request))))
    if (url.pathname === '/userinfo') {
      const person = grants.personOf(request)
      return person ? json(200, person) : json(401, {})
    }
    return json(404, {})
  }

  async function answerAsGitHub(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    json: (status: number, body: unknown) => ServerResponse,
  ) {
    if (url.pathname === '/login/oauth/authorize') return goBack(provider, response, grants.authorize(url))
    if (url.pathname === '/login/oauth/access_token') {
      const { id_token: _, ...tokens } = (await grants.exchange(await formIn(request)))[1]
      // GitHub sends errors with status 200, too.
      return json(200, { ...tokens, token_type: 'bearer', scope: 'read:user,user:email' })
    }
    if (!grants.personOf(request)) return json(401, {})
    if (url.pathname === '/api/v3/user') return json(200, provider.gitHub.user)
    if (url.pathname === '/api/v3/user/emails') return json(200, provider.gitHub.emails)
    return json(404, {})
  }

  return provider
}

async function formIn(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

/** The codes and tokens that a provider has issued. `clientKey` is the client's public key at Apple. */
async function createGrants(provider: OpenIdProvider, keys: { privateKey: CryptoKey; clientKey: CryptoKey }) {
  const { kind, issuer } = provider
  const stranger = await generateKeyPair('RS256')
  const codes = new Map<string, Granted>()
  const tokens = new Map<string, OpenIdPerson>()

  function authorize({ searchParams: asked }: URL) {
    const redirect = asked.get('redirect_uri') ?? ''
    const back = new URL(redirect)
    back.searchParams.set('state', asked.get('state') ?? '')
    back.searchParams.set('iss', issuer)
    const scope = asked.get('scope') ?? ''
    const isRight =
      asked.get('client_id') === provider.clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      (kind === 'github' ? scope === 'read:user user:email' : scope.split(' ').includes('openid')) &&
      (kind !== 'apple' || (scope === 'openid name email' && asked.get('response_mode') === 'form_post'))
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
      (await isOurClient(provider, keys.clientKey, form.get('client_secret') ?? '')) &&
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
      .sign(unsigned ? stranger.privateKey : keys.privateKey)
    return [200, { access_token: accessToken, id_token: idToken, token_type: 'Bearer', expires_in: 300 }]
  }

  return {
    authorize,
    exchange,
    /** The person of the token that a request carries. */
    personOf: ({ headers }: IncomingMessage) =>
      tokens.get((headers.authorization ?? '').replace('Bearer ', '')),
  }
}

/** Whether a secret is the client's. For a provider like Apple, the secret is a token that the client has signed. */
async function isOurClient(provider: OpenIdProvider, clientKey: CryptoKey, secret: string) {
  if (provider.kind !== 'apple') return secret === provider.clientSecret
  const { payload, protectedHeader } = await jwtVerify(secret, clientKey, {
    issuer: provider.appleKey.teamId,
    subject: provider.clientId,
    audience: provider.issuer,
    algorithms: ['ES256'],
  })
  const lifetime = (payload.exp ?? Infinity) - (payload.iat ?? 0)
  return protectedHeader.kid === provider.appleKey.keyId && lifetime <= 15_777_000
}

/** Redirects the browser back. A provider like Apple lets the browser post a form to the same URL instead. */
function goBack({ kind, postedUser }: OpenIdProvider, response: ServerResponse, back: string) {
  if (kind !== 'apple') return response.writeHead(302, { location: back }).end()
  const { origin, pathname, searchParams } = new URL(back)
  searchParams.delete('iss')
  if (postedUser !== '') searchParams.set('user', postedUser)
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  )
  return response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<form method="post" action="${origin}${pathname}">${fields.join('')}</form><script>document.forms[0].submit()</script>`,
    )
}

const metadataOf = (issuer: string) => ({
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
})
