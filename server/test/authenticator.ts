import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

/** Deviations of an authenticator or a browser from correct behaviour. */
export interface Faults {
  origin?: string
  rpId?: string
  /** The type in the client data. */
  type?: string
  challenge?: string
  crossOrigin?: boolean
  topOrigin?: string
  /** The flag UP: false when nobody has touched the authenticator. */
  userPresent?: boolean
  /** The flag UV: false when the authenticator has not verified its user. */
  userVerified?: boolean
  /** The value of the signature counter, which otherwise increases by one. */
  counter?: number
  /** The user handle in an assertion, base64url; null for none. */
  userHandle?: string | null
  /** The key that signs in place of the credential's key. */
  key?: KeyObject
  /** The attestation statement, with its format. */
  attestation?: { fmt: string; attStmt: Cbor }
  /** The credential's id. */
  id?: Uint8Array
  /** The COSE key that is sent in place of the credential's public key. */
  publicKey?: Map<number, Cbor>
}

/** The parts of PublicKeyCredentialCreationOptionsJSON that an authenticator needs. */
interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
  excludeCredentials?: { id: string }[]
}

/** The parts of PublicKeyCredentialRequestOptionsJSON that an authenticator needs. */
interface RequestOptions {
  challenge: string
  rpId?: string
  allowCredentials?: { id: string }[]
}

/** The JSON form of a PublicKeyCredential. */
export interface CredentialJson {
  id: string
  rawId: string
  type: string
  clientExtensionResults: object
  response: Record<string, unknown>
}

export interface Authenticator {
  /** The result of navigator.credentials.create(). Throws when the options exclude its credential. */
  create(options: CreationOptions, faults?: Faults): CredentialJson
  /** The result of navigator.credentials.get(), with the last created credential. Throws when that is not allowed. */
  get(options: RequestOptions, faults?: Faults): CredentialJson
  /** A second authenticator with the same key and counter, like a stolen copy. */
  copy(): Authenticator
}

interface State {
  id: Uint8Array
  key: KeyObject
  userHandle: string
  counter: number
}

/**
 * A browser on `origin` with an authenticator that signs with ECDSA on P-256 and counts its signatures. With
 * `counts: false` the counter stays 0, as in password managers.
 */
export function createAuthenticator(origin = 'http://localhost:8090', { counts = true } = {}): Authenticator {
  return authenticatorWith(origin, counts, null)
}

function authenticatorWith(origin: string, counts: boolean, initial: State | null): Authenticator {
  let state = initial
  const hostname = new URL(origin).hostname

  function clientData(type: string, challenge: string, faults: Faults) {
    const data = {
      type: faults.type ?? type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? origin,
      crossOrigin: faults.crossOrigin ?? false,
      ...(faults.topOrigin !== undefined && { topOrigin: faults.topOrigin }),
    }
    return Buffer.from(JSON.stringify(data))
  }

  function authenticatorData(rpId: string, counter: number, faults: Faults, credential?: Buffer) {
    const { userPresent = true, userVerified = true } = faults
    const flags = (userPresent ? 1 : 0) | (userVerified ? 4 : 0) | (credential ? 64 : 0)
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(faults.rpId ?? rpId), rest, credential ?? Buffer.alloc(0)])
  }

  return {
    create(options, faults = {}) {
      const known = state && base64url(state.id)
      if (options.excludeCredentials?.some(({ id }) => id === known)) throw new Error('InvalidStateError')
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x, y } = publicKey.export({ format: 'jwk' })
      const cose =
        faults.publicKey ??
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x ?? '', 'base64url')],
          [-3, Buffer.from(y ?? '', 'base64url')],
        ])
      state = {
        id: faults.id ?? randomBytes(32),
        key: privateKey,
        userHandle: options.user.id,
        counter: faults.counter ?? (counts ? 1 : 0),
      }
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(state.id.length)
      const credential = Buffer.concat([Buffer.alloc(16), idLength, state.id, cbor(cose)])
      const authData = authenticatorData(options.rp.id ?? hostname, state.counter, faults, credential)
      const { fmt, attStmt } = faults.attestation ?? { fmt: 'none', attStmt: new Map() }
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      )
      return credentialJson(state.id, {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, faults)),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid', 'telepathy'],
      })
    },

    get(options, faults = {}) {
      if (!state) throw new Error('NotAllowedError')
      const { id, key, userHandle } = state
      // An empty list allows every credential.
      const allowed = options.allowCredentials ?? []
      if (allowed.length > 0 && !allowed.some((one) => one.id === base64url(id)))
        throw new Error('NotAllowedError')
      const counter = faults.counter ?? (counts ? state.counter + 1 : 0)
      state = { ...state, counter }
      const client = clientData('webauthn.get', options.challenge, faults)
      const authData = authenticatorData(options.rpId ?? hostname, counter, faults)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), faults.key ?? key)
      const handle = faults.userHandle === undefined ? userHandle : faults.userHandle
      return credentialJson(faults.id ?? id, {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        ...(handle !== null && { userHandle: handle }),
      })
    },

    copy: () => authenticatorWith(origin, counts, state),
  }
}

/** A key that no server knows. */
export const strangerKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  )

const credentialJson = (id: Uint8Array, response: Record<string, unknown>): CredentialJson => ({
  id: base64url(id),
  rawId: base64url(id),
  type: 'public-key',
  clientExtensionResults: {},
  response,
})

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

export const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A value that cbor() encodes. */
export type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>

/** Encodes a value as CBOR (RFC 8949): integers, texts, bytes, lists and maps. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  const items = [...(value as readonly Cbor[])]
  return Buffer.concat([head(4, items.length), ...items.map(cbor)])
}

/** The head of a CBOR item: its type, and its value or length. */
function head(type: number, length: number) {
  const bytes = length < 24 ? 0 : length < 256 ? 1 : length < 65_536 ? 2 : 4
  const item = Buffer.alloc(1 + bytes)
  item.writeUInt8((type << 5) | (bytes === 0 ? length : 23 + Math.log2(bytes) + 1))
  if (bytes > 0) item.writeUIntBE(length, 1, bytes)
  return item
}
