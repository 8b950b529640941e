import { StorageError } from './storage-trouble.ts'

/** The right to use one connection. End it once. */
export interface Share {
  /** `blocked` means that a query waited too long for a lock, or ran too long. */
  end(outcome: 'blocked' | 'done' | 'unused'): void
}

export interface Shares {
  /** Waits for the right to use a connection. Throws a StorageError when it takes too long. */
  take(kind: string): Promise<Share>
  /** The number of calls of take() that wait. */
  readonly waiting: number
}

interface Kind {
  taken: number
  /** The number of connections that this kind may use at the moment. */
  most: number
  waiting: Set<() => void>
}

/**
 * Divides connections among kinds of work. A kind gets at most `mostForOne` connections at a time. A kind whose queries are
 * blocked gets a single connection, and one more with each success. Therefore many blocked kinds leave connections for
 * others.
 */
export function createShares(mostForOne: number, longestWaitMs: number): Shares {
  const kinds = new Map<string, Kind>()
  let waitingInAll = 0

  function shareOf(name: string, kind: Kind): Share {
    kind.taken += 1
    return {
      end(outcome) {
        kind.taken -= 1
        if (outcome === 'blocked') kind.most = 1
        else if (outcome === 'done') kind.most = Math.min(mostForOne, kind.most + 1)
        startWaiting(kind)
        if (kind.taken === 0 && kind.most === mostForOne) kinds.delete(name)
      },
    }
  }

  function startWaiting({ waiting, most, taken }: Kind) {
    // Each start takes a share at once.
    for (const start of [...waiting].slice(0, Math.max(0, most - taken))) start()
  }

  return {
    async take(name) {
      const kind: Kind = kinds.get(name) ?? { taken: 0, most: mostForOne, waiting: new Set() }
      kinds.set(name, kind)
      if (kind.taken < kind.most) return shareOf(name, kind)
      waitingInAll += 1
      return new Promise((resolve, reject) => {
        const start = () => {
          leave()
          resolve(shareOf(name, kind))
        }
        const timer = setTimeout(() => {
          leave()
          reject(new StorageError('busy', `Too many queries wait for the database (${name}).`))
        }, longestWaitMs)
        function leave() {
          clearTimeout(timer)
          kind.waiting.delete(start)
          waitingInAll -= 1
        }
        kind.waiting.add(start)
      })
    },
    get waiting() {
      return waitingInAll
    },
  }
}
