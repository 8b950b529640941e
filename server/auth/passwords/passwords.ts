import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'

export interface Passwords {
  /** The argon2id hash to store. */
  hash(password: string): Promise<string>
  /** The argon2id hash with a given salt: the same text and salt give the same hash, which a query can find. */
  digest(text: string, salt: string): Promise<string>
  /**
   * Whether the password matches the hash. Without a hash (no account found, or one without a password) a dummy
   * hash is checked and the result is false, so that timing does not reveal who has an account.
   */
  matches(password: string, stored: string | null): Promise<boolean>
}

/** The cost of hashing: memory in KiB, and number of passes. */
export interface HashingCost {
  memoryCost: number
  timeCost: number
}

const argon2id: HashingCost = { memoryCost: 19_456, timeCost: 2 }
const maxWaiting = 64

// Loaded on first use, for a faster start.
const argon2 = () => import('@node-rs/argon2')

/** Hashes and checks passwords: as many at a time as there are cores, and at most 64 more wait in a queue. */
export function createPasswords(cost: HashingCost = argon2id): Passwords {
  const queue = createBoundedQueue(availableParallelism(), maxWaiting)
  const options = { ...cost, parallelism: 1 }
  const hash = async (password: string) => (await argon2()).hash(password, options)
  const hashed = (password: string) => queue.run(() => hash(password))
  let dummy: Promise<string> | undefined
  return {
    hash: hashed,
    digest: (text, salt) =>
      queue.run(async () =>
        (await argon2()).hash(text, { ...options, salt: createHash('sha256').update(salt).digest() }),
      ),
    async matches(password, stored) {
      dummy ??= hash('nobody has this password')
      const against = stored || (await dummy)
      const same = await queue.run(async () => (await argon2()).verify(against, password))
      return same && against === stored
    },
  }
}
