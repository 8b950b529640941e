import { onTestFinished, vi } from 'vitest'
import { type Authenticator, base64url, type CredentialJson } from '#server/test/authenticator.ts'

/** What the person does in the browser's dialog, and in the list of the field. */
export interface PasskeyUser {
  /** Throws what the browser throws in place of an answer. */
  refusal: Error | null
  /** While it is pending, the dialog stays open. */
  dialog: Promise<void>
  /** Chooses the passkey in the field; set while the browser offers it there. */
  pick: (() => void) | null
  offers: number
  forgotten: string[]
}

const bytes = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64url')).buffer
const text = (given: BufferSource) =>
  base64url(ArrayBuffer.isView(given) ? new Uint8Array(given.buffer) : new Uint8Array(given))
const credentialOf = ({ id, type, response }: CredentialJson) => ({
  id,
  rawId: bytes(id),
  type,
  response: {
    ...Object.fromEntries(
      Object.entries(response).map(([key, value]) => [key, key === 'transports' ? value : bytes(value)]),
    ),
    getTransports: () => response['transports'],
  },
  getClientExtensionResults: () => ({}),
})

/** Gives the page a browser with this authenticator, until the test ends. */
export function plugIn(authenticator: Authenticator): PasskeyUser {
  const person: PasskeyUser = {
    refusal: null,
    dialog: Promise.resolve(),
    pick: null,
    offers: 0,
    forgotten: [],
  }
  const descriptors = (list: PublicKeyCredentialDescriptor[] = []) => list.map(({ id }) => ({ id: text(id) }))
  const credentials = {
    async create({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) {
      if (person.refusal) throw person.refusal
      const { challenge, rp, user, excludeCredentials } = publicKey
      const excluded = descriptors(excludeCredentials)
      const options = { challenge: text(challenge), rp: { id: rp.id ?? '' }, user: { id: text(user.id) } }
      try {
        return credentialOf(authenticator.create({ ...options, excludeCredentials: excluded }))
      } catch {
        throw new DOMException('It is there already.', 'InvalidStateError')
      }
    },
    async get(asked: {
      publicKey: PublicKeyCredentialRequestOptions
      mediation?: string
      signal: AbortSignal
    }) {
      const { challenge, rpId = '', allowCredentials } = asked.publicKey
      if (asked.mediation === 'conditional') {
        person.offers += 1
        await new Promise<void>((resolve, reject) => {
          person.pick = resolve
          asked.signal.addEventListener('abort', () => {
            person.pick = null
            reject(new DOMException('The offer has ended.', 'AbortError'))
          })
        })
        person.pick = null
      } else {
        await person.dialog
        if (person.refusal) throw person.refusal
      }
      const allowed = descriptors(allowCredentials)
      return credentialOf(authenticator.get({ challenge: text(challenge), rpId, allowCredentials: allowed }))
    },
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => true,
      signalUnknownCredential: async ({ credentialId }: { credentialId: string }) => {
        person.forgotten.push(credentialId)
      },
    }),
  )
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
  return person
}
