/** A fair semaphore: gives turns to a limited number of holders at a time, in the order of their arrival. */
export class Turns {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#free = most
  }

  /** Resolves when it is the caller's turn. */
  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Ends a turn and gives it to the caller that has waited longest. */
  pass() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
