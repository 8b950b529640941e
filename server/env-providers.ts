import { createPrivateKey, type KeyObject } from 'node:crypto'
import { providerKinds, type ProviderKind } from '#shared/config.ts'
import { type EnvSource, secretIn } from './env-secret.ts'

/** A provider with which people can sign in. */
export interface ProviderSettings {
  /** The name that clients request it by, and under which its links are stored. */
  name: string
  kind: ProviderKind
  /** Its name for people. */
  title: string
  /** The address of its issuer; of GitHub, of its website. */
  issuer: string
  clientId: string
  /** The proof that the server is this client; for Apple, a key with which it signs a new proof each time. */
  credential: { secret: string } | AppleKey
}

/** A key for "Sign in with Apple". */
export interface AppleKey {
  teamId: string
  keyId: string
  privateKey: KeyObject
}

/** The provider that the older variables GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and OIDC_ISSUER configure. */
interface GoogleVariables {
  clientId: string
  clientSecret: string
  issuer: string
}

/** The title and the issuer of each kind, unless the operator has configured others. */
const known: Record<ProviderKind, { title: string; issuer: string }> = {
  google: { title: 'Google', issuer: 'https://accounts.google.com' },
  apple: { title: 'Apple', issuer: 'https://appleid.apple.com' },
  // Every organisation and every personal account. An issuer with a tenant allows only that organisation.
  microsoft: { title: 'Microsoft', issuer: 'https://login.microsoftonline.com/common/v2.0' },
  github: { title: 'GitHub', issuer: 'https://github.com' },
  oidc: { title: '', issuer: '' },
}

/** The prefix of a provider's variables: OIDC_MY_HOME_ for "my-home". */
export const variablesOf = (name: string) => `OIDC_${name.toUpperCase().replaceAll('-', '_')}_`

/**
 * Reads the providers that OIDC_PROVIDERS names, in its order, and the one of the older variables, which comes first
 * unless it is named. Appends errors to `problems`, without repeating a value.
 */
export function readProviders(
  source: EnvSource,
  google: GoogleVariables | null,
  problems: string[],
): ProviderSettings[] {
  const listed = (source['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const names = new Set(google === null || listed.includes('google') ? listed : ['google', ...listed])
  if (new Set(listed).size < listed.length) problems.push('  OIDC_PROVIDERS should name each provider once.')
  return [...names].flatMap((name) => {
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
      problems.push('  OIDC_PROVIDERS should be names of letters, digits and hyphens, separated by commas.')
      return []
    }
    return readProvider(source, name, name === 'google' ? google : null, problems) ?? []
  })
}

function readProvider(
  source: EnvSource,
  name: string,
  older: GoogleVariables | null,
  problems: string[],
): ProviderSettings | null {
  const prefix = variablesOf(name)
  const before = problems.length
  const plain = (variable: string) => source[prefix + variable]?.trim() ?? ''
  const secret = (variable: string, example: string, otherwise = '') => {
    const problemsBefore = problems.length
    const value = secretIn(source, prefix + variable, problems) ?? otherwise
    if (value === '' && problems.length === problemsBefore)
      problems.push(`  ${prefix}${variable} should be ${example}, because OIDC_PROVIDERS names ${name}.`)
    return value
  }

  const kind = plain('KIND') === '' ? kindOf(name) : providerKinds.find((each) => each === plain('KIND'))
  if (kind === undefined) {
    problems.push(`  ${prefix}KIND should be ${providerKinds.join(', ')}.`)
    return null
  }
  const clientId = secret('CLIENT_ID', 'the id of this client at the provider', older?.clientId)
  const given = plain('ISSUER') || (older?.issuer ?? known[kind].issuer)
  // The slash at the end is part of an OpenID provider's issuer. GitHub's is a URL prefix.
  const issuer = kind === 'github' ? given.replace(/\/+$/, '') : given
  if (!/^https?:$/.test(URL.canParse(issuer) ? new URL(issuer).protocol : '')) {
    problems.push(`  ${prefix}ISSUER should be the https:// address of the provider.`)
    return null
  }
  const credential =
    kind === 'apple'
      ? appleKeyIn(secret, `${prefix}PRIVATE_KEY`, problems)
      : { secret: secret('CLIENT_SECRET', 'the secret of this client at the provider', older?.clientSecret) }
  const title = plain('TITLE') || known[kind].title || new URL(issuer).host
  if (problems.length > before || credential === null) return null
  return { name, kind, title, issuer, clientId, credential }
}

function appleKeyIn(
  secret: (variable: string, example: string) => string,
  variable: string,
  problems: string[],
): AppleKey | null {
  const teamId = secret('TEAM_ID', 'the id of the team at Apple')
  const keyId = secret('KEY_ID', 'the id of the private key at Apple')
  const text = secret('PRIVATE_KEY', 'the content of the .p8 file of Apple')
  if (text === '') return null
  const privateKey = ellipticKeyIn(text.replaceAll(String.raw`\n`, '\n'))
  if (privateKey) return { teamId, keyId, privateKey }
  problems.push(`  ${variable} should be the content of the .p8 file of Apple, with its first and last line.`)
  return null
}

/** The key for ES256 in a PEM text; null when there is none. */
function ellipticKeyIn(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null
  } catch {
    return null
  }
}

const kindOf = (name: string): ProviderKind => providerKinds.find((kind) => kind === name) ?? 'oidc'
