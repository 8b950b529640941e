import { availableParallelism } from 'node:os'
import { createBoundedQueue } from './bounded-queue.ts'

export interface Passwords {
  /** The argon2id hash to store. */
  hash(password: string): Promise<string>
  /**
   * Whether the password has this hash. With no hash (nobody found, or an account without a password) it takes
   * as long and says no, so that timing does not reveal who has an account.
   */
  matches(password: string, stored: string | null): Promise<boolean>
}

/** What hashing costs: memory in KiB and passes. */
export interface HashingCost {
  memoryCost: number
  timeCost: number
}

const argon2id: HashingCost = { memoryCost: 19_456, timeCost: 2 }
const waitingHashes = 64

// Loaded with the first password: starting is to be quick.
const argon2 = () => import('@node-rs/argon2')

/** Hashes and checks passwords, as many at once as there are cores, with a short queue behind them. */
export function createPasswords(cost: HashingCost = argon2id): Passwords {
  const queue = createBoundedQueue(availableParallelism(), waitingHashes)
  const options = { ...cost, parallelism: 1 }
  const hash = async (password: string) => (await argon2()).hash(password, options)
  const hashed = (password: string) => queue.run(() => hash(password))
  let dummy: Promise<string> | undefined
  return {
    hash: hashed,
    async matches(password, stored) {
      dummy ??= hash('nobody has this password')
      const against = stored || (await dummy)
      const same = await queue.run(async () => (await argon2()).verify(against, password))
      return same && against === stored
    },
  }
}
